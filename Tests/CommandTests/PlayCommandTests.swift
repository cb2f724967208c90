// `kit play`, run as a person would run it.

import Foundation
import TestSupport
import XCTest

final class PlayCommandTests: CommandCase {
    private var folder = URL(filePath: "/")

    override func setUpWithError() throws {
        try super.setUpWithError()
        folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    override func tearDownWithError() throws {
        try? FileManager.default.removeItem(at: folder)
    }

    private func page(_ name: String) throws -> String {
        try String(contentsOf: folder.appending(path: name), encoding: .utf8)
    }

    func testAWalkthroughsPage() throws {
        let file = folder.appending(path: "page.html")
        let said = try kit("play", "create-subscribe", "-o", file.path)
        XCTAssertEqual(said.status, 0, said.error)
        XCTAssertEqual(said.output, "\(file.path)\n")
        let text = try page("page.html")
        XCTAssertTrue(text.contains("Step 1. `create` keeps the closure"))
        XCTAssertTrue(text.contains("/Chapters/\""), "Its links lead to the kit's chapters.")
    }

    func testAChaptersPagesAreInAFolder() throws {
        let said = try kit("play", "8", "-o", folder.path, "--links", "../")
        XCTAssertEqual(said.status, 0, said.error)
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        let written = said.output.split(separator: "\n")
            .map { URL(filePath: String($0)).lastPathComponent }
        XCTAssertEqual(names, written.sorted())
        XCTAssertTrue(names.contains("binder.html"), "\(names)")
        XCTAssertTrue(try page("binder.html").contains("<body data-links=\"../\">"))
    }

    func testAReadersOwnProgram() throws {
        let program = folder.appending(path: "mine.swift")
        try """
        import RxSwift
        let bag = DisposeBag()
        Observable.just(1).subscribe(onNext: { print($0) }).disposed(by: bag)
        """
        .write(to: program, atomically: true, encoding: .utf8)
        let said = try kit("play", program.path, "-o", folder.appending(path: "mine.html").path)
        XCTAssertEqual(said.status, 0, said.error)
        let text = try page("mine.html")
        XCTAssertTrue(text.contains("Observable.just(1).subscribe"), "The program's text is there.")
        XCTAssertTrue(text.contains("# prints 1"))
        XCTAssertTrue(text.contains(#""title":"mine.swift""#), "The title has no path.")
        XCTAssertTrue(text.contains(#""alive":[[1,"DisposeBag""#), "The page has its objects.")
    }

    private func write(_ code: String, to name: String) throws -> String {
        let file = folder.appending(path: name)
        try "import RxSwift\n\(code)\n".write(to: file, atomically: true, encoding: .utf8)
        return file.path
    }

    func testTwoVersionsOfAProgramSideBySide() throws {
        let code = "Observable.just(1).subscribe(onNext: { print($0) }).dispose()"
        let (new, old) = (
            try write(code, to: "new.swift"),
            try write(code.replacing("just(1)", with: "of(1, 2)"), to: "old.swift")
        )
        let output = folder.appending(path: "two.html").path
        let said = try kit("play", new, "--compare", old, "-o", output)
        XCTAssertEqual(said.status, 0, said.error)
        let text = try page("two.html")
        XCTAssertTrue(text.contains(#""title":"new.swift""#))
        XCTAssertTrue(text.contains(#""title":"old.swift""#))
        XCTAssertTrue(text.contains("Observable.just(1)") && text.contains("Observable.of(1, 2)"))

        let same = try kit("play", new, "--compare", new)
        XCTAssertEqual(same.status, 2)
        XCTAssertTrue(same.error.contains("both versions are named new.swift"), same.error)
        let walkthrough = try kit("play", "schedulers", "--compare", old)
        XCTAssertTrue(walkthrough.error.contains("--compare needs a Swift file"), walkthrough.error)
    }

    /// A chain of five operators, of which each element has 37 lines.
    private func writeChain(of count: Int) throws -> String {
        try write(
            """
            var last = 0
            Observable.range(start: 0, count: \(count))
                .map { $0 + 1 }.filter { $0 >= 0 }.map { $0 + 2 }.scan(0) { max($0, $1) }
                .filter { $0 >= 0 }.subscribe(onNext: { last = $0 }).dispose()
            """,
            to: "chain.swift"
        )
    }

    func testThePageOfALongRunSaysWhichLinesItHas() throws {
        let program = try writeChain(of: 300)
        let output = folder.appending(path: "chain.html").path
        let said = try kit("play", program, "-o", output)
        XCTAssertEqual(said.status, 0, said.error)
        XCTAssertEqual(
            said.output,
            """
            \(output)
            The page has lines 1 to 5000 of 11236. For others:
            swift run kit play \(program) --from 5001
            Who holds whom is recorded up to line 5000.

            """
        )
        let text = try page("chain.html")
        XCTAssertTrue(
            text.contains(#""window":{"count":11236,"first":1,"known":5001,"last":5000}"#)
        )
        XCTAssertTrue(text.contains(#""program":"chain.swift""#), "The page names no folder.")
        XCTAssertTrue(text.contains(#""line":5000"#))

        let end = try kit("play", program, "-o", output, "--to", "11236")
        XCTAssertTrue(end.output.contains("lines 6237 to 11236 of 11236"), end.output)
        XCTAssertTrue(end.output.contains("--from 1237\n"), end.output)
        XCTAssertTrue(end.output.contains("Who holds whom is not recorded."), end.output)
    }

    func testLinesThatNoPageCanHave() throws {
        let program = try write("_ = Observable.just(1).subscribe()", to: "mine.swift")
        let none = try kit("play", program, "--from", "900")
        XCTAssertEqual(none.status, 1)
        XCTAssertTrue(none.error.contains("there is no line 900: the run has"), none.error)
        let order = try kit("play", program, "--from", "9", "--to", "5")
        XCTAssertEqual(order.status, 2)
        XCTAssertTrue(order.error.contains("--from 9 is after --to 5"), order.error)
        let many = try kit("play", program, "--to", "90000", "--from", "1")
        XCTAssertEqual(many.status, 2)
        XCTAssertTrue(many.error.contains("at most 20000 lines"), many.error)
        let walkthrough = try kit("play", "schedulers", "--from", "9")
        XCTAssertEqual(walkthrough.status, 2)
        XCTAssertTrue(walkthrough.error.contains("--from needs a Swift file"), walkthrough.error)
    }

    /// The open page asks the file beside it for the newest version.
    func testAWatchedPageAndTheFileBesideItNameAVersion() throws {
        let program = try write("_ = Observable.just(1).subscribe()", to: "mine.swift")
        let output = folder.appending(path: "mine.html").path
        let words =
            "echo q | '\(builtProducts.command.path)' play '\(program)' --watch -o '\(output)'"
        let said = try outcome(of: ["sh", "-c", words], in: packageFolder)
        XCTAssertEqual(said.status, 0, said.error)
        XCTAssertTrue(said.output.contains("Save \(program) to see the new run"), said.output)
        let version = try XCTUnwrap(page("mine.html").firstMatch(of: #/data-version="([^"]+)"/#)).1
        XCTAssertEqual(try page("mine.version.js"), "window.playerVersion = \"\(version)\";\n")
    }

    func testTheDataOfThePageIsAFormatOfATrace() throws {
        let said = try kit("trace", "schedulers", "--format", "player")
        XCTAssertEqual(said.status, 0, said.error)
        struct Page: Decodable {
            struct Take: Decodable { let order: String }
            let name: String
            let recordings: [Take]
        }
        let page = try JSONDecoder().decode(Page.self, from: Data(said.output.utf8))
        XCTAssertEqual(page.name, "schedulers")
        XCTAssertEqual(page.recordings.map(\.order), ["producer-first", "hand-overs-first"])
        let ordered = try kit(
            "trace",
            "schedulers",
            "--format",
            "player",
            "--order",
            "as-it-comes"
        )
        XCTAssertEqual(ordered.status, 2)
        XCTAssertTrue(ordered.error.contains("leave out --order"), ordered.error)
    }

    func testMistakesSayWhatToDo() throws {
        let none = try kit("play")
        XCTAssertEqual(none.status, 2)
        XCTAssertTrue(none.error.contains("play needs the name of a walkthrough"), none.error)
        let wrong = try kit("play", "scheduler")
        XCTAssertEqual(wrong.status, 2)
        XCTAssertTrue(wrong.error.contains("'schedulers'"), wrong.error)
        let missing = try kit("play", "none.swift")
        XCTAssertEqual(missing.status, 2)
        XCTAssertTrue(missing.error.contains("there is no file none.swift"), missing.error)
        let nowhere = try kit("play", "create-subscribe", "-o", "/none/page.html")
        XCTAssertEqual(nowhere.status, 1)
        XCTAssertTrue(nowhere.error.contains("there is no folder /none"), nowhere.error)
    }
}
