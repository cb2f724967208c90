// What learners ask about inner sequences, and the answers.

import TestSupport
import XCTest

@testable import MiniRxTraced

final class InnerQuestionTests: LeakCheckedTestCase {
    private let script = "oa ob a1 b2 a3 o| a| b4 b|"

    func testTheFourBrothers() {
        XCTAssertEqual(
            Script.run(script) { script in script["o"].flatMap { script[$0.first!] } },
            "- - 1 2 3 - - 4 |"
        )
        XCTAssertEqual(
            Script.run(script) { script in script["o"].flatMapFirst { script[$0.first!] } },
            "- - 1 - 3 - | - -"
        )
        XCTAssertEqual(
            Script.run(script) { script in script["o"].flatMapLatest { script[$0.first!] } },
            "- - - 2 - - - 4 |"
        )
        XCTAssertEqual(
            Script.run(script) { script in script["o"].concatMap { script[$0.first!] } },
            "- - 1 - 3 - - 4 |"
        )
    }

    func testMergeOfTwoLoopsInCreate() {
        let merged = Observable.merge(counting(1, 2).source, counting(10, 20).source)
        XCTAssertEqual(
            elements(of: merged),
            [1, 2, 10, 20],
            "one has ended before the next begins"
        )
    }

    func testMergeOfTwoSequencesOnTheTrampoline() {
        let merged = Observable.merge(Observable.of(1, 2), .of(10, 20))
        XCTAssertEqual(elements(of: merged), [1, 10, 2, 20], "they take turns")
        XCTAssertEqual(elements(of: Observable.concat(.of(1, 2), .of(10, 20))), [1, 2, 10, 20])
    }

    func testAnInnerErrorEndsItAllUnlessItIsCaughtInside() {
        func inner(_ number: Int) -> Observable<Int> {
            number == 2 ? .error(Failure()) : .just(number * 10)
        }
        let numbers = Observable.of(1, 2, 3)
        XCTAssertEqual(
            events(of: numbers.flatMap(inner)),
            ["next(10)", "error(Failure())", "disposed"]
        )
        XCTAssertEqual(
            events(of: numbers.flatMap(inner).catchAndReturn(0)),
            ["next(10)", "next(0)", "completed", "disposed"],
            "below flatMap it is too late: the third is not asked for any more"
        )
        XCTAssertEqual(
            events(of: numbers.flatMap { inner($0).catchAndReturn(0) }),
            ["next(10)", "next(0)", "next(30)", "completed", "disposed"]
        )
    }

    /// Of `a` and `b`, `b` ends before `a`.
    func testAnInnerSequenceThatEndsFirst() {
        func concat(_ script: String) -> String {
            Script.run(script) { Observable.concat($0["a"], $0["b"]) }
        }
        func merge(_ script: String) -> String {
            Script.run(script) { Observable.merge($0["a"], $0["b"]) }
        }
        XCTAssertEqual(concat("b1 b| a2 a|"), "- - 2 |")
        XCTAssertEqual(merge("b1 b| a2 a|"), "1 - 2 |")
        XCTAssertEqual(concat("b1 b# a2 a|"), "- - 2 #")
        XCTAssertEqual(merge("b1 b# a2 a|"), "1 # - -")
    }
}
