// The factories that send by a scheduler: each event is a turn of its own.

import MiniRxTraced
import TestSupport
import XCTest

final class ScheduledFactoryTests: LeakCheckedTestCase {
    private func stepByStep<Element>(
        _ make: (ImmediateSchedulerType) -> Observable<Element>
    ) -> [String] {
        let scheduler = ManualScheduler()
        let sent = Events(make(scheduler))
        XCTAssertEqual(sent.all, [], "nothing before the scheduler's turn")
        scheduler.advance(by: 0)
        return sent.all
    }

    func testJust() {
        XCTAssertEqual(
            stepByStep { .just(1, scheduler: $0) },
            ["next(1)", "completed", "disposed"]
        )
    }

    func testOptional() {
        XCTAssertEqual(
            stepByStep { .from(optional: 1, scheduler: $0) },
            ["next(1)", "completed", "disposed"]
        )
        XCTAssertEqual(
            stepByStep { Observable<Int>.from(optional: nil, scheduler: $0) },
            ["completed", "disposed"]
        )
    }

    func testSequences() {
        XCTAssertEqual(
            stepByStep { .of(1, 2, scheduler: $0) },
            ["next(1)", "next(2)", "completed", "disposed"]
        )
        XCTAssertEqual(
            stepByStep { .from([1], scheduler: $0) },
            ["next(1)", "completed", "disposed"]
        )
        XCTAssertEqual(
            stepByStep { .from(1...1, scheduler: $0) },
            ["next(1)", "completed", "disposed"]
        )
        XCTAssertEqual(
            stepByStep { .range(start: 1, count: 1, scheduler: $0) },
            ["next(1)", "completed", "disposed"]
        )
        XCTAssertEqual(
            stepByStep {
                .generate(
                    initialState: 1,
                    condition: { $0 < 2 },
                    scheduler: $0,
                    iterate: { $0 + 1 }
                )
            },
            ["next(1)", "completed", "disposed"]
        )
    }

    func testWhatIsDisposedOfBetweenTwoTurnsSendsNoMore() {
        let scheduler = ManualScheduler()
        var elements: [Int] = []
        let subscription = SingleAssignmentDisposable()
        subscription.setDisposable(
            Observable.repeatElement(1, scheduler: scheduler).subscribe(onNext: { element in
                elements.append(element)
                if elements.count == 2 {
                    subscription.dispose()
                }
            })
        )
        scheduler.advance(by: 0)
        XCTAssertEqual(elements, [1, 1])
    }

    func testOneThatIsCalledOffBeforeItsFirstTurnSendsNothing() {
        let scheduler = ManualScheduler()
        let sent = Events(Observable.just(1, scheduler: scheduler))
        sent.subscription.dispose()
        scheduler.advance(by: 0)
        XCTAssertEqual(sent.all, ["disposed"])
    }

    /// A closure is numbered in the closure around it, as in RxSwift.
    func testTheEndIsSentByAClosureInAClosure() {
        let scheduler = CurrentThreadScheduler.instance
        let just = Calls(of: { _ = Observable.just(1, scheduler: scheduler).subscribe() })
        XCTAssertEqual(just.count("closure#1 in closure#1 in JustScheduledSink.run()"), 1)
        let optional = Calls(of: {
            _ = Observable.from(optional: 1, scheduler: scheduler).subscribe()
        })
        XCTAssertEqual(
            optional.count("closure#1 in closure#1 in ObservableOptionalScheduledSink.run()"),
            1
        )
    }
}
