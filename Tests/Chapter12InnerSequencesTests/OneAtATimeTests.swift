// Operators with inner sequences: their events come one after the other, whatever threads send.

import TestSupport
import XCTest

@testable import MiniRxTraced

final class OperatorLockTests: LeakCheckedTestCase {
    func testInnerSequences() {
        assertOneAtATime { Observable.merge($0, $1) }
        assertOneAtATime { first, second in Observable.of(first, second).flatMap { $0 } }
        // The second one is the source here.
        assertOneAtATime(second: [0]) { first, second in second.flatMapLatest { _ in first } }
        assertOneAtATime(second: [0]) { first, second in second.concatMap { _ in first } }
    }

    /// Two sequences of a retry that fail, on two threads, leave their work with the one who has it.
    func testTheGateOfOneSink() {
        final class Work: InvocableType {
            let action: () -> Void
            init(_ action: @escaping () -> Void) { self.action = action }
            func invoke() { action() }
        }
        let count = forEveryInterleaving {
            let (gate, delivery) = (AsyncLock<Work>(), Delivery())
            let piece = { gate.invoke(Work(delivery.happens)) }
            return (
                [piece, piece],
                { order in
                    XCTAssertFalse(delivery.isTwice, order)
                    XCTAssertEqual(delivery.count, 2, order)
                }
            )
        }
        XCTAssertGreaterThan(count, 20)
    }

    /// Subscribing may run the user's code, and that may wait for another thread's events.
    func testMergeHoldsNoLockWhileItSubscribes() {
        let (source, other) = (PublishSubject<Int>(), PublishSubject<Int>())
        var subscription: Disposable?
        let isWaiting = isHeldUp({ other.onNext(1) }, seconds: 10) { during in
            withoutActuallyEscaping(during) { during in
                let merged = source.flatMap { number -> Observable<Int> in
                    if number == 0 { return other }
                    return .create { _ in
                        during()
                        return Disposables.create()
                    }
                }
                subscription = merged.subscribe(AnyObserver { _ in })
                source.onNext(0)
                source.onNext(1)
                subscription?.dispose()
            }
        }
        XCTAssertFalse(isWaiting)
    }
}
