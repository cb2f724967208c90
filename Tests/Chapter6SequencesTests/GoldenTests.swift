// Each sample's recording against the trace recorded from RxSwift itself, line by line.

import TestSupport
import XCTest

final class Chapter6GoldenTests: LeakCheckedTestCase {
    func testFactories() throws { try compare("factories") }

    func testFactoriesWithDeinits() throws {
        try compare("factories", deinits: true)
    }

    private func compare(_ name: String, deinits: Bool = false, line: UInt = #line) throws {
        if let difference = try differenceFromRxSwift(name, deinits: deinits) {
            XCTFail(difference, line: line)
        }
    }
}
