// The first two operators.

import MiniRxTraced
import TestSupport
import XCTest

final class MapAndFilterTests: LeakCheckedTestCase {
    func testMapTransformsElements() {
        XCTAssertEqual(
            events(of: Observable.of(1, 2).map { "\($0)!" }),
            ["next(1!)", "next(2!)", "completed", "disposed"]
        )
    }

    func testFilterLeavesElementsOut() {
        XCTAssertEqual(
            events(of: Observable.of(1, 2, 3).filter { $0 != 2 }),
            ["next(1)", "next(3)", "completed", "disposed"]
        )
    }

    func testWhatTheClosureThrowsEndsTheSequence() {
        XCTAssertEqual(
            events(
                of: Observable.of(1, 2).map { (element: Int) -> Int in
                    if element == 2 { throw Failure() }
                    return element
                }
            ),
            ["next(1)", "error(Failure())", "disposed"]
        )
        XCTAssertEqual(
            events(
                of: Observable.of(1, 2).filter { element in
                    if element == 2 { throw Failure() }
                    return true
                }
            ),
            ["next(1)", "error(Failure())", "disposed"]
        )
    }

    func testAClosureThatThrowsEndsTheSubscriptionToTheSource() {
        let cleanup = BooleanDisposable()
        let source = Observable<Int>.create { observer in
            observer.onNext(1)
            return cleanup
        }
        XCTAssertEqual(
            events(of: source.map { _ -> Int in throw Failure() }),
            ["error(Failure())", "disposed"]
        )
        XCTAssertTrue(cleanup.isDisposed)
    }

    func testErrorsPassThrough() {
        let source = Observable<Int>.error(Failure())
        XCTAssertEqual(events(of: source.map { $0 }), ["error(Failure())", "disposed"])
        XCTAssertEqual(events(of: source.filter { _ in true }), ["error(Failure())", "disposed"])
    }

    func testDisposingReachesTheSource() {
        let cleanup = BooleanDisposable()
        let source = Observable<Int>.create { _ in cleanup }
        let sent = Events(source.map { $0 }.filter { _ in true })
        XCTAssertFalse(cleanup.isDisposed)
        sent.subscription.dispose()
        XCTAssertTrue(cleanup.isDisposed)
    }
}
