// Builds the tests, without those that do not compile.

import Foundation
import Toolchain

/// A package of tests, and how it is built.
struct SuiteBuild {
    let package: SuitePackage
    let folder: URL
    /// What `swift build` is told besides.
    let options: [String]

    /// Builds until everything compiles: each time without what did not.
    /// - parameter report: Is told how many tests are left out before it is tried again.
    /// - returns: What did not compile.
    func run(report: (Int) -> Void) throws -> [LeftOut] {
        var parts: [LeftOut] = []
        while true {
            try package.write(into: folder, without: parts)
            let log = try outcome(of: ["swift", "build", "--build-tests"] + options, in: folder)
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
            unchanged release of RxSwift, try another one; this one may not be for this version of \
            Swift.
            """
        )
    }
}

extension SuitePackage {
    /// What to leave out so that these errors go away: each part once, with its first error. A file
    /// without tests is what others need, and is not left out as a whole.
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
