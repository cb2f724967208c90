// Programs in pages: built, run, and compared with what stands below them.

import ChapterText
import TestSupport
import XCTest

/// With a library that has the kit's name and is built in a moment.
final class ProgramCheckTests: XCTestCase {
    private var package = FileManager.default.temporaryDirectory

    override func setUpWithError() throws {
        package = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try write(
            """
            // swift-tools-version: 6.0
            import PackageDescription

            let package = Package(
                name: "Tiny",
                platforms: [.macOS(.v15)],
                products: [
                    .library(name: "MiniRx", targets: ["MiniRx"]),
                    .library(name: "Diagrams", targets: ["Diagrams"]),
                ],
                targets: [.target(name: "MiniRx"), .target(name: "Diagrams")]
            )
            """,
            to: "Package.swift"
        )
        try write("public let answer = 42\n", to: "Sources/MiniRx/Answer.swift")
        try write("public let nothing = 0\n", to: "Sources/Diagrams/Nothing.swift")
        try write("Nothing runs here.\n", to: "Chapters/00-how.md")
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

    private func page(_ code: String, printing output: String? = nil) -> String {
        let block = output.map { "\n\n```text\n\($0)\n```" } ?? ""
        return
            "# A page\n\n<!-- runnable -->\n```swift\nimport MiniRx\n\(code)\n```\(block)\n\nBelow.\n"
    }

    private func problems() throws -> [String] {
        let check = try XCTUnwrap(Check.all.first { $0.name == "programs" })
        return try check.findings(in: package).problems.map(\.description)
    }

    func testOutputsAreComparedAndRefreshed() throws {
        try write(page("print(\"one\")\nprint(answer)"), to: "README.md")
        try write(page("print(\"two\")", printing: "one"), to: "Chapters/00-how.md")
        XCTAssertEqual(
            try problems(),
            [
                "README.md:9: what it prints: here is nothing more, now it is `one` (make refresh)",
                """
                Chapters/00-how.md:10: what it prints: here is `one`, now it is `two` \
                (make refresh)
                """,
            ]
        )
        let fresh = try pagesShowingPrograms(in: package)
        XCTAssertEqual(
            fresh.map(\.text),
            [
                page("print(\"one\")\nprint(answer)", printing: "one\n42"),
                page("print(\"two\")", printing: "two"),
            ]
        )
        for page in fresh {
            try page.text.write(to: page.file, atomically: true, encoding: .utf8)
        }
        XCTAssertEqual(try problems(), [])
    }

    func testWhatDoesNotCompileIsSaidInThePagesOwnLines() throws {
        try write(page("print(1)\nprint(question)", printing: "1"), to: "README.md")
        XCTAssertEqual(
            try problems(),
            [
                """
                README.md:7: this does not compile: cannot find 'question' in scope \
                (mend it by hand, then make check)
                """
            ]
        )
        XCTAssertThrowsError(try pagesShowingPrograms(in: package))
    }

    func testABadEndIsSaid() throws {
        try write(page("print([answer][1])", printing: "42"), to: "README.md")
        let problem = try XCTUnwrap(try problems().first)
        XCTAssertTrue(problem.hasPrefix("README.md:5: this program ends with status "), problem)
        XCTAssertTrue(problem.contains("Index out of range"), problem)
    }

    func testAMarkNeedsAProgramBelowIt() throws {
        try write("# A page\n\n<!-- runnable -->\n\nNone.\n", to: "README.md")
        XCTAssertEqual(
            try problems(),
            [
                """
                README.md:3: put code below this mark, which begins with ```swift. \
                (mend it by hand, then make check)
                """
            ]
        )
    }
}
