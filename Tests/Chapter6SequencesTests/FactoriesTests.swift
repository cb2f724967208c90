// The document's claims about each factory, and its samples as printed: D002-11 to D002-20.

import TestSupport
import XCTest

@testable import MiniRxTraced

final class FactoriesTests: LeakCheckedTestCase {
    func testD002_11_emptyOnlyEnds() {
        let observable = Observable<Int>.empty()
        XCTAssertEqual(events(of: observable), ["completed", "disposed"])
        XCTAssertEqual(typeName(observable.subscribe { _ in }), "NopDisposable")
    }

    func testD002_12_justSendsItsOneValue() {
        let observable = Observable<Int>.just(5)
        XCTAssertEqual(events(of: observable), ["next(5)", "completed", "disposed"])
    }

    func testD002_13_ofTakesAnyNumberOfValues() {
        let observable = Observable.of("A", "B", "C")
        XCTAssertEqual(
            events(of: observable),
            ["next(A)", "next(B)", "next(C)", "completed", "disposed"]
        )
        XCTAssertEqual(events(of: Observable<String>.of()), ["completed", "disposed"])
    }

    func testD002_14_fromTakesAnArrayAnySequenceOrAnOptional() {
        let observable = Observable.from(["A", "B", "C"])
        XCTAssertEqual(
            events(of: observable),
            ["next(A)", "next(B)", "next(C)", "completed", "disposed"]
        )
        let odd = Observable.from(stride(from: 1, to: 6, by: 2))
        XCTAssertEqual(
            events(of: odd),
            ["next(1)", "next(3)", "next(5)", "completed", "disposed"]
        )
        XCTAssertEqual(
            events(of: Observable.from(Set(["A"]))),
            ["next(A)", "completed", "disposed"]
        )
        XCTAssertEqual(
            events(of: Observable.from(optional: "A")),
            ["next(A)", "completed", "disposed"]
        )
        XCTAssertEqual(
            events(of: Observable<String>.from(optional: nil)),
            ["completed", "disposed"]
        )
    }

    /// What cannot be counted ends the program: `MisuseTests`, in a process of its own.
    func testD002_15_theSecondNumberOfARangeIsACount() {
        let observable = Observable.range(start: 1, count: 5)
        let five = (1...5).map { "next(\($0))" }
        XCTAssertEqual(events(of: observable), five + ["completed", "disposed"])
        XCTAssertEqual(
            events(of: Observable.range(start: 3, count: 2)),
            ["next(3)", "next(4)", "completed", "disposed"]
        )
        XCTAssertEqual(
            events(of: Observable.range(start: 3, count: 0)),
            ["completed", "disposed"]
        )
    }

    func testD002_16_iterateRunsBeforeEachLaterCheckAndNotBeforeTheFirst() {
        let observable = Observable.generate(
            initialState: 0,
            condition: { $0 <= 10 },
            iterate: { $0 + 2 }
        )
        let even = [0, 2, 4, 6, 8, 10].map { "next(\($0))" }
        XCTAssertEqual(events(of: observable), even + ["completed", "disposed"])

        var calls: [String] = []
        _ = Observable.generate(
            initialState: 0,
            condition: {
                calls.append("\($0)?")
                return $0 < 4
            },
            iterate: {
                calls.append("\($0) + 2")
                return $0 + 2
            }
        ).subscribe(onNext: { calls.append("\($0)") })
        XCTAssertEqual(calls, ["0?", "0", "0 + 2", "2?", "2", "2 + 2", "4?"])
    }

    func testD002_17_createIsGivenAnObserverAndReturnsADisposable() {
        let disposed = BooleanDisposable()
        var given: Any?
        let sent = Events(
            Observable<Int>.create { observer in
                given = observer
                observer.onNext(1)
                return disposed
            }
        )
        XCTAssertEqual(given.map(typeName), "AnyObserver")
        XCTAssertEqual(sent.all, ["next(1)"])
        XCTAssertFalse(disposed.isDisposed)
        sent.subscription.dispose()
        XCTAssertTrue(disposed.isDisposed)
        given = nil
    }

    func testD002_18_theCreateSampleSendsOneElementAndNoEnd() {
        let observable = Observable<String>.create { observer in
            observer.onNext("hangge.com")
            return Disposables.create()
        }
        let sent = Events(observable)
        XCTAssertEqual(sent.all, ["next(hangge.com)"])
        sent.subscription.dispose()
        XCTAssertEqual(sent.all, ["next(hangge.com)", "disposed"])
    }

    func testD002_19_deferredMakesItsSequenceForEachSubscription() {
        var made = 0
        let observable = Observable<Int>.deferred {
            made += 1
            return .empty()
        }
        XCTAssertEqual(made, 0)
        for count in 1...3 {
            _ = observable.subscribe()
            XCTAssertEqual(made, count)
        }
    }

    func testD002_20_theDeferredSampleTakesTurns() {
        var isOdd = false
        let factory: Observable<Int> = Observable.deferred {
            isOdd = !isOdd
            if isOdd {
                return Observable.of(1, 3, 5, 7)
            } else {
                return Observable.of(2, 4, 6, 8)
            }
        }
        let (odd, even) = ([1, 3, 5, 7], [2, 4, 6, 8])
        for numbers in [odd, even, odd] {
            XCTAssertEqual(
                events(of: factory),
                numbers.map { "next(\($0))" } + ["completed", "disposed"]
            )
        }
    }
}
