// What a points file can have in it, and what is said about mistakes.

import Foundation
import TestSupport
import Toolchain
import XCTest

@testable import Classroom

final class PointsFileTests: XCTestCase {
    /// The exercises with points, and their points.
    private func points(_ text: String) throws -> [String: Int] {
        try withTemporaryFolder { folder in
            let file = folder.appending(path: "week1.txt")
            try Data(text.utf8).write(to: file)
            let kit = Kit(package: packageFolder, products: builtProducts.folder)
            let graded = try kit.exercises(points: file).filter { $0.points > 0 }
            return Dictionary(uniqueKeysWithValues: graded.map { ($0.name, $0.points) })
        }
    }

    func testTabsCommentsAndLinesFromWindows() throws {
        XCTAssertEqual(
            try points("\u{FEFF}after-the-end\t2 # first\r\n\r\n\t# second\r\n1.4  3\r\n"),
            ["after-the-end": 2, "anonymous-observer": 3]
        )
    }

    func testMistakes() throws {
        for (text, message) in [
            ("# a\r\nafter-the-end\r\n", ":2: write a name and a whole number"),
            ("after-the-end 1.5", ":1: write a name and a whole number"),
            ("after-the-end -1", ":1: write a name and a whole number"),
            ("after-the-end ١", ":1: write a name and a whole number"),
            (
                "after-the-end 99999999999999999999",
                ":1: '99999999999999999999' is more than 1000000 points."
            ),
            ("after-the-end 1000001", ":1: '1000001' is more than 1000000 points."),
            (
                "after-the-end 1\n\nafter-the-end 2",
                ":3: 'after-the-end' is listed twice: line 1 has 'after-the-end'."
            ),
            ("1.1 1\nafter-the-end 2", ":2: 'after-the-end' is listed twice: line 1 has '1.1'."),
            ("1.1 1\nafter-the-ned 2", ":2: there is no exercise 'after-the-ned'."),
        ] {
            XCTAssertThrowsError(try points(text), text) { error in
                XCTAssertTrue("\(error)".contains("week1.txt\(message)"), "\(error)")
            }
        }
    }

    func testAllMistakesAreNamedAtOnce() {
        let text = "after-the-ned 1\n1.1\n1.2 2\n1.2 3\nsomething 4"
        XCTAssertThrowsError(try points(text)) { error in
            let lines = "\(error)".split(separator: "\n")
            let ends = [
                "week1.txt:1: there is no exercise 'after-the-ned'. Did you mean 'after-the-end'?",
                "week1.txt:2: write a name and a whole number, such as 'after-the-end 2'.",
                "week1.txt:4: '1.2' is listed twice: line 3 has '1.2'. Delete one of the lines.",
                """
                week1.txt:5: there is no exercise 'something'. \
                To see all: swift run kit exercises list
                """,
            ]
            XCTAssertEqual(lines.count, ends.count, "\(error)")
            for (line, end) in zip(lines, ends) { XCTAssertTrue(line.hasSuffix(end), "\(line)") }
        }
    }
}
