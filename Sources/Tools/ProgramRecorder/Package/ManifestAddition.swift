// What the copy of a manifest has at its end.

import Foundation

/// Swift code for the end of a manifest: it puts the library with probes in RxSwift's place, and
/// gives the recorder to each target that has probes. All else is as the manifest says.
struct ManifestAddition {
    private let package: DescribedPackage
    private let library: URL
    private let hasTests: Bool
    /// The target that a driver uses, if there is one.
    private let driven: String?

    /// - parameter library: The folder of the package that takes RxSwift's place.
    /// - parameter hasTests: Whether to keep the tests. They may need modules that the library does
    ///   not have.
    /// - parameter driven: The target that a driver uses, if there is one.
    init(_ package: DescribedPackage, library: URL, hasTests: Bool, driven: String?) {
        (self.package, self.library) = (package, library)
        (self.hasTests, self.driven) = (hasTests, driven)
    }

    var text: String {
        let targets = package.targets.filter(\.canBeRecorded).map { $0.name.debugDescription }
        return """


            // What kit record adds.
            package.dependencies.removeAll { dependency in
                \(identity) == "rxswift"
            }
            package.dependencies.append(.package(path: \(library.path.debugDescription)))
            for target in package.targets where [\(targets.joined(separator: ", "))].contains(target.name) {
                target.dependencies.append(.product(name: "Recorder", package: "RxSwift"))
            }
            \(platforms)
            \(hasTests ? "" : "package.targets.removeAll { $0.type == .test }")
            \(driver)
            """
    }

    /// The recorder's atomics need these releases. The first manifests could not name any.
    private var platforms: String {
        isBefore([5])
            ? ""
            : """
            package.platforms = [.macOS("15.0"), .iOS("18.0"), .tvOS("18.0"), .watchOS("11.0")]
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
