// `kit grade`, as a teacher types it.

import Foundation
import TestSupport
import XCTest

final class GradeCommandTests: CommandCase {
    func testMistakesInWhatIsTyped() throws {
        for (words, message) in [
            ([], "grade needs the folder with the submissions."),
            (["a", "b"], "unexpected argument 'b'."),
            (["a", "--jobs", "none"], "--jobs needs a whole number, at least 1."),
            (["a", "--jobs", "0"], "--jobs needs a whole number, at least 1."),
            (["a", "--job", "1"], "Did you mean '--jobs'?"),
        ] {
            let result = try run(["grade"] + words)
            XCTAssertEqual(result.status, 2, "\(words)")
            XCTAssertTrue(result.error.contains(message), "\(words): \(result.error)")
        }
        let missing = try kit("grade", "/nowhere")
        XCTAssertEqual(missing.status, 1)
        XCTAssertTrue(missing.error.contains("There is no folder"), missing.error)
        let one = try kit("grade", packageFolder.path)
        XCTAssertEqual(one.status, 1)
        XCTAssertTrue(one.error.contains("looks like a single submission"), one.error)
        let points = try kit("grade", packageFolder.path, "--points", "/nowhere.txt")
        XCTAssertEqual(points.status, 1)
        XCTAssertTrue(points.error.contains("There is no file /nowhere.txt"), points.error)
    }

    func testOnlyOneStudent() throws {
        try skipUnderThreadSanitizer()
        let copy = try PackageCopy()
        for student in ["anna", "ben"] {
            let folder = copy.folder.appending(path: ".build/class/\(student)")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        }
        let words = ["grade", ".build/class", "--points", ".build/points.txt"]
        try "after-the-end 1".write(
            to: copy.folder.appending(path: ".build/points.txt"),
            atomically: true,
            encoding: .utf8
        )
        func names(in folder: String) throws -> [String] {
            try FileManager.default.contentsOfDirectory(
                atPath: copy.folder.appending(path: ".build/class-graded/\(folder)").path
            )
            .filter { !$0.hasPrefix("judged.") }.sorted()
        }

        let unknown = try run(words + ["--only", "ana"], folder: copy.folder)
        XCTAssertEqual(unknown.status, 1)
        XCTAssertTrue(
            unknown.error.contains("There is no submission of 'ana'. Did you mean 'anna'?"),
            unknown.error
        )
        let one = try run(words + ["--only", "anna"], folder: copy.folder)
        XCTAssertEqual(one.status, 0, one.error)
        XCTAssertTrue(one.output.contains("1 submission, 1 exercise."), one.output)
        XCTAssertTrue(one.output.contains("  anna: 0 of 1\n"), one.output)
        XCTAssertFalse(one.output.contains("ben"), one.output)
        XCTAssertEqual(try names(in: ""), ["feedback"])
        XCTAssertEqual(try names(in: "feedback"), ["anna.html", "anna.md"])

        let all = try run(words, folder: copy.folder)
        XCTAssertEqual(all.status, 0, all.error)
        XCTAssertEqual(
            try names(in: ""),
            [
                "canvas.csv", "feedback", "index.html", "moodle.csv", "results.json", "results.xml",
                "table.txt",
            ]
        )
        try FileManager.default.createDirectory(
            at: copy.folder.appending(path: ".build/class/cara"),
            withIntermediateDirectories: true
        )
        let again = try run(words, folder: copy.folder)
        XCTAssertTrue(again.output.contains("Since the last grading:\n  cara: new\n"), again.output)
        let page = try String(
            contentsOf: copy.folder.appending(path: ".build/class-graded/index.html"),
            encoding: .utf8
        )
        XCTAssertTrue(page.contains("<li>cara: new</li>"), page)
    }

    func testInterruptedAndStartedAgainItGoesOn() throws {
        try skipUnderThreadSanitizer()
        let copy = try PackageCopy()
        let submissions = copy.folder.appending(path: ".build/class")
        let name = "01-create-subscribe/1-after-the-end"
        let solution = try String(
            contentsOf: packageFolder.appending(
                path: "Tests/ExerciseAnswers/\(name)/Solution.txt"
            ),
            encoding: .utf8
        )
        for (student, printed) in [("anna", "completed"), ("ben", "nothing")] {
            let folder = submissions.appending(path: "\(student)/Chapters/\(name)")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try solution.replacing("# prints completed", with: "# prints \(printed)").write(
                to: folder.appending(path: "Prediction.txt"),
                atomically: true,
                encoding: .utf8
            )
        }
        let looping = submissions.appending(
            path: "ben/Chapters/01-create-subscribe/4-anonymous-observer"
        )
        try FileManager.default.createDirectory(at: looping, withIntermediateDirectories: true)
        try """
        import Foundation
        import MiniRx
        final class AnonymousObserver<Element>: ObserverType {
            init(_ eventHandler: @escaping (Event<Element>) -> Void) {}
            func on(_ event: Event<Element>) { while true { sleep(1) } }
        }
        """
        .write(
            to: looping.appending(path: "AnonymousObserver.swift"),
            atomically: true,
            encoding: .utf8
        )

        // One at a time: anna is done when ben's endless loop begins.
        let process = Process()
        process.executableURL = builtProducts.command
        process.arguments = ["grade", submissions.path, "--jobs", "1"]
        process.currentDirectoryURL = copy.folder
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        var said = ""
        while !said.contains("anna: ") {
            let data = output.fileHandleForReading.availableData
            if data.isEmpty { break }
            said += String(decoding: data, as: UTF8.self)
        }
        process.interrupt()
        said += String(
            decoding: output.fileHandleForReading.readDataToEndOfFile(),
            as: UTF8.self
        )
        process.waitUntilExit()
        XCTAssertEqual(process.terminationStatus, 130)
        XCTAssertTrue(said.contains("To continue, run the same command again."), said)

        let journal = copy.folder.appending(path: ".build/class-graded/judged.jsonl")
        let before = try String(contentsOf: journal, encoding: .utf8)
        XCTAssertFalse(before.isEmpty)
        // A relative path means the same folder.
        let again = try run(["grade", "Chapters/../.build/class/"], folder: copy.folder)
        XCTAssertEqual(again.status, 0, again.error)
        XCTAssertTrue(again.output.contains("anna: 1 of "), again.output)
        XCTAssertTrue(again.output.contains("ben: 0 of "), again.output)
        let after = try String(contentsOf: journal, encoding: .utf8)
        XCTAssertTrue(after.hasPrefix(before), "What was judged is not judged again.")
        XCTAssertEqual(
            after.split(separator: "\n").count,
            2,
            "What was too slow is tried again each time."
        )
    }
}
