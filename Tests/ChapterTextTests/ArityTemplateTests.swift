// What a template makes for each number of sources.

@testable import ChapterText
import XCTest

final class ArityTemplateTests: XCTestCase {
    private func files(_ body: String, name: String = "Sum") throws -> [(
        name: String, text: String
    )] {
        try ArityTemplate("// A sum of {count}.\n#for 2...3\n\(body)\n").files(name: name)
    }

    private func body(_ template: String) throws -> String {
        let text = try files(template)[0].text
        return String(text.drop { $0 != "\n" }.dropFirst().drop { $0 != "\n" }.dropFirst(2))
    }

    func testALineIsWrittenForEachSource() throws {
        XCTAssertTrue(
            try body("f{count}(\n    a#: A#,\n)").hasSuffix(
                "f2(\n    a1: A1,\n    a2: A2\n)\n\nf3(\n    a1: A1,\n    a2: A2,\n    a3: A3\n)\n"
            )
        )
        // A list in brackets keeps its last comma.
        XCTAssertTrue(try body("[\n    $#,\n]").hasSuffix("[\n    $0,\n    $1,\n    $2,\n]\n"))
        XCTAssertTrue(try body("case #0: {all}").contains("case 0: both\ncase 1: both\n"))
    }

    func testABlockIsWrittenForEachSource() throws {
        XCTAssertTrue(try body("#each\na#\nb#\n#end\nc").contains("a1\nb1\na2\nb2\nc\n"))
    }

    func testEachNumberHasAFileIfTheNameSaysSo() throws {
        let files = try files("f{count}", name: "Sum+arityN")
        XCTAssertEqual(files.map(\.name), ["Sum+arity2", "Sum+arity3"])
        XCTAssertTrue(files[1].text.hasPrefix("// A sum of three.\n"), files[1].text)
        XCTAssertTrue(files[1].text.hasSuffix("\n\nf3\n"), files[1].text)
    }

    func testNumbersThatMakeNoSenseAreRefused() {
        for line in ["#for 3...2", "#for 1...3", "#for 3...9", "nothing"] {
            XCTAssertThrowsError(try ArityTemplate(line)) { error in
                XCTAssertEqual(
                    "\(error)",
                    "a template needs a line such as `#for 3...8`: 2 to 8, rising."
                )
            }
        }
    }
}
