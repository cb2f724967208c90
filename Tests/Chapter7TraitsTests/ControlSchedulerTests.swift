// Where the scheduler of `ControlEvent` and `ControlProperty` is asked to run something.

import TestSupport
import XCTest

final class ControlSchedulerTests: LeakCheckedTestCase {
    /// The golden trace has the same four calls: two subscribe, two dispose, none is for an element.
    func testControlsScheduleTheSubscriptionAndTheDisposalAndNoElement() {
        let control = recorded("control")
        XCTAssertEqual(
            control.callers(of: "ConcurrentMainScheduler.schedule(_:action:)"),
            [
                "SubscribeOnSink.run()", "SubscribeOnSink.run()",
                "ScheduledDisposable.dispose()", "ScheduledDisposable.dispose()",
            ]
        )
        XCTAssertEqual(control.count("MainScheduler.scheduleInternal(_:action:)"), 0)
    }
}
