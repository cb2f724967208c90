// The built tests of a package.

import Foundation

/// Tests in a bundle, to be run in separate processes.
public struct BuiltTests {
    /// All tests: `Target.Class/test`.
    public let names: [String]
    private let bundle: URL
    private let environment: [String: String]

    /// The tests of a package for which `swift build --build-tests` was run.
    /// - parameter product: The name of the package.
    /// - parameter options: The options of the build.
    public init(
        of package: URL,
        product: String,
        options: [String] = [],
        environment: [String: String] = ProcessInfo.processInfo.environment
    ) throws {
        func lines(_ words: [String]) throws -> [Substring] {
            try swift(words + options, in: package, environment: environment)
                .split(separator: "\n")
        }
        let folder = try lines(["build", "--show-bin-path"]).last!
        bundle = URL(filePath: String(folder)).appending(path: "\(product)PackageTests.xctest")
        names = try lines(["test", "list", "--skip-build"])
            .filter { $0.contains(#/^\w+\.\w+\/\w+$/#) }.map(String.init)
        self.environment = environment
    }

    /// The command that runs some of the tests in one process.
    /// - parameter wanted: Tests, or classes: `Target.Class`.
    public func words(for wanted: [String]) -> [String] {
        let list = wanted.joined(separator: ",")
        #if os(macOS)
        return ["xcrun", "xctest", "-XCTest", list, bundle.path]
        #else
        return [bundle.path, list]
        #endif
    }

    /// Runs some of the tests in one process.
    /// - parameter wanted: Tests, or classes: `Target.Class`.
    /// - parameter variables: Further environment variables.
    /// - parameter isEnough: Whether the output so far is sufficient, so that the process can be
    ///   ended.
    public func run(
        _ wanted: [String],
        variables: [String: String] = [:],
        seconds: Double,
        until isEnough: (String) -> Bool = { _ in false }
    ) throws -> TimedProcess.Ending {
        try TimedProcess(words(for: wanted), environment.merging(variables) { _, new in new }).run(
            in: bundle.deletingLastPathComponent(),
            seconds: seconds,
            until: isEnough
        )
    }
}
