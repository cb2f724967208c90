// The document's sample as printed, with a plain number of seconds: the same trace and one more
// line, which forwards.

import MiniRx
import TestSupport
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
            let disposable = Observable<Int>.interval(0.02, scheduler: MainScheduler.instance)
                .subscribe(onNext: { element in
                    let step = Trace.enterClosure(1)
                    _ = Trace.prints("\(element)")
                    Trace.leaveClosure(step)
                })
            Trace.wait(ticks: 3)
            Trace.mark("dispose() after 3 ticks")
            disposable.dispose()
            Trace.mark("end of scenario")
        }
        if let difference = firstDifference(of: recording.golden(), from: expected) {
            XCTFail(difference)
        }
    }
}
