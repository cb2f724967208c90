// When there are colours, and when there are none.

import XCTest

@testable import MiniRxCommand

final class TerminalStyleTests: XCTestCase {
    private func isColoured(isTerminal: Bool, _ environment: [String: String]) -> Bool {
        let text = TerminalStyle(isTerminal: isTerminal, environment: environment).bold("text")
        XCTAssertTrue(text.contains("text"))
        return text != "text"
    }

    func testColoursAreForTerminals() {
        XCTAssertTrue(isColoured(isTerminal: true, ["TERM": "xterm"]))
        XCTAssertFalse(isColoured(isTerminal: false, ["TERM": "xterm"]))
        XCTAssertFalse(isColoured(isTerminal: true, ["TERM": "dumb"]))
    }

    func testNoColorIsRespectedUnlessItIsEmpty() {
        XCTAssertFalse(isColoured(isTerminal: true, ["NO_COLOR": "1"]))
        XCTAssertTrue(isColoured(isTerminal: true, ["NO_COLOR": ""]))
    }

    private let narrow = TerminalStyle(isTerminal: true, columns: 20, environment: [:])

    func testListsAreWrappedBelowTheirText() {
        let list = "- an action that is\n  queued runs later,\n- another one, at once."
        XCTAssertEqual(
            narrow.wrapped(list),
            "- an action that is\n  queued runs later,\n- another one, at\n  once."
        )
        XCTAssertEqual(narrow.wrapped("    let code = that.is(not: wrapped)").count, 36)
    }

    func testAPathThatDoesNotFitBesideItsLabelHasItsOwnLine() {
        XCTAssertEqual(narrow.gap(after: "read", before: "Chapters/01.md"), "\n")
        XCTAssertEqual(narrow.gap(after: "read", before: "Chapters/1.md"), "   ")
    }
}
