// The appendix on RxSwift's versions: it leaves no walkthrough out, and quotes the records.

import Foundation
import TestSupport
import WalkthroughsTraced
import XCTest

final class VersionsTests: XCTestCase {
    private let page = "Chapters/appendix-versions.md"
    private let records = packageFolder.appending(path: "Tests/Golden")

    func testEachWalkthroughHasARow() throws {
        let rows = try source(page)
            .matches(of: #/\| \[([a-z0-9-]+)\]\(\.\./Tests/Golden/\1\.txt\)/#)
        let names = rows.map { String($0.1) }
        XCTAssertEqual(names, (Walkthrough.all + Walkthrough.ofExercises).map(\.name))
    }

    /// What is quoted of another version cannot be checked without it: `kit oracle` does that.
    func testWhatIsQuotedOf620StandsInARecord() throws {
        let traces = try FileManager.default.contentsOfDirectory(atPath: records.path)
            .filter { $0.hasSuffix(".txt") }
            .map { try String(contentsOf: records.appending(path: $0), encoding: .utf8) }
        let quotes = try source(page).matches(of: #/```text\n((?:[-+ ]\S* \|.*\n)+)```/#)
            .map { quote in
                quote.1.split(separator: "\n").filter { !$0.hasPrefix("+") }
                    .map { "\($0.dropFirst())\n" }.joined()
            }
        XCTAssertGreaterThan(quotes.count, 20)
        for quote in quotes where !traces.contains(where: { $0.contains("\n" + quote) }) {
            XCTFail("no record of 6.2.0 has these lines:\n\(quote)")
        }
    }
}
