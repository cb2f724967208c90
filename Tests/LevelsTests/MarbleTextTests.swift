// The marbles as text.

import Levels
import TestSupport
import WalkthroughsTraced
import XCTest

final class MarbleTextTests: LevelsCase {
    func testADrawing() {
        XCTAssertEqual(
            MarbleText(marbles("schedulers")).lines,
            [
                ".create         :9     ^ᵃ─1ᵃ─2ᵃ─|ᵃ",
                ".subscribe(on:) :15  ^────1ᵃ─2ᵃ─|ᵃ",
                ".observe(on:)   :16  ^─────────────1─2─|",
                "",
                "^ subscribes   | completed   ᵃ on default-qos",
            ]
        )
    }

    /// A drawing that does not fit has several parts, each of them with the names of its rows.
    func testADrawingThatIsTooWideIsCut() {
        let lines = MarbleText(marbles("observe-on"), width: 40).lines
        XCTAssertTrue(lines.allSatisfy { $0.count <= 40 }, "\(lines)")
        XCTAssertGreaterThan(lines.filter { $0.hasPrefix(".observe(on:)") }.count, 1, "\(lines)")
    }

    /// A sequence that a closure made stays; what that sequence is made of is left out.
    func testADrawingThatIsTooHighLeavesOutWhatIsInsideInnerSequences() throws {
        let marbles = try XCTUnwrap(
            (Walkthrough.all + Walkthrough.comparisons).lazy.map { self.marbles($0.name) }
                .first { $0.rows.contains(where: \.isInside) }
        )
        let inside = marbles.rows.filter(\.isInside).count
        let all = MarbleText(marbles).lines
        let lines = MarbleText(marbles, height: all.count - 1).lines
        XCTAssertLessThan(lines.count, all.count)
        XCTAssertTrue(lines.last!.contains("\(inside) rows inside inner sequences"), lines.last!)
        XCTAssertEqual(MarbleText(marbles, height: all.count).lines, all)
    }

    func testTheLaneDecidesOnTheColour() {
        let lines = MarbleText(marbles("schedulers")) { text, lane in
            lane == 0 ? text : "<\(text)>"
        }.lines
        XCTAssertTrue(lines[0].contains("<1ᵃ>"), lines[0])
        XCTAssertFalse(lines[2].contains("<"), lines[2])
    }

    func testTimesHaveNoNeedlessDigits() {
        XCTAssertEqual([0, 0.3, 1.25, 2].map(MarbleText.text(of:)), ["0", "0.3", "1.25", "2"])
    }
}
