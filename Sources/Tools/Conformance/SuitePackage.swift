// The package in which RxSwift's tests are built against a library.

import Checkouts
import Foundation
import Toolchain

/// A package with the tests of a checkout and one of the two libraries.
struct SuitePackage {
    /// The package's name.
    static let name = "Conformance"
    /// The folder of the tests in it.
    static let tests = "Tests/Suite/"

    private let modules: [String: String]
    /// The tests by their paths from the folder `Tests` of the checkout on.
    let tests: [String: TestFile]

    /// - parameter kit: The folder with MiniRx.
    init(_ library: TestedLibrary, _ checkout: RxSwiftCheckout, kit: URL) throws {
        let tests = try checkout.tests(where: isRun)
        try checkout.expectVersion6(because: "MiniRx has the names of 6.0")
        var files = try checkout.sources(of: ["RxTest", "RxBlocking"])
        for (path, text) in tests { files[Self.tests + path] = text }
        files = rules.applied(to: files, for: library)
        switch library {
        case .rxSwift: files.merge(try checkout.sources()) { $1 }
        case .miniRx:
            files.merge(try swiftFiles(in: "Sources/MiniRx", of: kit)) { $1 }
            files["\(Self.tests)StandIns.swift"] = standIns
        }
        files["Package.swift"] = Self.manifest(library, checkout)
        modules = files.filter { !$0.key.hasPrefix(Self.tests) }
        self.tests = Dictionary(
            uniqueKeysWithValues: files.filter { $0.key.hasPrefix(Self.tests) }.map {
                let path = String($0.key.dropFirst(Self.tests.count))
                return (path, TestFile(path, $0.value))
            }
        )
    }

    /// The folder of each class that the tests declare: `RxSwiftTests`.
    var folders: [String: String] {
        tests.sorted { $0.key < $1.key }.reduce(into: [:]) { folders, file in
            let folder = String(file.key.prefix { $0 != "/" })
            for name in file.value.classes { folders[name] = folder }
        }
    }

    /// The path of a test's source file, from the folder `Tests` of the checkout on; `nil` for
    /// other files.
    static func test(at path: String) -> String? {
        path.firstRange(of: "/\(tests)").map { String(path[$0.upperBound...]) }
    }

    /// Writes the package, with these parts of its tests left out.
    func write(into folder: URL, without parts: [LeftOut]) throws {
        var files = modules
        for (path, test) in tests {
            files[Self.tests + path] = test.text(without: parts.filter { $0.file == path })
        }
        try writePackage(files, into: folder)
    }

    /// The text of Package.swift. Leaks are counted in all builds. A release build does not use the
    /// flags of MiniRx's own package: with `-enable-testing`, which tests of internal code need,
    /// the compiler crashes with these flags.
    private static func manifest(
        _ library: TestedLibrary,
        _ checkout: RxSwiftCheckout
    ) -> String {
        let (targets, names) =
            switch library {
            case .miniRx: (#".target(name: "MiniRx"),"#, #""MiniRx""#)
            case .rxSwift: (checkout.targets(), #""RxSwift", "RxRelay", "RxCocoa""#)
            }
        return """
            // swift-tools-version: 6.0
            import PackageDescription

            let package = Package(
                name: "\(name)",
                platforms: [.macOS(.v15)],
                targets: [
                    \(targets)
                    .target(name: "RxTest", dependencies: [\(names)]),
                    .target(name: "RxBlocking", dependencies: [\(names)]),
                    .testTarget(
                        name: "Suite",
                        dependencies: [\(names), "RxTest", "RxBlocking"]
                    ),
                ],
                swiftLanguageModes: [.v5]
            )

            for target in package.targets {
                target.swiftSettings = [
                    .define("TRACE_RESOURCES"), .unsafeFlags(["-suppress-warnings"]),
                ]
            }

            """
    }
}
