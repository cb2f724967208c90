// A folder of what a class has handed in, which is read, but not judged.

import Foundation
import TestSupport
import Toolchain
import XCTest

@testable import Classroom

/// A test with a folder of submissions.
class HandedInCase: XCTestCase {
    let kit = Kit(package: packageFolder, products: builtProducts.folder)
    var root: URL!
    var folder: URL { root.appending(path: "class") }
    /// A path of a student's file, and what the student has written.
    let path = "01-create-subscribe/1-after-the-end/Prediction.txt"

    override func setUpWithError() throws {
        root = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        for name in ["class", "scratch"] {
            try FileManager.default.createDirectory(
                at: root.appending(path: name),
                withIntermediateDirectories: true
            )
        }
    }

    override func tearDown() {
        try? FileManager.default.removeItem(at: root)
    }

    func write(_ text: String, _ path: String) throws {
        let file = folder.appending(path: path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        try Data(text.utf8).write(to: file)
    }

    /// Writes a zip file with these texts at these paths.
    func zip(_ texts: [String: String], _ name: String) throws {
        try write("", name)
        try python(
            """
            import json, sys, zipfile
            with zipfile.ZipFile(sys.argv[1], 'w') as file:
                for name, text in json.loads(sys.argv[2]).items():
                    info = zipfile.ZipInfo()
                    info.filename = name
                    file.writestr(info, text)
            """,
            folder.appending(path: name).path,
            String(decoding: JSONEncoder().encode(texts), as: UTF8.self)
        )
    }

    func python(_ program: String, _ arguments: String...) throws {
        _ = try output(of: ["python3", "-c", program] + arguments)
    }

    /// Runs commands of a shell in the folder of submissions.
    func shell(_ commands: String) throws {
        let result = try outcome(of: ["sh", "-ec", commands], in: folder)
        XCTAssertEqual(result.status, 0, result.error)
    }

    func classFolder() throws -> ClassFolder {
        try ClassFolder(
            folder,
            exercises: kit.exercises(),
            scratch: root.appending(path: "scratch")
        )
    }

    /// For each student the answer to the prediction, or why there is none.
    func answers() throws -> [String: String] {
        let prediction = try XCTUnwrap(kit.exercises().first { $0.name == "after-the-end" })
        let answers = try classFolder().submissions().map { submission in
            switch try submission.contents([prediction]).answers[0] {
            case .success(let data): (submission.student, String(decoding: data, as: UTF8.self))
            case .failure(let none): (submission.student, none.verdict.message)
            }
        }
        return Dictionary(uniqueKeysWithValues: answers)
    }
}
