// What every test of the library's behaviour also checks: that nothing is left over.

import MiniRx
import XCTest

class MiniRxTestCase: XCTestCase {
    private var resources: Int32 = 0

    override func setUp() {
        super.setUp()
        // Its lock is made by the first use and stays for ever, and so is nobody's leak.
        _ = Hooks.defaultErrorHandler
        resources = Resources.total
    }

    override func tearDown() {
        XCTAssertEqual(Resources.total, resources, "Objects of the library are left over.")
        super.tearDown()
    }
}
