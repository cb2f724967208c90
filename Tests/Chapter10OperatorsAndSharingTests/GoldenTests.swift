// Each sample's recording against the trace recorded from RxSwift itself, line by line.

import TestSupport
import XCTest

final class Chapter10GoldenTests: LeakCheckedTestCase {
    func testMapTake() throws { try compare("map-take") }
    func testFlatMap() throws { try compare("flat-map") }
    func testMerge() throws { try compare("merge") }
    func testCombineLatest() throws { try compare("combine-latest") }
    func testRetry() throws { try compare("retry") }

    private func compare(_ name: String, line: UInt = #line) throws {
        if let difference = try differenceFromRxSwift(name) {
            XCTFail(difference, line: line)
        }
    }
}
