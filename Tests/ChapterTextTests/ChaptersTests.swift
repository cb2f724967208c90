// What the chapters say against what is so.

import ChapterText
import TestSupport
import XCTest

final class ChaptersTests: XCTestCase {
    func testProseAndCodeAgree() throws {
        for check in Check.all where !(isUnderThreadSanitizer && check.name == "programs") {
            let findings = try check.findings(in: packageFolder)
            XCTAssertFalse(findings.checked.isEmpty, "\(check.name): nothing was checked.")
            findings.problems.forEach { XCTFail("\($0)") }
        }
    }
}
