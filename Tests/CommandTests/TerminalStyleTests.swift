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
}
