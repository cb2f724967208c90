// The list of mutants: how it is read, and that it fits the library.

import Mutants
import TestSupport
import XCTest

final class MutantListTests: XCTestCase {
    /// What the list breaks is what the library says today. A name in the message says which does
    /// not.
    func testTheLibraryHasEachLineOnce() throws {
        let mutants = try MutantList.mutants(of: packageFolder)
        XCTAssertGreaterThan(mutants.count, 100)
        for mutant in mutants {
            _ = try mutant.line(in: source("Sources/MiniRx/\(mutant.file)"))
        }
    }

    func testAParagraphIsAMutant() throws {
        let mutants = try MutantList.mutants(
            in: """
                # For the reader.
                A/B.swift: the flag is not set
                - flag = true
                  
                C.swift: two lines change places
                - one()
                -   two()
                + two()
                + one()
                equivalent: nobody sees it
                """,
            chapter: 4,
            after: 7
        )
        XCTAssertEqual(mutants.map(\.number), [8, 9])
        XCTAssertEqual(mutants.map(\.chapter), [4, 4])
        XCTAssertEqual(mutants.map(\.file), ["A/B.swift", "C.swift"])
        XCTAssertEqual(mutants.map(\.what), ["the flag is not set", "two lines change places"])
        XCTAssertEqual(mutants.map(\.equivalent), [nil, "nobody sees it"])
        XCTAssertEqual(try mutants[1].line(in: "zero()\n  one()\n  two()\n"), 2)
    }

    func testALineThatIsNotThereIsNamed() throws {
        let mutant = try XCTUnwrap(
            MutantList.mutants(in: "A.swift: no flag\n- flag = true", chapter: 4).first
        )
        XCTAssertThrowsError(try mutant.line(in: "flag = false")) { error in
            let begin =
                "Tests/Mutants/chapter-4.txt, “A.swift: no flag”: Sources/MiniRx/A.swift must"
            XCTAssertTrue("\(error)".hasPrefix(begin), "\(error)")
        }
    }

    func testAMistakeInTheListIsNamed() {
        for (text, says) in [
            ("no file\n- a", "a mutant begins with its file"),
            ("A.swift: b\na", "a line must begin with -, + or equivalent:"),
            ("A.swift: b\n+ a", "no line after a -"),
            ("A.swift: b\n- a\n+ b\n+ c", "more lines after +"),
            ("A.swift: b\n- a\n+ b\n- c\n+ d", "a mutant changes one place"),
        ] {
            XCTAssertThrowsError(try MutantList.mutants(in: text, chapter: 4)) { error in
                let message = "\(error)"
                XCTAssertTrue(message.hasPrefix("Tests/Mutants/chapter-4.txt, “"), message)
                XCTAssertTrue(message.contains(says), message)
            }
        }
    }
}
