// The times of steps in recordings with timers.

import Recorder
import TestSupport
import WalkthroughsTraced
import XCTest

final class TimesTests: XCTestCase {
    /// D003-01, D003-08: one value in each period, the first one after one period.
    func testAnIntervalTicksOnceInEachPeriod() {
        XCTAssertEqual(timesOfPrints("interval"), [0.02, 0.04, 0.06])
    }

    func testThereIsNoTimeBeforeTheFirstTimer() throws {
        let steps = walkthrough("interval").record().steps
        let timer = try XCTUnwrap(
            steps.firstIndex { if case .handsOver = $0.moment { true } else { false } }
        )
        XCTAssertEqual(Set(steps[..<timer].map(\.time)), [nil])
        XCTAssertEqual(steps[timer].time, 0)
    }

    /// A virtual clock goes before timers.
    func testAVirtualClockIsTheTime() {
        XCTAssertEqual(timesOfPrints("timer-once"), [1, 1])
    }

    private func timesOfPrints(_ name: String) -> [Double?] {
        walkthrough(name).record().steps.filter { $0.text != nil }
            .map { $0.time.map { ($0 * 1000).rounded() / 1000 } }
    }
}

extension Step {
    fileprivate var text: String? {
        if case .prints(let text) = moment { text } else { nil }
    }
}
