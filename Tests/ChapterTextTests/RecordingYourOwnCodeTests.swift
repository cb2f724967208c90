// The example that shows how to record one's own code.

import MiniRx
import XCTest

final class RecordingYourOwnCodeTests: XCTestCase {
    func testRecordingYourOwnCode() {
        let recording = Trace.record {
            Observable.of("a", "b")
                .map { $0.uppercased() }
                .subscribe(onNext: { letter in Trace.mark("my code got \(letter)") })
                .dispose()
        }
        let lines = recording.lines().map(\.text)
        XCTAssertTrue(lines.contains("MapSink.on(_:) (next(a))"))
        XCTAssertTrue(lines.contains("# my code got A"))
        // print(recording.golden()) shows it all.
    }
}
