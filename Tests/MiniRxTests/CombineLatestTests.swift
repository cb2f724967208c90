// combineLatest: of two, of three to eight, of a collection.

import MiniRxTraced
import TestSupport
import XCTest

final class CombineLatestTests: LeakCheckedTestCase {
    /// The result is the elements beside each other; an `x` makes the selector throw.
    private func join(_ elements: String...) throws -> String {
        if elements.contains("x") { throw Failure() }
        return elements.joined()
    }

    /// Two sources, as two and as a collection, which have to agree.
    private func two(_ steps: String, line: UInt = #line) -> String {
        let answers = Script.run(steps) {
            Observable.combineLatest($0["a"], $0["b"]) { try self.join($0, $1) }
        }
        let ofCollection = Script.run(steps) {
            Observable.combineLatest([$0["a"], $0["b"]]) { try self.join($0[0], $0[1]) }
        }
        XCTAssertEqual(ofCollection, answers, line: line)
        return answers
    }

    func testNothingComesUntilEachHasSent() {
        XCTAssertEqual(two("a1 a2 b3 a4 b5"), "- - 23 43 45")
    }

    func testItCompletesWhenAllHave() {
        XCTAssertEqual(two("a1 b2 a| ? b3 b|"), "- 12 - b 13 |")
        XCTAssertEqual(two("a| b|"), "- |")
    }

    func testItCompletesWhenNothingCanComeAnyMore() {
        XCTAssertEqual(two("a| b1 ?"), "- | -", "a has never sent anything and never will")
        XCTAssertEqual(two("a1 a| b2"), "- - 12", "but if it has, its latest element stays")
    }

    func testTheFirstErrorEndsIt() {
        XCTAssertEqual(two("a1 b# ?"), "- # -")
        XCTAssertEqual(two("a1 b2 a# ?"), "- 12 # -")
    }

    func testASelectorThatThrowsEndsIt() {
        XCTAssertEqual(two("ax b1 ?"), "- # -")
    }

    func testDisposing() {
        XCTAssertEqual(two("a1 ! ? b1"), "- - - -")
    }

    func testAnElementThatComesInsideAnElement() {
        let (left, right) = (PublishSubject<Int>(), PublishSubject<Int>())
        var sums: [Int] = []
        let subscription = Observable.combineLatest(left, right) { $0 + $1 }
            .subscribe(onNext: {
                sums.append($0)
                if $0 == 11 { right.onNext(20) }
            })
        left.onNext(1)
        right.onNext(10)
        XCTAssertEqual(sums, [11, 21])
        subscription.dispose()
    }

    func testOfAnEmptyCollection() {
        XCTAssertEqual(
            events(of: Observable.combineLatest([Observable<Int>]())),
            ["next([])", "completed", "disposed"]
        )
        XCTAssertEqual(
            events(of: Observable.combineLatest([Observable<Int>]()) { _ in throw Failure() })
                as [String],
            ["error(Failure())", "disposed"]
        )
    }

    /// Each source sends a number of its own; then the last one sends another. So a source that
    /// stands in another one's place, or is left out, shows.
    private func check<Result>(
        _ count: Int,
        _ make: ([PublishSubject<Int>]) -> Observable<Result>,
        line: UInt = #line
    ) {
        let sources = (0..<count).map { _ in PublishSubject<Int>() }
        let sent = Events(make(sources))
        for (index, source) in sources.enumerated() {
            XCTAssertEqual(sent.all, [], line: line)
            source.onNext(index + 1)
        }
        sources[count - 1].onNext(0)
        func numbers(_ last: Int) -> String {
            ((1..<count).map { "\($0)" } + ["\(last)"]).joined(separator: ", ")
        }
        for source in sources {
            source.onCompleted()
        }
        XCTAssertEqual(
            sent.all.map { $0.replacing("[", with: "(").replacing("]", with: ")") },
            ["next((\(numbers(count))))", "next((\(numbers(0))))", "completed", "disposed"],
            line: line
        )
    }

    func testTuples() {
        check(2) { Observable.combineLatest($0[0], $0[1]) }
        check(3) { Observable.combineLatest($0[0], $0[1], $0[2]) }
        check(4) { Observable.combineLatest($0[0], $0[1], $0[2], $0[3]) }
        check(5) { Observable.combineLatest($0[0], $0[1], $0[2], $0[3], $0[4]) }
        check(6) { Observable.combineLatest($0[0], $0[1], $0[2], $0[3], $0[4], $0[5]) }
        check(7) { Observable.combineLatest($0[0], $0[1], $0[2], $0[3], $0[4], $0[5], $0[6]) }
        check(8) {
            Observable.combineLatest($0[0], $0[1], $0[2], $0[3], $0[4], $0[5], $0[6], $0[7])
        }
        check(5) { Observable.combineLatest($0) }
    }

    func testSelectors() {
        check(3) { Observable.combineLatest($0[0], $0[1], $0[2]) { [$0, $1, $2] } }
        check(4) { Observable.combineLatest($0[0], $0[1], $0[2], $0[3]) { [$0, $1, $2, $3] } }
        check(5) {
            Observable.combineLatest($0[0], $0[1], $0[2], $0[3], $0[4]) { [$0, $1, $2, $3, $4] }
        }
        check(6) {
            Observable.combineLatest($0[0], $0[1], $0[2], $0[3], $0[4], $0[5]) {
                [$0, $1, $2, $3, $4, $5]
            }
        }
        check(7) {
            Observable.combineLatest($0[0], $0[1], $0[2], $0[3], $0[4], $0[5], $0[6]) {
                [$0, $1, $2, $3, $4, $5, $6]
            }
        }
        check(8) {
            Observable.combineLatest($0[0], $0[1], $0[2], $0[3], $0[4], $0[5], $0[6], $0[7]) {
                [$0, $1, $2, $3, $4, $5, $6, $7]
            }
        }
    }
}
