// The calls of `combineLatest` and `zip` of three and four against those of RxSwift itself.

import Recorder
import TestSupport
import XCTest

final class ArityTraceTests: LeakCheckedTestCase {
    /// Line by line, deinitializers included.
    func testTheCallsAreRxSwifts() throws {
        for (name, run) in aritySamples {
            let trace = Trace.record { run() }.golden(deinits: true)
            if let difference = firstDifference(of: trace, from: try goldenTrace("Arity/\(name)")) {
                XCTFail("\(name): \(difference)")
            }
        }
    }
}
