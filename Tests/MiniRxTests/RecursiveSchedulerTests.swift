// Work that asks for its own next turn, and repetition made of it.

import TestSupport
import XCTest

@testable import MiniRxTraced

final class RecursiveSchedulerTests: LeakCheckedTestCase {
    func testEachTurnGetsTheStateThatTheLastOneAskedFor() {
        var states: [Int] = []
        CurrentThreadScheduler.instance.scheduleRecursive(3) { state, recurse in
            states.append(state)
            if state > 0 {
                recurse(state - 1)
            }
        }.dispose()
        XCTAssertEqual(states, [3, 2, 1, 0], "all turns, before the outermost `schedule` returns")

        states = []
        let scheduler = ManualScheduler()
        let work = scheduler.scheduleRecursive(3) { state, recurse in
            states.append(state)
            if state > 0 {
                recurse(state - 1)
            }
        }
        scheduler.advance(by: 0)
        XCTAssertEqual(states, [3, 2, 1, 0])
        work.dispose()
    }

    func testDisposingCallsOffTheNextTurn() {
        var turns = 0
        let scheduler = ManualScheduler()
        let place = SingleAssignmentDisposable()
        place.setDisposable(
            scheduler.scheduleRecursive(()) { _, recurse in
                turns += 1
                if turns == 2 {
                    place.dispose()
                }
                recurse(())
            }
        )
        scheduler.advance(by: 0)
        XCTAssertEqual(turns, 2)
    }

    func testATurnCanComeLater() {
        var times: [Int] = []
        let scheduler = ManualScheduler()
        let work = scheduler.scheduleRecursive(1, dueTime: .seconds(5)) { state, again in
            times.append(scheduler.clock)
            if state < 3 {
                again.schedule(state + 1, dueTime: .seconds(state))
            } else if state == 3 {
                again.schedule(state + 1)
            }
        }
        scheduler.advance(by: 20)
        XCTAssertEqual(times, [5, 6, 8, 8])
        work.dispose()
    }
}

final class SchedulePeriodicTests: LeakCheckedTestCase {
    func testTicksComeAfterTheStartAndThenEveryPeriodAndPassTheirStateOn() {
        let scheduler = ManualScheduler()
        var ticks: [String] = []
        let repetition = scheduler.schedulePeriodic(
            0,
            startAfter: .seconds(2),
            period: .seconds(3)
        ) { [unowned scheduler] state in
            ticks.append("\(state) at \(scheduler.clock)")
            return state + 1
        }
        scheduler.advance(by: 1)
        XCTAssertEqual(ticks, [])
        scheduler.advance(by: 10)
        XCTAssertEqual(ticks, ["0 at 2", "1 at 5", "2 at 8", "3 at 11"])
        repetition.dispose()
        scheduler.advance(by: 10)
        XCTAssertEqual(ticks.count, 4)
    }

    func testATickThatComesDueWhileTheActionRunsIsNeitherLostNorOverlaps() {
        let scheduler = ManualScheduler()
        var ticks: [String] = []
        var isBusy = false
        let repetition = scheduler.schedulePeriodic(
            0,
            startAfter: .seconds(1),
            period: .seconds(1)
        ) { [unowned scheduler] state in
            XCTAssertFalse(isBusy)
            isBusy = true
            if state == 0 {
                // Time goes by while the first tick is at work: the second and third come due.
                scheduler.advance(by: 2)
            }
            ticks.append("\(state) at \(scheduler.clock)")
            isBusy = false
            return state + 1
        }
        scheduler.advance(by: 1)
        XCTAssertEqual(ticks, ["0 at 3"])
        scheduler.advance(by: 0)
        XCTAssertEqual(ticks, ["0 at 3", "1 at 3", "2 at 3"])
        repetition.dispose()
        scheduler.advance(by: 1)
        XCTAssertEqual(ticks.count, 3)
    }
}
