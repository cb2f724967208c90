// withLatestFrom, amb, startWith, ignoreElements, and AddRef.

import TestSupport
import XCTest

@testable import MiniRxTraced

final class CombiningTests: LeakCheckedTestCase {
    private func withLatestFrom(_ steps: String) -> String {
        Script.run(steps) { script in
            script["a"].withLatestFrom(script["b"]) { left, right in
                if left == "x" { throw Failure() }
                return left + right
            }
        }
    }

    func testWithLatestFromPairsEachElementWithTheOthersLatest() {
        XCTAssertEqual(withLatestFrom("a1 b1 b2 a2 a3 b3"), "- - - 22 32 -")
        XCTAssertEqual(
            Script.run("a1 b1 a2") { $0["a"].withLatestFrom($0["b"]) },
            "- - 1",
            "without a selector the other's alone"
        )
    }

    func testWithLatestFromEndsWithItsSource() {
        XCTAssertEqual(withLatestFrom("b1 a| ?"), "- | -")
        XCTAssertEqual(withLatestFrom("b1 b| ? a1 a|"), "- - a 11 |", "the other's latest stays")
        XCTAssertEqual(withLatestFrom("b| a1 a|"), "- - |")
    }

    func testWithLatestFromEndsWithAnyError() {
        XCTAssertEqual(withLatestFrom("a# ?"), "# -")
        XCTAssertEqual(withLatestFrom("b# ?"), "# -")
        XCTAssertEqual(withLatestFrom("b1 ax ?"), "- # -")
    }

    func testWithLatestFromDisposing() {
        XCTAssertEqual(withLatestFrom("? ! ?"), "ab - -")
    }

    func testWithLatestFromSubscribesToTheOtherFirst() {
        XCTAssertEqual(
            events(of: Observable.just(1).withLatestFrom(Observable.just(2))),
            ["next(2)", "completed", "disposed"]
        )
    }

    private func amb(_ steps: String, line: UInt = #line) -> String {
        let answers = Script.run(steps) { $0["a"].amb($0["b"]) }
        let ofSequence = Script.run(steps) { Observable.amb([$0["a"], $0["b"]]) }
        XCTAssertEqual(ofSequence, answers, line: line)
        return answers
    }

    func testAmbStaysWithWhoeverSpeaksFirst() {
        XCTAssertEqual(amb("? a1 ? b1 a2 a|"), "ab 1 a - 2 |")
        XCTAssertEqual(amb("? b1 ? a1 b2 b#"), "ab 1 b - 2 #")
    }

    func testAmbTheFirstEventMayBeTheEnd() {
        XCTAssertEqual(amb("a| ?"), "| -")
        XCTAssertEqual(amb("b# ?"), "# -")
    }

    func testAmbDisposing() {
        XCTAssertEqual(amb("! ?"), "- -")
        XCTAssertEqual(amb("b1 ! ?"), "1 - -")
    }

    func testAmbOfManyAndOfNone() {
        XCTAssertEqual(
            Script.run("? c1 ? a2") { Observable.amb([$0["a"], $0["b"], $0["c"]]) },
            "abc 1 c -"
        )
        XCTAssertEqual(Script.run("!") { _ in Observable.amb([]) }, "-")
    }

    func testAmbTheOtherSpeaksInsideTheFirstElement() {
        let (left, right) = (PublishSubject<Int>(), PublishSubject<Int>())
        var sent: [Int] = []
        let subscription = left.amb(right).subscribe(onNext: {
            sent.append($0)
            right.onNext($0 + 1)
        })
        left.onNext(1)
        XCTAssertEqual(sent, [1])
        subscription.dispose()
    }

    func testALoserThatEndsAtOnceStopsTheWinner() {
        // RxSwift's mistake, which is kept. `left` wins while it is being subscribed to; then
        // `right` completes while it is, and so ends what its observer was given: left's
        // subscription.
        let rest = PublishSubject<Int>()
        let events = Events(rest.startWith(1).amb(Observable.empty()))
        XCTAssertFalse(rest.hasObservers)
        XCTAssertEqual(events.all, ["next(1)"])
        events.subscription.dispose()
    }

    func testStartWith() {
        XCTAssertEqual(
            Script.run("a1 a| ?") { $0["a"].startWith("x", "y") },
            "x,y 1 | -"
        )
        XCTAssertEqual(Script.run("a#") { $0["a"].startWith("x") }, "x #")
        XCTAssertEqual(Script.run("! ?") { $0["a"].startWith("x") }, "x - -")
        XCTAssertEqual(Script.run("a1") { $0["a"].startWith() }, "1")
    }

    func testStartWithSendsBeforeItSubscribes() {
        let subject = PublishSubject<Int>()
        let subscription = subject.startWith(0).subscribe(onNext: { element in
            XCTAssertEqual(subject.hasObservers, element != 0)
        })
        subject.onNext(1)
        subscription.dispose()
    }

    func testIgnoreElements() {
        func ignore(_ steps: String) -> String {
            Script.run(steps) { script in
                let ends: Observable<Never> = script["a"].ignoreElements()
                return ends.asObservable().map { (_: Never) -> String in }
            }
        }
        XCTAssertEqual(ignore("a1 a2 a| ?"), "- - | -")
        XCTAssertEqual(ignore("a1 a# ?"), "- # -")
        XCTAssertEqual(ignore("a1 ! ?"), "- - -")
    }

    func testAddRefIsAUseUntilItsSubscriptionEnds() {
        let held = BooleanDisposable()
        let refCount = RefCountDisposable(disposable: held)
        let subject = PublishSubject<Int>()
        let events = Events(AddRef(source: subject, refCount: refCount))
        refCount.dispose()
        subject.onNext(1)
        XCTAssertFalse(held.isDisposed)
        subject.onCompleted()
        XCTAssertTrue(held.isDisposed)
        XCTAssertEqual(events.all, ["next(1)", "completed", "disposed"])
    }

    func testAddRefLetsGoWhenItIsDisposedOf() {
        let held = BooleanDisposable()
        let refCount = RefCountDisposable(disposable: held)
        let events = Events(AddRef(source: Observable<Int>.never(), refCount: refCount))
        refCount.dispose()
        XCTAssertFalse(held.isDisposed)
        events.subscription.dispose()
        XCTAssertTrue(held.isDisposed)
    }
}
