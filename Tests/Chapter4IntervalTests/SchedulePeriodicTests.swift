// The document's claims about the sink, the dispatch source and its ticks: D003-25 to D003-38.

import TestSupport
import XCTest

@testable import MiniRxTraced

final class SchedulePeriodicTests: LeakCheckedTestCase {
    private let trace = recorded("interval")
    private let schedulePeriodic =
        "DispatchQueueConfiguration.schedulePeriodic(_:startAfter:period:action:)"
    private let tick =
        "closure#2 in DispatchQueueConfiguration.schedulePeriodic(_:startAfter:period:action:)"

    func testD003_25_timerSinkIsASink() throws {
        let subscription = Observable<Int>.interval(.seconds(1), scheduler: SpyScheduler())
            .subscribe(onNext: { _ in })
        let sink = property(path: "disposable1.sink", of: subscription) as AnyObject
        XCTAssertEqual(classChain(sink), ["TimerSink", "Sink"])
        XCTAssertEqual(typeName(property("parent", of: sink)!), "Timer")
        subscription.dispose()
    }

    func testD003_26_fromZeroAfterDueTimeEveryPeriod() {
        let scheduler = SpyScheduler()
        let timer = Observable<Int>.timer(
            .seconds(3),
            period: .milliseconds(7),
            scheduler: scheduler
        )
        timer.subscribe().dispose()
        XCTAssertEqual(scheduler.asked, ["from 0 after seconds(3), every milliseconds(7)"])
    }

    func testD003_27_ticksNeverOverlap() {
        _ = forEveryInterleaving {
            let (scheduler, notes, somewhere) = (SpyScheduler(), Notes(), Counter())
            let subscription = Observable<Int>.interval(.seconds(1), scheduler: scheduler)
                .subscribe(onNext: { number in
                    notes.add("\(number) in")
                    // Where the other thread would come in.
                    somewhere.add()
                    notes.add("\(number) out")
                })
            return (
                [scheduler.tick, scheduler.tick],
                { order in
                    XCTAssertEqual(notes.all.count, 4, order)
                    XCTAssertTrue(notes.all[0].hasSuffix("in"), order)
                    XCTAssertTrue(notes.all[1].hasSuffix("out"), order)
                    subscription.dispose()
                }
            )
        }
    }

    func testD003_27_theLockIsRecursive() {
        let scheduler = SpyScheduler()
        var ticks = 0
        let subscription = Observable<Int>.interval(.seconds(1), scheduler: scheduler)
            .subscribe(onNext: { _ in
                ticks += 1
                if ticks == 1 {
                    // Prints the warning about reentrancy, and does not wait for itself.
                    scheduler.tick()
                }
            })
        let warning = captureOutput { scheduler.tick() }
        XCTAssertEqual(ticks, 2)
        XCTAssertTrue(warning.contains("Reentrancy anomaly"))
        subscription.dispose()
    }

    func testD003_28_itCountsOnBeyondTheLastNumber() {
        let line = Timeline()
        let subscription = line.watch(Observable<Int8>.interval(.seconds(1), scheduler: line.clock))
        line.advance(to: 130)
        XCTAssertEqual(line.all[127], "128: next(127)")
        XCTAssertEqual(line.all[128], "129: next(-128)")
        subscription.dispose()
        line.advance(to: 1_000)
    }

    func testD003_29_oneCallBetweenSinkAndConfiguration() {
        let serial =
            "SerialDispatchQueueScheduler.schedulePeriodic(_:startAfter:period:action:)"
            + " [self: MainScheduler]"
        XCTAssertEqual(trace.made(by: "TimerSink.run()"), [serial])
        XCTAssertEqual(trace.made(by: serial), [schedulePeriodic])
        XCTAssertEqual(trace.count(containing: "scheduleInternal"), 0)
    }

    func testD003_30_timesAreDispatchTimeIntervals() {
        let interval: DispatchTimeInterval = .seconds(1)
        let rx: RxTimeInterval = interval
        XCTAssertEqual(rx, .seconds(1))
        let configuration = MainScheduler.instance.configuration
        configuration.schedulePeriodic(0, startAfter: interval, period: interval) { $0 }.dispose()
    }

    func testD003_31_lessThanAMillisecondIsNotLost() {
        // In RxSwift 4 these 400 microseconds were cut to 0.
        let start = DispatchTime.now()
        let end = Notes()
        let queue = SerialDispatchQueueScheduler(internalSerialQueueName: "short")
        let subscription = Observable<Int>.interval(.microseconds(400), scheduler: queue)
            .subscribe(onNext: { number in
                if number == 49 {
                    end.add("\(DispatchTime.now().uptimeNanoseconds)")
                }
            })
        XCTAssertTrue(waitOnMain { !end.all.isEmpty })
        subscription.dispose()
        let elapsed = UInt64(end.all[0])! - start.uptimeNanoseconds
        XCTAssertGreaterThanOrEqual(elapsed, 50 * 400_000)
    }

    func testD003_32_aTimerOnTheConfigurationsQueue() {
        XCTAssertEqual(
            trace.made(by: schedulePeriodic),
            ["Disposables.create(with:)", "# hands over block 1 to timer"]
        )
        XCTAssertEqual(MainScheduler.instance.configuration.queue.label, DispatchQueue.main.label)
        XCTAssertEqual(MainScheduler.instance.configuration.leeway, .nanoseconds(0))
    }

    func testD003_33_ticksComeWhereTheSchedulerIs() {
        XCTAssertEqual(trace.lanes(of: "(user) closure#1"), ["main", "main", "main"])
        XCTAssertEqual(
            recorded("timer-periodic").lanes(of: "(user) closure#1"),
            ["timer", "timer"]
        )
    }

    func testD003_34_eachSubscriptionCountsForItself() {
        let line = Timeline()
        let interval = Observable<Int>.interval(.seconds(2), scheduler: line.clock)
        let first = line.watch(interval)
        line.advance(to: 3)
        let second = line.watch(interval)
        line.advance(to: 7)
        XCTAssertEqual(
            line.all,
            ["2: next(0)", "4: next(1)", "5: next(0)", "6: next(2)", "7: next(1)"]
        )
        first.dispose()
        second.dispose()
        line.advance(to: 1_000)
    }

    func testD003_35_disposingCancelsTheSourceAndLetsGoOfIt() {
        XCTAssertEqual(
            trace.made(by: "AnonymousDisposable.dispose()"),
            [
                "closure#1 in DispatchQueueConfiguration"
                    + ".schedulePeriodic(_:startAfter:period:action:)"
            ]
        )
        weak var kept: Notes?
        func subscribe() -> Disposable {
            let notes = Notes()
            kept = notes
            let queue = SerialDispatchQueueScheduler(internalSerialQueueName: "timer")
            return Observable<Int>.interval(.milliseconds(1), scheduler: queue)
                .subscribe(onNext: { notes.add("\($0)") })
        }
        let subscription = subscribe()
        XCTAssertTrue(waitOnMain { kept?.all.isEmpty == false }, "the disposable keeps it ticking")
        subscription.dispose()
        XCTAssertTrue(waitOnMain { kept == nil }, "the handler is released with its source")
    }

    func testD003_36_disposedOfInsideATick() {
        let queue = SerialDispatchQueueScheduler(internalSerialQueueName: "timer")
        let (stopped, goesOn) = (Notes(), Notes())
        let disposable = SerialDisposable()
        let reference = Observable<Int>.interval(.milliseconds(1), scheduler: queue)
            .subscribe(onNext: { if !stopped.all.isEmpty { goesOn.add("\($0)") } })
        disposable.disposable = Observable<Int>.interval(.milliseconds(1), scheduler: queue)
            .subscribe(onNext: { number in
                stopped.add("\(number)")
                disposable.dispose()
            })
        // The other timer, on the same queue, has gone on ticking meanwhile.
        XCTAssertTrue(waitOnMain { goesOn.all.count >= 5 })
        XCTAssertEqual(stopped.all, ["0"])
        reference.dispose()
    }

    func testD003_37_theTimerCallsTheSinksClosure() {
        XCTAssertEqual(
            trace.madeByEach(tick),
            Array(repeating: ["closure#1 in TimerSink.run()"], count: 3)
        )
    }

    func testD003_38_onAVirtualClockThereIsNoSource() {
        let virtual = recorded("interval-virtual")
        XCTAssertEqual(virtual.count(containing: "hands over"), 0)
        XCTAssertEqual(
            virtual.made(by: "TimerSink.run()"),
            [
                "SchedulerType.schedulePeriodic(_:startAfter:period:action:) [self: HistoricalScheduler]"
            ]
        )
        XCTAssertEqual(virtual.count("SchedulePeriodicRecursive.start()"), 1)
        XCTAssertEqual(
            virtual.all.filter { $0.hasPrefix("# prints") },
            ["# prints 0", "# prints 1"]
        )
    }
}
