// The samples are programs like any other: they do the same where nothing can record them.

import Recorder
import TestSupport
import Walkthroughs
import WalkthroughsTraced
import XCTest

final class PlainSampleTests: XCTestCase {
    /// What a recorded sample prints, as it would print it by itself.
    private func printed(_ recording: Recording) -> [String] {
        recording.steps.compactMap { step in
            switch step.moment {
            case .prints(let text): text
            case .marks("end of scenario"): nil
            case .marks(let text): "– \(text) –"
            default: nil
            }
        }
    }

    /// Of those that stay on the main thread; in which order several threads print is open.
    func testASamplePrintsWhatItsRecordingSays() throws {
        var compared = 0
        for sample in Walkthroughs.Walkthrough.all {
            let traced = try XCTUnwrap(WalkthroughsTraced.Walkthrough.named(sample.name))
            let recording = traced.record()
            let lanes = Set(recording.steps.map(\.lane))
            let waits = recording.golden().contains("# hands over block")
            guard lanes == ["main"], !waits else { continue }
            let output = captureOutput(to: STDOUT_FILENO) { sample.run() }
            // Those of errors that nobody handles are no part of a recording.
            let lines = output.split(separator: "\n").map(String.init)
                .filter { !$0.hasPrefix("Unhandled error") }
            XCTAssertEqual(lines, printed(recording), sample.name)
            compared += 1
        }
        XCTAssertGreaterThan(compared, 25)
    }
}
