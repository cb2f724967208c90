// `kit why`, run as a person would run it.

import TestSupport
import XCTest

final class WhyCommandTests: CommandCase {
    /// Sentences first, then the chain, then what the numbers mean.
    func testAnAnswer() throws {
        let why = try kit("why", "map-take", "--print", "10")
        XCTAssertEqual(why.status, 0, why.error)
        let lines = why.output.components(separatedBy: "\n")
        XCTAssertEqual(lines[0], "`10` is printed, because of :12. ([64])")
        XCTAssertEqual(lines[1], "  because")
        XCTAssertTrue(lines.contains("  :8   .map sent next(10)  [57]"), why.output)
        XCTAssertTrue(
            lines.contains("[12]: line 12 of the trace; :12: line 12 of the program."),
            why.output
        )
    }

    /// Each fact has the command that leads further, and the rules have a place.
    func testTheOverview() throws {
        let why = try kit("why", "publish-subject")
        XCTAssertEqual(why.status, 0, why.error)
        XCTAssertTrue(why.output.contains("  → swift run kit why publish-subject:8\n"), why.output)
        let rules = "\nMore of the rules: Chapters/appendix-rules.md\n"
        XCTAssertTrue(why.output.hasSuffix(rules), why.output)
        XCTAssertFalse(why.output.components(separatedBy: "\n").contains { $0.count > 80 })
    }

    /// The status is 1 if the recording has no answer.
    func testNothingToSay() throws {
        let line = try kit("why", "map-take", "--line", "9999")
        XCTAssertEqual(line.status, 1)
        XCTAssertTrue(line.error.contains("there is no line 9999: the trace has lines 1 to "))
        let object = try kit("why", "map-take", "--object", "Nobody")
        XCTAssertEqual(object.status, 1)
        XCTAssertTrue(object.error.contains("the recording has no object 'Nobody'"))
        let place = try kit("why", "map-take:4000")
        XCTAssertEqual(place.status, 1)
        XCTAssertTrue(place.error.contains("says nothing about line 4000"))
    }

    func testMistakes() throws {
        let mistakes: [([String], String)] = [
            ([], "why needs a Swift file or a walkthrough: why FILE.swift:LINE"),
            (["nowhere.swift"], "there is no file nowhere.swift."),
            (["map-take:x"], "'map-take:x' has no line: why FILE.swift:LINE"),
            (["map-tak"], "there is no walkthrough 'map-tak'. Did you mean 'map-take'?"),
            (["map-take:3", "--line", "2"], "why answers one question at a time."),
            (["map-take", "--line", "0"], "--line needs the number of a line of the trace"),
            (["map-take", "zip"], "unexpected argument 'zip'."),
        ]
        for (arguments, message) in mistakes {
            let why = try run(["why"] + arguments)
            XCTAssertEqual(why.status, 2, "\(arguments)")
            XCTAssertTrue(why.error.contains(message), why.error)
        }
    }
}
