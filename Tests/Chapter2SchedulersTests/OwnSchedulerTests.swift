// A scheduler of your own: the three members that it has, and what the protocols make of them.

import TestSupport
import XCTest

@testable import MiniRxTraced

/// Passes each action on to another scheduler, and logs the request.
private final class LoggingScheduler: SchedulerType {
    private let inner: SchedulerType
    private let log: (String) -> Void

    init(_ inner: SchedulerType, log: @escaping (String) -> Void) {
        self.inner = inner
        self.log = log
    }

    var now: RxTime { inner.now }

    func schedule<State>(_ state: State, action: @escaping (State) -> Disposable) -> Disposable {
        log("schedule")
        return inner.schedule(state, action: action)
    }

    func scheduleRelative<State>(
        _ state: State,
        dueTime: RxTimeInterval,
        action: @escaping (State) -> Disposable
    ) -> Disposable {
        log("scheduleRelative \(dueTime)")
        return inner.scheduleRelative(state, dueTime: dueTime, action: action)
    }
}

/// The expectations are what RxSwift 6.2.0 printed for the same program.
final class OwnSchedulerTests: LeakCheckedTestCase {
    private let clock = HistoricalScheduler()
    private let notes = Notes()
    private lazy var scheduler = LoggingScheduler(clock) { [notes] in notes.add($0) }

    private func subscribe<Element>(to source: Observable<Element>) {
        let subscription = source.subscribe(
            onNext: { [notes, clock] in
                notes.add("\($0) at \(Int(clock.clock.timeIntervalSince1970))")
            },
            onCompleted: { [notes] in notes.add("completed") }
        )
        notes.add("subscribed")
        clock.start()
        subscription.dispose()
    }

    func testSchedulePeriodicIsMadeOfScheduleRelative() {
        subscribe(
            to: Observable<Int>.timer(.seconds(3), period: .seconds(2), scheduler: scheduler)
                .take(2)
        )
        XCTAssertEqual(
            notes.all,
            [
                "scheduleRelative seconds(3)", "subscribed",
                "scheduleRelative seconds(2)", "0 at 3",
                "scheduleRelative seconds(2)", "1 at 5", "completed",
            ]
        )
    }

    func testScheduleRecursiveIsMadeOfSchedule() {
        subscribe(to: Observable.of("a", "b", scheduler: scheduler))
        let expected = [
            "schedule", "subscribed", "a at 0", "schedule", "b at 0", "schedule", "completed",
        ]
        XCTAssertEqual(notes.all, expected)
    }

    /// It is not a `SerialDispatchQueueScheduler`: `ObserveOn` schedules one iteration per event.
    func testObserveOnAsksForOneActionPerEvent() {
        subscribe(to: Observable.of("a", "b").observe(on: scheduler))
        XCTAssertEqual(
            notes.all,
            ["schedule", "subscribed", "a at 0", "schedule", "b at 0", "schedule", "completed"]
        )
    }

    /// The second request is for the disposal of the source.
    func testSubscribeOnAsksTwice() {
        subscribe(to: Observable.of("a").subscribe(on: scheduler))
        XCTAssertEqual(
            notes.all,
            ["schedule", "subscribed", "a at 0", "completed", "schedule"]
        )
    }
}
