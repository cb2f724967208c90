// zip: of two, of three to eight, of a collection.

import MiniRxTraced
import TestSupport
import XCTest

final class ZipTests: LeakCheckedTestCase {
    /// The result is the elements beside each other; an `x` makes the selector throw.
    private func join(_ elements: String...) throws -> String {
        if elements.contains("x") { throw Failure() }
        return elements.joined()
    }

    private func two(_ steps: String) -> String {
        Script.run(steps) { Observable.zip($0["a"], $0["b"]) { try self.join($0, $1) } }
    }

    private func collection(_ steps: String) -> String {
        Script.run(steps) { Observable.zip([$0["a"], $0["b"]]) { try self.join($0[0], $0[1]) } }
    }

    /// Where both have to agree.
    private func both(_ steps: String, line: UInt = #line) -> String {
        XCTAssertEqual(collection(steps), two(steps), line: line)
        return two(steps)
    }

    func testTheFirstWithTheFirstTheSecondWithTheSecond() {
        XCTAssertEqual(both("a1 a2 b3 a4 b5 b6"), "- - 13 - 25 46")
    }

    func testItCompletesWhenAllHave() {
        XCTAssertEqual(both("a1 b2 a| ? b|"), "- 12 - b |")
        XCTAssertEqual(both("a1 a| b2 b|"), "- - 12 |", "what waits is used up before")
    }

    func testWhenOneHasCompletedAndNothingCanComeAnyMore() {
        XCTAssertEqual(two("a| b1 b2 ? b|"), "- - - b |", "two go on waiting for the other's end")
        XCTAssertEqual(collection("a| b1 ?"), "- | -", "a collection notices")
    }

    func testTheFirstErrorEndsIt() {
        XCTAssertEqual(both("a1 b# ?"), "- # -")
        XCTAssertEqual(both("a# ?"), "# -")
    }

    func testASelectorThatThrowsEndsIt() {
        XCTAssertEqual(both("ax b1 ?"), "- # -")
    }

    func testDisposing() {
        XCTAssertEqual(both("a1 ! ? b1"), "- - - -")
    }

    func testAnElementThatComesInsideAnElement() {
        let (left, right) = (PublishSubject<Int>(), PublishSubject<Int>())
        var sums: [Int] = []
        let subscription = Observable.zip(left, right) { $0 + $1 }
            .subscribe(onNext: {
                sums.append($0)
                if $0 == 11 { right.onNext(20) }
            })
        left.onNext(1)
        left.onNext(2)
        right.onNext(10)
        XCTAssertEqual(sums, [11, 22])
        subscription.dispose()
    }

    func testOfAnEmptyCollection() {
        let sent = Events(Observable.zip([Observable<Int>]()))
        XCTAssertEqual(sent.all, ["completed", "disposed"])
        // Its sink does not dispose of itself, as in RxSwift.
        sent.subscription.dispose()
    }

    /// Each source sends a number of its own, twice. So a source that stands in another one's
    /// place, or is left out, shows.
    private func check<Result>(
        _ count: Int,
        _ make: ([PublishSubject<Int>]) -> Observable<Result>,
        line: UInt = #line
    ) {
        let sources = (0..<count).map { _ in PublishSubject<Int>() }
        let sent = Events(make(sources))
        for (index, source) in sources.enumerated() {
            XCTAssertEqual(sent.all, [], line: line)
            source.onNext(index + 10)
            source.onNext(index + 20)
        }
        for source in sources {
            source.onCompleted()
        }
        func numbers(_ first: Int) -> String {
            (first..<first + count).map { "\($0)" }.joined(separator: ", ")
        }
        XCTAssertEqual(
            sent.all.map { $0.replacing("[", with: "(").replacing("]", with: ")") },
            ["next((\(numbers(10))))", "next((\(numbers(20))))", "completed", "disposed"],
            line: line
        )
    }

    func testTuples() {
        check(2) { Observable.zip($0[0], $0[1]) }
        check(3) { Observable.zip($0[0], $0[1], $0[2]) }
        check(4) { Observable.zip($0[0], $0[1], $0[2], $0[3]) }
        check(5) { Observable.zip($0[0], $0[1], $0[2], $0[3], $0[4]) }
        check(6) { Observable.zip($0[0], $0[1], $0[2], $0[3], $0[4], $0[5]) }
        check(7) { Observable.zip($0[0], $0[1], $0[2], $0[3], $0[4], $0[5], $0[6]) }
        check(8) { Observable.zip($0[0], $0[1], $0[2], $0[3], $0[4], $0[5], $0[6], $0[7]) }
        check(5) { Observable.zip($0) }
    }

    func testSelectors() {
        check(3) { Observable.zip($0[0], $0[1], $0[2]) { [$0, $1, $2] } }
        check(4) { Observable.zip($0[0], $0[1], $0[2], $0[3]) { [$0, $1, $2, $3] } }
        check(5) { Observable.zip($0[0], $0[1], $0[2], $0[3], $0[4]) { [$0, $1, $2, $3, $4] } }
        check(6) {
            Observable.zip($0[0], $0[1], $0[2], $0[3], $0[4], $0[5]) { [$0, $1, $2, $3, $4, $5] }
        }
        check(7) {
            Observable.zip($0[0], $0[1], $0[2], $0[3], $0[4], $0[5], $0[6]) {
                [$0, $1, $2, $3, $4, $5, $6]
            }
        }
        check(8) {
            Observable.zip($0[0], $0[1], $0[2], $0[3], $0[4], $0[5], $0[6], $0[7]) {
                [$0, $1, $2, $3, $4, $5, $6, $7]
            }
        }
    }
}
