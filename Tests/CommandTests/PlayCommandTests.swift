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
