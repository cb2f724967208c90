// The resource that lives as long as its subscription.

import MiniRxTraced
import TestSupport
import XCTest

final class UsingTests: LeakCheckedTestCase {
    private func using(
        _ resource: BooleanDisposable,
        _ source: @escaping () throws -> Observable<Int>
    ) -> Observable<Int> {
        .using({ resource }, observableFactory: { _ in try source() })
    }

    func testTheResourceIsFreedAtTheEnd() {
        let resource = BooleanDisposable()
        XCTAssertEqual(
            events(of: using(resource) { .just(1) }),
            ["next(1)", "completed", "disposed"]
        )
        XCTAssertTrue(resource.isDisposed)
    }

    func testTheResourceIsFreedAfterAnError() {
        let resource = BooleanDisposable()
        XCTAssertEqual(
            events(of: using(resource) { .error(Failure()) }),
            ["error(Failure())", "disposed"]
        )
        XCTAssertTrue(resource.isDisposed)
    }

    func testTheResourceIsFreedWhenTheSubscriptionIsDisposedOf() {
        let resource = BooleanDisposable()
        let sent = Events(using(resource) { .never() })
        XCTAssertFalse(resource.isDisposed)
        sent.subscription.dispose()
        XCTAssertTrue(resource.isDisposed)
    }

    func testUsingFreesTheResourceWhenTheObservableFactoryThrows() {
        let resource = BooleanDisposable()
        XCTAssertEqual(
            events(of: using(resource) { throw Failure() }),
            ["error(Failure())", "disposed"]
        )
        XCTAssertTrue(resource.isDisposed)
    }

    func testAResourceFactoryThatThrowsEndsTheSequence() {
        let observable = Observable<Int>.using(
            { () throws -> BooleanDisposable in throw Failure() },
            observableFactory: { _ in .just(1) }
        )
        XCTAssertEqual(events(of: observable), ["error(Failure())", "disposed"])
    }
}
