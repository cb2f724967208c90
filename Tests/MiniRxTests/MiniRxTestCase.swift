// What every test of the library's behaviour also checks: that nothing is left over.

import MiniRx
import XCTest

class MiniRxTestCase: XCTestCase {
    private var resources: Int32 = 0

    override func setUp() {
        super.setUp()
        // Made once and for ever by the first `Disposables.create()`, and so nobody's leak.
        _ = Disposables.create()
        resources = Resources.total
    }

    override func tearDown() {
        XCTAssertEqual(Resources.total, resources, "Objects of the library are left over.")
        super.tearDown()
    }
}
