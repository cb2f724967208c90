// The page of errata against the chapters, from which it has its rows, against the ledger, and
// against its own sums.

import ChapterText
import TestSupport
import XCTest

final class ErrataTests: XCTestCase {
    private struct Row: Equatable {
        let claim: String
        let statement: String
        let truth: String
    }

    /// The rows of the chapters' tables of what does not hold: those before the folded tables. Links
    /// within the page lead to the chapter from elsewhere.
    private func chapterRows() throws -> [Row] {
        try ChapterText.pages(in: packageFolder).flatMap { page -> [Row] in
            let name = page.lastPathComponent
            guard name.contains(#/^\d\d-/#) else { return [] }
            let text = try String(contentsOf: page, encoding: .utf8)
            let folded = text.ranges(of: #/(?s)<details>.*?<\/details>/#)
            return text.matches(of: #/(?m)^\| (\[D\d+-\d+\]\(\S+\)) \| (.*?) \| (.*) \|$/#)
                .filter { row in !folded.contains { $0.contains(row.range.lowerBound) } }
                .map { row in
                    Row(
                        claim: String(row.1),
                        statement: String(row.2),
                        truth: String(row.3).replacing("](#", with: "](\(name)#")
                    )
                }
        }
    }

    private func errata() throws -> String {
        try source("Chapters/appendix-errata.md")
    }

    func testTheErrataAreTheRowsOfTheChapters() throws {
        let listed = try errata()
            .matches(of: #/(?m)^\| (\[D\d+-\d+\]\(\S+\)) \| \w+ \| (.*?) \| (.*) \| .* \|$/#)
            .map { Row(claim: "\($0.1)", statement: "\($0.2)", truth: "\($0.3)") }
        let rows = try chapterRows()
        XCTAssertGreaterThan(rows.count, 100)
        for row in rows {
            XCTAssertTrue(listed.contains(row), "\(row.claim) is not in the errata as it is there.")
        }
        for row in listed {
            XCTAssertTrue(rows.contains(row), "\(row.claim) is in no chapter as it is there.")
        }
    }

    func testTheErrataAreTheClaimsThatTheLedgerDoesNotCallTrue() throws {
        let listed = try errata().matches(of: #/(?m)^\| \[?(D\d+-\d+)\S* \| (\w+) \|/#)
            .map { "\($0.1) \($0.2)" }
        let verdicts = ["partly": "half", "no": "wrong"]
        let ledger = try (0...4).flatMap { document in
            try source("Tests/Ledger/D00\(document).csv").split(separator: "\n").dropFirst()
                .map { $0.split(separator: ",").map(String.init) }
        }
        XCTAssertEqual(
            listed,
            ledger.compactMap { row in verdicts[row[1]].map { "\(row[0]) \($0)" } }
        )
    }

    func testTheSumsAreThoseOfTheRows() throws {
        let text = try errata()
        let sums = text.matches(
            of: #/(?m)^\| \[(\d+)\]\(\S+\) \| (\d+) \| (\d+) \| (\d+) \| (\d+) \|$/#
        )
        XCTAssertEqual(sums.map { "\($0.1)" }, ["000", "001", "002", "003", "004"])
        var all = [0, 0, 0, 0]
        for sum in sums {
            let verdicts = text.matches(of: #/(?m)^\| \[?D(\d+)-\d+\S* \| (\w+) \|/#)
                .filter { $0.1 == sum.1 }.map(\.2)
            let (half, wrong) = (verdicts.count { $0 == "half" }, verdicts.count { $0 == "wrong" })
            let numbers = [sum.2, sum.3, sum.4, sum.5].compactMap { Int($0) }
            XCTAssertEqual(half + wrong, verdicts.count)
            XCTAssertEqual(Array(numbers.dropFirst(2)), [half, wrong])
            XCTAssertEqual(numbers[0], numbers[1] + half + wrong)
            all = zip(all, numbers).map { $0 + $1 }
        }
        let total = "| all | " + all.map { "\($0)" }.joined(separator: " | ") + " |"
        XCTAssertTrue(text.contains(total), total)
    }
}
