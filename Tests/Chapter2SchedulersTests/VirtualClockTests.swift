// What the chapter says of the virtual clock: what runs, in which order, and what time it is then.

import TestSupport
import XCTest

@testable import MiniRxTraced

final class VirtualClockTests: LeakCheckedTestCase {
    private let scheduler = HistoricalScheduler()
    private let notes = Notes()

    private func time(_ seconds: Double) -> Date { Date(timeIntervalSince1970: seconds) }

    private func note(_ name: String, after seconds: Int) -> Disposable {
        scheduler.scheduleRelative((), dueTime: .seconds(seconds)) { [notes, scheduler] _ in
            notes.add("\(name) at \(Int(scheduler.clock.timeIntervalSince1970))")
            return Disposables.create()
        }
    }

    func testWorkOfOneTimeRunsInTheOrderInWhichItWasScheduled() {
        for name in ["a", "b", "c"] { _ = note(name, after: 5) }
        _ = note("d", after: 3)
        scheduler.start()
        XCTAssertEqual(notes.all, ["d at 3", "a at 5", "b at 5", "c at 5"])
    }

    func testTheClockIsTurnedToTheEndOfASpanAndNoFurther() {
        for seconds in [10, 11, 12] { _ = note("work", after: seconds) }
        scheduler.advanceTo(time(11))
        XCTAssertEqual(notes.all, ["work at 10", "work at 11"])
        scheduler.advanceTo(time(11.5))
        XCTAssertEqual(scheduler.clock, time(11.5))
        XCTAssertEqual(notes.all.count, 2)
        scheduler.start()
    }

    func testWhatIsCalledOffDoesNotRun() {
        let first = note("first", after: 1)
        let last = note("last", after: 9)
        _ = note("middle", after: 5)
        first.dispose()
        last.dispose()
        scheduler.start()
        XCTAssertEqual(notes.all, ["middle at 5"])
    }

    /// What is taken out leaves its place to the last one, which goes to where it belongs.
    func testTheSmallestIsInFrontWhateverIsTakenOut() {
        let numbers = [1, 10, 2, 11, 12, 3, 4, 13, 14, 15]
        for taken in numbers {
            var queue = PriorityQueue<Int>(hasHigherPriority: <, isEqual: ==)
            numbers.forEach { queue.enqueue($0) }
            queue.remove(taken)
            var sorted: [Int] = []
            while let next = queue.peek() {
                sorted.append(next)
                queue.remove(next)
            }
            XCTAssertEqual(sorted, numbers.filter { $0 != taken }.sorted())
        }
    }
}
