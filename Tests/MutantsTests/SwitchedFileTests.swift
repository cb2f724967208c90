// A file with all its mutants in it.

import XCTest

@testable import Mutants

final class SwitchedFileTests: XCTestCase {
    private let original = """
        final class Flag {
            private weak var owner: Owner?
            func set() {
                flag = true
            }
            var isSet: Bool { return flag }
            deinit {
                reset()
            }
        }
        """

    private func switched(_ mutants: (number: Int, old: String, new: String)...) -> SwitchedFile {
        SwitchedFile(
            original,
            mutants: mutants.map { ($0.number, original.replacing($0.old, with: $0.new)) }
        )
    }

    func testABodyThatAMutantChangesIsThereTwice() {
        let file = switched((7, "return flag", "return true"))
        XCTAssertEqual(file.left, [])
        XCTAssertEqual(
            file.text,
            original.replacing(
                "{ return flag }",
                with: "{ if _mutant == 7 { return true } else { return flag } }"
            )
        )
    }

    func testABodyThatTwoMutantsChangeIsThereThreeTimes() {
        let file = switched((1, "reset()", ""), (2, "reset()", "set()"))
        XCTAssertEqual(file.left, [])
        XCTAssertTrue(
            file.text.contains(
                #/deinit \{ if _mutant == 1 \{\s+\} else if _mutant == 2 \{\s+set\(\)\s+\} else \{/#
            ),
            file.text
        )
    }

    func testWhatIsNoBodyIsLeft() {
        let file = switched((1, "weak ", ""), (2, "flag = true", ""))
        XCTAssertEqual(file.left, [1])
        XCTAssertEqual(file.text.matches(of: #/_mutant/#).count, 1)
    }
}
