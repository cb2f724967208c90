// Each sample's recording against the trace recorded from RxSwift itself, line by line.

import TestSupport
import XCTest

final class Chapter12GoldenTests: LeakCheckedTestCase {
    func testFlatMap() throws { try compare("flat-map") }
    func testMerge() throws { try compare("merge") }
    func testSwitchLatest() throws { try compare("switch-latest") }
    func testConcatMap() throws { try compare("concat-map") }

    // When what is freed.
    func testFlatMapWithDeinits() throws {
        try compare("flat-map", deinits: true)
    }
    func testMergeWithDeinits() throws {
        try compare("merge", deinits: true)
    }
    func testSwitchLatestWithDeinits() throws { try compare("switch-latest", deinits: true) }
    func testConcatMapWithDeinits() throws { try compare("concat-map", deinits: true) }
}
