// Each sample's recording against the trace recorded from RxSwift itself, line by line.

import TestSupport
import XCTest

final class Chapter10GoldenTests: LeakCheckedTestCase {
    func testSharePlain() throws { try compare("share-plain") }
    func testShareReplayForever() throws { try compare("share-replay-forever") }

    private func compare(_ name: String, line: UInt = #line) throws {
        if let difference = try differenceFromRxSwift(name) {
            XCTFail(difference, line: line)
        }
    }
}
