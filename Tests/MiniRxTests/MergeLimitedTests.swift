// The operators with a waiting line: merge(maxConcurrent:), concat(), concatMap.

import MiniRxTraced
import TestSupport
import XCTest

final class MergeLimitedTests: LeakCheckedTestCase {
    /// The source `o` sends the names of the inner sequences. `x` is one that cannot be made.
    private func inner(_ script: Script) -> (String) throws -> Observable<String> {
        { name in
            if name == "x" { throw Failure() }
            return script[name.first!]
        }
    }

    private func merge(_ maxConcurrent: Int, _ steps: String) -> String {
        Script.run(steps) { $0["o"].map(self.inner($0)).merge(maxConcurrent: maxConcurrent) }
    }

    private func concatMap(_ steps: String) -> String {
        Script.run(steps) { $0["o"].concatMap(self.inner($0)) }
    }

    private func concat(_ steps: String) -> String {
        Script.run(steps) { $0["o"].map(self.inner($0)).concat() }
    }

    func testWhatFindsNoPlaceWaitsInLine() {
        XCTAssertEqual(
            merge(2, "oa ob oc od ? c1 a| ? c2 d2 b| ? d3"),
            "- - - - abo - - bco 2 - - cdo 3"
        )
    }

    func testItCompletesWhenTheLineIsEmptyAndAllHaveCompleted() {
        XCTAssertEqual(merge(2, "oa ob oc o| a| b| c1 c|"), "- - - - - - 1 |")
        XCTAssertEqual(merge(2, "oa a| o|"), "- - |")
        XCTAssertEqual(merge(2, "o|"), "|")
        XCTAssertEqual(concat("oa ob o| a| b|"), "- - - - |")
    }

    func testAnErrorEndsItAllAndNobodyInLineIsSubscribedTo() {
        XCTAssertEqual(merge(1, "oa ob a# ? b1"), "- - # - -")
        XCTAssertEqual(merge(1, "oa ob o# ?"), "- - # -")
        XCTAssertEqual(concatMap("oa a# ?"), "- # -")
    }

    func testTheSelectorIsCalledWhenTheElementComes() {
        XCTAssertEqual(concatMap("oa ox ?"), "- # -", "though it would have had to wait")
        XCTAssertEqual(concatMap("ox ?"), "# -")
    }

    func testConcatMapKeepsTheOrder() {
        XCTAssertEqual(concatMap("oa ob b1 a1 a| b2 b|"), "- - - 1 - 2 -")
        XCTAssertEqual(concat("oa ob b1 a1 a| b2"), "- - - 1 - 2")
    }

    func testDisposingReachesAllOfThem() {
        XCTAssertEqual(merge(2, "oa ob oc ! ?"), "- - - - -")
        XCTAssertEqual(concatMap("oa ob ! ?"), "- - - -")
    }

    func testAnElementThatComesInsideAnElement() {
        let outer = PublishSubject<Int>()
        var order: [String] = []
        let subscription = outer.concatMap { Observable.of("\($0)a", "\($0)b") }
            .subscribe(onNext: {
                order.append($0)
                if $0 == "1a" { outer.onNext(2) }
            })
        outer.onNext(1)
        XCTAssertEqual(order, ["1a", "1b", "2a", "2b"])
        subscription.dispose()
    }
}
