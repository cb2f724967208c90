// Each sample's recording against the trace recorded from RxSwift itself, line by line.

import TestSupport
import XCTest

final class Chapter10GoldenTests: LeakCheckedTestCase {
    func testMapTake() throws { try compare("map-take") }
    func testScan() throws { try compare("scan") }
    func testDo() throws { try compare("do") }

    // When what is freed.
    func testMapTakeWithDeinits() throws {
        try compare("map-take", deinits: true)
    }
    func testScanWithDeinits() throws { try compare("scan", deinits: true) }
    func testDoWithDeinits() throws { try compare("do", deinits: true) }
}
