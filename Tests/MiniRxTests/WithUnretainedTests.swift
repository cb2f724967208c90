// `withUnretained`: until the object has gone.

import MiniRx
import TestSupport
import XCTest

final class WithUnretainedTests: LeakCheckedTestCase {
    private final class Object {}

    func testItCompletesAtTheFirstElementAfterTheObjectHasGone() {
        let subject = PublishSubject<Int>()
        var object: Object? = Object()
        weak var weakObject: Object?
        weakObject = object
        let pairs = Events(subject.withUnretained(object!).map { $1 })
        let selected = Events(subject.withUnretained(object!) { $1 * 10 })
        subject.onNext(1)
        object = nil
        XCTAssertNil(weakObject, "It is held weakly.")
        XCTAssertEqual(pairs.all, ["next(1)"])
        subject.onNext(2)
        XCTAssertEqual(pairs.all, ["next(1)", "completed", "disposed"])
        XCTAssertEqual(selected.all, ["next(10)", "completed", "disposed"])
        XCTAssertFalse(subject.hasObservers)
    }

    func testTheEndPassesThrough() {
        let object = Object()
        XCTAssertEqual(
            events(of: Observable.just(1).withUnretained(object) { $1 }),
            ["next(1)", "completed", "disposed"]
        )
        XCTAssertEqual(
            events(of: Observable<Int>.error(Failure()).withUnretained(object) { $1 }),
            ["error(Failure())", "disposed"]
        )
    }

    func testDisposing() {
        let subject = PublishSubject<Int>()
        let sent = Events(subject.withUnretained(Object()) { $1 })
        sent.subscription.dispose()
        XCTAssertFalse(subject.hasObservers)
        XCTAssertEqual(sent.all, ["disposed"])
    }
}
