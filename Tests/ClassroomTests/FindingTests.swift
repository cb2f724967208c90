// What a judge reports, and what it is not mistaken for.

import Foundation
import Judging
import XCTest

final class FindingTests: XCTestCase {
    private func line(seal: String) -> String {
        #"\#(seal) {"done":{}}"#
    }

    func testWhatAnAnswerPrintsIsNotItsJudgesWord() {
        let report = [line(seal: "guess"), "{}", "done", line(seal: "")].joined(separator: "\n")
        XCTAssertEqual(Finding.all(in: Data(report.utf8), seal: "secret"), [])
        let sealed = report + "\n" + line(seal: "secret")
        XCTAssertEqual(Finding.all(in: Data(sealed.utf8), seal: "secret"), [.done])
    }
}
