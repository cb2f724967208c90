// Programs that tests run.

import Foundation
import Toolchain

/// What came of a program.
public typealias Outcome = Toolchain.Outcome

/// Runs a program to its end, in the package's folder if no other is given.
public func outcome(
    of words: [String],
    in folder: URL = packageFolder,
    environment: [String: String]? = nil
) throws -> Outcome {
    try Toolchain.outcome(of: words, in: folder, environment: environment)
}
