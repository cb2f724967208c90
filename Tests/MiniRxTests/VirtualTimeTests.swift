// Clocks that stand still until somebody turns them.

import TestSupport
import XCTest

@testable import MiniRxTraced

final class VirtualTimeTests: LeakCheckedTestCase {
    /// Counts in whole ticks of ten seconds.
    private struct Ticks: VirtualTimeConverterType {
        func convertFromVirtualTime(_ virtualTime: Int) -> RxTime {
            Date(timeIntervalSince1970: Double(virtualTime) * 10)
        }
        func convertToVirtualTime(_ time: RxTime) -> Int { Int(time.timeIntervalSince1970 / 10) }
        func convertFromVirtualTimeInterval(_ virtualTimeInterval: Int) -> TimeInterval {
            Double(virtualTimeInterval) * 10
        }
        func convertToVirtualTimeInterval(_ timeInterval: TimeInterval) -> Int {
            Int(timeInterval / 10)
        }
        func offsetVirtualTime(_ time: Int, offset: Int) -> Int { time + offset }
        func compareVirtualTime(_ lhs: Int, _ rhs: Int) -> VirtualTimeComparison {
            lhs < rhs ? .lessThan : lhs == rhs ? .equal : .greaterThan
        }
    }

    private class Clock: VirtualTimeScheduler<Ticks> {
        init() { super.init(initialClock: 0, converter: Ticks()) }
    }

    private func note(_ name: String, _ order: Order) -> (()) -> Disposable {
        { _ in
            order.names.append(name)
            return Disposables.create()
        }
    }

    private final class Order {
        var names: [String] = []
    }

    func testWhatIsDueFirstRunsFirstAndEqualsInTheOrderOfScheduling() {
        let (clock, order) = (Clock(), Order())
        _ = clock.scheduleAbsoluteVirtual((), time: 5, action: note("5", order))
        _ = clock.scheduleAbsoluteVirtual((), time: 2, action: note("2 a", order))
        _ = clock.scheduleRelativeVirtual((), dueTime: 2, action: note("2 b", order))
        _ = clock.scheduleRelative((), dueTime: .seconds(30), action: note("3", order))
        _ = clock.schedule((), action: note("0", order))
        XCTAssertEqual(order.names, [])
        clock.start()
        XCTAssertEqual(order.names, ["0", "2 a", "2 b", "3", "5"])
        XCTAssertEqual(clock.clock, 5)
        XCTAssertEqual(clock.now, Date(timeIntervalSince1970: 50))
    }

    func testAdvanceToRunsWhatIsDueUntilThenAndStopsThere() {
        let (clock, order) = (Clock(), Order())
        for time in 1...4 {
            _ = clock.scheduleAbsoluteVirtual((), time: time, action: note("\(time)", order))
        }
        clock.advanceTo(2)
        XCTAssertEqual(order.names, ["1", "2"])
        XCTAssertEqual(clock.clock, 2)
        clock.advanceTo(3)
        XCTAssertEqual(order.names, ["1", "2", "3"])
        clock.start()
        XCTAssertEqual(order.names, ["1", "2", "3", "4"])
        clock.advanceTo(9)
        XCTAssertEqual(clock.clock, 9, "even if nothing is due")
    }

    func testSleepTurnsTheClockAndRunsNothing() {
        let (clock, order) = (Clock(), Order())
        _ = clock.scheduleAbsoluteVirtual((), time: 1, action: note("late", order))
        clock.sleep(5)
        XCTAssertEqual(clock.clock, 5)
        XCTAssertEqual(order.names, [])
        clock.start()
        XCTAssertEqual(order.names, ["late"])
        XCTAssertEqual(clock.clock, 5, "the clock does not go back")
    }

    func testAClockDescribesItself() {
        let clock = Clock()
        XCTAssertEqual(clock.debugDescription, "clock at 0, nothing scheduled")
        _ = clock.scheduleAbsoluteVirtual((), time: 3) { _ in Disposables.create() }
        XCTAssertEqual(clock.debugDescription, "clock at 0, next at 3")
        clock.start()
    }

    func testStopEndsTheRunAndStartGoesOn() {
        let (clock, order) = (Clock(), Order())
        _ = clock.scheduleAbsoluteVirtual((), time: 1) { _ in
            order.names.append("1")
            clock.stop()
            return Disposables.create()
        }
        _ = clock.scheduleAbsoluteVirtual((), time: 2, action: note("2", order))
        clock.start()
        XCTAssertEqual(order.names, ["1"])
        clock.start()
        XCTAssertEqual(order.names, ["1", "2"])
    }

    func testWorkThatIsCalledOffDoesNotRun() {
        let (clock, order) = (Clock(), Order())
        clock.scheduleAbsoluteVirtual((), time: 1, action: note("called off", order)).dispose()
        _ = clock.scheduleAbsoluteVirtual((), time: 2, action: note("kept", order))
        clock.start()
        XCTAssertEqual(order.names, ["kept"])
    }

    func testASubclassMayMoveScheduledTimes() {
        final class Late: VirtualTimeScheduler<Ticks> {
            override func adjustScheduledTime(_ time: Int) -> Int { time + 1 }
        }
        let late = Late(initialClock: 0, converter: Ticks())
        _ = late.schedule(()) { _ in Disposables.create() }
        late.start()
        XCTAssertEqual(late.clock, 1)
    }

    func testAPeriodIsRepeatedInVirtualTime() {
        let (clock, order) = (Clock(), Order())
        let repetition = clock.schedulePeriodic(
            0,
            startAfter: .seconds(10),
            period: .seconds(20)
        ) { state in
            order.names.append("\(state)")
            return state + 1
        }
        clock.advanceTo(6)
        XCTAssertEqual(order.names, ["0", "1", "2"])
        repetition.dispose()
        clock.start()
        XCTAssertEqual(order.names.count, 3)
    }

    func testAHistoricalClockCountsInDates() {
        let (clock, order) = (HistoricalScheduler(), Order())
        XCTAssertEqual(clock.now, Date(timeIntervalSince1970: 0))
        _ = clock.scheduleRelative((), dueTime: .milliseconds(1500), action: note("later", order))
        clock.advanceTo(Date(timeIntervalSince1970: 1))
        XCTAssertEqual(order.names, [])
        clock.start()
        XCTAssertEqual(order.names, ["later"])
        XCTAssertEqual(clock.clock.timeIntervalSince1970, 1.5, accuracy: 0.001)
    }

    func testThePriorityQueueGivesTheSmallestAndTakesOutAny() {
        final class Element {
            let number: Int
            init(_ number: Int) { self.number = number }
        }
        var queue = PriorityQueue<Element>(
            hasHigherPriority: { $0.number < $1.number },
            isEqual: { $0 === $1 }
        )
        let elements = [5, 3, 8, 1, 9, 2, 7].map(Element.init)
        elements.forEach { queue.enqueue($0) }
        queue.remove(elements[4])
        queue.remove(elements[1])
        queue.remove(elements[1])
        var numbers: [Int] = []
        while let next = queue.peek() {
            numbers.append(next.number)
            queue.remove(next)
        }
        XCTAssertEqual(numbers, [1, 2, 5, 7, 8])
    }
}
