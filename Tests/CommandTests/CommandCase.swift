// Runs the built command.

import Foundation
import TestSupport
import XCTest

/// A test that runs `kit` as a person would.
class CommandCase: XCTestCase {
    /// Runs the built command.
    func kit(
        _ arguments: String...,
        folder: URL = packageFolder
    ) throws -> Outcome {
        try run(arguments, folder: folder)
    }

    func run(_ arguments: [String], folder: URL = packageFolder) throws -> Outcome {
        try outcome(of: [builtProducts.command.path] + arguments, in: folder)
    }
}
