// What a template makes for each number of sources.

@testable import ChapterText
import XCTest

final class ArityTemplateTests: XCTestCase {
    /// What is made of the lines between `#for` and `#end`, for two and for three sources.
    private func made(_ lines: String) -> (two: String, three: String) {
        let text = ArityTemplate("// Sums.\n#for\n\(lines)\n#end\n").swift(path: "Sum.template")
        let copies = text.components(separatedBy: "\n\n")
        let banner =
            "// Sums.\n//\n// Generated from Sum.template:\n// edit that, and call `kit refresh`.\n"
        return (String(copies[0].dropFirst(banner.count)), copies[1])
    }

    func testABannerSaysWhatTheFileIsMadeFrom() {
        XCTAssertEqual(
            ArityTemplate("// Sums.\n\nlet sum = 0\n").swift(path: "Sum.template"),
            """
            // Sums.
            //
            // Generated from Sum.template:
            // edit that, and call `kit refresh`.

            let sum = 0

            """
        )
    }

    func testABlockIsWrittenForEachNumberFromTwoToEight() {
        let text = ArityTemplate("sums {\n#for\n{count}: {all}\n#end\n}").swift(path: "")
        XCTAssertTrue(text.contains("sums {\n2: both\n\n3: all three\n\n4: "), text)
        XCTAssertTrue(text.hasSuffix("\n\n8: all eight\n}"), text)
    }

    func testALineIsWrittenForEachSource() {
        XCTAssertEqual(made("case #0: a#($#)").two, "case 0: a1($0)\ncase 1: a2($1)")
    }

    func testAListIsOnTheLineOfItsBracketsIfItFits() {
        XCTAssertEqual(made("f{count}(\n    a#: A#,\n)").two, "f2(a1: A1, a2: A2)")
        XCTAssertEqual(
            made("f<\n    A#,\n>(\n    a#,\n) {\n}").three,
            "f<A1, A2, A3>(a1, a2, a3) {\n}"
        )
        XCTAssertEqual(made("[\n    $#,\n]").three, "[$0, $1, $2]")
        XCTAssertEqual(made("g:\n    (\n        A#,\n    ) -> B").two, "g: (A1, A2) -> B")
    }

    func testAListThatDoesNotFitIsBelowItsBracket() {
        let long = String(repeating: "a", count: 50)
        XCTAssertEqual(
            made("f(\n    \(long)#,\n)").three,
            "f(\n    \(long)1, \(long)2,\n    \(long)3\n)"
        )
        // A list in brackets keeps its last comma.
        XCTAssertEqual(
            made("[\n    \(long)#,\n]").three,
            "[\n    \(long)1, \(long)2,\n    \(long)3,\n]"
        )
        // The first of two lists becomes a line first.
        XCTAssertEqual(
            made("function<\n    A#,\n>(\n    \(long)#,\n)").two,
            "function<A1, A2>(\n    \(long)1, \(long)2\n)"
        )
    }
}
