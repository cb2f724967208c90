// The operators of shared sequences, each with two subscribers that share one subscription.

import TestSupport
import XCTest

@testable import MiniRxTraced

final class SharedSequenceOperatorTests: LeakCheckedTestCase {
    /// What comes when a driver of these events is changed, with its second; on a virtual clock.
    /// Two subscribe: both have to get the same, from one subscription to the source.
    private func result<Element>(
        of source: [(at: Int, event: Event<Int>)]? = nil,
        line number: UInt = #line,
        _ change: (Driver<Int>) -> Driver<Element>
    ) -> [String] {
        let line = Timeline()
        var second: [String] = []
        var subscriptions = 0
        SharingScheduler.mock(scheduler: line.clock) {
            let source = line.source(source ?? elements)
            let counted = Observable<Int>.create { observer in
                subscriptions += 1
                return source.subscribe(observer)
            }
            let changed = change(counted.asDriver(onErrorJustReturn: -1))
            // Why by its type: the source is shared already, so its subscriptions do not tell.
            let type = typeName(changed.asObservable())
            XCTAssertEqual(type, "ShareReplay1WhileConnected", line: number)
            let both = [
                line.watch(changed.asObservable()),
                changed.asObservable().subscribe { second.append("\($0)") },
            ]
            line.advance(to: 50)
            both.forEach { $0.dispose() }
            // A clock and what waits on it hold each other until its time comes.
            line.advance(to: 99)
        }
        let first = line.all.map { $0.split(separator: ": ").last! }
        XCTAssertEqual(first, second.map { $0[...] }, line: number)
        XCTAssertEqual(subscriptions, 1, line: number)
        return line.all
    }

    /// 1, 2, 2 and 3, a second apart, then `completed`.
    private let elements: [(at: Int, event: Event<Int>)] = [
        (1, .next(1)), (2, .next(2)), (3, .next(2)), (4, .next(3)), (5, .completed),
    ]

    func testMapCompactMapFilter() {
        XCTAssertEqual(
            result { $0.map { "\($0)!" } },
            ["1: next(1!)", "2: next(2!)", "3: next(2!)", "4: next(3!)", "5: completed"]
        )
        XCTAssertEqual(
            result { $0.compactMap { $0 == 2 ? nil : -$0 } },
            ["1: next(-1)", "4: next(-3)", "5: completed"]
        )
        XCTAssertEqual(result { $0.filter { $0 == 3 } }, ["4: next(3)", "5: completed"])
    }

    func testScanSkipStartWith() {
        XCTAssertEqual(
            result { $0.scan(10, accumulator: +) },
            ["1: next(11)", "2: next(13)", "3: next(15)", "4: next(18)", "5: completed"]
        )
        XCTAssertEqual(result { $0.skip(3) }, ["4: next(3)", "5: completed"])
        XCTAssertEqual(result { $0.skip(3).startWith(0) }.prefix(2), ["0: next(0)", "4: next(3)"])
    }

    func testDistinctUntilChanged() {
        let distinct = ["1: next(1)", "2: next(2)", "4: next(3)", "5: completed"]
        XCTAssertEqual(result { $0.distinctUntilChanged() }, distinct)
        XCTAssertEqual(result { $0.distinctUntilChanged { -$0 } }, distinct)
        XCTAssertEqual(result { $0.distinctUntilChanged { $0 == $1 } }, distinct)
        XCTAssertEqual(
            result { $0.distinctUntilChanged({ $0 / 2 }, comparer: { $0 == $1 }) },
            ["1: next(1)", "2: next(2)", "5: completed"]
        )
    }

    func testDoIsDoneOnceForAll() {
        var notes: [String] = []
        func note(_ text: String) -> () -> Void { { notes.append(text) } }
        _ = result(of: [(1, .next(1)), (2, .completed)]) {
            $0.do(
                onNext: { notes.append("next \($0)") },
                afterNext: { notes.append("after \($0)") },
                onCompleted: note("completed"),
                afterCompleted: note("after completed"),
                onSubscribe: note("subscribe"),
                onSubscribed: note("subscribed"),
                onDispose: note("dispose")
            )
        }
        XCTAssertEqual(
            notes,
            [
                "subscribe", "subscribed", "next 1", "after 1", "completed", "after completed",
                "dispose",
            ]
        )
    }

    func testDebugPrintsOnceForAll() {
        let printed = captureOutput { _ = result { $0.debug("name") } }
        XCTAssertEqual(printed.components(separatedBy: "name -> subscribed").count, 2)
        XCTAssertEqual(printed.components(separatedBy: "Event next(3)").count, 2)
    }

    func testTime() {
        XCTAssertEqual(
            result { $0.delay(.seconds(10)) },
            ["11: next(1)", "12: next(2)", "13: next(2)", "14: next(3)", "15: completed"]
        )
        XCTAssertEqual(
            result(of: [(1, .next(1)), (2, .next(2)), (9, .next(3)), (20, .completed)]) {
                $0.debounce(.seconds(3))
            },
            ["5: next(2)", "12: next(3)", "20: completed"]
        )
        let bursts: [(at: Int, event: Event<Int>)] = [
            (1, .next(1)), (4, .next(2)), (6, .next(3)), (20, .completed),
        ]
        XCTAssertEqual(
            result(of: bursts) { $0.throttle(.seconds(10)) },
            ["1: next(1)", "11: next(3)", "20: completed"]
        )
        XCTAssertEqual(
            result(of: bursts) { $0.throttle(.seconds(10), latest: false) },
            ["1: next(1)", "20: completed"]
        )
    }

    /// An inner sequence: ten times the element, half a second later, and once more in a second.
    private func inner(_ element: Int) -> Driver<Int> {
        Driver<Int>.timer(.milliseconds(500), period: .seconds(1))
            .map { element * 10 + $0 }
            .asObservable()
            .take(2)
            .asDriver(onErrorJustReturn: -1)
    }

    private let two: [(at: Int, event: Event<Int>)] = [
        (1, .next(1)), (2, .next(2)), (3, .completed),
    ]

    func testInnerSequences() {
        let all = [
            "1.5: next(10)", "2.5: next(11)", "2.5: next(20)", "3.5: next(21)", "3.5: completed",
        ]
        XCTAssertEqual(result(of: two) { $0.flatMap(self.inner) }, all)
        XCTAssertEqual(result(of: two) { $0.map(self.inner).merge() }, all)
        let latest = ["1.5: next(10)", "2.5: next(20)", "3.5: next(21)", "3.5: completed"]
        XCTAssertEqual(result(of: two) { $0.flatMapLatest(self.inner) }, latest)
        XCTAssertEqual(result(of: two) { $0.map(self.inner).switchLatest() }, latest)
        XCTAssertEqual(
            result(of: two) { $0.flatMapFirst(self.inner) },
            ["1.5: next(10)", "2.5: next(11)", "3: completed"]
        )
        XCTAssertEqual(
            result(of: two) { $0.map(self.inner).merge(maxConcurrent: 1) },
            ["1.5: next(10)", "2.5: next(11)", "3: next(20)", "4: next(21)", "4: completed"]
        )
    }

    /// What an inner sequence is decides about what comes out.
    func testInnerSignalsMakeASignal() {
        let signal: Signal<Int> = Driver.just(1).flatMap { Signal.just($0 + 1) }
        XCTAssertEqual(events(of: signal.asObservable()), ["next(2)", "completed", "disposed"])
        let latest: Signal<Int> = Driver.just(1).flatMapLatest { Signal.just($0 + 1) }
        XCTAssertEqual(events(of: latest.asObservable()), ["next(2)", "completed", "disposed"])
        let merged: Signal<Int> = Driver.just(Signal.just(1)).merge()
        XCTAssertEqual(typeName(merged.asObservable()), "ShareWhileConnected")
    }

    func testSeveralSequences() {
        let merged = [
            "0: next(7)", "1: next(1)", "2: next(2)", "3: completed",
        ]
        let seven = { Driver<Int>.just(7) }
        XCTAssertEqual(result(of: two) { Driver.merge($0, seven()) }, merged)
        XCTAssertEqual(result(of: two) { Driver.merge([$0, seven()]) }, merged)
        XCTAssertEqual(result(of: two) { Driver.merge(ArraySlice([$0, seven()])) }, merged)
        let concatenated = ["1: next(1)", "2: next(2)", "3: next(7)", "3: completed"]
        XCTAssertEqual(result(of: two) { Driver.concat([$0, seven()]) }, concatenated)
        XCTAssertEqual(
            result(of: two) { Driver.concat(AnySequence([$0, seven()])) },
            concatenated
        )
    }

    func testWithLatestFrom() {
        let later: [(at: Int, event: Event<Int>)] = [
            (1, .next(1)), (3, .next(2)), (4, .completed),
        ]
        let ticks = { Driver<Int>.timer(.seconds(2), period: .seconds(9)).map { "tick \($0)" } }
        XCTAssertEqual(
            result(of: later) { $0.withLatestFrom(ticks()) },
            ["3: next(tick 0)", "4: completed"]
        )
        XCTAssertEqual(
            result(of: later) { $0.withLatestFrom(ticks()) { "\($0) at \($1)" } },
            ["3: next(2 at tick 0)", "4: completed"]
        )
    }

    func testCollections() {
        let other = { Driver<Int>.timer(.milliseconds(1_500), period: .seconds(1)) }
        XCTAssertEqual(
            result(of: two) { Driver.zip([$0, other()]) }.prefix(2),
            ["1.5: next([1, 0])", "2.5: next([2, 1])"]
        )
        XCTAssertEqual(
            result(of: two) { Driver.zip([$0, other()]) { $0.reduce(10, +) } }.prefix(2),
            ["1.5: next(11)", "2.5: next(13)"]
        )
        XCTAssertEqual(
            result(of: two) { Driver.combineLatest([$0, other()]) }.prefix(3),
            ["1.5: next([1, 0])", "2: next([2, 0])", "2.5: next([2, 1])"]
        )
        XCTAssertEqual(
            result(of: two) { Driver.combineLatest([$0, other()]) { $0.reduce(10, +) } }.prefix(3),
            ["1.5: next(11)", "2: next(12)", "2.5: next(13)"]
        )
    }

    /// The one way in which a driver fails all the same: these closures may throw.
    func testWhatAResultSelectorThrowsComesThrough() {
        let one = { Driver<Int>.just(1) }
        let failing: [Driver<Int>] = [
            .zip(one(), one()) { _, _ in throw Failure() },
            .combineLatest(one(), one()) { _, _ in throw Failure() },
            .zip([one(), one()]) { _ in throw Failure() },
            .combineLatest([one(), one()]) { _ in throw Failure() },
        ]
        for driver in failing {
            XCTAssertEqual(events(of: driver.asObservable()), ["error(Failure())", "disposed"])
        }
    }
}
