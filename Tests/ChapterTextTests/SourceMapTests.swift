// The map that is made of the banners, and the mistakes that a writer can make.

import ChapterText
import XCTest

final class SourceMapTests: XCTestCase {
    private let package = FileManager.default.temporaryDirectory.appending(
        path: UUID().uuidString
    )

    override func setUpWithError() throws {
        for page in ["00-how.md", "06-boxes.md", "appendix-speed.md"] {
            try write("", to: "Chapters/\(page)")
        }
    }

    override func tearDownWithError() throws {
        try FileManager.default.removeItem(at: package)
    }

    private func write(_ text: String, to path: String) throws {
        let file = package.appending(path: path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        try text.write(to: file, atomically: true, encoding: .utf8)
    }

    private func map(_ folder: String = "Sources") throws -> [String] {
        var made = ChapterText(package: package)
        let lines = try made.refreshed("<!-- map: \(folder) -->\nold\n<!-- end -->")
            .components(separatedBy: "\n")
        return Array(lines.dropFirst().dropLast())
    }

    private func mistake(_ folder: String = "Sources") -> String {
        do {
            return "no mistake: \(try map(folder))"
        } catch {
            return "\(error)"
        }
    }

    func testEachFolderHasATableWithARowForEachFile() throws {
        try write(
            """
            // A box.
            // Mirrors: the first half of Kit/Box.swift and
            //   Kit/Lid.swift
            // Chapter: 6 (steps 1, 2), 0 (how), appendix, speed
            //
            //   Not of it.
            """,
            to: "Sources/Boxes/Box.swift"
        )
        try write(
            "// Mirrors: Kit/A.swift\n// Differs: `b`,\n//   and more.\n// Chapter: none\n",
            to: "Sources/Boxes/Inner/A.swift"
        )
        try write("no Swift", to: "Sources/Other/README.md")
        XCTAssertEqual(
            try map(),
            [
                "", "## Boxes", "", "| here | mirrors | chapter | what differs |",
                "|---|---|---|---|",
                "| [Box.swift](../Sources/Boxes/Box.swift)"
                    + " | the first half of Kit/Box.swift and Kit/Lid.swift"
                    + " | [6](06-boxes.md), [0](00-how.md), [speed](appendix-speed.md) |  |",
                "", "## Boxes/Inner", "", "| here | mirrors | chapter | what differs |",
                "|---|---|---|---|",
                "| [A.swift](../Sources/Boxes/Inner/A.swift) | Kit/A.swift |  | `b`, and more. |",
                "",
            ]
        )
    }

    func testMistakesAreSaidWithTheirFile() throws {
        XCTAssertEqual(mistake(), "Line 1: there are no source files in Sources.")
        let begin = "Line 1: Sources/A.swift: "
        try write("// A.\n// Chapter: 6\n", to: "Sources/A.swift")
        XCTAssertEqual(
            mistake(),
            begin + "its banner needs the lines `// Mirrors: …` and `// Chapter: …`."
        )
        try write("// Mirrors: Kit/A.swift\n// Chapter: six\n", to: "Sources/A.swift")
        XCTAssertEqual(
            mistake(),
            begin + "write `// Chapter: 6`, `appendix, performance` or `none`."
        )
        try write("// Mirrors: Kit/A.swift\n// Chapter: 7\n", to: "Sources/A.swift")
        XCTAssertEqual(mistake(), begin + "its banner names 7, but there is no such page.")
    }

    func testAMapHasItsEnd() throws {
        try write("// Mirrors: Kit/A.swift\n// Chapter: 6\n", to: "Sources/A.swift")
        var made = ChapterText(package: package)
        XCTAssertThrowsError(try made.refreshed("<!-- map: Sources -->")) { error in
            XCTAssertEqual("\(error)", "Line 1: put `<!-- end -->` below this part.")
        }
    }
}
