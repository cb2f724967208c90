// Programs in pages: recorded, and compared with what stands below them.

import ChapterText
import TestSupport
import XCTest

final class ProgramCheckTests: XCTestCase {
    private let package = FileManager.default.temporaryDirectory.appending(
        path: UUID().uuidString
    )

    override func setUpWithError() throws {
        try skipUnderThreadSanitizer()
        try write("Nothing runs here.\n", to: "Chapters/00-how.md")
    }

    override func tearDownWithError() throws {
        try? FileManager.default.removeItem(at: package)
    }

    private func write(_ text: String, to path: String) throws {
        let file = package.appending(path: path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        try text.write(to: file, atomically: true, encoding: .utf8)
    }

    private func page(
        _ code: String,
        mark: String = "<!-- recorded -->",
        showing trace: String? = nil
    ) -> String {
        let block = trace.map { "\n\n```text\n\($0)\n```" } ?? ""
        return "# A page\n\n\(mark)\n```swift\nimport RxSwift\n\(code)\n```\(block)\n\nBelow.\n"
    }

    private func problems() throws -> [String] {
        let check = try XCTUnwrap(Check.all.first { $0.name == "programs" })
        return try check.findings(in: package).problems.map(\.description)
    }

    /// RxSwift's trace of it, as in `Tests/Golden/factories.txt`.
    private let just = """
          1  main  ObservableType.just(_:)
          2  main    Just.init(element:)    ← 1
        """

    func testTracesAreComparedAndRefreshed() throws {
        try write(page("_ = Observable.just(1)"), to: "README.md")
        let part = "<!-- recorded: lines 2 to 2 -->"
        let other = "print(1)\n_ = Observable.just(2)"
        try write(page(other, mark: part, showing: "one"), to: "Chapters/00-how.md")
        XCTAssertEqual(
            try problems(),
            [
                """
                README.md:8: the program's trace: found the end of the text, expected `\(just.prefix { $0 != "\n" })` \
                (run make refresh)
                """,
                """
                Chapters/00-how.md:11: the program's trace: found `one`, expected \
                `  2  main  ObservableType.just(_:)` (run make refresh)
                """,
            ]
        )
        let fresh = try pagesShowingPrograms(in: package)
        XCTAssertEqual(
            fresh.map(\.text),
            [
                page("_ = Observable.just(1)", showing: just),
                page(other, mark: part, showing: "  2  main  ObservableType.just(_:)"),
            ]
        )
        for page in fresh {
            try page.text.write(to: page.file, atomically: true, encoding: .utf8)
        }
        XCTAssertEqual(try problems(), [])
    }

    func testLinesThatThereAreNotAreSaid() throws {
        try write(
            page("_ = Observable.just(1)", mark: "<!-- recorded: lines 2 to 9 -->"),
            to: "README.md"
        )
        XCTAssertEqual(
            try problems(),
            ["README.md:3: the trace has 2 lines. (correct it by hand, then run make check)"]
        )
    }

    func testWhatDoesNotCompileIsSaidInThePagesOwnLines() throws {
        try write(page("print(1)\nprint(question)"), to: "README.md")
        XCTAssertEqual(
            try problems(),
            [
                """
                README.md:7: this line does not compile: cannot find 'question' in scope \
                (correct it by hand, then run make check)
                """
            ]
        )
        XCTAssertThrowsError(try pagesShowingPrograms(in: package))
    }

    func testABadEndIsSaid() throws {
        try write(page("print([1][1])"), to: "README.md")
        let problem = try XCTUnwrap(try problems().first)
        XCTAssertTrue(problem.hasPrefix("README.md:5: this program ended with status "), problem)
        XCTAssertTrue(problem.contains("Index out of range"), problem)
    }

    func testAMarkNeedsAProgramBelowIt() throws {
        try write("# A page\n\n<!-- recorded -->\n\nNone.\n", to: "README.md")
        XCTAssertEqual(
            try problems(),
            [
                """
                README.md:3: put a block of code below this mark, which begins with ```swift. \
                (correct it by hand, then run make check)
                """
            ]
        )
    }
}
