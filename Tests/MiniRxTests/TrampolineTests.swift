// Subscribing inside events: the trampoline decides who goes first.

import MiniRxTraced
import TestSupport
import XCTest

final class TrampolineTests: LeakCheckedTestCase {
    /// Both sequences take turns, since each element is a piece of work that schedules the next
    /// one.
    ///
    /// The line holds: outer 1. It sends 1, whose handler subscribes to the inner sequence: inner
    /// `a` joins the line. Then outer 1 asks for its own next turn: outer 2 joins behind. So: a, 2,
    /// b, the outer's end, the inner's end.
    func testNestedSequencesTakeTurns() {
        var order: [String] = []
        _ = Observable.of(1, 2).subscribe(
            onNext: { element in
                order.append("\(element)")
                if element == 1 {
                    _ = Observable.of("a", "b").subscribe(
                        onNext: { order.append($0) },
                        onCompleted: { order.append("inner end") }
                    )
                }
            },
            onCompleted: { order.append("outer end") }
        )
        XCTAssertEqual(order, ["1", "a", "2", "b", "outer end", "inner end"])
    }

    func testWorkInsideWorkWaitsAndRunsInOrder() {
        var order: [String] = []
        let scheduler = CurrentThreadScheduler.instance
        scheduler.schedule("first") { name in
            for inner in ["second", "third"] {
                _ = scheduler.schedule(inner) { name in
                    order.append(name)
                    _ = scheduler.schedule("inside \(name)") { name in
                        order.append(name)
                        return Disposables.create()
                    }
                    return Disposables.create()
                }
            }
            order.append(name)
            return Disposables.create()
        }.dispose()
        XCTAssertEqual(order, ["first", "second", "third", "inside second", "inside third"])
    }

    func testWorkThatIsCalledOffWhileItWaitsDoesNotRun() {
        var order: [String] = []
        let scheduler = CurrentThreadScheduler.instance
        scheduler.schedule(()) { _ in
            let waiting = scheduler.schedule(()) { _ in
                order.append("called off")
                return Disposables.create()
            }
            _ = scheduler.schedule(()) { _ in
                order.append("kept")
                return Disposables.create()
            }
            waiting.dispose()
            return Disposables.create()
        }.dispose()
        XCTAssertEqual(order, ["kept"])
    }

    func testDisposingOfWorkThatRanDisposesOfWhatItReturned() {
        let returned = BooleanDisposable()
        let scheduler = CurrentThreadScheduler.instance
        var inner: Disposable = Disposables.create()
        _ = scheduler.schedule(()) { _ in
            inner = scheduler.schedule(()) { _ in returned }
            return Disposables.create()
        }
        XCTAssertFalse(returned.isDisposed)
        inner.dispose()
        XCTAssertTrue(returned.isDisposed)
        inner = Disposables.create()
    }

    func testATrampolineIsRequiredOnlyWhereNoneRuns() {
        XCTAssertTrue(CurrentThreadScheduler.isScheduleRequired)
        CurrentThreadScheduler.instance.schedule(()) { _ in
            XCTAssertFalse(CurrentThreadScheduler.isScheduleRequired)
            elsewhere.async { XCTAssertTrue(CurrentThreadScheduler.isScheduleRequired) }
            elsewhere.sync {}
            return Disposables.create()
        }.dispose()
        XCTAssertTrue(CurrentThreadScheduler.isScheduleRequired)
    }

    func testALongSequenceNeitherFillsTheStackNorLosesElements() {
        var sum = 0
        _ = Observable.from(1...20_000).subscribe(onNext: { sum += $0 })
        XCTAssertEqual(sum, 200_010_000)
    }
}
