// Each sample's recording against the trace recorded from RxSwift itself, line by line.

import TestSupport
import XCTest

final class Chapter13GoldenTests: LeakCheckedTestCase {
    func testCombineLatest() throws { try compare("combine-latest") }
    func testCombineLatest3() throws { try compare("combine-latest-3") }
    func testZip() throws { try compare("zip") }
    func testWithLatestFrom() throws { try compare("with-latest-from") }
    func testTakeUntil() throws { try compare("take-until") }

    // When what is freed.
    func testCombineLatestWithDeinits() throws {
        try compare("combine-latest", deinits: true)
    }
    func testCombineLatest3WithDeinits() throws { try compare("combine-latest-3", deinits: true) }
    func testZipWithDeinits() throws { try compare("zip", deinits: true) }
    func testWithLatestFromWithDeinits() throws { try compare("with-latest-from", deinits: true) }
    func testTakeUntilWithDeinits() throws { try compare("take-until", deinits: true) }
}
