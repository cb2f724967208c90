// Each sample's recording against the trace recorded from RxSwift itself, line by line.

import TestSupport
import XCTest

final class Chapter10GoldenTests: LeakCheckedTestCase {
    func testMapTake() throws { try compare("map-take") }
    func testFlatMap() throws { try compare("flat-map") }
    func testMerge() throws { try compare("merge") }
    func testCombineLatest() throws { try compare("combine-latest") }
    func testRetry() throws { try compare("retry") }
    func testSharePlain() throws { try compare("share-plain") }
    func testShareReplayForever() throws { try compare("share-replay-forever") }
    func testScan() throws { try compare("scan") }
    func testDo() throws { try compare("do") }
    func testSwitchLatest() throws { try compare("switch-latest") }
    func testConcatMap() throws { try compare("concat-map") }
    func testCombineLatest3() throws { try compare("combine-latest-3") }
    func testZip() throws { try compare("zip") }
    func testWithLatestFrom() throws { try compare("with-latest-from") }
    func testTakeUntil() throws { try compare("take-until") }
    func testRetryWhen() throws { try compare("retry-when") }
    func testReplayConnect() throws { try compare("replay-connect") }

    // When what is freed.
    func testSharePlainWithDeinits() throws { try compare("share-plain", deinits: true) }
    func testShareReplayForeverWithDeinits() throws {
        try compare("share-replay-forever", deinits: true)
    }

    func testMapTakeWithDeinits() throws {
        try compare("map-take", deinits: true)
    }
    func testFlatMapWithDeinits() throws {
        try compare("flat-map", deinits: true)
    }
    func testMergeWithDeinits() throws {
        try compare("merge", deinits: true)
    }
    func testCombineLatestWithDeinits() throws {
        try compare("combine-latest", deinits: true)
    }
    func testRetryWithDeinits() throws {
        try compare("retry", deinits: true)
    }
    func testScanWithDeinits() throws { try compare("scan", deinits: true) }
    func testDoWithDeinits() throws { try compare("do", deinits: true) }
    func testSwitchLatestWithDeinits() throws { try compare("switch-latest", deinits: true) }
    func testConcatMapWithDeinits() throws { try compare("concat-map", deinits: true) }
    func testCombineLatest3WithDeinits() throws { try compare("combine-latest-3", deinits: true) }
    func testZipWithDeinits() throws { try compare("zip", deinits: true) }
    func testWithLatestFromWithDeinits() throws { try compare("with-latest-from", deinits: true) }
    func testTakeUntilWithDeinits() throws { try compare("take-until", deinits: true) }
    func testRetryWhenWithDeinits() throws { try compare("retry-when", deinits: true) }
    func testReplayConnectWithDeinits() throws { try compare("replay-connect", deinits: true) }
}
