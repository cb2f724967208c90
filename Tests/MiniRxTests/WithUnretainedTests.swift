// `withUnretained`, with an object that stays and with one that goes.

import MiniRxTraced
import TestSupport
import XCTest

final class WithUnretainedTests: LeakCheckedTestCase {
    private final class Screen { let name = "screen" }

    func testEachElementComesWithTheObject() {
        let screen = Screen()
        let source = Observable.of(1, 2)
        XCTAssertEqual(
            events(of: source.withUnretained(screen).map { "\($0.name) \($1)" }),
            ["next(screen 1)", "next(screen 2)", "completed", "disposed"]
        )
        XCTAssertEqual(
            events(of: source.withUnretained(screen) { "\($0.name) \($1)" }),
            ["next(screen 1)", "next(screen 2)", "completed", "disposed"]
        )
    }

    func testItCompletesAtTheFirstElementAfterTheObjectHasGone() {
        var screen: Screen? = Screen()
        let isGone = { [weak screen] in screen == nil }
        let subject = PublishSubject<Int>()
        let sent = Events(subject.withUnretained(screen!) { $1 })
        subject.onNext(1)
        screen = nil
        XCTAssertTrue(isGone())
        XCTAssertEqual(sent.all, ["next(1)"])
        subject.onNext(2)
        XCTAssertEqual(sent.all, ["next(1)", "completed", "disposed"])
        XCTAssertFalse(subject.hasObservers)
    }

    func testOtherErrorsStayErrors() {
        let screen = Screen()
        let failing = Observable<Int>.error(Failure())
        XCTAssertEqual(
            events(of: failing.withUnretained(screen) { $1 }),
            ["error(Failure())", "disposed"]
        )
    }
}
