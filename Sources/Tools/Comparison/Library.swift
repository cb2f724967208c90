// The libraries that MiniRx is compared with, and the package that measures each.

import Checkouts
import Toolchain
import Foundation

/// A library that has the same operators.
public enum Library: String {
    /// RxSwift, in a new package, since its own package does not build on every system.
    case rxSwift = "RxSwift"
    /// OpenCombine, whose package is used as it is.
    case openCombine = "OpenCombine"

    /// The package's files, by their paths.
    /// - parameter path: The folder of the library's checkout.
    /// - parameter kit: The folder of this package, which has the cases.
    public func package(checkout path: String, kit: URL) throws -> [String: String] {
        var files = try measuringFiles(of: kit)
        switch self {
        case .rxSwift:
            let checkout = try RxSwiftCheckout(path)
            try checkout.expectVersion6(because: "the cases use names of 6.0")
            files.merge(try checkout.sources()) { _, new in new }
            try add("Cases", of: kit, to: &files) {
                $0.replacing("import MiniRx\n", with: "import RxCocoa\nimport RxSwift\n")
            }
            files["Package.swift"] = manifest(
                targets: checkout.targets(),
                used: checkout.modules.map { "\"\($0)\"" }.joined(separator: ", ")
            )
        case .openCombine:
            let folder = URL(filePath: path).standardizedFileURL
            let sources = folder.appending(path: "Sources/OpenCombine").path
            guard FileManager.default.fileExists(atPath: sources) else {
                throw KitError(
                    """
                    '\(path)' is not a checkout of OpenCombine: it has no folder Sources/OpenCombine. \
                    To get one: 'git clone https://github.com/OpenCombine/OpenCombine'.
                    """
                )
            }
            try add("OpenCombine", of: kit, to: &files) { $0 }
            let package = #"package: "\#(folder.lastPathComponent)""#
            files["Package.swift"] = manifest(
                dependency: #".package(path: "\#(folder.path)")"#,
                used: """
                    .product(name: "OpenCombine", \(package)),
                    .product(name: "OpenCombineDispatch", \(package))
                    """
            )
        }
        return files
    }

    /// The files of every such package: the clock, the counter of allocations, and a program.
    private func measuringFiles(of kit: URL) throws -> [String: String] {
        var files = [
            "Sources/Measure/main.swift": "answerParent(Array(CommandLine.arguments.dropFirst()))\n"
        ]
        try add("Measuring", of: kit, to: &files) { $0 }
        for path in ["AllocationCount.c", "include/AllocationCount.h"] {
            files["Sources/AllocationCount/\(path)"] =
                try text(of: "Sources/Tools/AllocationCount/\(path)", in: kit)
        }
        return files
    }

    /// Adds the files of a folder of the Benchmark program.
    private func add(
        _ folder: String,
        of kit: URL,
        to files: inout [String: String],
        changing change: (String) -> String
    ) throws {
        let path = "Sources/Tools/Benchmark/\(folder)"
        let names = try? FileManager.default.contentsOfDirectory(
            atPath: kit.appending(path: path).path
        )
        for name in names ?? [] {
            files["Sources/Measure/\(name)"] = change(try text(of: "\(path)/\(name)", in: kit))
        }
    }

    /// The text of Package.swift. All targets are compiled as in RxSwift's own package: Swift 5
    /// without further options.
    private func manifest(
        dependency: String = "",
        targets: String = "",
        used: String
    ) -> String {
        """
        // swift-tools-version: 6.0
        import PackageDescription

        let package = Package(
            name: "Measure",
            platforms: [.macOS(.v15)],
            dependencies: [\(dependency)],
            targets: [
                \(targets)
                .target(name: "AllocationCount"),
                .executableTarget(name: "Measure", dependencies: ["AllocationCount", \(used)]),
            ],
            swiftLanguageModes: [.v5]
        )

        """
    }
}
