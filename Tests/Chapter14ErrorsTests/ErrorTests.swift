// What `catch` and `retry` keep and let go of.

import TestSupport
import XCTest

@testable import MiniRxTraced

final class ErrorTests: LeakCheckedTestCase {
    /// The source fails before its subscription is there: that must not take the other's place.
    func testCatchKeepsTheOtherOne() {
        let other = PublishSubject<Int>()
        let subscription = Observable<Int>.error(Failure()).catch { _ in other }
            .subscribe(onNext: { _ in })
        XCTAssertTrue(other.hasObservers)
        subscription.dispose()
        XCTAssertFalse(other.hasObservers)
    }

    /// Disposed of inside of its third attempt: there is no fourth one.
    func testRetryEndsWhenItIsDisposedOfInside() {
        let subscriptions = Counter()
        let start = PublishSubject<Int>()
        var subscription: Disposable?
        let source = Observable<Int>.create { observer in
            subscriptions.add()
            if subscriptions.count == 3 { subscription?.dispose() }
            // Else it would go on for ever.
            if subscriptions.count < 9 { observer.onError(Failure()) }
            return Disposables.create()
        }
        subscription = Observable.concat(start, source).retry().subscribe(AnyObserver { _ in })
        start.onCompleted()
        start.onCompleted()
        XCTAssertEqual(subscriptions.count, 3)
    }
}
