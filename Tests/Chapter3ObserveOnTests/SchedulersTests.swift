// The reading notes' claims about schedulers, their section 6: D002-127 to D002-150.

import Recorder
import TestSupport
import XCTest

@testable import MiniRxTraced

final class SchedulersTests: LeakCheckedTestCase {
    private let trace = recorded("subscribe-on-observe-on")
    private let global = "com.apple.root.default-qos"
    private let source = Observable<Int>.create { _ in Disposables.create() }
    private let serial = SerialDispatchQueueScheduler(internalSerialQueueName: "serial")

    func testD002_127_aSchedulerChoosesAQueueAndNotAThread() {
        let lanes = Notes()
        for _ in 0..<20 {
            _ = serial.schedule(()) { _ in
                lanes.add(Lane.current)
                return Disposables.create()
            }
        }
        XCTAssertTrue(waitOnMain { lanes.all.count == 20 })
        XCTAssertEqual(Set(lanes.all), ["serial"])
    }

    @available(*, deprecated)
    func testD002_128_theOldNamesStillCompileAndAddOneCall() {
        let old = Calls { _ = source.subscribeOn(serial).observeOn(serial) }
        let new = Calls { _ = source.subscribe(on: serial).observe(on: serial) }
        XCTAssertEqual(
            old.all.filter { !$0.hasPrefix("ObservableType.subscribeOn") }
                .filter { !$0.hasPrefix("ObservableType.observeOn") },
            new.all
        )
        XCTAssertEqual(old.all.count, new.all.count + 2)
    }

    func testD002_129_subscribeOnIsAProducerWhoseRunRunsASink() {
        XCTAssertEqual(
            trace.made(by: "SubscribeOn.run(_:cancel:)"),
            ["SubscribeOnSink.init(parent:observer:cancel:)", "SubscribeOnSink.run()"]
        )
    }

    func testD002_130_itsSinkSchedulesTheSubscription() {
        XCTAssertTrue(
            trace.made(by: "SubscribeOnSink.run()").contains(
                "SerialDispatchQueueScheduler.schedule(_:action:) [self: MainScheduler]"
            )
        )
        XCTAssertTrue(
            trace.made(by: "closure#1 in SubscribeOnSink.run()")
                .contains("Producer.subscribe(_:) [self: AnonymousObservable]")
        )
    }

    func testD002_131_itsRunIsWhereOneSubscribes() {
        XCTAssertEqual(trace.lanes(of: "SubscribeOn.run(_:cancel:)"), [global])
        XCTAssertEqual(trace.lanes(of: "closure#1 in SubscribeOnSink.run()"), ["main"])
    }

    func testD002_132_theSubscriptionIsDisposedOfOnTheScheduler() {
        let notes = Notes()
        let source = Observable<Int>.create { _ in
            notes.add("subscribed")
            return Disposables.create { notes.add(Lane.current) }
        }
        let subscription = source.subscribe(on: serial).subscribe()
        XCTAssertTrue(waitOnMain { notes.all == ["subscribed"] })
        subscription.dispose()
        XCTAssertTrue(waitOnMain { notes.all == ["subscribed", "serial"] })
    }

    func testD002_133_theSourcesRunIsOnTheScheduler() {
        XCTAssertEqual(trace.lanes(of: "AnonymousObservable.run(_:cancel:)"), ["main"])
        XCTAssertEqual(trace.lanes(of: "ObserverType.onNext(_:)"), ["main"])
    }

    func testD002_134_whatTheSourceSendsFromElsewhereStaysThere() {
        let third = DispatchQueue(label: "third")
        let notes = Notes()
        let source = Observable<Int>.create { observer in
            observer.onNext(1)
            third.async { observer.onNext(2) }
            return Disposables.create()
        }
        let subscription = source.subscribe(on: serial)
            .subscribe(onNext: { notes.add("\($0) on \(Lane.current)") })
        XCTAssertTrue(waitOnMain { notes.all.count == 2 })
        XCTAssertEqual(notes.all, ["1 on serial", "2 on third"])
        subscription.dispose()
    }

    func testD002_135_observeOnHasTwoImplementations() {
        XCTAssertEqual(
            typeName(source.observe(on: MainScheduler.instance)),
            "ObserveOnSerialDispatchQueue"
        )
        XCTAssertEqual(
            typeName(source.observe(on: ConcurrentDispatchQueueScheduler(qos: .default))),
            "ObserveOn"
        )
    }

    func testD002_136_itsRunMakesTheSinkWhenOneSubscribes() {
        XCTAssertEqual(trace.lanes(of: "ObserveOnSerialDispatchQueue.run(_:cancel:)"), [global])
        XCTAssertEqual(
            trace.made(by: "ObserveOnSerialDispatchQueue.run(_:cancel:)"),
            [
                "ObserveOnSerialDispatchQueueSink.init(scheduler:observer:cancel:)",
                "Producer.subscribe(_:) [self: SubscribeOn]",
            ]
        )
    }

    func testD002_137_itsSinkOverridesOnCoreWhichHandsOverOncePerEvent() {
        let observeOn = recorded("observe-on")
        XCTAssertEqual(observeOn.count(containing: "ObserveOnSerialDispatchQueueSink.onCore"), 11)
        XCTAssertEqual(observeOn.count(containing: "# hands over block"), 11)
    }

    func testD002_138_theEventsArriveOnTheScheduler() {
        let observeOn = recorded("observe-on")
        let events = (1...10).map { "next(\($0))" } + ["completed"]
        XCTAssertEqual(
            events.flatMap { observeOn.lanes(of: "AnonymousObserver.onCore(_:) (\($0))") },
            Array(repeating: "observeOnSerial", count: 11)
        )
    }

    func testD002_139_whereTheSourceSendsIsNotChanged() {
        XCTAssertEqual(trace.lanes(of: "ObserverType.onNext(_:)"), ["main"])
        XCTAssertEqual(
            trace.lanes(of: "ObserveOnSerialDispatchQueueSink.onCore(_:) (next(1))"),
            ["main"]
        )
        XCTAssertEqual(trace.lanes(of: "AnonymousObserver.onCore(_:) (next(1))"), ["Serial"])
    }

    func testD002_140_thereAreMoreThanFiveSchedulers() {
        let clock = HistoricalScheduler()
        var ran = 0
        let work: (()) -> Disposable = { _ in
            ran += 1
            return Disposables.create()
        }
        _ = clock.schedule((), action: work)
        _ = ConcurrentMainScheduler.instance.schedule((), action: work)
        clock.start()
        XCTAssertEqual(ran, 2)
    }

    func testD002_141_currentThreadSchedulerIsTheCurrentThreads() {
        let lanes = elsewhere(label: "here") { () -> [String] in
            var lanes: [String] = []
            _ = CurrentThreadScheduler.instance.schedule(()) { _ in
                _ = CurrentThreadScheduler.instance.schedule(()) { _ in
                    lanes.append("inner on \(Lane.current)")
                    return Disposables.create()
                }
                lanes.append("outer on \(Lane.current)")
                return Disposables.create()
            }
            return lanes
        }
        XCTAssertEqual(lanes, ["outer on here", "inner on here"])
    }

    func testD002_142_itIsTheDefaultOfTheSequencesAndNotOfJust() {
        XCTAssertTrue(
            property("scheduler", of: Observable.range(start: 0, count: 1)) as AnyObject
                === CurrentThreadScheduler.instance
        )
        XCTAssertNil(property("scheduler", of: Observable.just(1)))
    }

    func testD002_143_mainSchedulerIsTheMainThreads() {
        XCTAssertEqual(
            Set(
                recorded("main-scheduler").lanes(
                    of: "closure#1 in MainScheduler.scheduleInternal(_:action:)"
                )
            ),
            ["main"]
        )
    }

    func testD002_144_aSerialSchedulerKeepsTheOrderAndIsAlwaysLater() {
        let notes = Notes()
        for number in 0..<20 {
            _ = serial.schedule(number) { number in
                notes.add("\(number)")
                return Disposables.create()
            }
        }
        XCTAssertTrue(waitOnMain { notes.all.count == 20 })
        XCTAssertEqual(notes.all, (0..<20).map(String.init))
    }

    func testD002_145_aConcurrentSchedulerIsAsConcurrentAsItsQueue() {
        XCTAssertEqual(
            ConcurrentDispatchQueueScheduler(queue: DispatchQueue(label: "any"))
                .configuration.queue.label,
            "any"
        )
    }

    func testD002_146_anOperationQueueSchedulerKnowsNoTime() {
        let scheduler: ImmediateSchedulerType = OperationQueueScheduler(
            operationQueue: OperationQueue()
        )
        XCTAssertNil(scheduler as? SchedulerType)
    }

    func testD002_147_theCreateClosureMovesToMain() {
        XCTAssertEqual(trace.lanes(of: "(user) closure#1"), [global, "main"])
        XCTAssertNil(
            trace.missing(["# hands over block 2 to main", "# runs block 2", "# ends block 2"])
        )
    }

    func testD002_148_onNextMovesToTheSerialQueue() {
        XCTAssertEqual(trace.lanes(of: "(user) closure#2"), ["Serial"])
    }

    func testD002_149_firstMainThenTheOtherQueue() {
        XCTAssertNil(
            trace.missing(["# runs block 2", "# hands over block 3 to Serial", "# prints 1"])
        )
        XCTAssertEqual(trace.lanes(of: "# prints 1"), ["Serial"])
    }

    func testD002_150_nothingIsPrintedAtTheEnd() {
        XCTAssertEqual(trace.all.filter { $0.hasPrefix("# prints") }, ["# prints 1"])
    }
}
