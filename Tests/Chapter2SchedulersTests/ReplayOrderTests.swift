// The conductor: one legal order, another legal order, and none.

import MiniRxTraced
import Recorder
import TestSupport
import WalkthroughsTraced
import XCTest

// Nothing ends the subscription of `subscribe-on-observe-on`, so it stays.
final class ReplayOrderTests: XCTestCase {
    func testHandOversFirstIsOneOrderToo() {
        for sample in Chapter.all.flatMap(\.walkthroughs) {
            let first = sample.record(order: .handOversFirst).golden()
            for _ in 0..<5 {
                let again = sample.record(order: .handOversFirst).golden()
                if let difference = firstDifference(of: again, from: first) {
                    return XCTFail("\(sample.name): \(difference)")
                }
            }
        }
    }

    func testHandOversFirstLetsTheBlockRunBeforeWhoeverHandedItOverGoesOn() {
        let calls = Calls(walkthrough("schedulers").record(order: .handOversFirst))
        XCTAssertNil(
            calls.missing([
                "# hands over block 1 to com.apple.root.default-qos", "# ends block 1",
                "Disposables.create(_:_:)",
            ])
        )
        let usual = recorded("schedulers")
        XCTAssertNil(
            usual.missing([
                "# hands over block 1 to com.apple.root.default-qos", "Disposables.create(_:_:)",
                "# runs block 1",
            ])
        )
    }

    func testBlocksRunOnTheirOwnQueuesInEveryOrder() {
        for order in ReplayOrder.allCases {
            let calls = Calls(walkthrough("schedulers").record(order: order))
            XCTAssertEqual(
                calls.lanes(of: "(user) closure#1"),
                ["com.apple.root.default-qos"]
            )
            XCTAssertEqual(calls.lanes(of: "(user) closure#2"), ["main", "main"])
        }
    }

    func testABlockNeverBeginsBeforeItIsHandedOver() {
        for order in ReplayOrder.allCases {
            for sample in Chapter.all.prefix(3).flatMap(\.walkthroughs) {
                let lines = sample.record(order: order).lines().map(\.text)
                let blocks = lines.filter { $0.hasPrefix("# hands over block") }
                for number in 1..<(blocks.count + 1) {
                    let moments = lines.filter {
                        $0 == "# runs block \(number)" || $0 == "# ends block \(number)"
                            || $0.hasPrefix("# hands over block \(number) to ")
                    }
                    XCTAssertEqual(moments.count, 3, "\(sample.name), block \(number)")
                    XCTAssertTrue(moments[0].hasPrefix("# hands over"), sample.name)
                    XCTAssertTrue(moments[1].hasPrefix("# runs"), sample.name)
                }
            }
        }
    }

    func testSettlingReturnsAtOnceIfNothingWasHandedOver() {
        Trace.settle()
        Trace.record(order: .producerFirst) { Trace.settle() }
    }
}
