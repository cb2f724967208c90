// The document's sample as printed, with a plain number of seconds: the same trace and one more
// line, which forwards.

import Recorder
import TestSupport
import WalkthroughsTraced
import XCTest

final class IntervalOldSpellingTests: LeakCheckedTestCase {
    @available(*, deprecated)
    func testTheIntervalSample() throws {
        // RxSwift's trace, with a forwarding call put around the making of the timer.
        let name = "main | ObservableType.interval(_:scheduler:)\n"
        let timer = "main |   Timer.init(dueTime:period:scheduler:)\n"
        let golden = try goldenTrace("interval")
        XCTAssertTrue(golden.contains(name + timer))
        let expected = golden.replacing(
            name + timer,
            with: name + name.replacing("| ", with: "|   ") + timer.replacing("| ", with: "|   ")
        )
        let recording = Trace.record(order: .producerFirst) {
            OldSpelling.interval()
            Trace.mark("end of scenario")
        }
        if let difference = firstDifference(of: recording.golden(), from: expected) {
            XCTFail(difference)
        }
    }
}
