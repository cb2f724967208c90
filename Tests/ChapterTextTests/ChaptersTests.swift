// What the chapters say against what is so.

import ChapterText
import TestSupport
import Walkthroughs
import XCTest

final class ChaptersTests: XCTestCase {
    private struct Page {
        let name: String
        let folder: URL
        let text: String
    }

    private func pages() throws -> [Page] {
        let pages = try ChapterText.pages(in: packageFolder)
        XCTAssertGreaterThan(pages.count, 2)
        return try pages.map { file in
            Page(
                name: file.lastPathComponent,
                folder: file.deletingLastPathComponent(),
                text: try String(contentsOf: file, encoding: .utf8)
            )
        }
    }

    func testExcerptsAndTracesAreUpToDate() throws {
        var made = ChapterText(package: packageFolder)
        for page in try pages() {
            let fresh = try made.refreshed(page.text)
            if let difference = firstDifference(of: page.text, from: fresh) {
                XCTFail("\(page.name) is out of date: run make refresh.\n\(difference)")
            }
        }
    }

    func testTheStepHeadingsAreThoseOfTheWalkthrough() throws {
        for chapter in Chapter.all {
            let page = try XCTUnwrap(try pages().first { $0.name == chapter.file }, chapter.file)
            let headings = page.text.matches(of: #/(?m)^### Step (\d+)\. (.*)$/#)
                .map { "\($0.1). \($0.2)" }
            let steps = chapter.walkthroughs.flatMap(\.steps).map { "\($0.number). \($0.title)" }
            XCTAssertEqual(headings, steps)
        }
    }

    /// Each document's claims, the chapter that lists them, and their numbers.
    private let claims: [(document: String, page: String, numbers: ClosedRange<Int>)] = [
        ("D004", "01-create-subscribe.md", 1...80),
        ("D000", "02-schedulers.md", 1...88),
        ("D001", "03-observe-on.md", 1...54),
        ("D002", "03-observe-on.md", 127...150),
        ("D003", "04-interval.md", 1...48),
        ("D002", "05-dispose.md", 93...126),
        ("D002", "06-sequences.md", 1...25),
        ("D002", "07-traits.md", 26...58),
        ("D002", "08-observers-and-binder.md", 59...74),
        ("D002", "09-subjects-and-relays.md", 75...91),
        ("D002", "10-operators-and-sharing.md", 92...92),
    ]

    func testEveryClaimIsInTheChapterAndHasItsTest() throws {
        for claims in claims {
            let page = try XCTUnwrap(try pages().first { $0.name == claims.page })
            let rows = page.text.matches(of: #/(?m)^\| \[(D\d+)-(\d+)\]\(\.\.\/(\S+)\) \|/#)
                .filter { $0.1 == claims.document }
            XCTAssertEqual(rows.compactMap { Int($0.2) }.sorted(), Array(claims.numbers))
            for row in rows {
                let test = "func test\(row.1)_\(row.2)_"
                XCTAssertTrue(try source(String(row.3)).contains(test), "\(row.3): no \(test)…")
            }
        }
    }

    func testEveryLinkLeadsSomewhere() throws {
        for page in try pages() {
            for link in page.text.matches(of: #/\]\(([^)\s#]*)(#[^)\s]*)?\)/#) {
                let path = String(link.1)
                guard !path.hasPrefix("http") else { continue }
                let file = path.isEmpty ? page.name : path
                let target = page.folder.appending(path: file).standardizedFileURL
                XCTAssertTrue(
                    FileManager.default.fileExists(atPath: target.path),
                    "\(page.name) links to \(path), which is not there."
                )
                if let anchor = link.2?.dropFirst() {
                    let text = try String(contentsOf: target, encoding: .utf8)
                    XCTAssertTrue(
                        anchors(in: text).contains(String(anchor)),
                        "\(page.name) links to \(path)#\(anchor), which is no heading."
                    )
                }
            }
        }
    }

    func testTheClassDiagramSaysWhatTheSourceSays() throws {
        let page = try XCTUnwrap(try pages().first { $0.name == "01-create-subscribe.md" })
        let library = try librarySources().joined(separator: "\n")
        let edges = page.text.matches(of: #/(?m)^ +(\w+) <\|(--|\.\.) (\w+)$/#)
        XCTAssertEqual(edges.count, 16)
        for edge in edges {
            let declaration = try Regex(
                "(class|struct|protocol) \(edge.3)(<[^{]*>)?\\s*:[^{]*\\b\(edge.1)\\b"
            )
            XCTAssertTrue(library.contains(declaration), "\(edge.3) : \(edge.1)")
        }
    }

    /// The anchors that a page's headings get where it is shown.
    private func anchors(in text: String) -> [String] {
        text.matches(of: #/(?m)^#+ (.*)$/#).map { heading in
            heading.1.lowercased().replacing(" ", with: "-")
                .filter { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
        }
    }
}
