// What an app can do without a newer version.

import Dispatch
import TestSupport
import XCTest

@testable import MiniRxTraced

final class WorkaroundTests: LeakCheckedTestCase {
    func testWithObserveOnTheReplayRunsNoneOfTheAppsCode() {
        let source = PublishSubject<Int>()
        let shared = source.share(replay: 1)
        let first = shared.subscribe(AnyObserver { _ in })
        source.onNext(1)
        let scheduler = HeldScheduler()
        let isStuck = isStuck(seconds: 10) { inside in
            let newcomer = shared.observe(on: scheduler).subscribe(AnyObserver { _ in inside() })
            scheduler.doNext()
            newcomer.dispose()
        } against: {
            shared.subscribe(AnyObserver { _ in }).dispose()
        }
        XCTAssertEqual(isStuck, false)
        first.dispose()
    }

    func testACleanupThatHandsItsWorkOverWaitsForNobody() {
        let (one, other) = (PublishSubject<Int>(), PublishSubject<Int>())
        let queue = DispatchQueue(label: "cleanup")
        let isStuck = isStuck(seconds: 10) { inside in
            nonisolated(unsafe) let inside = inside
            let cleaned = Observable<Int>.create { observer in
                let cleanup = Disposables.create { queue.async { inside() } }
                return Disposables.create(one.subscribe(observer), cleanup)
            }
            let subscription = Observable.merge(cleaned, other.asObservable())
                .subscribe(AnyObserver { _ in })
            one.onCompleted()
            queue.sync {}
            subscription.dispose()
        } against: {
            other.onNext(1)
        }
        XCTAssertEqual(isStuck, false)
    }

    func testATaskKnowsThatItWasCancelled() async {
        let values = Observable<Int>.never().values
        let task = Task {
            for try await _ in values {}
            return Task.isCancelled
        }
        task.cancel()
        let isCancelled = try? await task.value
        XCTAssertEqual(isCancelled, true)
    }
}
