// The tests that a package was built with.

import Foundation

/// Tests in a bundle, to be run in processes of their own.
public struct BuiltTests {
    /// All of them: `Target.Class/test`.
    public let names: [String]
    private let bundle: URL
    private let environment: [String: String]

    /// The tests of a package for which `swift build --build-tests` was run.
    /// - parameter product: The name of the package.
    /// - parameter options: The options that it was built with.
    public init(
        of package: URL,
        product: String,
        options: [String] = [],
        environment: [String: String] = ProcessInfo.processInfo.environment
    ) throws {
        func swift(_ words: [String]) throws -> String {
            let words = ["swift"] + words + options
            let outcome = try outcome(of: words, in: package, environment: environment)
            guard outcome.status == 0 else {
                let said = (outcome.output + outcome.error).suffix(4_000)
                throw KitError("\(words.joined(separator: " ")) failed:\n\(said)")
            }
            return outcome.output
        }
        let folder = try swift(["build", "--show-bin-path"]).split(separator: "\n").last!
        bundle = URL(filePath: String(folder)).appending(path: "\(product)PackageTests.xctest")
        names = try swift(["test", "list", "--skip-build"]).split(separator: "\n")
            .filter { $0.contains(#/^\w+\.\w+\/\w+$/#) }.map(String.init)
        self.environment = environment
    }

    /// Runs some of the tests in one process.
    /// - parameter wanted: Tests, or classes: `Target.Class`.
    /// - parameter variables: What the process sees in its environment besides.
    /// - parameter isEnough: Whether what it has written so far is all that anybody wants to know.
    public func run(
        _ wanted: [String],
        variables: [String: String] = [:],
        seconds: Double,
        until isEnough: (String) -> Bool = { _ in false }
    ) throws -> TimedProcess.Ending {
        let list = wanted.joined(separator: ",")
        #if os(macOS)
            let words = ["xcrun", "xctest", "-XCTest", list, bundle.path]
        #else
            let words = [bundle.path, list]
        #endif
        return try TimedProcess(words, environment.merging(variables) { _, new in new }).run(
            in: bundle.deletingLastPathComponent(),
            seconds: seconds,
            until: isEnough
        )
    }
}
