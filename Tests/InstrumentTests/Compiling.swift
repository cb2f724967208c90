// The compiler, and programs that it has made.

import Foundation
import TestSupport
import XCTest

/// What came of a program.
struct Outcome {
    let status: Int32
    let output: String
    let errors: String
}

/// Runs a program in a folder.
func outcome(of words: [String], in folder: URL) throws -> Outcome {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = words
    process.currentDirectoryURL = folder
    // A file and not a second pipe, which might fill up.
    let errors = folder.appending(path: "errors-\(UUID()).txt")
    try Data().write(to: errors)
    defer { try? FileManager.default.removeItem(at: errors) }
    let output = Pipe()
    process.standardOutput = output
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    let said = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Outcome(
        status: process.terminationStatus,
        output: String(decoding: said, as: UTF8.self),
        errors: try String(contentsOf: errors, encoding: .utf8)
    )
}

/// A test with a folder of its own, in which the counting recorder is built.
class CompilingCase: XCTestCase {
    private(set) var folder = FileManager.default.temporaryDirectory
    let tests = packageFolder.appending(path: "Tests/InstrumentTests")

    override func setUpWithError() throws {
        folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let recorder = tests.appending(path: "Recorder/Recorder.swift").path
        let built = try outcome(
            of: [
                "swiftc", "-parse-as-library", "-module-name", "Recorder", "-emit-module",
                "-emit-object", recorder, "-o", "Recorder.o",
            ],
            in: folder
        )
        XCTAssertEqual(built.status, 0, built.errors)
    }

    override func tearDownWithError() throws {
        try FileManager.default.removeItem(at: folder)
    }
}
