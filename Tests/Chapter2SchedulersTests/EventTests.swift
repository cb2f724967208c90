// The document's claims about the events' way back to the main queue: D000-79 to D000-88.

import TestSupport
import XCTest

final class EventTests: LeakCheckedTestCase {
    private let trace = recorded("schedulers")

    func testD000_79_theSourceIsSubscribedToByTheSinkOfSubscribeOn() {
        XCTAssertEqual(
            trace.caller(of: "Producer.subscribe(_:) [self: AnonymousObservable]"),
            "closure#1 in SubscribeOnSink.run()"
        )
        XCTAssertEqual(
            trace.made(by: "Sink.forwardOn(_:) [self: AnonymousObservableSink] (next(1))"),
            ["SubscribeOnSink.on(_:) (next(1))"]
        )
    }

    func testD000_80_onTheOtherThreadAnotherTrampolineBegins() {
        let schedule = "CurrentThreadScheduler.schedule(_:action:)"
        XCTAssertEqual(trace.lanes(of: schedule), ["main", "com.apple.root.default-qos"])
        XCTAssertEqual(
            trace.made(by: "Producer.subscribe(_:) [self: AnonymousObservable]"),
            ["CurrentThreadScheduler.isScheduleRequired.get", schedule]
        )
    }

    func testD000_81_theSinkCallsTheCreateClosureWithAnAnyObserver() {
        XCTAssertEqual(
            trace.made(by: "AnonymousObservableSink.run(_:)"),
            ["AnyObserver.init(_:)", "(user) closure#1"]
        )
    }

    func testD000_82_eventsPassThreeSinks() {
        for event in ["next(1)", "next(2)", "completed"] {
            XCTAssertNil(
                trace.missing([
                    "AnonymousObservableSink.on(_:) (\(event))",
                    "Sink.forwardOn(_:) [self: AnonymousObservableSink] (\(event))",
                    "SubscribeOnSink.on(_:) (\(event))",
                    "Sink.forwardOn(_:) [self: SubscribeOnSink] (\(event))",
                    "ObserverBase.on(_:) [self: ObserveOnSerialDispatchQueueSink] (\(event))",
                    "ObserveOnSerialDispatchQueueSink.onCore(_:) (\(event))",
                ]),
                event
            )
        }
    }

    func testD000_83_onCoreSchedulesTheCachedClosure() {
        let onCore = "ObserveOnSerialDispatchQueueSink.onCore(_:) (next(1))"
        XCTAssertEqual(
            trace.made(by: onCore),
            ["SerialDispatchQueueScheduler.schedule(_:action:) [self: MainScheduler]"]
        )
        XCTAssertEqual(
            trace.count(
                "closure#1 in ObserveOnSerialDispatchQueueSink.init(scheduler:observer:cancel:)"
            ),
            3
        )
    }

    func testD000_84_byTheFinalScheduleToMainSchedulersOwn() {
        XCTAssertEqual(
            trace.caller(of: "MainScheduler.scheduleInternal(_:action:)"),
            "SerialDispatchQueueScheduler.schedule(_:action:) [self: MainScheduler]"
        )
    }

    func testD000_85_theCachedClosureRunsOnMainInABlockOfItsOwn() {
        let cached =
            "closure#1 in ObserveOnSerialDispatchQueueSink.init(scheduler:observer:cancel:)"
        XCTAssertEqual(trace.lanes(of: cached), ["main", "main", "main"])
        XCTAssertEqual(
            trace.caller(of: cached),
            "closure#1 in MainScheduler.scheduleInternal(_:action:)"
        )
    }

    func testD000_86_andCallsTheObserversOn() {
        let cached =
            "closure#1 in ObserveOnSerialDispatchQueueSink.init(scheduler:observer:cancel:)"
        XCTAssertEqual(
            trace.made(by: cached),
            ["ObserverBase.on(_:) [self: AnonymousObserver] (next(1))", "Disposables.create()"]
        )
        XCTAssertEqual(
            trace.made(by: "ObserverBase.on(_:) [self: AnonymousObserver] (next(1))"),
            ["AnonymousObserver.onCore(_:) (next(1))"]
        )
    }

    func testD000_87_theEndIsDisposedOfOnBothQueues() {
        XCTAssertEqual(
            Set(trace.lanes(of: "ObserveOnSerialDispatchQueueSink.dispose()")),
            ["main"]
        )
        XCTAssertEqual(
            trace.made(by: "ObserveOnSerialDispatchQueueSink.dispose()"),
            [
                "ObserverBase.dispose() [self: ObserveOnSerialDispatchQueueSink]",
                "SinkDisposer.dispose()",
            ]
        )
        XCTAssertEqual(
            trace.lanes(of: "SerialDisposable.dispose()"),
            ["com.apple.root.default-qos"]
        )
        // The subscription ended before it was put in its place, and so it is disposed of at once,
        // by one more block.
        XCTAssertEqual(
            trace.madeByEach("SerialDisposable.disposable.set").last,
            ["ScheduledDisposable.dispose()"]
        )
        XCTAssertEqual(
            trace.lanes(of: "ScheduledDisposable.disposeInner()"),
            ["com.apple.root.default-qos"]
        )
        XCTAssertNil(
            trace.missing([
                "# hands over block 5 to com.apple.root.default-qos", "# ends block 1",
                "# runs block 5", "ScheduledDisposable.disposeInner()",
            ])
        )
    }

    func testD000_88_noUnderscoresAnyMore() throws {
        for file in ["MainScheduler", "OperationQueueScheduler", "ConcurrentMainScheduler"] {
            let text = try source("Sources/MiniRx/Schedulers/\(file).swift")
            XCTAssertFalse(text.contains(#/(let|var) _\w/#), file)
        }
    }
}
