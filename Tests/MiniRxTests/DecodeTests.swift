// `decode`, with data that fits and with data that does not.

import Foundation
import MiniRxTraced
import TestSupport
import XCTest

final class DecodeTests: LeakCheckedTestCase {
    func testDataBecomesValues() {
        let data = Observable.of(Data("[1, 2]".utf8), Data("[]".utf8))
        XCTAssertEqual(
            events(of: data.decode(type: [Int].self, decoder: JSONDecoder())),
            ["next([1, 2])", "next([])", "completed", "disposed"]
        )
    }

    func testWhatTheDecoderThrowsEndsTheSequence() {
        let data = Observable.of(Data("[1]".utf8), Data("no list".utf8), Data("[2]".utf8))
        let sent = events(of: data.decode(type: [Int].self, decoder: JSONDecoder()))
        XCTAssertEqual(sent.count, 3)
        XCTAssertEqual(sent.first, "next([1])")
        // How an error describes itself differs between Foundations.
        XCTAssertTrue(sent[1].hasPrefix("error("), sent[1])
        XCTAssertTrue(sent[1].contains("dataCorrupted"), sent[1])
        XCTAssertEqual(sent.last, "disposed")
    }
}
