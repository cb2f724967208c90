// The progress file: what it says, and what is said about mistakes in it.

import Classroom
import XCTest

final class StudentProgressTests: XCTestCase {
    func testItIsWhatItWasAfterWritingAndReading() throws {
        var progress = StudentProgress()
        progress.note("a", .solved)
        progress.noteHint(for: "a")
        progress.noteHint(for: "a")
        progress.note("b", .skipped)
        progress.noteHint(for: "c")
        XCTAssertEqual(
            progress.text,
            """
            # Your progress in the exercises. Copy this file to continue in another clone.
            a solved hints 2
            b skipped
            c hints 1

            """
        )
        let again = try StudentProgress(progress.text)
        XCTAssertEqual(again, progress)
        XCTAssertEqual(again.state(of: "a"), .solved)
        XCTAssertEqual(again.state(of: "b"), .skipped)
        XCTAssertNil(again.state(of: "c"))
        XCTAssertEqual(again.hints(for: "a"), 2)
        XCTAssertEqual(again.hints(for: "b"), 0)
    }

    func testForgetting() throws {
        var progress = try StudentProgress("a solved\r\nb skipped hints 3\n")
        progress.forget("a")
        XCTAssertNil(progress.state(of: "a"))
        XCTAssertEqual(progress.hints(for: "b"), 3)
        XCTAssertEqual(progress.last, "b")
    }

    func testTheLastIsWhatWasSolvedOrSkippedLast() throws {
        var progress = try StudentProgress("b solved\na skipped\nc hints 1\n")
        XCTAssertEqual(progress.last, "a")
        progress.noteHint(for: "b")
        XCTAssertEqual(progress.last, "a")
        progress.note("b", .solved)
        XCTAssertEqual(progress.last, "b")
        progress.forget("b")
        XCTAssertEqual(progress.last, "a")
        XCTAssertNil(try StudentProgress("c hints 1").last)
    }

    func testALineThatSaysNothingIsNamed() throws {
        for line in ["a", "a done", "a solved hints", "a solved hints x", "a hints 1 solved"] {
            XCTAssertThrowsError(try StudentProgress("# head\n\(line)\n"), line) { error in
                let message = "\(error)"
                XCTAssertTrue(
                    message.hasPrefix("Chapters/exercise-progress.txt:2: '\(line)'"),
                    message
                )
                XCTAssertTrue(message.contains("Nothing was changed."), message)
            }
        }
    }

    func testChangesAtTheSameTimeAreAllKept() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(
            at: folder.appending(path: "Chapters"),
            withIntermediateDirectories: true
        )
        let kit = Kit(package: folder, products: folder)
        DispatchQueue.concurrentPerform(iterations: 40) { number in
            _ = try? StudentProgress.change(in: kit) { $0.note("exercise-\(number)", .solved) }
        }
        let progress = try StudentProgress(of: kit)
        XCTAssertEqual((0..<40).filter { progress.state(of: "exercise-\($0)") == nil }, [])
    }
}
