// The files for programs and browsers stay readable, whatever an answer prints.

import Foundation
import Toolchain
import XCTest

@testable import Classroom

#if canImport(FoundationXML)
import FoundationXML
#endif

final class ResultFilesTests: XCTestCase {
    /// Characters that XML, HTML, Markdown or a terminal treat specially, or that XML forbids.
    private let text =
        "a]]>b<script>&amp;'\"\u{0}\u{1}\u{8}\u{1B}[31m\u{7F}\u{85}\u{FFFE}\u{FFFF}\u{2028}"
        + "\u{10FFFF}\"\u{301}<\u{301}\r\n\tend"
        + String(decoding: [0xC3, 0x28, 0xFF] as [UInt8], as: UTF8.self)
    private var folder: URL!

    override func setUpWithError() throws {
        folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        var students = try MadeUpBook()
        students.add(text, .passed, .broken(text, printed: text), hints: 3)
        students.add("ben", .passed, .missing)
        try students.book.write(to: folder)
    }

    override func tearDown() {
        try? FileManager.default.removeItem(at: folder)
    }

    private func file(_ name: String) throws -> String {
        try String(contentsOf: folder.appending(path: name), encoding: .utf8)
    }

    func testXML() throws {
        let content = JUnitContent()
        let parser = XMLParser(data: try Data(contentsOf: folder.appending(path: "results.xml")))
        parser.delegate = content
        XCTAssertTrue(parser.parse(), "\(String(describing: parser.parserError))")
        // Forbidden characters are replaced, and all others are what they were.
        let forbidden = Set("\u{0}\u{1}\u{8}\u{1B}\u{FFFE}\u{FFFF}".unicodeScalars)
        let read = String(
            String.UnicodeScalarView(
                text.unicodeScalars.map { forbidden.contains($0) ? "\u{FFFD}" : $0 }
            )
        )
        XCTAssertEqual(content.suites.map(scalars), [read, "ben"].map(scalars))
        XCTAssertTrue(
            scalars(content.text).contains(scalars("The answer printed:\n" + read)),
            content.text
        )
    }

    /// Strings with other characters can be equal, such as a letter with an accent and both.
    private func scalars(_ text: String) -> [UInt32] { text.unicodeScalars.map(\.value) }

    private struct Results: Decodable {
        struct Student: Decodable {
            let student: String
            let exercises: [Exercise]
        }

        struct Exercise: Decodable {
            let printed: String?
            let hints: Int?
        }

        let students: [Student]
    }

    func testJSON() throws {
        let data = try Data(contentsOf: folder.appending(path: "results.json"))
        let results = try JSONDecoder().decode(Results.self, from: data)
        XCTAssertEqual(results.students.map { scalars($0.student) }, [text, "ben"].map(scalars))
        XCTAssertEqual(results.students[0].exercises[1].printed.map(scalars), scalars(text))
        XCTAssertEqual(results.students[0].exercises[1].hints, 3)
        XCTAssertNil(results.students[1].exercises[1].hints)
    }

    func testPages() throws {
        let names = try FileManager.default.contentsOfDirectory(
            atPath: folder.appending(path: "feedback").path
        )
        XCTAssertEqual(names.count, 4, "\(names)")
        for name in ["index.html"] + names.map({ "feedback/\($0)" }) {
            let page = try file(name)
            XCTAssertFalse(page.unicodeScalars.contains { ["\0", "\u{1B}"].contains($0) }, name)
            if name.hasSuffix(".html") {
                XCTAssertFalse(page.contains("<script"), name)
                XCTAssertFalse(page.utf8.contains(0), name)
            }
        }
        let index = try file("index.html")
        XCTAssertTrue(index.contains("<a href=\"feedback/ben.html\">ben</a>"), index)
        XCTAssertTrue(index.contains("]]&gt;b&lt;script&gt;&amp;amp;&#39;&quot;"), index)
        XCTAssertTrue(index.contains("<th scope=\"col\">hints</th>"), index)
        let page = try file("feedback/ben.html")
        XCTAssertTrue(page.contains("<h2>1.4 anonymous-observer: missing</h2>"), page)
        XCTAssertFalse(page.contains("]]&gt;"), "A page has nothing about other students.")
    }
}

extension Array where Element: Equatable {
    fileprivate func contains(_ part: [Element]) -> Bool {
        indices.contains { self[$0...].starts(with: part) }
    }
}
