// What the chapters say against what is so.

import ChapterText
import TestSupport
import XCTest

final class ChaptersTests: XCTestCase {
    func testProseAndCodeAgree() throws {
        for check in Check.all {
            let findings = try check.findings(in: packageFolder)
            XCTAssertFalse(findings.checked.isEmpty, "\(check.name): nothing was checked.")
            findings.problems.forEach { XCTFail("\($0)") }
        }
    }

    func testTheClassDiagramSaysWhatTheSourceSays() throws {
        let page = try source("Chapters/01-create-subscribe.md")
        let library = try librarySources().joined(separator: "\n")
        let edges = page.matches(of: #/(?m)^ +(\w+) <\|(--|\.\.) (\w+)$/#)
        XCTAssertEqual(edges.count, 16)
        for edge in edges {
            let declaration = try Regex(
                "(class|struct|protocol) \(edge.3)(<[^{]*>)?\\s*:[^{]*\\b\(edge.1)\\b"
            )
            XCTAssertTrue(library.contains(declaration), "\(edge.3) : \(edge.1)")
        }
    }
}
