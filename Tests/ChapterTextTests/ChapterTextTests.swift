// Making excerpts and traces, and the mistakes that a writer can make.

import ChapterText
import XCTest

final class ChapterTextTests: XCTestCase {
    private let package = FileManager.default.temporaryDirectory.appending(
        path: UUID().uuidString
    )

    override func setUpWithError() throws {
        try FileManager.default.createDirectory(at: package, withIntermediateDirectories: true)
        let source = """
            /// A box.
            final class Box<T>: Base,
                Other
            where T: Sendable {
                private var value: T

                init(_ value: T, named name: @escaping (Int) -> String = { "\\($0)" }) {
                    #if TRACE_RESOURCES
                        Resources.incrementTotal()
                    #endif
                    self.value = value
                }

                func open() -> T {
                    value
                }

                func open(_ times: Int) -> [T] { Array(repeating: value, count: times) }
            }

            extension Box {
                var isOpen: Bool { true }
            }

            protocol Lid {
                func lift()
            }

            extension Lid {
                func lift() {}
            }

            final class Crate<
                T: Sendable,
                Content
            >: Base, Other
            where
                T: Hashable
            {
                func pack() {}
            }

            """
        try source.write(
            to: package.appending(path: "Box.swift"),
            atomically: true,
            encoding: .utf8
        )
    }

    override func tearDownWithError() throws {
        try FileManager.default.removeItem(at: package)
    }

    private func excerpt(_ symbol: String) throws -> String {
        let text = "<!-- excerpt: Box.swift \(symbol) -->\nold\n<!-- end -->"
        var made = ChapterText(package: package)
        let lines = try made.refreshed(text).components(separatedBy: "\n")
        XCTAssertEqual(lines[1], "[Box.swift](../Box.swift) · `\(symbol)`")
        return lines.dropFirst(4).dropLast(2).joined(separator: "\n")
    }

    private func mistake(_ text: String) -> String {
        var made = ChapterText(package: package)
        do {
            return "no mistake: " + (try made.refreshed(text))
        } catch {
            return "\(error)"
        }
    }

    func testAPictureHasATextForThoseWhoDoNotSeeIt() throws {
        var made = ChapterText(package: package)
        XCTAssertEqual(
            try made.refreshed("<!-- picture: operator take -->\nold\n<!-- end -->", depth: 2)
                .components(separatedBy: "\n")[1],
            "![Marbles of source.take(2). PublishSubject: subscribed at 0, next 1 at 1, next 2 at 2, "
                + "disposed of, dropped 3 at 3, completed at 4. .take: subscribed at 0, next 1 at 1, "
                + "next 2 at 2, completed.](../../Diagrams/operators/take.svg)"
        )
        // Characters that mean something to Markdown.
        XCTAssertTrue(
            try made.refreshed("<!-- picture: operator zip-array -->\n<!-- end -->")
                .contains("![Marbles of Observable.zip(\\[a, b\\]).")
        )
        let unknown = mistake("<!-- picture: operator tke -->\n<!-- end -->")
        XCTAssertTrue(unknown.hasPrefix("Line 1: there is no operator `tke`."), unknown)
        let none = mistake("<!-- picture: tke -->\n<!-- end -->")
        XCTAssertEqual(none, "Line 1: there is no walkthrough tke.")
    }

    func testAFunctionIsFoundByItsLabels() throws {
        XCTAssertEqual(try excerpt("Box.open()"), "func open() -> T {\n    value\n}")
        XCTAssertEqual(
            try excerpt("Box.open(_:)"),
            "func open(_ times: Int) -> [T] { Array(repeating: value, count: times) }"
        )
    }

    func testAnInitializerIsShownWhole() throws {
        XCTAssertEqual(
            try excerpt("Box.init(_:named:)"),
            """
            init(_ value: T, named name: @escaping (Int) -> String = { "\\($0)" }) {
                #if TRACE_RESOURCES
                    Resources.incrementTotal()
                #endif
                self.value = value
            }
            """
        )
    }

    func testPropertiesAndExtensionsAreFound() throws {
        XCTAssertEqual(try excerpt("Box.value"), "private var value: T")
        XCTAssertEqual(try excerpt("Box.isOpen"), "var isOpen: Bool { true }")
    }

    func testOfARequirementAndItsImplementationTheLatterIsShown() throws {
        XCTAssertEqual(try excerpt("Lid.lift()"), "func lift() {}")
    }

    func testATypeIsShownToItsEnd() throws {
        let lines = try excerpt("Box").components(separatedBy: "\n")
        XCTAssertEqual(lines.first, "final class Box<T>: Base,")
        XCTAssertEqual(lines.last, "}")
        XCTAssertFalse(lines.contains("extension Box {"))
    }

    func testATypeWhoseHeadTakesManyLinesIsShownToItsEnd() throws {
        let lines = try excerpt("Crate").components(separatedBy: "\n")
        XCTAssertEqual(lines.count, 9)
        XCTAssertEqual(lines.last, "}")
        XCTAssertEqual(try excerpt("Crate.pack()"), "func pack() {}")
    }

    func testTextAroundIsKeptAndRefreshingTwiceChangesNothing() throws {
        let text = "above\n<!-- trace: dispose-bag, lines 39 to 40 -->\n<!-- end -->\nbelow\n"
        var made = ChapterText(package: package)
        let once = try made.refreshed(text)
        XCTAssertEqual(
            once,
            """
            above
            <!-- trace: dispose-bag, lines 39 to 40 -->
            ```text
             39  main  # bag = nil
             40  main  DisposeBag.dispose()
            ```
            <!-- end -->
            below

            """
        )
        XCTAssertEqual(try made.refreshed(once), once)
    }

    func testCommentsInCodeAreNoMarkers() throws {
        let text = "```html\n<!-- trace: dispose-bag -->\n```\n"
        var made = ChapterText(package: package)
        XCTAssertEqual(try made.refreshed(text), text)
    }

    func testMistakesAreSaidWithTheirLine() {
        XCTAssertEqual(
            mistake("\n<!-- trace: dispose-bag -->\n"),
            "Line 2: put `<!-- end -->` below this part."
        )
        XCTAssertEqual(
            mistake("<!-- trace: dispose-bag -->\n<!-- trace: dispose-bag -->\n<!-- end -->"),
            "Line 1: put `<!-- end -->` below this part."
        )
        XCTAssertEqual(
            mistake("<!-- excerpt: Cask.swift Cask -->\n<!-- end -->"),
            "Line 1: there is no file Cask.swift."
        )
        XCTAssertEqual(
            mistake("<!-- excerpt: Box.swift -->\n<!-- end -->"),
            "Line 1: write a file and a symbol, separated by a space."
        )
        XCTAssertEqual(
            mistake("<!-- excerpt: Box.swift Box.close() -->\n<!-- end -->"),
            "Line 1: Box.swift declares no Box.close()."
        )
        XCTAssertEqual(
            mistake("<!-- trace: no-such -->\n<!-- end -->"),
            "Line 1: there is no walkthrough no-such."
        )
        XCTAssertEqual(
            mistake("<!-- trace: create-subscribe, step 22 -->\n<!-- end -->"),
            "Line 1: create-subscribe has no step 22."
        )
        XCTAssertEqual(
            mistake("<!-- trace: create-subscribe, lines 50 to 60 -->\n<!-- end -->"),
            """
            Line 1: write `step 5` or `lines 42 to 45` instead of `lines 50 to 60`; \
            the trace has 53 lines.
            """
        )
    }
}
