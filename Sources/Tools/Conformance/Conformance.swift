// RxSwift's own tests, run against MiniRx and against RxSwift.

import Checkouts
import Foundation
import Toolchain

/// How the tests are run.
public struct ConformanceOptions {
    /// The folder that RxSwift was cloned into.
    public let checkout: String
    /// The test classes to run; all, if there are none.
    public var classes: [String] = []
    /// Whether to build for release.
    public var isRelease = false
    /// Whether to build with the thread sanitizer.
    public var sanitizesThreads = false

    /// Options.
    public init(checkout: String) {
        self.checkout = checkout
    }
}

/// A progress report.
public enum ConformanceProgress {
    /// A part that takes minutes begins.
    case part(String)
    /// A small step of a part begins.
    case step(String)
}

/// Builds and runs RxSwift's tests.
public struct Conformance {
    private let options: ConformanceOptions
    private let checkout: RxSwiftCheckout
    private let packages: [(library: TestedLibrary, package: SuitePackage)]
    private let scratch: URL

    /// - parameter kit: The folder with MiniRx. Builds go into its folder `.build/conformance`.
    public init(_ options: ConformanceOptions, kit: URL) throws {
        self.options = options
        let checkout = try RxSwiftCheckout(options.checkout)
        packages = try TestedLibrary.allCases.map { ($0, try SuitePackage($0, checkout, kit: kit)) }
        self.checkout = checkout
        scratch = kit.appending(path: ".build/conformance")
        let known = packages.flatMap { $0.package.tests.values.flatMap(\.classes) }
        if let unknown = options.classes.first(where: { !known.contains($0) }) {
            throw KitError(
                "the tests in '\(options.checkout)' have no class '\(unknown)'.",
                status: 2
            )
        }
    }

    /// Builds the tests and runs them, first against MiniRx.
    /// - returns: The results, which are also in `.build/conformance/results.xml`.
    public func run(report: @escaping (ConformanceProgress) -> Void) throws -> ConformanceReport {
        let outcomes = try packages.map { library, package in
            let name = library == .miniRx ? "MiniRx" : "RxSwift itself"
            report(.part("Building the tests of RxSwift \(version) against \(name) …"))
            let folder = scratch.appending(path: library.rawValue)
            let build = SuiteBuild(package: package, folder: folder, options: buildOptions)
            let leftOut = try build.run {
                let tests = $0 == 1 ? "1 test that does" : "\($0) tests that do"
                report(.part("  … building again without \(tests) not compile"))
            }
            return SuiteOutcome(
                folders: package.folders,
                results: try results(of: folder, library, report),
                leftOut: leftOut
            )
        }
        guard outcomes.contains(where: { !$0.results.isEmpty }) else {
            throw KitError(
                "no test was run: these classes have no tests, or none of them compiles."
            )
        }
        let result = ConformanceReport(
            version: version,
            miniRx: outcomes[0],
            rxSwift: outcomes[1],
            classes: options.classes
        )
        try result.junit.write(to: results, atomically: true, encoding: .utf8)
        return result
    }

    /// The file that the results are written into.
    public var results: URL { scratch.appending(path: "results.xml") }

    private var version: String {
        let said = try? checkout.git(["describe", "--tags", "--always", "--dirty"])
        guard let said, said.status == 0 else { return "in '\(options.checkout)'" }
        return said.output.trimmingCharacters(in: .whitespacesAndNewlines)
    }

    private var buildOptions: [String] {
        (options.isRelease ? ["-c", "release", "-Xswiftc", "-enable-testing"] : [])
            + (options.sanitizesThreads
                ? ["--sanitize", "thread", "--scratch-path", ".build/threads"] : [])
    }

    private func results(
        of folder: URL,
        _ library: TestedLibrary,
        _ report: (ConformanceProgress) -> Void
    ) throws -> [String: TestResult] {
        let tests = try BuiltTests(
            of: folder,
            product: SuitePackage.name,
            options: buildOptions
        )
        let names = tests.names.filter { isWanted($0) }
        report(.part("Running \(names.count) tests …"))
        // With the sanitizer, tests are many times slower.
        let factor = options.sanitizesThreads ? 5.0 : 1
        let run = SuiteRun(
            names: names,
            limits: .init(classOfTests: 240 * factor, test: 90 * factor)
        ) { name, seconds in
            try tests.run(
                [name],
                // The program's last message is enough. The first race ends the program.
                variables: ["SWIFT_BACKTRACE": "enable=no", "TSAN_OPTIONS": "halt_on_error=1"],
                seconds: seconds
            )
        }
        return try run.results { name, done, all in
            report(.step("\(library.rawValue), class \(done + 1) of \(all): \(name)"))
        }
    }

    private func isWanted(_ name: String) -> Bool {
        options.classes.isEmpty || options.classes.contains { name.contains(".\($0)/") }
    }
}
