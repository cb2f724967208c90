// What the copy of a manifest has at its end.

import Foundation

/// Swift code for the end of a manifest: it puts the library with probes in RxSwift's place, and
/// gives the recorder to each target that has probes. All else is as the manifest says.
struct ManifestAddition {
    private let package: DescribedPackage
    private let library: URL
    /// The target that a driver uses, if there is one.
    private let driven: String?

    /// - parameter library: The folder of the package that takes RxSwift's place.
    /// - parameter driven: The target that a driver uses, if there is one.
    init(_ package: DescribedPackage, library: URL, driven: String?) {
        (self.package, self.library, self.driven) = (package, library, driven)
    }

    var text: String {
        let targets = package.targets.filter(\.canBeRecorded).map { $0.name.debugDescription }
        return """


            // What kit record adds.
            package.dependencies.removeAll { dependency in
                \(identity) == "rxswift"
            }
            package.dependencies.append(
                .package(name: "RxSwift", path: \(library.path.debugDescription))
            )
            for target in package.targets where [\(targets.joined(separator: ", "))].contains(target.name) {
                target.dependencies.append(.product(name: "Recorder", package: "RxSwift"))
            }
            // The recorder's atomics need these releases.
            package.platforms = [.macOS("15.0"), .iOS("18.0"), .tvOS("18.0"), .watchOS("11.0")]
            \(driver)
            """
    }

    /// The program that a driver becomes.
    private var driver: String {
        guard let driven else { return "" }
        let products = ["RxSwift", "RxRelay", "RxCocoa", "Recorder"]
            .map { ".product(name: \"\($0)\", package: \"RxSwift\")" }
        return """
            package.targets.append(
                .\(isBefore([5, 4]) ? "target" : "executableTarget")(
                    name: "\(PackageCopy.driver)",
                    dependencies: [\(([driven.debugDescription] + products).joined(separator: ", "))],
                    path: "\(PackageCopy.driver)"
                )
            )
            """
    }

    /// The end of a dependency's address, which is the package's identity.
    private var identity: String {
        let location =
            isBefore([5, 6])
            ? "dependency.url ?? \"\""
            : """
            {
                    switch dependency.kind {
                    case .sourceControl(_, let location, _): return location
                    case .fileSystem(_, let path): return path
                    case .registry(let id, _): return id
                    @unknown default: return ""
                    }
                }()
            """
        return """
            (\(location)).lowercased().split(separator: "/").last
                    .map { $0.hasSuffix(".git") ? String($0.dropLast(4)) : String($0) }
            """
    }

    private func isBefore(_ version: [Int]) -> Bool {
        package.tools_version.split(separator: ".").compactMap { Int($0) }
            .lexicographicallyPrecedes(version)
    }
}
