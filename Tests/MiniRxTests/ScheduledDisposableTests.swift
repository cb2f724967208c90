// The disposable that is disposed of on a scheduler.

import MiniRxTraced
import TestSupport
import XCTest

final class ScheduledDisposableTests: LeakCheckedTestCase {
    func testItIsDisposedOfWhenTheSchedulerGetsToIt() {
        let scheduler = ManualScheduler()
        let held = BooleanDisposable()
        let disposable = ScheduledDisposable(scheduler: scheduler, disposable: held)
        XCTAssertTrue(disposable.scheduler as AnyObject === scheduler)
        disposable.dispose()
        XCTAssertFalse(held.isDisposed)
        XCTAssertFalse(disposable.isDisposed)
        scheduler.advance(by: 0)
        XCTAssertTrue(held.isDisposed)
        XCTAssertTrue(disposable.isDisposed)
    }

    func testItIsDisposedOfOnce() {
        let scheduler = ManualScheduler()
        var disposals = 0
        let held = Disposables.create { disposals += 1 }
        let disposable = ScheduledDisposable(scheduler: scheduler, disposable: held)
        disposable.dispose()
        disposable.dispose()
        scheduler.advance(by: 0)
        XCTAssertEqual(disposals, 1)
    }
}
