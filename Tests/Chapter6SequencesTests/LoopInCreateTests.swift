// A loop inside `create`, with operators between it and `take`.
// The expected notes are what RxSwift 6.2.0 printed when it ran the same chains.

import Dispatch
import TestSupport
import XCTest

@testable import MiniRxTraced

final class LoopInCreateTests: LeakCheckedTestCase {
    private func loop(_ notes: Notes, atCleanup: @escaping () -> Void = {}) -> Observable<Int> {
        .create { observer in
            for number in 1...4 {
                notes.add("loop \(number)")
                observer.onNext(number)
            }
            observer.onCompleted()
            notes.add("loop ends")
            return Disposables.create {
                notes.add("cleanup")
                atCleanup()
            }
        }
    }

    /// A closure for `map` that notes its calls. The first test writes it out, for the chapter.
    private func noted(_ notes: Notes) -> (Int) -> Int {
        { number in
            notes.add("map \(number)")
            return number
        }
    }

    private func subscribe(to source: Observable<Int>, _ notes: Notes) -> Disposable {
        source.subscribe(
            onNext: { notes.add("receives \($0)") },
            onCompleted: { notes.add("completed") },
            onDisposed: { notes.add("disposed") }
        )
    }

    /// The loop runs inside `subscribe`: every disposer is empty, and `take` disposes only of its
    /// own sink.
    func testOperatorsBeforeTakeStillWorkOnEveryElement() {
        let notes = Notes()
        let source = loop(notes)
            .map { number -> Int in
                notes.add("map \(number)")
                return number
            }
            .do(
                onNext: { notes.add("do \($0)") },
                onCompleted: { notes.add("do completed") },
                onDispose: { notes.add("do disposed") }
            )
            .take(2)
        _ = subscribe(to: source, notes)
        XCTAssertEqual(
            notes.all,
            [
                "loop 1", "map 1", "do 1", "receives 1",
                "loop 2", "map 2", "do 2", "receives 2", "completed", "disposed",
                "loop 3", "map 3", "do 3", "loop 4", "map 4", "do 4",
                "do completed", "loop ends", "cleanup", "do disposed",
            ]
        )
    }

    /// Operators after `take` receive only what `take` forwards.
    func testOperatorsAfterTakeWorkOnTwoElements() {
        let notes = Notes()
        let source = loop(notes).take(2).map(noted(notes))
        _ = subscribe(to: source, notes)
        XCTAssertEqual(
            notes.all,
            [
                "loop 1", "map 1", "receives 1",
                "loop 2", "map 2", "receives 2", "completed", "disposed",
                "loop 3", "loop 4", "loop ends", "cleanup",
            ]
        )
    }

    /// The sinks of `create` and `map` still forward elements, and the sink of `take` does not.
    func testOnlyTheSinkOfTakeIsDisposedOfBeforeTheLoopReturns() throws {
        let calls = Calls(of: {
            _ = Observable<Int>.create { observer in
                for number in 1...3 { observer.onNext(number) }
                observer.onCompleted()
                return Disposables.create()
            }
            .map { $0 * 10 }
            .take(1)
            .subscribe(onNext: { _ in })
        })
        func forwarded(by sink: String) -> Int {
            calls.count(containing: "Sink.forwardOn(_:) [self: \(sink)] (next(")
        }
        XCTAssertEqual(forwarded(by: "AnonymousObservableSink"), 3)
        XCTAssertEqual(forwarded(by: "MapSink"), 3)
        XCTAssertEqual(calls.count(containing: "TakeCountSink.on(_:) (next("), 3)
        XCTAssertEqual(forwarded(by: "TakeCountSink"), 1)
        // `take` calls a disposer that is still empty. The loop's `completed` stops at its flag.
        XCTAssertEqual(
            calls.madeByEach("Sink.dispose() [self: TakeCountSink]").first,
            ["SinkDisposer.dispose()"]
        )
        XCTAssertEqual(calls.made(by: "SinkDisposer.dispose()"), [])
        XCTAssertEqual(
            calls.madeByEach("Sink.forwardOn(_:) [self: TakeCountSink] (completed)"),
            [["ObserverBase.on(_:) [self: AnonymousObserver] (completed)"], []]
        )
    }

    /// A loop that starts after `subscribe` has returned. With `ask` it checks its flag.
    private func loopOnAQueue(_ notes: Notes, ask: Bool) -> [String] {
        let begin = DispatchSemaphore(value: 0)
        let end = DispatchSemaphore(value: 0)
        let queue = DispatchQueue(label: "loop")
        let source = Observable<Int>.create { observer in
            let flag = BooleanDisposable()
            queue.async {
                begin.wait()
                for number in 1...4 {
                    if ask && flag.isDisposed { break }
                    notes.add("loop \(number)")
                    observer.onNext(number)
                }
                observer.onCompleted()
                notes.add("loop ends")
                end.signal()
            }
            return Disposables.create(flag, Disposables.create { notes.add("cleanup") })
        }
        .map(noted(notes))
        .do(
            onCompleted: { notes.add("do completed") },
            onDispose: { notes.add("do disposed") }
        )
        .take(2)
        _ = subscribe(to: source, notes)
        begin.signal()
        XCTAssertEqual(end.wait(timeout: .now() + 10), .success)
        queue.sync {}
        return notes.all
    }

    /// `take`'s disposal sets the flag of `create`'s sink, which drops elements before `map`. The
    /// loop goes on.
    func testAfterSubscribeTheSinkOfCreateDropsElements() {
        XCTAssertEqual(
            loopOnAQueue(Notes(), ask: false),
            [
                "loop 1", "map 1", "receives 1",
                "loop 2", "map 2", "receives 2", "completed", "disposed",
                "cleanup", "do disposed", "loop 3", "loop 4", "loop ends",
            ]
        )
    }

    /// The closure has returned the flag, and `take`'s disposal sets it.
    func testAfterSubscribeABooleanDisposableStopsTheLoop() {
        XCTAssertEqual(
            loopOnAQueue(Notes(), ask: true),
            [
                "loop 1", "map 1", "receives 1",
                "loop 2", "map 2", "receives 2", "completed", "disposed",
                "cleanup", "do disposed", "loop ends",
            ]
        )
    }

    /// The closure has not returned its flag while it runs; nothing can set it.
    func testInsideSubscribeABooleanDisposableIsNeverSet() {
        let notes = Notes()
        let source = Observable<Int>.create { observer in
            let flag = BooleanDisposable()
            for number in 1...4 where !flag.isDisposed {
                notes.add("loop \(number)")
                observer.onNext(number)
            }
            return flag
        }
        _ = subscribe(to: source.take(2), notes)
        XCTAssertEqual(
            notes.all,
            [
                "loop 1", "receives 1", "loop 2", "receives 2", "completed", "disposed",
                "loop 3", "loop 4",
            ]
        )
    }

    /// `take`'s `completed` can set a flag in time. `do(onDispose:)` runs too late, on either side
    /// of `take`.
    func testInsideSubscribeAFlagHelpsIfCompletedDownstreamOfTakeSetsIt() {
        typealias Chain = (Observable<Int>, @escaping () -> Void) -> Observable<Int>
        func run(isSetInTheEnd: Bool = false, _ chain: Chain) -> [String] {
            let notes = Notes()
            var isEnough = false
            let source = Observable<Int>.create { observer in
                for number in 1...4 where !isEnough {
                    notes.add("loop \(number)")
                    observer.onNext(number)
                }
                return Disposables.create()
            }
            _ = chain(source, { isEnough = true }).subscribe(
                onNext: { notes.add("receives \($0)") },
                onDisposed: {
                    notes.add("disposed")
                    isEnough = isEnough || isSetInTheEnd
                }
            )
            return notes.all
        }
        let stopped = ["loop 1", "receives 1", "loop 2", "receives 2", "disposed"]
        XCTAssertEqual(run { $0.take(2).do(onCompleted: $1) }, stopped)
        XCTAssertEqual(run(isSetInTheEnd: true) { source, _ in source.take(2) }, stopped)
        let whole = stopped + ["loop 3", "loop 4"]
        XCTAssertEqual(run { $0.do(onCompleted: $1).take(2) }, whole)
        XCTAssertEqual(run { $0.do(onDispose: $1).take(2) }, whole)
        XCTAssertEqual(run { $0.take(2).do(onDispose: $1) }, whole)
    }

    /// An error that an operator sends disposes of nothing upstream, either.
    func testAMapThatHasThrownIsCalledForEveryElement() {
        let notes = Notes()
        let source = loop(notes).map { number -> Int in
            notes.add("map \(number)")
            if number == 2 { throw Failure() }
            return number
        }
        _ = source.subscribe(
            onNext: { notes.add("receives \($0)") },
            onError: { _ in notes.add("error") },
            onDisposed: { notes.add("disposed") }
        )
        XCTAssertEqual(
            notes.all,
            [
                "loop 1", "map 1", "receives 1", "loop 2", "map 2", "error", "disposed",
                "loop 3", "map 3", "loop 4", "map 4", "loop ends", "cleanup",
            ]
        )
    }

    /// The closure of `take(while:)` is not called again; the closure of `map` before it is.
    func testTakeWhileStopsTheLoopNoMoreThanTakeDoes() {
        let notes = Notes()
        let source = loop(notes)
            .map(noted(notes))
            .take(while: { number in
                notes.add("asks \(number)")
                return number < 2
            })
        _ = subscribe(to: source, notes)
        XCTAssertEqual(
            notes.all,
            [
                "loop 1", "map 1", "asks 1", "receives 1",
                "loop 2", "map 2", "asks 2", "completed", "disposed",
                "loop 3", "map 3", "loop 4", "map 4", "loop ends", "cleanup",
            ]
        )
    }

    /// `subscribe` has not returned the disposable yet: every element is delivered.
    func testDisposingInOnNextStopsNothing() {
        let notes = Notes()
        let place = SingleAssignmentDisposable()
        place.setDisposable(
            loop(notes).subscribe(
                onNext: { number in
                    notes.add("receives \(number)")
                    if number == 2 { place.dispose() }
                },
                onCompleted: { notes.add("completed") },
                onDisposed: { notes.add("disposed") }
            )
        )
        XCTAssertEqual(
            notes.all,
            [
                "loop 1", "receives 1", "loop 2", "receives 2",
                "loop 3", "receives 3", "loop 4", "receives 4",
                "completed", "disposed", "loop ends", "cleanup",
            ]
        )
    }

    /// `subscribe(on:)` moves the loop to another queue, where it also runs inside a `subscribe`.
    func testSubscribeOnDoesNotStopTheLoop() {
        let notes = Notes()
        let end = DispatchSemaphore(value: 0)
        let source = loop(notes, atCleanup: { end.signal() })
            .map(noted(notes))
            .subscribe(on: SerialDispatchQueueScheduler(internalSerialQueueName: "loop"))
            .take(2)
        _ = subscribe(to: source, notes)
        XCTAssertEqual(end.wait(timeout: .now() + 10), .success)
        XCTAssertEqual(
            notes.all,
            [
                "loop 1", "map 1", "receives 1",
                "loop 2", "map 2", "receives 2", "completed", "disposed",
                "loop 3", "map 3", "loop 4", "map 4", "loop ends", "cleanup",
            ]
        )
    }

    /// `take` stops `from` between two iterations: the lazy sequence makes two elements.
    func testFromMakesOnlyWhatTakeAsksFor() {
        let notes = Notes()
        let elements = (1...4).lazy.map { number -> Int in
            notes.add("makes \(number)")
            return number
        }
        let source = Observable.from(elements).map(noted(notes))
        _ = subscribe(to: source.take(2), notes)
        XCTAssertEqual(
            notes.all,
            [
                "makes 1", "map 1", "receives 1",
                "makes 2", "map 2", "receives 2", "completed", "disposed",
            ]
        )
    }
}
