// What learners ask about sequences, and the answers.

import TestSupport
import XCTest

@testable import MiniRxTraced

final class SequenceQuestionTests: LeakCheckedTestCase {
    private func prints(of name: String) -> [String] {
        recorded(name).all.filter { $0.hasPrefix("# ") && $0 != "# end of scenario" }
            .map { $0.replacing("# prints ", with: "").replacing("# ", with: "") }
    }

    /// The order is that of the line of work that waits: `TrampolineTests` has it in words.
    func testOfWaitsForItsTurnAndJustDoesNot() {
        XCTAssertEqual(
            prints(of: "nested"),
            [
                "of inside",
                "1 begins", "1 ends", "a of 1", "2 begins", "2 ends", "a of 2",
                "just inside",
                "1 begins", "a of 1", "1 ends", "2 begins", "a of 2", "2 ends",
            ]
        )
    }

    /// Where no trampoline runs yet there is nothing to wait for.
    func testOfInsideJustBeginsATrampolineOfItsOwn() {
        var order: [String] = []
        _ = Observable.just("outer").subscribe(onNext: { outer in
            order.append("\(outer) begins")
            _ = Observable.of("inner").subscribe(onNext: { order.append($0) })
            order.append("\(outer) ends")
        })
        XCTAssertEqual(order, ["outer begins", "inner", "outer ends"])
    }

    /// How deep the stack is at each element of a sequence that subscribes to its own rest.
    private func depths(_ count: Int, _ make: @escaping (Int) -> Observable<Int>) -> [Int] {
        var depths: [Int] = []
        let bag = DisposeBag()
        func countDown(from number: Int) {
            make(number).subscribe(onNext: { number in
                var here = 0
                withUnsafePointer(to: &here) { depths.append(-Int(bitPattern: $0)) }
                if number > 1 {
                    countDown(from: number - 1)
                }
            }).disposed(by: bag)
        }
        countDown(from: count)
        return depths
    }

    func testASequenceThatSubscribesToItsRestFillsTheStackOnlyWithoutTrampoline() {
        let just = depths(10) { .just($0) }
        XCTAssertTrue(zip(just, just.dropFirst()).allSatisfy { $0 < $1 }, "deeper and deeper")
        let of = depths(10) { .of($0) }
        XCTAssertEqual(Set(of).count, 1, "always as deep")
        XCTAssertEqual([just.count, of.count], [10, 10])
    }

    func testEveryTurnOfALoopBeginsFromTheSamePlace() {
        let calls = Calls(of: { _ = Observable.range(start: 1, count: 100).subscribe() })
        XCTAssertEqual(calls.count("closure#1 in RangeSink.run()"), 101)
        XCTAssertEqual(
            Set(calls.callers(of: "ScheduledItem.invoke()")),
            ["CurrentThreadScheduler.schedule(_:action:)"]
        )
        let turns = calls.madeByEach("CurrentThreadScheduler.schedule(_:action:)")
        XCTAssertEqual(turns.first?.filter { $0 == "ScheduledItem.invoke()" }.count, 101)
    }

    func testARangeStopsWhereTakeStopsIt() {
        let calls = recorded("range-take")
        XCTAssertEqual(calls.count(containing: "[self: RangeSink] (next("), 2)
        XCTAssertEqual(calls.count("closure#1 in RangeSink.run()"), 2)
        // It asks for a third turn, and what it asks for is disposed of before it runs.
        XCTAssertEqual(
            calls.madeByEach("CompositeDisposable.insert(_:)").last,
            ["CompositeDisposable._insert(_:)", "ScheduledItem.dispose()"]
        )
    }

    /// RxSwift's own record of an `of` that `take` stops ends in the same way.
    func testRxSwiftAsksForATurnThatItWillNotTake() throws {
        let calls = try goldenTrace("map-take").components(separatedBy: "\n")
            .map { $0.replacing("main |", with: "").trimmingCharacters(in: .whitespaces) }
        let stopped = try XCTUnwrap(calls.lastIndex(of: "CompositeDisposable._dispose()"))
        let rest = calls[stopped...].filter { !$0.contains("isScheduleRequired") }
        XCTAssertEqual(
            Array(rest.dropFirst().prefix(7)),
            [
                "RecursiveImmediateScheduler.schedule(_:)",
                "CurrentThreadScheduler.schedule(_:action:)",
                "ScheduledItem.init(action:state:)",
                "CompositeDisposable.insert(_:)",
                "CompositeDisposable._insert(_:)",
                "ScheduledItem.dispose()",
                "SingleAssignmentDisposable.dispose()",
            ]
        )
    }

    /// Inside a trampoline, or on another scheduler, `subscribe` returns before the first element.
    func testInsideATrampolineWhatIsReturnedStopsARange() {
        var elements: [Int] = []
        let place = SingleAssignmentDisposable()
        CurrentThreadScheduler.instance.schedule(()) { _ in
            place.setDisposable(
                Observable.range(start: 1, count: 9).subscribe(onNext: { element in
                    elements.append(element)
                    if element == 3 {
                        place.dispose()
                    }
                })
            )
            return Disposables.create()
        }.dispose()
        XCTAssertEqual(elements, [1, 2, 3])
    }

    func testJustWithASchedulerIsTwoTurns() {
        XCTAssertEqual(
            prints(of: "just-scheduled"),
            [
                "1", "hands over block 1 to main", "subscribe has returned",
                "runs block 1", "completed", "ends block 1",
            ]
        )
    }

    func testUsingFreesItsResourceWhenAllIsOver() {
        XCTAssertEqual(
            prints(of: "using"),
            ["the file is opened", "a line", "completed", "the file is closed"]
        )
    }

    func testCreateRunsForEachSubscriber() {
        var runs = 0
        let source = Observable<Int>.create { observer in
            runs += 1
            observer.onNext(runs)
            observer.onCompleted()
            return Disposables.create()
        }
        XCTAssertEqual(events(of: source), ["next(1)", "completed", "disposed"])
        XCTAssertEqual(events(of: source), ["next(2)", "completed", "disposed"])
    }

    func testWhatJustIsGivenIsMadeOnceAndWhatDeferredMakesEachTime() {
        var calls = 0
        func next() -> Int {
            calls += 1
            return calls
        }
        let just = Observable.just(next())
        XCTAssertEqual(calls, 1, "before anybody subscribed")
        XCTAssertEqual([events(of: just)[0], events(of: just)[0]], ["next(1)", "next(1)"])
        let deferred = Observable<Int>.deferred { .just(next()) }
        XCTAssertEqual([events(of: deferred)[0], events(of: deferred)[0]], ["next(2)", "next(3)"])
    }

    /// `from` asks the sequence for an iterator each time. One that can be gone through only once
    /// has nothing left for the second subscriber.
    func testASequenceThatCanBeUsedOnceIsEmptyForTheSecondSubscriber() {
        var left = [1, 2]
        let once = AnyIterator { left.isEmpty ? nil : left.removeFirst() }
        let source = Observable.from(once)
        XCTAssertEqual(events(of: source), ["next(1)", "next(2)", "completed", "disposed"])
        XCTAssertEqual(events(of: source), ["completed", "disposed"])
    }

    func testOfAnArrayIsOneElement() {
        XCTAssertEqual(events(of: .of([1, 2])), ["next([1, 2])", "completed", "disposed"])
    }

    /// Nobody keeps the observer, so there is nothing that could stay. `create` is kept by a sink.
    func testNeverKeepsNothing() {
        let before = Resources.total
        _ = Observable<Int>.never().subscribe(onNext: { _ in })
        XCTAssertEqual(Resources.total, before)
        var silent: Disposable?
        silent = Observable<Int>.create { _ in Disposables.create() }.subscribe(onNext: { _ in })
        XCTAssertGreaterThan(Resources.total, before)
        silent?.dispose()
        silent = nil
        XCTAssertEqual(Resources.total, before)
    }

    func testAFactoryThatThrowsEndsTheSequence() {
        let calls = Calls(of: {
            _ = Observable<Int>.deferred { throw Failure() }.subscribe(onError: { _ in })
        })
        XCTAssertEqual(
            calls.made(by: "DeferredSink.run()"),
            [
                "Sink.forwardOn(_:) [self: DeferredSink] (error)",
                "Sink.dispose() [self: DeferredSink]",
                "Disposables.create()",
            ]
        )
    }
}
