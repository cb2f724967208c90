// The document's claims about the way to the first hand-over: D000-60 to D000-78.

import TestSupport
import XCTest

@testable import MiniRxTraced

final class TrampolineTests: LeakCheckedTestCase {
    private let trace = recorded("schedulers")
    private let trampoline = recorded("trampoline")
    private let schedule = "CurrentThreadScheduler.schedule(_:action:)"
    private let subscribe = "Producer.subscribe(_:) [self: ObserveOnSerialDispatchQueue]"

    func testD000_60_subscribeComesToProducerAfterTheObserverIsMade() {
        XCTAssertNil(trace.missing(["AnonymousObserver.init(_:)", subscribe]))
        XCTAssertEqual(
            trace.made(by: subscribe),
            ["CurrentThreadScheduler.isScheduleRequired.get", schedule]
        )
    }

    func testD000_61_soTheWorkGoesThroughCurrentThreadScheduler() {
        XCTAssertEqual(trace.caller(of: schedule), subscribe)
    }

    func testD000_62_currentThreadSchedulerIsAnImmediateSchedulerTypeWithOneInstance() {
        let scheduler: ImmediateSchedulerType = CurrentThreadScheduler.instance
        XCTAssertNil(scheduler as? SchedulerType)
        XCTAssertTrue(CurrentThreadScheduler.instance === CurrentThreadScheduler.instance)
    }

    func testD000_63_theFlagIsPerThread() {
        _ = CurrentThreadScheduler.instance.schedule(()) { _ in
            XCTAssertFalse(CurrentThreadScheduler.isScheduleRequired)
            XCTAssertTrue(elsewhere { CurrentThreadScheduler.isScheduleRequired })
            return Disposables.create()
        }
    }

    func testD000_64_theFlagIsSetBeforeTheWorkAndTakenBackAfterIt() {
        XCTAssertEqual(
            trampoline.made(by: schedule).filter { $0.hasSuffix("isScheduleRequired.set") }.count,
            2
        )
        XCTAssertTrue(CurrentThreadScheduler.isScheduleRequired)
    }

    func testD000_65_theQueueIsPerThread() {
        _ = CurrentThreadScheduler.instance.schedule(()) { _ in
            _ = CurrentThreadScheduler.instance.schedule(()) { _ in Disposables.create() }
            XCTAssertNotNil(CurrentThreadScheduler.queue)
            XCTAssertTrue(elsewhere { CurrentThreadScheduler.queue == nil })
            return Disposables.create()
        }
        XCTAssertNil(CurrentThreadScheduler.queue)
    }

    func testD000_66_isScheduleRequiredIsTrueAtRestAndFalseInsideASubscription() {
        XCTAssertTrue(CurrentThreadScheduler.isScheduleRequired)
        var inside: Bool?
        Observable<Int>.create { _ in
            inside = CurrentThreadScheduler.isScheduleRequired
            return Disposables.create()
        }.subscribe().dispose()
        XCTAssertEqual(inside, false)
    }

    func testD000_67_theFirstWorkRunsAtOnceAndThenTheFlagGoesBack() {
        let made = trampoline.made(by: schedule)
        XCTAssertEqual(
            made.prefix(3),
            [
                "CurrentThreadScheduler.isScheduleRequired.get",
                "CurrentThreadScheduler.isScheduleRequired.set", "(user) closure#1",
            ]
        )
        XCTAssertEqual(made.last, "CurrentThreadScheduler.isScheduleRequired.set")
    }

    func testD000_68_thenWhatIsInLineRunsUnlessItWasDisposedOf() {
        XCTAssertEqual(trampoline.count("ScheduledItem.init(action:state:)"), 2)
        XCTAssertEqual(trampoline.count("ScheduledItem.invoke()"), 1)
        XCTAssertEqual(trampoline.count("# prints third"), 0)
    }

    func testD000_69_insideWorkAnItemIsPutInLineAndReturned() {
        XCTAssertEqual(
            trampoline.madeByEach(schedule)[1],
            [
                "CurrentThreadScheduler.isScheduleRequired.get",
                "ScheduledItem.init(action:state:)",
            ]
        )
        _ = CurrentThreadScheduler.instance.schedule(()) { _ in
            let item = CurrentThreadScheduler.instance.schedule(()) { _ in Disposables.create() }
            XCTAssertEqual(typeName(item), "ScheduledItem")
            return Disposables.create()
        }
    }

    func testD000_70_theWorkIsRunWhichMakesTheSinkOfObserveOn() {
        XCTAssertEqual(
            trace.made(by: "closure#1 in Producer.subscribe(_:)"),
            [
                "ObserveOnSerialDispatchQueue.run(_:cancel:)",
                "SinkDisposer.setSinkAndSubscription(sink:subscription:)",
            ]
        )
    }

    func testD000_71_theSourceIsSubscribedToByTheDirectBranch() {
        XCTAssertEqual(
            trace.made(by: "Producer.subscribe(_:) [self: SubscribeOn]"),
            [
                "CurrentThreadScheduler.isScheduleRequired.get", "SubscribeOn.run(_:cancel:)",
                "SinkDisposer.setSinkAndSubscription(sink:subscription:)",
            ]
        )
    }

    func testD000_72_theSinkOfSubscribeOnHoldsItsParentAndTheSinkOfObserveOn() throws {
        let queue = DispatchQueue(label: "held back")
        queue.suspend()
        let observable = Observable<Int>.never()
            .subscribe(on: ConcurrentDispatchQueueScheduler(queue: queue))
        let subscription = observable.observe(on: MainScheduler.instance).subscribe()
        // subscription, the disposer of observe(on:), that of subscribe(on:), its sink
        let sink = try XCTUnwrap(
            property(path: "disposable1.subscription.sink", of: subscription)
        )
        XCTAssertEqual(typeName(sink), "SubscribeOnSink")
        XCTAssertTrue(property("parent", of: sink) as AnyObject === observable)
        XCTAssertEqual(
            typeName(try XCTUnwrap(property("observer", of: sink))),
            "ObserveOnSerialDispatchQueueSink"
        )
        XCTAssertTrue(property("cancel", of: sink) is Cancelable)
        subscription.dispose()
        queue.resume()
        queue.sync {}
    }

    func testD000_73_thenTheSinkOfSubscribeOnRuns() {
        XCTAssertEqual(trace.caller(of: "SubscribeOnSink.run()"), "SubscribeOn.run(_:cancel:)")
    }

    func testD000_74_itForwardsAndDisposesOfItselfAtTheEnd() {
        XCTAssertEqual(
            trace.made(by: "SubscribeOnSink.on(_:) (next(1))"),
            ["Sink.forwardOn(_:) [self: SubscribeOnSink] (next(1))"]
        )
        XCTAssertEqual(
            trace.made(by: "SubscribeOnSink.on(_:) (completed)"),
            [
                "Sink.forwardOn(_:) [self: SubscribeOnSink] (completed)",
                "Sink.dispose() [self: SubscribeOnSink]",
            ]
        )
    }

    func testD000_75_itPutsAPlaceInAPlaceAndSchedules() {
        XCTAssertEqual(
            trace.made(by: "SubscribeOnSink.run()"),
            [
                "SerialDisposable.disposable.set",
                "ConcurrentDispatchQueueScheduler.schedule(_:action:)",
                "SingleAssignmentDisposable.setDisposable(_:)",
            ]
        )
    }

    func testD000_76_thenTheSubscriptionIsPutThereToBeDisposedOfOnTheScheduler() {
        XCTAssertEqual(
            trace.made(by: "closure#1 in SubscribeOnSink.run()"),
            [
                "Producer.subscribe(_:) [self: AnonymousObservable]",
                "ScheduledDisposable.init(scheduler:disposable:)",
                "SerialDisposable.disposable.set", "Disposables.create()",
            ]
        )
    }

    func testD000_77_schedulingEndsInAHandOver() {
        XCTAssertEqual(
            trace.made(by: "DispatchQueueConfiguration.schedule(_:action:)"),
            ["# hands over block 1 to com.apple.root.default-qos"]
        )
    }

    func testD000_78_theSourcesSubscriptionRunsInThatQueue() {
        XCTAssertEqual(
            trace.lanes(of: "closure#1 in SubscribeOnSink.run()"),
            ["com.apple.root.default-qos"]
        )
    }
}
