// What every test of the library also checks: that nothing is left over.

#if DEBUG && canImport(XCTest)
import MiniRxTraced
import XCTest

/// A test after which no more of the library's objects are alive than before it.
open class LeakCheckedTestCase: XCTestCase {
    private var resources: Int32 = 0

    open override func setUp() {
        super.setUp()
        // Its lock is made by the first use and stays for ever, and so is nobody's leak.
        _ = Hooks.defaultErrorHandler
        // What earlier recordings have left for the main queue to release.
        var isQuiet = false
        DispatchQueue.main.async { isQuiet = true }
        _ = waitOnMain { isQuiet }
        resources = Resources.total
    }

    open override func tearDown() {
        // A timer that was cancelled lets go of what it holds on its own queue, a little later.
        _ = waitOnMain { Resources.total <= resources }
        XCTAssertLessThanOrEqual(
            Resources.total,
            resources,
            "Objects of the library are left over."
        )
        super.tearDown()
    }
}
#endif
