// Each sample's recording against the trace recorded from RxSwift itself, line by line.

import TestSupport
import XCTest

final class Chapter15GoldenTests: LeakCheckedTestCase {
    func testSharePlain() throws { try compare("share-plain") }
    func testShareReplayForever() throws { try compare("share-replay-forever") }
    func testReplayConnect() throws { try compare("replay-connect") }

    // When what is freed.
    func testSharePlainWithDeinits() throws { try compare("share-plain", deinits: true) }
    func testShareReplayForeverWithDeinits() throws {
        try compare("share-replay-forever", deinits: true)
    }
    func testReplayConnectWithDeinits() throws { try compare("replay-connect", deinits: true) }
}
