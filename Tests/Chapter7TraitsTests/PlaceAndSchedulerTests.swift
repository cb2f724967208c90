// Where a driver delivers, and what `andThen` holds.

import TestSupport
import XCTest

@testable import MiniRxTraced

final class PlaceAndSchedulerTests: LeakCheckedTestCase {
    func testADriverDeliversOnItsScheduler() {
        assertScheduled { $0.asDriver(onErrorJustReturn: 0) }
        assertScheduled { $0.asSharedSequence(onErrorJustReturn: 0) }
    }

    private func assertScheduled(
        line: UInt = #line,
        _ make: (PublishSubject<Int>) -> Driver<Int>
    ) {
        let (source, scheduler, notes) = (PublishSubject<Int>(), HeldScheduler(), Notes())
        SharingScheduler.mock(scheduler: scheduler) {
            let subscription = make(source).drive(onNext: { notes.add("\($0)") })
            source.onNext(1)
            XCTAssertEqual(notes.all, [], line: line)
            scheduler.doNext()
            XCTAssertEqual(notes.all, ["1"], line: line)
            subscription.dispose()
        }
        while !scheduler.work.isEmpty { scheduler.doNext() }
    }

    /// The first is done before its subscription is there: it must not take the second one's place.
    func testAndThenKeepsTheSecondOne() {
        let second = PublishSubject<Int>()
        let subscription = Completable.empty().andThen(second.asObservable())
            .subscribe(onNext: { _ in })
        XCTAssertTrue(second.hasObservers)
        subscription.dispose()
        XCTAssertFalse(second.hasObservers)
    }
}
