// The document's claims about subscribing and the trampoline: D001-18 to D001-40.

import TestSupport
import XCTest

@testable import MiniRxTraced

final class SubscribeTests: LeakCheckedTestCase {
    private let trace = recorded("observe-on")
    private let schedule = "CurrentThreadScheduler.schedule(_:action:)"
    private let outer = "Producer.subscribe(_:) [self: ObserveOnSerialDispatchQueue]"
    private let inner = "Producer.subscribe(_:) [self: ObservableSequence]"
    private let turn = "closure#1 in RecursiveImmediateScheduler.schedule(_:)"

    func testD001_18_atRestATrampolineIsRequiredAndTheSecondBranchTaken() {
        XCTAssertTrue(CurrentThreadScheduler.isScheduleRequired)
        XCTAssertEqual(
            trace.made(by: outer),
            ["CurrentThreadScheduler.isScheduleRequired.get", schedule]
        )
    }

    func testD001_19_scheduleSetsTheFlagAndRunsTheAction() {
        XCTAssertEqual(
            trace.made(by: schedule).prefix(3),
            [
                "CurrentThreadScheduler.isScheduleRequired.get",
                "CurrentThreadScheduler.isScheduleRequired.set",
                "closure#1 in Producer.subscribe(_:)",
            ]
        )
    }

    func testD001_20_theStateIsWhatIsHandedToTheAction() {
        var states: [String] = []
        _ = CurrentThreadScheduler.instance.schedule("state") { state in
            states.append(state)
            return Disposables.create()
        }
        XCTAssertEqual(states, ["state"])
    }

    func testD001_21_flagAndQueueGoBackAfterEverythingInLineHasRun() {
        XCTAssertEqual(
            trace.made(by: schedule).last,
            "CurrentThreadScheduler.isScheduleRequired.set"
        )
        XCTAssertTrue(CurrentThreadScheduler.isScheduleRequired)
        XCTAssertNil(CurrentThreadScheduler.queue)
    }

    func testD001_22_afterTheActionWhatIsInLineIsInvoked() {
        let made = trace.made(by: schedule)
        XCTAssertEqual(made.filter { $0 == "ScheduledItem.invoke()" }.count, 11)
        XCTAssertEqual(
            made.dropFirst(3).dropLast(),
            Array(repeating: "ScheduledItem.invoke()", count: 11)[...]
        )
    }

    func testD001_23_insideATrampolineScheduleReturnsAnItem() {
        XCTAssertEqual(
            trace.madeByEach(schedule)[1],
            [
                "CurrentThreadScheduler.isScheduleRequired.get",
                "ScheduledItem.init(action:state:)",
            ]
        )
    }

    func testD001_24_theFlagBelongsToTheThread() {
        _ = CurrentThreadScheduler.instance.schedule(()) { _ in
            XCTAssertFalse(CurrentThreadScheduler.isScheduleRequired)
            XCTAssertTrue(elsewhere { CurrentThreadScheduler.isScheduleRequired })
            return Disposables.create()
        }
    }

    func testD001_25_theActionCallsTheSubclassesRun() {
        XCTAssertEqual(
            trace.made(by: "closure#1 in Producer.subscribe(_:)"),
            [
                "ObserveOnSerialDispatchQueue.run(_:cancel:)",
                "SinkDisposer.setSinkAndSubscription(sink:subscription:)",
            ]
        )
    }

    func testD001_26_theSinkHoldsSchedulerObserverAndCancel() throws {
        let names = propertyNames(of: try sink())
        XCTAssertTrue(Set(names).isSuperset(of: ["scheduler", "observer", "cancel"]))
        XCTAssertEqual(
            typeName(try XCTUnwrap(property("observer", of: try sink()))),
            "AnonymousObserver"
        )
        XCTAssertEqual(typeName(try XCTUnwrap(property("cancel", of: try sink()))), "SinkDisposer")
    }

    func testD001_27_itIsAnObserverBaseAndNoSink() throws {
        XCTAssertEqual(
            classChain(try sink() as AnyObject),
            ["ObserveOnSerialDispatchQueueSink", "ObserverBase"]
        )
    }

    func testD001_28_whatIsInLineAtDisposalIsNotDelivered() {
        let queue = DispatchQueue(label: "held back")
        queue.suspend()
        let notes = Notes()
        let subscription = Observable.of(1, 2)
            .observe(on: SerialDispatchQueueScheduler(queue: queue, internalSerialQueueName: "s"))
            .subscribe { notes.add($0.debugDescription) }
        subscription.dispose()
        let after = DispatchQueue(label: "after", target: queue)
        queue.resume()
        after.sync {}
        XCTAssertEqual(notes.all, [])
    }

    func testD001_29_onCoreSchedulesAndDropsTheDisposable() {
        XCTAssertEqual(
            trace.made(by: "ObserveOnSerialDispatchQueueSink.onCore(_:) (next(1))"),
            ["SerialDispatchQueueScheduler.schedule(_:action:)"]
        )
    }

    func testD001_30_thenTheSourceIsSubscribedTo() {
        XCTAssertNil(trace.missing([outer, inner]))
        XCTAssertEqual(trace.caller(of: inner), "ObserveOnSerialDispatchQueue.run(_:cancel:)")
    }

    func testD001_31_byTheDirectBranch() {
        XCTAssertEqual(
            trace.made(by: inner),
            [
                "CurrentThreadScheduler.isScheduleRequired.get",
                "ObservableSequence.run(_:cancel:)",
                "SinkDisposer.setSinkAndSubscription(sink:subscription:)",
            ]
        )
    }

    func testD001_32_theSequencesSinkHasTheOtherSinkAsItsObserver() {
        XCTAssertEqual(
            trace.made(by: "Sink.forwardOn(_:) [self: ObservableSequenceSink] (next(1))"),
            ["ObserverBase.on(_:) [self: ObserveOnSerialDispatchQueueSink] (next(1))"]
        )
    }

    func testD001_33_theSinkIsMadeAndThenRun() {
        XCTAssertEqual(
            trace.made(by: "ObservableSequenceSink.init(parent:observer:cancel:)"),
            ["Sink.init(observer:cancel:)"]
        )
        XCTAssertEqual(
            trace.caller(of: "ObservableSequenceSink.run()"),
            "ObservableSequence.run(_:cancel:)"
        )
    }

    func testD001_34_itsRunCallsScheduleRecursive() {
        XCTAssertEqual(
            trace.made(by: "ObservableSequenceSink.run()"),
            ["ImmediateSchedulerType.scheduleRecursive(_:action:) [self: CurrentThreadScheduler]"]
        )
    }

    func testD001_35_ofCurrentThreadSchedulerWhichIsTheDefault() {
        XCTAssertTrue(
            property("scheduler", of: Observable.of(1)) as AnyObject
                === CurrentThreadScheduler.instance
        )
    }

    func testD001_36_whichHasItFromAnExtensionOfTheProtocol() {
        XCTAssertEqual(classChain(CurrentThreadScheduler.instance), ["CurrentThreadScheduler"])
        XCTAssertEqual(trace.count(containing: "CurrentThreadScheduler.scheduleRecursive"), 0)
    }

    func testD001_37_itMakesARecursiveSchedulerAsksForATurnAndWrapsItsDispose() {
        XCTAssertEqual(
            trace.made(
                by:
                    "ImmediateSchedulerType.scheduleRecursive(_:action:) [self: CurrentThreadScheduler]"
            ),
            [
                "RecursiveImmediateScheduler.init(action:scheduler:)",
                "RecursiveImmediateScheduler.schedule(_:)", "Disposables.create(with:)",
            ]
        )
    }

    func testD001_38_theFirstTurnComesOnlyAfterBothRunsHaveReturned() {
        XCTAssertEqual(
            trace.made(by: "RecursiveImmediateScheduler.schedule(_:)"),
            [schedule, "CompositeDisposable.insert(_:)"]
        )
        XCTAssertNil(
            trace.missing([
                "SinkDisposer.setSinkAndSubscription(sink:subscription:)",
                "SinkDisposer.setSinkAndSubscription(sink:subscription:)", turn,
                "Sink.forwardOn(_:) [self: ObservableSequenceSink] (next(1))",
            ])
        )
        XCTAssertEqual(trace.caller(of: turn), "ScheduledItem.invoke()")
    }

    func testD001_39_aTurnForwardsOneElementAndAsksForTheNextTurn() {
        let turns = trace.madeByEach("closure#1 in ObservableSequenceSink.run()")
        XCTAssertEqual(turns.count, 11)
        for (index, turn) in turns.dropLast().enumerated() {
            XCTAssertEqual(
                turn,
                [
                    "Sink.forwardOn(_:) [self: ObservableSequenceSink] (next(\(index + 1)))",
                    "RecursiveImmediateScheduler.schedule(_:)",
                ]
            )
        }
        XCTAssertEqual(
            turns.last,
            [
                "Sink.forwardOn(_:) [self: ObservableSequenceSink] (completed)",
                "Sink.dispose() [self: ObservableSequenceSink]",
            ]
        )
    }

    func testD001_40_turnsDoNotNest() {
        XCTAssertEqual(Set(trace.callers(of: turn)), ["ScheduledItem.invoke()"])
        XCTAssertEqual(Set(trace.callers(of: "ScheduledItem.invoke()")), [schedule])
        var count = 0
        _ = Observable.from(1...20_000).subscribe(onNext: { _ in count += 1 })
        XCTAssertEqual(count, 20_000)
    }

    private func sink() throws -> Any {
        let subscription = Observable<Int>.never().observe(on: MainScheduler.instance).subscribe()
        defer { subscription.dispose() }
        return try XCTUnwrap(property(path: "disposable1.sink", of: subscription))
    }
}
