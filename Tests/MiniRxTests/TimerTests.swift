// `timer` and `interval` where the time is none, past or endless.

import TestSupport
import XCTest

@testable import MiniRxTraced

final class TimerTests: LeakCheckedTestCase {
    private let queue = SerialDispatchQueueScheduler(internalSerialQueueName: "timer")

    private func events(
        until end: Double,
        _ sequence: (SchedulerType) -> Observable<Int>
    ) -> [String] {
        let line = Timeline()
        let subscription = line.watch(sequence(line.clock))
        line.advance(to: end)
        subscription.dispose()
        // The clock lets go of what was called off when it is turned.
        line.advance(to: 1_000)
        return line.all
    }

    func testOnce() {
        XCTAssertEqual(
            events(until: 9) { .timer(.seconds(3), scheduler: $0) },
            ["3: next(0)", "3: completed"]
        )
    }

    /// Nobody disposes of it: what is left over fails the test.
    func testAfterItsEndATimerLetsGoOfItself() {
        let line = Timeline()
        _ = line.watch(.timer(.seconds(1), scheduler: line.clock) as Observable<Int>)
        line.advance(to: 2)
        XCTAssertEqual(line.all, ["1: next(0)", "1: completed"])
    }

    func testFirstAfterDueTimeThenEveryPeriod() {
        XCTAssertEqual(
            events(until: 6) { .timer(.seconds(1), period: .seconds(2), scheduler: $0) },
            ["1: next(0)", "3: next(1)", "5: next(2)"]
        )
    }

    func testWhatIsDueInThePastIsDueNow() {
        XCTAssertEqual(
            events(until: 9) { .timer(.seconds(-5), scheduler: $0) },
            ["0: next(0)", "0: completed"]
        )
    }

    func testOnAVirtualClockNoPeriodTakesNoTime() {
        for period in [RxTimeInterval.seconds(0), .seconds(-1)] {
            XCTAssertEqual(
                events(until: 9) { .interval(period, scheduler: $0).take(2) },
                ["0: next(0)", "0: next(1)", "0: completed"]
            )
        }
    }

    func testNeverIsNotWithinAnyTime() {
        XCTAssertEqual(events(until: 1e9) { .timer(.never, scheduler: $0) }, [])
    }

    func testOnlyAClockThatRunsToTheEndOfTimeComesToNever() {
        let line = Timeline()
        _ = line.watch(.timer(.never, scheduler: line.clock) as Observable<Int>)
        line.clock.start()
        XCTAssertEqual(line.all.count, 2)
        XCTAssertEqual(line.clock.now, .distantFuture)
    }

    func testOnAQueueNeverIsNever() {
        let (never, ticks) = (Notes(), Notes())
        let subscriptions = [
            Observable<Int>.timer(.never, scheduler: queue)
                .subscribe(onNext: { never.add("\($0)") }),
            Observable<Int>.interval(.milliseconds(1), scheduler: queue)
                .subscribe(onNext: { ticks.add("\($0)") }),
        ]
        XCTAssertTrue(waitOnMain { ticks.all.count >= 5 })
        XCTAssertEqual(never.all, [])
        subscriptions.forEach { $0.dispose() }
    }

    /// The elements that come on a real queue, up to the end.
    private func elements(_ sequence: Observable<Int>) -> [String] {
        let notes = Notes()
        let subscription = sequence.subscribe(
            onNext: { notes.add("\($0)") },
            onCompleted: { notes.add("completed") }
        )
        XCTAssertTrue(waitOnMain { notes.all.last == "completed" })
        subscription.dispose()
        return notes.all
    }

    func testOnAQueueNoPeriodIsAsShortAsCanBe() {
        XCTAssertEqual(
            elements(.interval(.nanoseconds(0), scheduler: queue).take(3)),
            ["0", "1", "2", "completed"]
        )
    }

    func testOnAQueueWhatIsDueInThePastIsDueNow() {
        XCTAssertEqual(
            elements(.timer(.seconds(-5), scheduler: queue)),
            ["0", "completed"]
        )
        XCTAssertEqual(
            elements(.timer(.seconds(-5), period: .milliseconds(1), scheduler: queue).take(2)),
            ["0", "1", "completed"]
        )
    }

    func testAQueueThatIsLateMissesTicksAndNoNumbers() {
        let slow = Notes()
        let tick = DispatchSemaphore(value: 0)
        let other = SerialDispatchQueueScheduler(internalSerialQueueName: "in time")
        let inTime = Observable<Int>.interval(.milliseconds(1), scheduler: other)
            .subscribe(onNext: { _ in tick.signal() })
        let subscription = Observable<Int>.interval(.milliseconds(1), scheduler: queue)
            .subscribe(onNext: { number in
                slow.add("\(number)")
                // Busy while another timer of the same period ticks five times.
                for _ in 0..<5 { tick.wait() }
            })
        XCTAssertTrue(waitOnMain { slow.all.count >= 4 })
        subscription.dispose()
        queue.configuration.queue.sync {}
        inTime.dispose()
        XCTAssertEqual(slow.all.prefix(4), ["0", "1", "2", "3"])
    }

    @available(*, deprecated)
    func testPlainNumbersAreSeconds() {
        XCTAssertEqual(
            events(until: 3) { .interval(1.5, scheduler: $0) },
            ["1.5: next(0)", "3: next(1)"]
        )
        XCTAssertEqual(
            events(until: 3) { .timer(1, scheduler: $0) },
            ["1: next(0)", "1: completed"]
        )
        XCTAssertEqual(
            events(until: 3) { .timer(0.5, period: 2, scheduler: $0) },
            ["0.5: next(0)", "2.5: next(1)"]
        )
        // Cut to whole milliseconds.
        XCTAssertEqual(
            events(until: 3) { .timer(1.0019, scheduler: $0) },
            ["1.001: next(0)", "1.001: completed"]
        )
    }
}
