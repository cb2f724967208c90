// `kit exercises`, as a student types it.

import Foundation
import TestSupport
import XCTest

final class ExerciseCommandTests: CommandCase {
    private var copy: PackageCopy!

    override func setUpWithError() throws {
        copy = try PackageCopy()
    }

    override func tearDown() {
        copy = nil
    }

    private func exercises(_ words: String...) throws -> Outcome {
        try run(["exercises"] + words, folder: copy.folder)
    }

    private func text(_ path: String) throws -> String {
        try String(contentsOf: copy.folder.appending(path: path), encoding: .utf8)
    }

    private func write(_ text: String, to path: String) throws {
        try text.write(to: copy.folder.appending(path: path), atomically: true, encoding: .utf8)
    }

    private let folder = "01-create-subscribe/1-after-the-end"
    private var prediction: String { "Chapters/\(folder)/Prediction.txt" }
    private var answers: String { "Tests/ExerciseAnswers/\(folder)" }
    private let progress = "Chapters/exercise-progress.txt"

    func testTheFirstIsShownWithItsFileAndWhatToType() throws {
        let shown = try exercises()
        XCTAssertEqual(shown.status, 0)
        let title = "1.1 An element after the terminal event"
        XCTAssertTrue(shown.output.hasPrefix("\(title)\n"), shown.output)
        XCTAssertTrue(shown.output.contains(prediction), shown.output)
        XCTAssertTrue(shown.output.contains("make verify"), shown.output)
        XCTAssertFalse(shown.output.contains("<!--"), shown.output)
        XCTAssertFalse(shown.output.contains("]("), shown.output)
    }

    func testVerifyingSolvingAndGoingOn() throws {
        try skipUnderThreadSanitizer()
        let first = try exercises("verify")
        XCTAssertEqual(first.status, 1)
        XCTAssertTrue(first.output.contains("Rule: Every blank is filled in."), first.output)
        XCTAssertTrue(
            first.output.contains(#/read +Chapters\/01-create-subscribe\.md:\d+\n/#),
            first.output
        )
        XCTAssertTrue(first.output.contains("AfterTheEndJudge.swift:"), first.output)
        try write(text("\(answers)/Solution.txt"), to: prediction)
        let second = try exercises("verify")
        XCTAssertEqual(second.status, 0)
        XCTAssertTrue(second.output.hasPrefix("1.1 An element after the terminal event: solved.\n"))
        XCTAssertTrue(second.output.contains("Next:    1.2 "), second.output)
        XCTAssertTrue(try text(progress).contains("\nafter-the-end solved"))
        XCTAssertTrue(try exercises("list").output.contains("✓ 1.1"))
        XCTAssertTrue(try exercises("solution", "1.1").output.contains("Sink.dispose()"))
        let skipped = try exercises("skip", "1.1")
        XCTAssertEqual(skipped.status, 1)
        XCTAssertTrue(skipped.error.contains("is already solved"), skipped.error)
    }

    func testHintsComeOneByOneAndAreRemembered() throws {
        for number in 1...3 {
            let hint = try exercises("hint").output
            XCTAssertTrue(hint.hasPrefix("1.1, hint \(number) of 3\n"), hint)
        }
        let all = try exercises("hint").output
        XCTAssertTrue(all.contains("hint 1 of 3") && all.contains("hint 3 of 3"), all)
        XCTAssertTrue(all.contains("exercises skip after-the-end"), all)
        XCTAssertTrue(try text(progress).contains("after-the-end hints 3"))
    }

    func testASolutionIsShownToWhoHasGivenUpOnly() throws {
        let refused = try exercises("solution", "after-the-end")
        XCTAssertEqual(refused.status, 1)
        XCTAssertTrue(refused.error.contains("exercises skip after-the-end"), refused.error)
        XCTAssertTrue(try exercises("skip").output.contains("1.2 "))
        XCTAssertEqual(try exercises("solution", "after-the-end").status, 0)
        XCTAssertTrue(try exercises("list").output.contains("– 1.1"))
        XCTAssertTrue(try exercises("list").output.contains("→ 1.2"))
    }

    func testResettingKeepsWhatWasWritten() throws {
        let stub = try text(prediction)
        try write("mine", to: prediction)
        _ = try exercises("skip")
        let reset = try exercises("reset", "1.1")
        XCTAssertEqual(reset.status, 0, reset.error)
        XCTAssertEqual(try text(prediction), stub)
        let kept = "Chapters/exercise-backups/after-the-end-1/Prediction.txt"
        XCTAssertTrue(reset.output.contains(kept), reset.output)
        XCTAssertEqual(try text(kept), "mine")
        XCTAssertTrue(try exercises().output.hasPrefix("1.1 "), "It is open again.")

        try write("mine again", to: prediction)
        _ = try exercises("skip", "2.1")
        XCTAssertEqual(try exercises("reset", "--all").status, 0)
        XCTAssertEqual(try text(prediction), stub)
        XCTAssertEqual(try text(kept), "mine", "What was kept earlier stays.")
        XCTAssertEqual(try text(kept.replacing("-1/", with: "-2/")), "mine again")
        XCTAssertFalse(try exercises("list").output.contains("– 2.1"), "It is open again.")
    }

    func testProgressThatCannotBeReadIsNotLost() throws {
        try write("after-the-end sloved\n", to: progress)
        let shown = try exercises("skip")
        XCTAssertEqual(shown.status, 1)
        XCTAssertTrue(shown.error.contains("\(progress):1: 'after-the-end sloved'"), shown.error)
        XCTAssertEqual(try text(progress), "after-the-end sloved\n")
    }

    func testAnExerciseGoesByNumberNameBeginningFolderAndFile() throws {
        let folder = "Chapters/\(folder)"
        for name in ["1.1", "after-the-end", "after-t", folder, "\(folder)/", prediction] {
            let shown = try exercises(name)
            XCTAssertTrue(shown.output.hasPrefix("1.1 An element"), "\(name): \(shown)")
        }
        let other = try exercises("2.1").output
        XCTAssertTrue(other.contains("make verify NAME=2.1"), other)
    }

    func testAWrongAnswerIsPrintedWhole() throws {
        let solution = try text("\(answers)/Solution.txt")
        let gate = "AnonymousObservableSink.on(_:) (next(2))"
        XCTAssertEqual(
            try exercises("wrong", "1.1", "OneGateFurther").output,
            solution.replacing(gate, with: "Sink.forwardOn")
        )
    }

    func testTheNextIsBehindTheLast() throws {
        _ = try exercises("skip", "15.1")
        XCTAssertTrue(try exercises().output.hasPrefix("16.1 "))
        for number in ["16.1", "16.2", "16.3", "16.4"] { _ = try exercises("skip", number) }
        XCTAssertTrue(try exercises().output.hasPrefix("1.1 "), "None is behind it.")
    }

    func testMistakesInWhatIsTyped() throws {
        for (words, message) in [
            (["verfy"], "unknown command 'exercises verfy'. Did you mean 'verify'?"),
            (["verify", "after-the-ed"], "Did you mean 'after-the-end'?"),
            (["verify", "1.99"], "Chapter 1 has exercises 1.1 to 1."),
            (["verify", "12"], "The chapters with exercises are 1, 2, 3"),
            (["verify", "13.7"], "Chapter 13 has exercise 13.1."),
            (["something", "else"], "unexpected argument 'else'."),
            (["something-else"], "To see all: swift run kit exercises list"),
            (["reset", "--al"], "Did you mean '--all'?"),
            (["verify", "1.1", "1.2"], "unexpected argument '1.2'."),
            (["reset"], "reset needs a NAME, or --all."),
            (["solution"], "solution needs a NAME."),
            (["wrong", "1.1"], "wrong needs a NAME and an ANSWER."),
            (["wrong", "1.1", "OneGateFurter"], "Did you mean 'OneGateFurther'?"),
            (["wrong", "1.1", "a", "b"], "unexpected argument 'b'."),
            (["list", "x"], "unexpected argument 'x'."),
        ] {
            let result = try run(["exercises"] + words, folder: copy.folder)
            XCTAssertEqual(result.status, 2, "\(words)")
            XCTAssertTrue(result.error.contains(message), "\(words): \(result.error)")
        }
        XCTAssertTrue(try exercises("help").output.hasPrefix("usage: kit exercises"))
        let elsewhere = try run(["exercises"], folder: FileManager.default.temporaryDirectory)
        XCTAssertEqual(elsewhere.status, 1)
        XCTAssertTrue(elsewhere.error.contains("run it in the kit's folder"), elsewhere.error)
    }

    // MARK: Watching

    /// The command, running, with what it has written so far.
    private final class Watching {
        private let process = Process()
        private let input = Pipe()
        private let output = Pipe()
        private let lock = NSLock()
        private var text = ""
        private let changed = DispatchSemaphore(value: 0)

        init(_ command: URL, folder: URL) throws {
            process.executableURL = command
            process.arguments = ["exercises", "watch"]
            process.currentDirectoryURL = folder
            process.standardInput = input
            process.standardOutput = output
            try process.run()
            let handle = output.fileHandleForReading
            Thread.detachNewThread { [self] in
                while case let data = handle.availableData, !data.isEmpty {
                    lock.withLock { text += String(decoding: data, as: UTF8.self) }
                    changed.signal()
                }
            }
        }

        /// Waits until it has written this, again after what was waited for before.
        func waits(for wanted: String) -> Bool {
            let end = DispatchTime.now() + .seconds(60)
            while true {
                let isThere: Bool = lock.withLock {
                    guard let range = text.range(of: wanted) else { return false }
                    text = String(text[range.upperBound...])
                    return true
                }
                if isThere { return true }
                if changed.wait(timeout: end) == .timedOut { return false }
            }
        }

        func type(_ line: String) {
            input.fileHandleForWriting.write(Data("\(line)\n".utf8))
        }

        func ends() -> Int32 {
            process.waitUntilExit()
            return process.terminationStatus
        }
    }

    func testWatchingJudgesEachTimeTheFileIsSaved() throws {
        try skipUnderThreadSanitizer()
        let watching = try Watching(
            builtProducts.command,
            folder: copy.folder
        )
        let keys = "q to quit."
        XCTAssertTrue(watching.waits(for: "Rule: Every blank is filled in."))
        XCTAssertTrue(watching.waits(for: keys), "It says how it is done by hand.")
        try write("nothing", to: prediction)
        XCTAssertTrue(watching.waits(for: "Rule: The given lines are unchanged."))
        XCTAssertTrue(watching.waits(for: keys))
        watching.type("")
        XCTAssertTrue(watching.waits(for: "Rule: The given lines are unchanged."))
        watching.type("h")
        XCTAssertTrue(watching.waits(for: "1.1, hint 1 of 3"))
        watching.type("what")
        XCTAssertTrue(watching.waits(for: "'what' is not a command. Type Enter, h or q."))
        try write(text("\(answers)/Solution.txt"), to: prediction)
        XCTAssertTrue(watching.waits(for: "1.1 An element after the terminal event: solved."))
        XCTAssertTrue(watching.waits(for: "\n1.2 "), "It goes on with the next.")
        XCTAssertTrue(watching.waits(for: keys))
        watching.type("q")
        XCTAssertEqual(watching.ends(), 0)
    }
}
