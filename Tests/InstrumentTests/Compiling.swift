// The compiler, and programs that it has made.

import Foundation
import TestSupport
import XCTest

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
        XCTAssertEqual(built.status, 0, built.error)
    }

    override func tearDownWithError() throws {
        try FileManager.default.removeItem(at: folder)
    }
}
