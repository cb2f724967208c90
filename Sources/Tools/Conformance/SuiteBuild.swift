// Builds the tests, without the tests that do not compile.

import Foundation
import Toolchain

/// A package of tests, and how it is built.
struct SuiteBuild {
    let package: SuitePackage
    let folder: URL
    /// Further options of `swift build`.
    let options: [String]

    /// Builds until all files compile: each time without the parts that did not.
    /// - parameter report: Is called before each further build, with the number of tests left out.
    /// - returns: The parts that do not compile.
    func run(report: (Int) -> Void) throws -> [LeftOut] {
        var parts: [LeftOut] = []
        while true {
            try package.write(into: folder, without: parts)
            let build = ["swift", "build", "--build-tests"] + BuiltProducts.own.systemModules
            let log = try outcome(of: build + options, in: folder)
            if log.status == 0 { return parts }
            let new = package.parts(with: CompilerError.all(in: log.output + log.error))
            guard !new.isEmpty else { throw failure(log.output + log.error) }
            parts += new
            report(parts.flatMap(\.tests).count)
        }
    }

    private func failure(_ log: String) -> KitError {
        let lines = log.split(separator: "\n")
        let errors = lines.filter { $0.contains("error: ") }.prefix(5)
        return KitError(
            """
            \((errors.isEmpty ? lines.suffix(20) : errors).joined(separator: "\n"))
            The tests do not build, even without those that do not compile. If the checkout is an \
            unchanged release of RxSwift, try another release: this one may not support this \
            version of Swift.
            """
        )
    }
}

extension SuitePackage {
    /// The parts to leave out because of these errors: each part once, with its first error. A file
    /// without tests is not left out as a whole, since other files need it.
    func parts(with errors: [CompilerError]) -> [LeftOut] {
        var places: Set<String> = []
        return errors.compactMap { error in
            guard let path = Self.test(at: error.path), let test = tests[path] else { return nil }
            let part = test.part(with: error.message, inLine: error.line)
            let isNeeded = part.isWholeFile && part.tests.isEmpty
            return !isNeeded && places.insert(part.place).inserted ? part : nil
        }
    }
}
