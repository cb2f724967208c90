// Sources side by side: their events come one after the other, whatever threads send.

import TestSupport
import XCTest

@testable import MiniRxTraced

final class SourcesLockTests: LeakCheckedTestCase {
    func testSourcesSideBySide() {
        assertOneAtATime(second: [0]) { Observable.combineLatest($0, $1) }
        assertOneAtATime(second: [0]) { Observable.zip($0, $1) }
        assertOneAtATime(second: [0]) { $0.withLatestFrom($1) }
    }

    /// Of two that send at the same time one is taken, and nothing of the other one.
    func testTheWinnerIsDecidedOnce() {
        forEveryStop {
            let (one, other, notes) = (HeldSource<Int>(), HeldSource<Int>(), Notes())
            let subscription = one.amb(other).subscribe(AnyObserver { notes.add("\($0)") })
            let (first, second) = (one.observer!, other.observer!)
            return (
                { first.onNext(1) }, { second.onNext(2) },
                { stop in
                    XCTAssertEqual(notes.all.count, 1, "at stop \(stop)")
                    subscription.dispose()
                }
            )
        }
    }

    func testTheLoserIsDisposedOf() {
        let (one, other) = (PublishSubject<Int>(), PublishSubject<Int>())
        let subscription = one.amb(other).subscribe(onNext: { _ in })
        one.onNext(1)
        XCTAssertTrue(one.hasObservers)
        XCTAssertFalse(other.hasObservers)
        subscription.dispose()
    }
}
