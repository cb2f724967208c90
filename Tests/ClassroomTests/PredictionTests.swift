// Traces with blanks: which answers are right, and what is said about the others.

import Judging
import XCTest

final class PredictionTests: XCTestCase {
    private let stub = """
        // Fill it in.

        main | (user) closure#1
        main |   ObserverType.onCompleted()
        main |     ____ (completed)
        ____ |       ____ (completed)
        """
    private let judge = Judge(
        "test",
        predicting: .afterTheEnd,
        lines: 18...21,
        explained: [18: "first.md", 21: "second.md"]
    )

    /// What is said about the file if these lines are put in place of the stub's.
    private func verdict(_ replacements: [(String, String)]) -> (rule: String, broken: Broken)? {
        let text = replacements.reduce(stub) {
            $0.replacing($1.0, with: $1.1, maxReplacements: 1)
        }
        for rule in judge.rules {
            do {
                try rule.hold(Answer(text: text, stub: stub))
            } catch let broken as Broken {
                return (rule.sentence, broken)
            } catch {
                XCTFail("\(error)")
            }
        }
        return nil
    }

    private let right = [
        ("____ (completed)", "AnyObserver.on (completed)"),
        ("____ |       ____", "main |       AnonymousObservableSink.on(_:)"),
    ]

    func testWhatHappensIsRight() {
        XCTAssertNil(verdict(right))
    }

    func testBlanksAndLineEndsDoNotMatter() {
        XCTAssertNil(verdict(right + [("\n", "\r\n"), ("main |   Obs", "\tmain | Obs")]))
        XCTAssertNil(verdict(right + [("main |     Any", "main | Any")]))
        XCTAssertNil(verdict(right + [("// Fill it in.\n", "// Mine.\n// Two lines.\n\n")]))
    }

    func testABlankThatIsLeftIsNotAnswered() {
        let found = verdict([right[0]])
        XCTAssertEqual(found?.rule, "Every blank is filled in.")
        XCTAssertEqual(
            found?.broken.message,
            "Line 6 still has a blank:\n\n  ____ | ____ (completed)"
        )
    }

    func testTheFirstDifferenceIsShownWithWhatHappensAndWhy() {
        let found = verdict([
            right[0], ("____ |       ____", "other |       AnonymousObservableSink.on"),
        ])
        XCTAssertEqual(found?.rule, "Each blank matches the trace.")
        XCTAssertEqual(
            found?.broken.message,
            """
            Line 6 is the first line that differs from the trace:

              predicted   other | AnonymousObservableSink.on (completed)
              the trace   main | AnonymousObservableSink.on(_:) (completed)
            """
        )
        XCTAssertEqual(found?.broken.chapter, "second.md")
    }

    func testANameHasToBeWhole() {
        for name in ["AnyObserver", "AnyObserver.o", "Any", ".on", "AnyObserver.on(", ""] {
            let found = verdict([("____ (completed)", "\(name) (completed)"), right[1]])
            XCTAssertEqual(found?.broken.chapter ?? "first.md", "first.md", name)
            XCTAssertNotNil(found, name)
        }
    }

    func testWhatIsSaidBeyondTheNameHasToBeRight() {
        let more = ("____ (completed)", "AnyObserver.on(_:) (completed)")
        XCTAssertNil(verdict([more, right[1]]))
        let wrong = ("____ (completed)", "AnyObserver.on() (completed)")
        XCTAssertEqual(verdict([wrong, right[1]])?.rule, "Each blank matches the trace.")
    }

    func testWhatIsPrintedHasToBeWhole() {
        let judge = Judge("test", predicting: .whoIsTold, lines: 7...7, explained: [7: "x.md"])
        func isRight(_ text: String) -> Bool {
            let stub = "main | # prints ____"
            let answer = Answer(text: stub.replacing("____", with: text), stub: stub)
            return judge.rules.allSatisfy { (try? $0.hold(answer)) != nil }
        }
        XCTAssertTrue(isRight("A next(0)"))
        XCTAssertFalse(isRight("A next"))
        XCTAssertFalse(isRight("A"))
    }

    func testGivenLinesHaveToStay() {
        let given = "The given lines are unchanged."
        XCTAssertEqual(verdict(right + [("onCompleted", "onNext")])?.rule, given)
        XCTAssertEqual(verdict(right + [("main | (user) closure#1\n", "")])?.rule, given)
        let extra = verdict(
            right + [("Sink.on(_:) (completed)", "Sink.on(_:) (completed)\nmain | x")]
        )
        XCTAssertEqual(extra?.rule, given)
        XCTAssertEqual(
            extra?.broken.message,
            "Line 7 is not a given line. Delete it:\n\n  main | x"
        )
        let short = verdict(
            right + [("\nmain |       AnonymousObservableSink.on(_:) (completed)", "")]
        )
        XCTAssertEqual(
            short?.broken.message,
            "A given line is missing after line 5:\n\n  ____ | ____ (completed)"
        )
    }
}
