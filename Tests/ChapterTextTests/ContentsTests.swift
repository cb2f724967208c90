// The list of what the text has.

import ChapterText
import Foundation
import TestSupport
import XCTest

final class ContentsTests: XCTestCase {
    func testItemsAreListedWhereverTheyStand() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        let pages = [
            "README.md": "# Kit\n",
            "Chapters/01-first.md": """
            # Chapter 1. First
            <!-- trace: first, step 1 -->
            <details>

            ### Why?

            It is so ([D001-2](x.md)).

            </details>

            ```text
            # no question?
            ```
            """,
            "Chapters/01-first/1-guess/README.md": "# 1.1 A guess\n\n<!-- picture: second -->\n",
            "Chapters/appendix-index.md":
                "| what you see | the cause |\n|---|---|\n| it hangs | x |\n",
        ]
        for (path, text) in pages {
            let file = folder.appending(path: path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try text.write(to: file, atomically: true, encoding: .utf8)
        }
        XCTAssertEqual(
            try contentsOfText(in: folder).map { $0.replacing(#/ +/#, with: " ") },
            [
                "claim D001-2", "exercise A guess", "question Why?", "symptom it hangs",
                "symptom what you see", "walkthrough first", "walkthrough second",
            ]
        )
    }

    func testTheKitHasAllOfIt() throws {
        let kinds = try contentsOfText(in: packageFolder)
            .reduce(into: [:]) { $0[String($1.prefix { $0 != " " }), default: 0] += 1 }
        XCTAssertEqual(kinds["claim"], 420)
        XCTAssertEqual(kinds["exercise"], 44)
        XCTAssertGreaterThanOrEqual(kinds["question"] ?? 0, 150)
        XCTAssertGreaterThanOrEqual(kinds["symptom"] ?? 0, 600)
    }
}
