// Runs the built command.

import Foundation
import TestSupport
import XCTest

/// A test that runs `kit` as a person would.
class CommandCase: XCTestCase {
    struct Result {
        let status: Int32
        let output: String
        let error: String
    }

    /// Runs the built command.
    func kit(
        _ arguments: String...,
        folder: URL = packageFolder
    ) throws -> Result {
        try run(arguments, folder: folder)
    }

    func run(_ arguments: [String], folder: URL = packageFolder) throws -> Result {
        let files = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: files, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: files) }
        let (output, error) = (files.appending(path: "output"), files.appending(path: "error"))
        for file in [output, error] {
            try Data().write(to: file)
        }
        let process = Process()
        process.executableURL = builtProducts.command
        process.arguments = arguments
        process.currentDirectoryURL = folder
        process.standardOutput = try FileHandle(forWritingTo: output)
        process.standardError = try FileHandle(forWritingTo: error)
        try process.run()
        process.waitUntilExit()
        return Result(
            status: process.terminationStatus,
            output: try String(contentsOf: output, encoding: .utf8),
            error: try String(contentsOf: error, encoding: .utf8)
        )
    }
}
