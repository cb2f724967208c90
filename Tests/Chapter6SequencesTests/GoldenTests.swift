// Each sample's recording against the trace recorded from RxSwift itself, line by line.

import TestSupport
import XCTest

final class Chapter6GoldenTests: LeakCheckedTestCase {
    func testFactories() throws { try compare("factories") }
    func testNested() throws { try compare("nested") }
    func testRangeTake() throws { try compare("range-take") }
    func testJustScheduled() throws { try compare("just-scheduled") }
    func testUsing() throws { try compare("using") }

    // When what is freed.
    func testFactoriesWithDeinits() throws { try compare("factories", deinits: true) }
    func testNestedWithDeinits() throws { try compare("nested", deinits: true) }
    func testRangeTakeWithDeinits() throws { try compare("range-take", deinits: true) }
    func testUsingWithDeinits() throws { try compare("using", deinits: true) }
}
