// The operators that remember something between elements: scan, reduce, enumerated,
// distinctUntilChanged; and compactMap.

import MiniRxTraced
import TestSupport
import XCTest

final class AccumulatingOperatorTests: LeakCheckedTestCase {
    private let numbers = Observable.of(1, 2, 3)

    func testScanSendsEachValue() {
        XCTAssertEqual(
            events(of: numbers.scan(10) { $0 + $1 }),
            ["next(11)", "next(13)", "next(16)", "completed", "disposed"]
        )
        XCTAssertEqual(
            events(of: numbers.scan(into: [0]) { $0.append($1) }),
            [
                "next([0, 1])", "next([0, 1, 2])", "next([0, 1, 2, 3])", "completed",
                "disposed",
            ]
        )
        XCTAssertEqual(
            events(of: Observable<Int>.empty().scan(10) { $0 + $1 }),
            ["completed", "disposed"]
        )
    }

    func testScanBeginsAnewForEachSubscription() {
        let sums = numbers.scan(0, accumulator: +)
        XCTAssertEqual(events(of: sums), events(of: sums))
    }

    func testReduceSendsTheResultAtTheEnd() {
        let subject = PublishSubject<Int>()
        let sum = Events(subject.reduce(10, accumulator: +))
        subject.onNext(1)
        subject.onNext(2)
        XCTAssertEqual(sum.all, [])
        subject.onCompleted()
        XCTAssertEqual(sum.all, ["next(13)", "completed", "disposed"])
        XCTAssertEqual(
            events(of: numbers.reduce(0, accumulator: +, mapResult: { "sum \($0)" })),
            ["next(sum 6)", "completed", "disposed"]
        )
        XCTAssertEqual(
            events(of: Observable<Int>.empty().reduce(10, accumulator: +)),
            ["next(10)", "completed", "disposed"]
        )
    }

    func testReduceSendsNothingButTheErrorOfAnAccumulatorThatThrows() {
        XCTAssertEqual(
            events(of: numbers.reduce(0) { _, element in try throwing(at: 2, element) }),
            ["error(Failure())", "disposed"]
        )
    }

    func testWhatMapResultThrowsComesInPlaceOfTheResult() {
        let failing = numbers.reduce(
            0,
            accumulator: +,
            mapResult: { _ -> Int in throw Failure() }
        )
        XCTAssertEqual(events(of: failing), ["error(Failure())", "disposed"])
    }

    func testEnumerated() {
        let letters = Observable.of("a", "b").enumerated()
        let expected = ["next(0a)", "next(1b)", "completed", "disposed"]
        for _ in 1...2 {
            XCTAssertEqual(events(of: letters.map { "\($0.index)\($0.element)" }), expected)
        }
    }

    func testEnumeratedCountsBeforeItSends() {
        let subject = PublishSubject<String>()
        var seen: [String] = []
        let subscription = subject.enumerated().subscribe(onNext: { index, element in
            seen.append("\(index)\(element)")
            if index == 0 { subject.onNext("b") }
        })
        _ = captureOutput { subject.onNext("a") }
        XCTAssertEqual(seen, ["0a", "1b"])
        subscription.dispose()
    }

    func testCompactMapLeavesOutWhatIsNil() {
        XCTAssertEqual(
            events(of: Observable.of("1", "x", "3").compactMap { Int($0) }),
            ["next(1)", "next(3)", "completed", "disposed"]
        )
    }

    func testDistinctUntilChangedInAllForms() {
        let doubled = Observable.of(1, 1, 2, 1, 1)
        XCTAssertEqual(
            events(of: doubled.distinctUntilChanged()),
            ["next(1)", "next(2)", "next(1)", "completed", "disposed"]
        )
        let sixes = Observable.of(1, 3, 4, 6, 5)
        let changes = ["next(1)", "next(4)", "next(5)", "completed", "disposed"]
        XCTAssertEqual(events(of: sixes.distinctUntilChanged { $0 % 2 }), changes)
        XCTAssertEqual(events(of: sixes.distinctUntilChanged { $0 % 2 == $1 % 2 }), changes)
        XCTAssertEqual(
            events(of: sixes.distinctUntilChanged({ $0 % 2 }, comparer: { $0 == $1 })),
            changes
        )
        let words = Observable.of("a", "b", "cc", "dd", "e").distinctUntilChanged(at: \.count)
        XCTAssertEqual(
            events(of: words),
            ["next(a)", "next(cc)", "next(e)", "completed", "disposed"]
        )
    }

    /// Not with the last that came: so what creeps away from the last one sent is noticed.
    func testDistinctUntilChangedComparesWithTheLastOneSent() {
        var compared: [String] = []
        let changes = Observable.of(0, 2, 4, 6).distinctUntilChanged { last, new in
            compared.append("\(last)\(new)")
            return abs(last - new) < 3
        }
        XCTAssertEqual(events(of: changes), ["next(0)", "next(4)", "completed", "disposed"])
        XCTAssertEqual(compared, ["02", "04", "46"])
    }

    func testDistinctUntilChangedRemembersBeforeItSends() {
        let subject = PublishSubject<Int>()
        var elements: [Int] = []
        let subscription = subject.distinctUntilChanged().subscribe(onNext: { element in
            elements.append(element)
            if elements.count < 5 { subject.onNext(element) }
        })
        _ = captureOutput { subject.onNext(1) }
        XCTAssertEqual(elements, [1])
        subscription.dispose()
    }

    func testWhatAClosureThrowsEndsTheSequenceAndLetsGoOfTheSource() {
        let operators: [(Observable<Int>) -> Observable<Int>] = [
            { $0.scan(0) { _, element in try throwing(at: 2, element) } },
            { $0.scan(into: 0) { $0 = try throwing(at: 2, $1) } },
            { $0.compactMap { try throwing(at: 2, $0) } },
            { $0.distinctUntilChanged { (element: Int) in try throwing(at: 2, element) } },
            { $0.distinctUntilChanged { try throwing(at: 2, $1) < $0 } },
        ]
        for change in operators {
            let subject = PublishSubject<Int>()
            let sent = Events(change(subject))
            (1...3).forEach(subject.onNext)
            XCTAssertEqual(sent.all, ["next(1)", "error(Failure())", "disposed"])
            XCTAssertFalse(subject.hasObservers)
        }
    }
}

/// `element`, unless it is that one.
private func throwing(at wrong: Int, _ element: Int) throws -> Int {
    if element == wrong { throw Failure() }
    return element
}
