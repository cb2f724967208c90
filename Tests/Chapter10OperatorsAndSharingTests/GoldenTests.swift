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
}
