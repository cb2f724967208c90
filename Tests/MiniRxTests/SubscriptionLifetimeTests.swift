// Who keeps a subscription alive, and what `dispose()` does not wait for.

import MiniRxTraced
import TestSupport
import XCTest

final class SubscriptionLifetimeTests: LeakCheckedTestCase {
    func testDroppingTheDisposableDoesNotEndTheSubscription() throws {
        var source: AnyObserver<Int>?
        var calls: [String] = []
        do {
            _ = Observable<Int>.create { observer in
                source = observer
                return Disposables.create { calls.append("cleanup") }
            }
            .subscribe(
                onNext: { calls.append("onNext \($0)") },
                onDisposed: { calls.append("onDisposed") }
            )
        }
        source?.onNext(1)
        XCTAssertEqual(calls, ["onNext 1"])

        source?.onCompleted()
        source = nil
        XCTAssertEqual(calls, ["onNext 1", "onDisposed", "cleanup"])
    }

    /// Nobody holds anything of it, and it stays: sink and disposer hold each other.
    func testASubscriptionThatNobodyHoldsStaysUntilItIsDisposedOf() {
        final class Captured {}
        weak var captured: Captured?
        var disposable: Disposable?
        do {
            let object = Captured()
            captured = object
            disposable = Observable<Int>.create { _ in
                Disposables.create { withExtendedLifetime(object) {} }
            }.subscribe()
        }
        let disposer = disposable.flatMap { property("disposable1", of: $0) } as? Disposable
        disposable = nil
        XCTAssertNotNil(captured)
        disposer?.dispose()
        XCTAssertNil(captured)
    }

    func testDisposeDoesNotWaitForAHandlerThatIsRunning() throws {
        let isRunning = DispatchSemaphore(value: 0)
        let mayReturn = DispatchSemaphore(value: 0)
        var source: AnyObserver<Int>?
        nonisolated(unsafe) var elements: [Int] = []
        let subscription = Observable<Int>.create { observer in
            source = observer
            return Disposables.create()
        }
        .subscribe(onNext: { element in
            isRunning.signal()
            mayReturn.wait()
            elements.append(element)
        })
        let observer = try XCTUnwrap(source)
        source = nil
        elsewhere.async { observer.onNext(1) }
        isRunning.wait()
        subscription.dispose()
        // `dispose()` has returned while the handler of 1 is still at work.
        mayReturn.signal()
        elsewhere.sync {}
        observer.onNext(2)
        XCTAssertEqual(elements, [1])
    }

    func testEverythingIsFreedAfterTheEnd() {
        weak var captured: Captured?
        do {
            let object = Captured()
            captured = object
            _ = Observable.of(1, 2).map { $0 + object.number }.subscribe(onNext: { _ in
                _ = object.number
            })
        }
        XCTAssertNil(captured)
    }

    private final class Captured {
        let number = 1
    }
}
