// One sequence after another, and the sink that does it without a deeper call.

import Recorder
import TestSupport
import XCTest

@testable import MiniRxTraced

final class ConcatTests: LeakCheckedTestCase {
    private func concat(_ steps: String) -> String {
        let answers = Script.run(steps) { $0["a"].concat($0["b"]) }
        for same in [
            Script.run(steps) { Observable.concat($0["a"], $0["b"]) },
            Script.run(steps) { Observable.concat([$0["a"], $0["b"]]) },
            Script.run(steps) { Observable.concat([$0["a"], $0["b"]].lazy.map { $0 }) },
            Script.run(steps) { Observable.concat(AnySequence([$0["a"], $0["b"]])) },
        ] {
            XCTAssertEqual(same, answers, "the spellings disagree")
        }
        return answers
    }

    func testTheNextBeginsWhenTheOneBeforeHasCompleted() {
        XCTAssertEqual(concat("a1 b1 ? a| ? b2 b|"), "1 - a - b 2 |")
    }

    func testAnErrorEndsIt() {
        XCTAssertEqual(concat("a# ? b1"), "# - -")
        XCTAssertEqual(concat("a| b# ?"), "- # -")
    }

    func testDisposing() {
        XCTAssertEqual(concat("! ?"), "- -")
        XCTAssertEqual(concat("a| ! ?"), "- - -")
    }

    func testOfNothing() {
        XCTAssertEqual(events(of: Observable<Int>.concat()), ["completed", "disposed"])
        XCTAssertEqual(events(of: Observable<Int>.concat([])), ["completed", "disposed"])
    }

    func testTwentyThousandSequencesThatEndAtOnce() {
        var sum = 0
        let sources = (1...20_000).lazy.map { Observable.just($0) }
        _ = Observable.concat(sources).subscribe(onNext: { sum += $0 })
        XCTAssertEqual(sum, 200_010_000)
    }

    func testEachIsMadeWhenItsTurnComes() {
        var made = 0
        let endless = sequence(state: 0) { (_: inout Int) -> Observable<Int>? in
            made += 1
            return .of(made)
        }
        XCTAssertEqual(
            events(of: Observable.concat(endless).take(3)),
            ["next(1)", "next(2)", "next(3)", "completed", "disposed"]
        )
        XCTAssertEqual(made, 3)
    }

    func testTheNextSequenceMayComeFromAnotherThread() {
        let subject = PublishSubject<Int>()
        let notes = Notes()
        let subscription = subject.concat(Observable.just(1))
            .subscribe(onNext: { _ in notes.add(Lane.current) })
        elsewhere.async { subject.onCompleted() }
        elsewhere.sync {}
        XCTAssertEqual(notes.all, ["elsewhere"])
        subscription.dispose()
    }

    func testConcatInsideConcatTakesItsPlace() {
        // Each is the last one of the one around it, so one iterator is held at a time.
        let nested = (1...100).reversed().reduce(Observable<Int>.empty()) { rest, number in
            Observable.concat([.just(number), rest])
        }
        maxTailRecursiveSinkStackSize = 0
        var sinks = 0
        let calls = Calls(of: { _ = nested.subscribe(onNext: { sinks += $0 }) })
        XCTAssertEqual(sinks, 5_050)
        XCTAssertEqual(maxTailRecursiveSinkStackSize, 1)
        XCTAssertEqual(calls.count("ConcatSink.init(observer:cancel:)"), 1)
    }

    func testDisposingInsideAnElementBeginsNothingMore() {
        let subscription = SerialDisposable()
        let second = PublishSubject<Int>()
        let first = PublishSubject<Int>()
        subscription.disposable = first.concat(second)
            .subscribe(onNext: { _ in subscription.dispose() })
        first.onNext(1)
        first.onCompleted()
        XCTAssertFalse(second.hasObservers)
    }

    func testTheDisposeCommandComesTooLate() {
        let subject = PublishSubject<Int>()
        let subscription = subject.concat(Observable.just(1)).subscribe()
        let calls = Calls(of: subscription.dispose)
        XCTAssertEqual(
            calls.made(by: "TailRecursiveSink.dispose() [self: ConcatSink]").last,
            "TailRecursiveSink.schedule(_:) [self: ConcatSink]"
        )
        XCTAssertEqual(calls.count("InvocableScheduledItem.invoke()"), 0)
    }
}

final class AsyncLockTests: LeakCheckedTestCase {
    private struct Work: InvocableType {
        let action: () -> Void
        func invoke() { action() }
    }

    func testWorkInsideWorkWaitsForItsReturn() {
        let gate = AsyncLock<Work>()
        var order: [String] = []
        gate.invoke(
            Work {
                gate.invoke(
                    Work {
                        order.append("second")
                        gate.invoke(Work { order.append("fourth") })
                    }
                )
                gate.invoke(Work { order.append("third") })
                order.append("first")
            }
        )
        gate.invoke(Work { order.append("fifth") })
        XCTAssertEqual(order, ["first", "second", "third", "fourth", "fifth"])
    }

    func testAfterDisposeNothingRuns() {
        let gate = AsyncLock<Work>()
        var order: [String] = []
        gate.invoke(
            Work {
                gate.invoke(Work { order.append("waits") })
                gate.dispose()
                order.append("goes on")
            }
        )
        gate.invoke(Work { order.append("comes too late") })
        XCTAssertEqual(order, ["goes on"])
    }

    func testAnotherThreadsWorkIsLeftWithTheOneAtWork() {
        let gate = AsyncLock<Work>()
        let notes = Notes()
        gate.invoke(
            Work {
                elsewhere.async { gate.invoke(Work { notes.add(Lane.current) }) }
                elsewhere.sync {}
                notes.add("elsewhere did not wait")
            }
        )
        XCTAssertEqual(notes.all, ["elsewhere did not wait", "main"])
    }
}
