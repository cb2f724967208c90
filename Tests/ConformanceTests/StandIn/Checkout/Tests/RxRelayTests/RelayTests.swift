// Another folder of tests.

import RxRelay
import XCTest

final class RelayTests: RxTest {
    func testRelayed() {
        XCTAssertEqual(relayed, 42)
    }
}
