// Lists of planned mistakes: how they are read, and what they change.

import Mistakes
import Toolchain
import XCTest

final class MistakeTests: XCTestCase {
    private func mistakes(_ text: String) throws -> [Mistake] {
        try Mistake.all(in: text, of: "List.txt", note: "breaks")
    }

    private func message(_ body: () throws -> Void) -> String {
        do {
            try body()
            return "no error"
        } catch {
            return "\(error)"
        }
    }

    func testAParagraphIsAMistake() throws {
        let found = try mistakes(
            """
            # For the reader.
            NoFlag: nobody asks
            breaks: Nothing passes.
            - let isStopped = false
              
            Two: two places
            -     one()
            -
            +     two()
            - three()
            """
        )
        XCTAssertEqual(found.map(\.title), ["NoFlag: nobody asks", "Two: two places"])
        XCTAssertEqual(found.map(\.note), ["Nothing passes.", nil])
        XCTAssertEqual(found.map(\.list), ["List.txt", "List.txt"])
        XCTAssertEqual(found[0].changes.map(\.replacement), [[]])
        XCTAssertEqual(found[1].changes.map(\.lines), [["one()", ""], ["three()"]])
        XCTAssertEqual(found[1].changes.map(\.replacement), [["    two()"], []])
    }

    func testTheLinesAreReplacedAsTheListIndentsThem() throws {
        let mistake = try mistakes(
            """
            Two: two places
            - one()
            +     if isOver {
            +
            +         one()
            - three()
            """
        )[0]
        XCTAssertEqual(
            try mistake.applied(to: "{\n    one()\n    two()\n    three()\n}\n", of: "A.swift"),
            "{\n    if isOver {\n\n        one()\n    two()\n}\n"
        )
    }

    func testChangesAreMadeOneAfterAnother() throws {
        let mistake = try mistakes("A: b\n- one()\n+ two()\n- two()\n- three()")[0]
        XCTAssertEqual(try mistake.applied(to: "one()\nthree()\nfour()", of: "A.swift"), "four()")
    }

    func testLinesThatAreNotThereOnceAreNamed() throws {
        let mistake = try mistakes("NoFlag: nobody asks\n- a()\n- b()")[0]
        for (text, count) in [
            ("a()\n\nb()", "not there"), ("", "not there"), ("a()\nb()\na()\nb()", "there 2 times"),
        ] {
            XCTAssertEqual(
                message { _ = try mistake.applied(to: text, of: "Solution.swift") },
                """
                List.txt, “NoFlag: nobody asks”: Solution.swift must have these lines once. They are \
                \(count):
                  a()
                  b()
                Write lines after - that the file has once, or take this mistake out.
                """
            )
        }
    }

    func testAMistakeInTheListIsNamed() {
        for (lines, says) in [
            ("a", "a line must begin with -, + or breaks: but this does not: a"),
            ("equivalent: a", "a line must begin with -, + or breaks:"),
            ("breaks: a", "no line after a -"),
            ("+ a\n- b", "no line after a -"),
            ("- a\n+   a", "the lines after + are the lines after -"),
        ] {
            let message = message { _ = try mistakes("A: b\n\(lines)") }
            XCTAssertTrue(message.hasPrefix("List.txt, “A: b”: \(says)"), message)
        }
    }
}
