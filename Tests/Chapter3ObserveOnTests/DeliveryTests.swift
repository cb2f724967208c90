// The document's claims about the delivery on the queue: D001-41 to D001-54.

import Recorder
import TestSupport
import XCTest

@testable import MiniRxTraced

final class DeliveryTests: LeakCheckedTestCase {
    private let trace = recorded("observe-on")
    private let cached = """
        closure#1 in ObserveOnSerialDispatchQueueSink.init(scheduler:observer:cancel:)
        """

    private let on = "ObserverBase.on(_:) [self: ObserveOnSerialDispatchQueueSink] (next(1))"

    func testD001_41_forwardOnReachesTheSinkOfObserveOn() {
        XCTAssertEqual(
            trace.made(by: "Sink.forwardOn(_:) [self: ObservableSequenceSink] (next(1))"),
            [on]
        )
    }

    func testD001_42_onCoreComesByObserverBase() {
        XCTAssertEqual(
            trace.made(by: on),
            ["ObserveOnSerialDispatchQueueSink.onCore(_:) (next(1))"]
        )
    }

    func testD001_43_threeCallsToTheHandOver() {
        XCTAssertNil(
            trace.missing([
                "SerialDispatchQueueScheduler.schedule(_:action:)",
                "SerialDispatchQueueScheduler.scheduleInternal(_:action:)",
                "DispatchQueueConfiguration.schedule(_:action:)",
                "# hands over block 1 to observeOnSerial",
            ])
        )
    }

    func testD001_44_theEventIsTheStateAndTheClosureIsCached() {
        XCTAssertEqual(trace.count(cached), 11)
        XCTAssertEqual(
            trace.madeByEach(cached).compactMap(\.first).prefix(2),
            [
                "ObserverBase.on(_:) [self: AnonymousObserver] (next(1))",
                "ObserverBase.on(_:) [self: AnonymousObserver] (next(2))",
            ]
        )
    }

    func testD001_45_theConfigurationPutsABlockOnTheQueue() {
        XCTAssertEqual(
            trace.made(by: "DispatchQueueConfiguration.schedule(_:action:)"),
            ["# hands over block 1 to observeOnSerial"]
        )
        XCTAssertEqual(
            trace.made(by: "closure#1 in DispatchQueueConfiguration.schedule(_:action:)"),
            [cached, "SingleAssignmentDisposable.setDisposable(_:)"]
        )
    }

    func testD001_45_unlessItWasDisposedOfBefore() {
        let queue = DispatchQueue(label: "held back")
        queue.suspend()
        let notes = Notes()
        ConcurrentDispatchQueueScheduler(queue: queue).schedule(()) { _ in
            notes.add("called off")
            return Disposables.create()
        }.dispose()
        queue.resume()
        queue.sync {}
        XCTAssertEqual(notes.all, [])
    }

    func testD001_46_whichRunsInTheQueueMadeForIt() {
        XCTAssertEqual(Set(trace.lanes(of: cached)), ["observeOnSerial"])
    }

    func testD001_47_theClosureCallsTheObserversOn() {
        XCTAssertEqual(
            trace.made(by: cached),
            ["ObserverBase.on(_:) [self: AnonymousObserver] (next(1))", "Disposables.create()"]
        )
        XCTAssertEqual(
            trace.caller(of: "(user) closure#1"),
            "closure#1 in ObservableType.subscribe(_:) (next(1))"
        )
    }

    func testD001_48_theElementsAreSentByALoopAndNotByNestedCalls() {
        XCTAssertEqual(
            trace.made(by: "CurrentThreadScheduler.schedule(_:action:)")
                .filter { $0 == "ScheduledItem.invoke()" }.count,
            11
        )
    }

    func testD001_49_afterCompletedTheSequencesSinkDisposesOfItself() {
        XCTAssertEqual(
            trace.madeByEach("closure#1 in ObservableSequenceSink.run()").last?.last,
            "Sink.dispose() [self: ObservableSequenceSink]"
        )
        XCTAssertEqual(trace.count("RecursiveImmediateScheduler.dispose()"), 1)
    }

    func testD001_50_aSchedulerIsAPlaceToRunAndNotAThread() {
        let clock = HistoricalScheduler()
        var ran = false
        _ = clock.schedule(()) { _ in
            ran = true
            return Disposables.create()
        }
        XCTAssertFalse(ran)
        clock.start()
        XCTAssertTrue(ran)
    }

    func testD001_51_subscribeOnMovesTheSubscriptionAndObserveOnEachDelivery() {
        let third = DispatchQueue(label: "third")
        func delivered(_ change: (Observable<Int>) -> Observable<Int>) -> String {
            let notes = Notes()
            let source = Observable<Int>.create { observer in
                third.async { observer.onNext(1) }
                return Disposables.create()
            }
            let subscription = change(source).subscribe(onNext: { _ in notes.add(Lane.current) })
            XCTAssertTrue(waitOnMain { !notes.all.isEmpty })
            subscription.dispose()
            return notes.all[0]
        }
        let serial = SerialDispatchQueueScheduler(internalSerialQueueName: "serial")
        XCTAssertEqual(delivered { $0.subscribe(on: serial) }, "third")
        XCTAssertEqual(delivered { $0.observe(on: serial) }, "serial")
    }

    func testD001_52_observeOnPutsASinkBetweenSourceAndObserver() {
        XCTAssertEqual(
            trace.count("ObserveOnSerialDispatchQueueSink.init(scheduler:observer:cancel:)"),
            1
        )
    }

    func testD001_53_afterTheEndBothDisposersAreDisposedOf() {
        XCTAssertNil(
            trace.missing([
                "# prints completed", "ObserveOnSerialDispatchQueueSink.dispose()",
                "SinkDisposer.dispose()", "# ends block 11",
            ])
        )
        XCTAssertEqual(
            Set(trace.lanes(of: "ObserveOnSerialDispatchQueueSink.dispose()")),
            ["observeOnSerial"]
        )
    }

    func testD001_54_noUnderscoresAnyMore() {
        let observable = Observable.of(1).observe(on: MainScheduler.instance)
        let names = propertyNames(of: observable) + propertyNames(of: Observable.of(1))
        XCTAssertEqual(names.filter { $0.hasPrefix("_") }, [])
    }
}
