// The document's claims about the other schedulers: D000-19 to D000-44.

import Recorder
import TestSupport
import XCTest

@testable import MiniRxTraced

final class OtherSchedulersTests: LeakCheckedTestCase {
    private let queue = DispatchQueue(label: "queue")

    /// Runs one piece of work and returns the lane where it ran.
    private func lane(of scheduler: ImmediateSchedulerType) -> String {
        let notes = Notes()
        _ = scheduler.schedule(()) { _ in
            notes.add(Lane.current)
            return Disposables.create()
        }
        XCTAssertTrue(waitOnMain { !notes.all.isEmpty })
        return notes.all[0]
    }

    /// Lets a timer tick three times and says when and where; seconds since the start.
    private func ticks(of scheduler: SchedulerType) -> (states: [Int], first: Double) {
        let start = Date()
        nonisolated(unsafe) var first = 0.0
        let states = Notes()
        let repetition = scheduler.schedulePeriodic(
            0,
            startAfter: .milliseconds(30),
            period: .milliseconds(5)
        ) { state in
            if state == 0 { first = Date().timeIntervalSince(start) }
            states.add("\(state)")
            return state + 1
        }
        XCTAssertTrue(waitOnMain { states.all.count >= 3 })
        repetition.dispose()
        return (states.all.prefix(3).compactMap(Int.init), first)
    }

    /// The seconds until work that is due in 30 ms runs.
    private func delay(of scheduler: SchedulerType) -> Double {
        let start = Date()
        nonisolated(unsafe) var delay: Double?
        let done = Notes()
        let work = scheduler.scheduleRelative((), dueTime: .milliseconds(30)) { _ in
            delay = Date().timeIntervalSince(start)
            done.add("done")
            return Disposables.create()
        }
        XCTAssertTrue(waitOnMain { !done.all.isEmpty })
        work.dispose()
        return delay ?? 0
    }

    // MARK: ConcurrentDispatchQueueScheduler

    func testD000_19_itKnowsTheTime() {
        let scheduler: SchedulerType = ConcurrentDispatchQueueScheduler(queue: queue)
        XCTAssertEqual(scheduler.now.timeIntervalSinceNow, 0, accuracy: 5)
        XCTAssertTrue(ConcurrentDispatchQueueScheduler.Time.self == Date.self)
        XCTAssertTrue(ConcurrentDispatchQueueScheduler.TimeInterval.self == Double.self)
    }

    func testD000_20_itKeepsAConfiguration() {
        let scheduler = ConcurrentDispatchQueueScheduler(queue: queue, leeway: .seconds(1))
        XCTAssertEqual(propertyNames(of: scheduler), ["configuration"])
        XCTAssertEqual(scheduler.configuration.queue.label, "queue")
        XCTAssertEqual(scheduler.configuration.leeway, .seconds(1))
    }

    func testD000_21_theQueueOfAQualityIsNamedAfterIt() {
        let scheduler = ConcurrentDispatchQueueScheduler(qos: .utility)
        XCTAssertTrue(scheduler.configuration.queue.label.hasPrefix("rxswift.queue."))
        XCTAssertEqual(scheduler.configuration.queue.qos, .utility)
    }

    func testD000_22_scheduleGoesToTheConfiguration() {
        XCTAssertEqual(
            recorded("schedulers").made(by: "ConcurrentDispatchQueueScheduler.schedule(_:action:)"),
            ["DispatchQueueConfiguration.schedule(_:action:)"]
        )
    }

    func testD000_25_everythingElseGoesThereToo() {
        let scheduler = ConcurrentDispatchQueueScheduler(queue: queue)
        let calls = Calls {
            scheduler.schedule(()) { _ in Disposables.create() }.dispose()
            scheduler.scheduleRelative((), dueTime: .seconds(60)) { _ in Disposables.create() }
                .dispose()
            scheduler.schedulePeriodic((), startAfter: .seconds(60), period: .seconds(60)) {}
                .dispose()
        }
        for function in [
            "schedule(_:action:)", "scheduleRelative(_:dueTime:action:)",
            "schedulePeriodic(_:startAfter:period:action:)",
        ] {
            XCTAssertEqual(
                calls.made(by: "ConcurrentDispatchQueueScheduler.\(function)"),
                ["DispatchQueueConfiguration.\(function)"]
            )
        }
    }

    func testD000_23_scheduleRelativeWaits() {
        XCTAssertGreaterThanOrEqual(delay(of: ConcurrentDispatchQueueScheduler(queue: queue)), 0.03)
    }

    func testD000_24_schedulePeriodicWaitsAndRepeats() {
        let ticks = ticks(of: ConcurrentDispatchQueueScheduler(queue: queue))
        XCTAssertEqual(ticks.states, [0, 1, 2])
        XCTAssertGreaterThanOrEqual(ticks.first, 0.03)
    }

    func testD000_26_onlyLaterWorkNeedsATimer() {
        let scheduler = ConcurrentDispatchQueueScheduler(queue: queue)
        let calls = Calls {
            scheduler.schedule(()) { _ in Disposables.create() }.dispose()
            scheduler.scheduleRelative((), dueTime: .seconds(60)) { _ in Disposables.create() }
                .dispose()
        }
        XCTAssertEqual(
            calls.all.filter { $0.hasPrefix("# hands over") },
            ["# hands over block 1 to queue", "# hands over block 2 to timer"]
        )
    }

    // MARK: SerialDispatchQueueScheduler

    func testD000_27_itKeepsAConfigurationToo() throws {
        let scheduler: SchedulerType = SerialDispatchQueueScheduler(internalSerialQueueName: "s")
        XCTAssertEqual(propertyNames(of: scheduler), ["configuration"])
        let text = try source("Sources/MiniRx/Schedulers/SerialDispatchQueueScheduler.swift")
        XCTAssertTrue(text.contains("\n    init(serialQueue: DispatchQueue, leeway:"), "not public")
    }

    func testD000_28_aClosureMayConfigureItsQueue() {
        var labels: [String] = []
        let scheduler = SerialDispatchQueueScheduler(
            internalSerialQueueName: "mine",
            serialQueueConfiguration: { labels.append($0.label) }
        )
        XCTAssertEqual(labels, ["mine"])
        XCTAssertEqual(lane(of: scheduler), "mine")
    }

    func testD000_29_aSerialQueueInFrontOfAnother() {
        let concurrent = DispatchQueue(label: "concurrent", attributes: .concurrent)
        let scheduler = SerialDispatchQueueScheduler(
            queue: concurrent,
            internalSerialQueueName: "in front"
        )
        let notes = Notes()
        for number in 0..<50 {
            _ = scheduler.schedule(number) { number in
                notes.add("\(number)")
                return Disposables.create()
            }
        }
        XCTAssertTrue(waitOnMain { notes.all.count == 50 })
        XCTAssertEqual(notes.all, (0..<50).map(String.init))
    }

    func testD000_30_aSerialQueueOfAQuality() {
        let scheduler = SerialDispatchQueueScheduler(qos: .background)
        XCTAssertEqual(scheduler.configuration.queue.label, "rx.global_dispatch_queue.serial")
        XCTAssertEqual(lane(of: scheduler), "rx.global_dispatch_queue.serial")
    }

    func testD000_31_itWorksLaterAndOnItsQueue() {
        let notes = Notes()
        let scheduler = SerialDispatchQueueScheduler(internalSerialQueueName: "serial")
        queue.suspend()
        let onSuspended = ConcurrentDispatchQueueScheduler(queue: queue)
        _ = onSuspended.schedule(()) { _ in
            notes.add("work")
            return Disposables.create()
        }
        notes.add("scheduled")
        queue.resume()
        XCTAssertTrue(waitOnMain { notes.all.count == 2 })
        XCTAssertEqual(notes.all, ["scheduled", "work"])
        XCTAssertEqual(lane(of: scheduler), "serial")
    }

    func testD000_32_scheduleIsFinalAndCallsScheduleInternal() {
        XCTAssertEqual(
            recorded("observe-on").made(by: "SerialDispatchQueueScheduler.schedule(_:action:)"),
            ["SerialDispatchQueueScheduler.scheduleInternal(_:action:)"]
        )
        XCTAssertEqual(
            recorded("main-scheduler")
                .made(by: "SerialDispatchQueueScheduler.schedule(_:action:) [self: MainScheduler]"),
            ["MainScheduler.scheduleInternal(_:action:)"]
        )
    }

    func testD000_33_laterAndRepeatedWorkGoesToTheConfiguration() {
        let scheduler = SerialDispatchQueueScheduler(internalSerialQueueName: "serial")
        XCTAssertEqual(ticks(of: scheduler).states, [0, 1, 2])
        XCTAssertGreaterThanOrEqual(delay(of: scheduler), 0.03)
    }

    func testD000_34_observeOnTellsSerialAndConcurrentApartByTheirClass() {
        func kind(_ scheduler: ImmediateSchedulerType) -> String {
            typeName(Observable.just(1).observe(on: scheduler))
        }
        XCTAssertEqual(
            kind(SerialDispatchQueueScheduler(internalSerialQueueName: "s")),
            "ObserveOnSerialDispatchQueue"
        )
        XCTAssertEqual(kind(ConcurrentDispatchQueueScheduler(queue: queue)), "ObserveOn")
    }

    // MARK: OperationQueueScheduler

    func testD000_35_itKeepsQueueAndPriorityAndKnowsNoTime() {
        let operations = OperationQueue()
        let scheduler = OperationQueueScheduler(operationQueue: operations, queuePriority: .high)
        XCTAssertTrue(scheduler.operationQueue === operations)
        XCTAssertEqual(scheduler.queuePriority, .high)
        XCTAssertNil(scheduler as ImmediateSchedulerType as? SchedulerType)
    }

    func testD000_36_aDisposedOperationIsSkipped() {
        let operations = OperationQueue()
        operations.isSuspended = true
        operations.maxConcurrentOperationCount = 1
        let scheduler = OperationQueueScheduler(operationQueue: operations, queuePriority: .high)
        let notes = Notes()
        let first = scheduler.schedule(()) { _ in
            notes.add("called off")
            return Disposables.create()
        }
        _ = scheduler.schedule(()) { _ in
            notes.add("kept")
            return Disposables.create()
        }
        XCTAssertEqual(typeName(first), "SingleAssignmentDisposable")
        first.dispose()
        operations.isSuspended = false
        operations.waitUntilAllOperationsAreFinished()
        XCTAssertEqual(notes.all, ["kept"])
    }

    // MARK: ConcurrentMainScheduler

    func testD000_37_itKeepsAMainSchedulerAndTheMainQueue() {
        let scheduler: SchedulerType = ConcurrentMainScheduler.instance
        XCTAssertEqual(
            Set(propertyNames(of: scheduler)),
            ["mainScheduler", "mainQueue"]
        )
        XCTAssertTrue(property("mainScheduler", of: scheduler) is MainScheduler)
        XCTAssertTrue(ConcurrentMainScheduler.instance === ConcurrentMainScheduler.instance)
    }

    func testD000_38_onMainItWorksAtOnceEvenInsideOtherWork() {
        XCTAssertNil(
            recorded("concurrent-main-scheduler").missing([
                "# prints outer begins", "# prints inner", "# prints outer ends",
            ])
        )
    }

    func testD000_39_fromElsewhereItGoesToTheMainQueue() {
        let trace = recorded("concurrent-main-scheduler")
        XCTAssertEqual(
            trace.madeByEach("ConcurrentMainScheduler.schedule(_:action:)").last,
            ["# hands over block 2 to main"]
        )
        XCTAssertNil(trace.missing(["# runs block 2", "# prints from background"]))
    }

    func testD000_40_laterWorkGoesToTheMainScheduler() {
        let calls = Calls {
            ConcurrentMainScheduler.instance
                .scheduleRelative((), dueTime: .seconds(60)) { _ in Disposables.create() }
                .dispose()
            ConcurrentMainScheduler.instance
                .schedulePeriodic((), startAfter: .seconds(60), period: .seconds(60)) {}
                .dispose()
        }
        XCTAssertEqual(
            calls.made(by: "ConcurrentMainScheduler.scheduleRelative(_:dueTime:action:)"),
            [
                "SerialDispatchQueueScheduler.scheduleRelative(_:dueTime:action:) [self: MainScheduler]"
            ]
        )
        XCTAssertEqual(ticks(of: ConcurrentMainScheduler.instance).states, [0, 1, 2])
    }

    func testD000_41_itKeepsNoOrderBetweenWorkAtOnceAndWorkInLine() {
        func order(_ scheduler: ImmediateSchedulerType) -> [String] {
            let notes = Notes()
            let work: (String) -> Disposable = { name in
                notes.add(name)
                return Disposables.create()
            }
            elsewhere { _ = scheduler.schedule("first, from elsewhere", action: work) }
            _ = scheduler.schedule("second, on main", action: work)
            XCTAssertTrue(waitOnMain { notes.all.count == 2 })
            return notes.all
        }
        XCTAssertEqual(order(MainScheduler()), ["first, from elsewhere", "second, on main"])
        XCTAssertEqual(
            order(ConcurrentMainScheduler.instance),
            ["second, on main", "first, from elsewhere"]
        )
    }

    func testD000_42_whatIsScheduledInsideWorkTellsTheTwoApart() {
        let inside = ["# prints outer begins", "# prints inner", "# prints outer ends"]
        XCTAssertNil(recorded("concurrent-main-scheduler").missing(inside))
        XCTAssertNotNil(recorded("main-scheduler").missing(inside))
    }

    func testD000_43_subscribedOnMainByConcurrentMainSchedulerNothingWaits() {
        var isSubscribed = false
        let source = Observable<Int>.deferred {
            isSubscribed = true
            return .never()
        }
        source.subscribe(on: ConcurrentMainScheduler.instance).subscribe().dispose()
        XCTAssertTrue(isSubscribed)
    }

    func testD000_44_observedOnMainSchedulerTheShortWayIsTaken() {
        XCTAssertEqual(
            typeName(Observable.just(1).observe(on: MainScheduler.instance)),
            "ObserveOnSerialDispatchQueue"
        )
        XCTAssertEqual(
            typeName(Observable.just(1).observe(on: ConcurrentMainScheduler.instance)),
            "ObserveOn"
        )
    }
}
