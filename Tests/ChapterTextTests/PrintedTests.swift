// The page *What is printed?* against RxSwift's records.

import TestSupport
import WalkthroughsTraced
import XCTest

final class PrintedTests: XCTestCase {
    /// A row for each section of a record: its title, and what is printed in it.
    private func rows(of record: String) -> [String] {
        var rows: [(title: String, prints: [String])] = []
        for line in record.split(separator: "\n") where !line.hasPrefix("#") {
            guard let note = line.wholeMatch(of: #/(\S+) \| *# (prints )?(.*)/#) else { continue }
            if note.2 != nil {
                let lane = note.1 == "main" ? "" : "(\(note.1)) "
                rows[rows.count - 1].prints.append(lane + note.3)
            } else if !note.3.contains(#/^(hands over|runs|ends) block|^end of scenario$/#) {
                rows.append(("\(note.3)", []))
            }
        }
        return rows.map { "| \($0.title) | \($0.prints.joined(separator: " · ")) |" }
    }

    func testThePagePrintsWhatRxSwiftPrinted() throws {
        let page = packageFolder.appending(path: "Chapters/appendix-printed.md")
        let lines = try String(contentsOf: page, encoding: .utf8).components(separatedBy: "\n")
        let shown = lines.filter { $0.hasPrefix("| ") && !$0.hasPrefix("| | ") }
        let recorded = try Walkthrough.comparisons.flatMap { rows(of: try goldenTrace($0.name)) }
        XCTAssertGreaterThan(recorded.count, 35)
        XCTAssertEqual(shown, recorded)
    }
}
