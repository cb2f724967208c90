// The document's claims about using `interval` and about what it makes: D003-01 to D003-15.

import TestSupport
import XCTest

@testable import MiniRxTraced

final class UsageTests: LeakCheckedTestCase {
    private let trace = recorded("interval")
    private let main = MainScheduler.instance

    func testD003_01_onePerPeriod() {
        let line = Timeline()
        let subscription = line.watch(Observable<Int>.interval(.seconds(1), scheduler: line.clock))
        line.advance(to: 3)
        XCTAssertEqual(line.all, ["1: next(0)", "2: next(1)", "3: next(2)"])
        subscription.dispose()
        line.advance(to: 1_000)
        XCTAssertEqual(trace.all.filter { $0.hasPrefix("# prints") }.count, 3)
    }

    func testD003_02_noTickOnMainWhileNobodyTurnsTheMainRunLoop() {
        let onMain = Notes()
        let first = Observable<Int>.interval(.milliseconds(1), scheduler: main)
            .subscribe(onNext: { onMain.add("\($0)") })
        let thirdTick = DispatchSemaphore(value: 0)
        let queue = SerialDispatchQueueScheduler(internalSerialQueueName: "other")
        let second = Observable<Int>.interval(.milliseconds(1), scheduler: queue)
            .subscribe(onNext: { if $0 == 2 { thirdTick.signal() } })
        // Main is blocked here, and the other queue is not.
        XCTAssertEqual(thirdTick.wait(timeout: .now() + 10), .success)
        XCTAssertEqual(onMain.all, [])
        XCTAssertTrue(waitOnMain { !onMain.all.isEmpty })
        first.dispose()
        second.dispose()
    }

    func testD003_03_aTimeHasAUnit() throws {
        // In RxSwift 6.2.0 a plain number does not compile. Here it does, as a spelling of before.
        let now: (RxTimeInterval, SchedulerType) -> Observable<Int> = Observable<Int>.interval
        XCTAssertEqual(typeName(now(.seconds(1), main)), "Timer")
        let timers = try source("Sources/MiniRx/Observables/Timer.swift")
        XCTAssertFalse(timers.contains("Foundation.TimeInterval"))
        let before = try source("Sources/MiniRx/Core/Deprecated.swift")
        XCTAssertEqual(before.matches(of: #/@available\(\*, deprecated/#).count, 2)
        XCTAssertEqual(before.matches(of: #/public static func/#).count, 2)
    }

    func testD003_04_itIsAnObservable() {
        let sequence: Observable<Int> = Observable<Int>.interval(.seconds(1), scheduler: main)
        XCTAssertEqual(typeName(sequence), "Timer")
    }

    func testD003_05_printsUntilTheBagIsReleased() {
        let line = Timeline()
        var bag: DisposeBag? = DisposeBag()
        line.watch(Observable<Int>.interval(.seconds(1), scheduler: line.clock)).disposed(by: bag!)
        line.advance(to: 3)
        bag = nil
        line.advance(to: 9)
        XCTAssertEqual(line.all.count, 3)
        XCTAssertNil(bag)
    }

    func testD003_06_forIntegersOnly() {
        // `Observable<String>.interval` does not compile: this extension is where it stands.
        func interval<Number: FixedWidthInteger>(of type: Number.Type) -> Observable<Number> {
            Observable<Number>.interval(.seconds(1), scheduler: main)
        }
        XCTAssertEqual(typeName(interval(of: Int8.self)), "Timer")
        XCTAssertEqual(typeName(interval(of: UInt64.self)), "Timer")
    }

    func testD003_07_aPeriodAndAScheduler() {
        let function: (RxTimeInterval, any SchedulerType) -> Observable<Int> =
            Observable<Int>.interval(_:scheduler:)
        XCTAssertEqual(typeName(function(.seconds(1), main)), "Timer")
    }

    func testD003_08_theFirstComesAfterAWholePeriod() {
        let line = Timeline()
        let interval = Observable<Int>.interval(.seconds(5), scheduler: line.clock)
        XCTAssertEqual("\(property("dueTime", of: interval)!)", "seconds(5)")
        XCTAssertEqual("\(property("period", of: interval)!)", "seconds(5)")
        let subscription = line.watch(interval)
        line.advance(to: 4.999)
        XCTAssertEqual(line.all, [])
        line.advance(to: 5)
        XCTAssertEqual(line.all, ["5: next(0)"])
        subscription.dispose()
        line.advance(to: 1_000)
    }

    func testD003_08_notEarlierInRealTimeEither() {
        let start = DispatchTime.now()
        var elapsed: UInt64?
        let subscription = Observable<Int>.interval(.milliseconds(30), scheduler: main)
            .subscribe(onNext: { _ in
                elapsed = elapsed ?? DispatchTime.now().uptimeNanoseconds - start.uptimeNanoseconds
            })
        XCTAssertTrue(waitOnMain { elapsed != nil })
        subscription.dispose()
        XCTAssertGreaterThanOrEqual(elapsed ?? 0, 30_000_000)
    }

    func testD003_09_intervalItselfStartsNothing() {
        let scheduler = SpyScheduler()
        let calls = Calls(of: { _ = Observable<Int>.interval(.seconds(1), scheduler: scheduler) })
        XCTAssertEqual(
            calls.all,
            ["ObservableType.interval(_:scheduler:)", "Timer.init(dueTime:period:scheduler:)"]
        )
        XCTAssertEqual(scheduler.asked, [])
    }

    func testD003_10_timerIsPrivate() throws {
        let text = try source("Sources/MiniRx/Observables/Timer.swift")
        XCTAssertTrue(text.contains("private final class Timer<"))
    }

    func testD003_11_timerIsAProducer() {
        let interval = Observable<Int>.interval(.seconds(1), scheduler: main)
        XCTAssertEqual(classChain(interval), ["Timer", "Producer", "Observable"])
        XCTAssertEqual(
            trace.caller(of: "Timer.run(_:cancel:)"),
            "closure#1 in Producer.subscribe(_:)"
        )
    }

    func testD003_12_aPeriodDecidesWhichSink() {
        func sink(_ timer: Observable<Int>) -> [String] {
            let calls = Calls(of: { timer.subscribe().dispose() })
            return calls.made(by: "Timer.run(_:cancel:)")
        }
        let scheduler = SpyScheduler()
        let once = Observable<Int>.timer(.seconds(1), scheduler: scheduler)
        let often = Observable<Int>.timer(.seconds(1), period: .seconds(2), scheduler: scheduler)
        XCTAssertEqual(
            sink(once),
            ["TimerOneOffSink.init(parent:observer:cancel:)", "TimerOneOffSink.run()"]
        )
        XCTAssertEqual(
            sink(often),
            ["TimerSink.init(parent:observer:cancel:)", "TimerSink.run()"]
        )
        XCTAssertEqual(
            scheduler.asked,
            ["once after seconds(1)", "from 0 after seconds(1), every seconds(2)"]
        )
    }

    func testD003_13_periodHasNoUnderscore() {
        let names = propertyNames(of: Observable<Int>.interval(.seconds(1), scheduler: main))
        XCTAssertEqual(names, ["scheduler", "dueTime", "period"])
    }

    func testD003_14_sinkThenRun() {
        XCTAssertEqual(
            trace.made(by: "Timer.run(_:cancel:)"),
            ["TimerSink.init(parent:observer:cancel:)", "TimerSink.run()"]
        )
        XCTAssertEqual(
            trace.made(by: "closure#1 in Producer.subscribe(_:)"),
            [
                "Timer.run(_:cancel:)",
                "SinkDisposer.setSinkAndSubscription(sink:subscription:)",
            ]
        )
    }

    func testD003_15_producerIsAnObservableThatSubscribes() throws {
        XCTAssertEqual(classChain(Observable<Int>.never()).last, "Observable")
        let text = try source("Sources/MiniRx/Observables/Producer.swift")
        XCTAssertTrue(text.contains("class Producer<Element>: Observable<Element>"))
        XCTAssertTrue(text.contains("override func subscribe<"))
        XCTAssertTrue(text.contains("rxAbstractMethod()"))
    }

    func testEachSubscriptionHasATimerOfItsOwn() {
        for isShared in [false, true] {
            let line = Timeline()
            let ticks = Observable<Int>.interval(.seconds(1), scheduler: line.clock)
            let sequence = isShared ? ticks.share() : ticks
            let first = line.watch(sequence)
            line.advance(to: 2)
            let second = line.watch(sequence)
            line.advance(to: 3)
            XCTAssertEqual(
                line.all,
                ["1: next(0)", "2: next(1)", "3: next(2)", isShared ? "3: next(2)" : "3: next(0)"]
            )
            [first, second].forEach { $0.dispose() }
            line.advance(to: 10)
        }
    }
}
