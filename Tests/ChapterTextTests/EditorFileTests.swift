// What editors and debuggers read of the chapters: tours, stops of LLDB, settings of editors.

import Foundation
#if canImport(FoundationXML)
import FoundationXML
#endif
import TestSupport
import WalkthroughsTraced
import XCTest

@testable import ChapterText

final class EditorFileTests: XCTestCase {
    private func tour(_ name: String) throws -> Tour {
        let text = try source(".tours/\(name).tour")
        return try JSONDecoder().decode(Tour.self, from: Data(text.utf8))
    }

    func testFilesForEditorsAreWhatWouldBeMadeNow() throws {
        let copy = try PackageCopy()
        let tour = ".tours/create-subscribe.tour"
        let line = try copy.plant("\"line\" : 11,", for: "\"line\" : 10,", in: tour)
        let count = try copy.plant("count 2", for: "count 1", in: ".lldb/create-subscribe.lldb")
        let name = try copy.plant("Chapter 3: run", for: "Chapter 3: debug", in: launch)
        try FileManager.default.removeItem(at: copy.folder.appending(path: ".tours/zip.tour"))
        let kept = copy.folder.appending(path: ".lldb/none.lldb")
        try "".write(to: kept, atomically: true, encoding: .utf8)
        let check = try XCTUnwrap(Check.all.first { $0.name == "editors" })
        let found = try check.findings(in: copy.folder).problems.map(\.description)
        XCTAssertEqual(found.count, 5, "\(found)")
        XCTAssertTrue(found.allSatisfy { $0.hasSuffix("(run make refresh)") }, "\(found)")
        for place in [line, count, name, ".tours/zip.tour:1:", ".lldb/none.lldb:1:"] {
            XCTAssertTrue(found.contains { $0.hasPrefix(place) }, "\(place) \(found)")
        }
    }

    private let launch = ".vscode/launch.json"

    func testEachChapterHasASchemeForXcodeWithItsTests() throws {
        let package = try source("Package.swift")
        for chapter in Chapter.all {
            let path = "\(XcodeScheme.folder)/Chapter \(chapter.number).xcscheme"
            let text = try source(path)
            XCTAssertTrue(XMLParser(data: Data(text.utf8)).parse(), path)
            let targets = text.matches(of: #/BlueprintIdentifier = "(\w+)"/#).map { String($0.1) }
            let tests = Set(targets).subtracting(["kit"]).first ?? ""
            XCTAssertEqual(targets, ["kit", tests, "kit"])
            XCTAssertTrue(tests.hasPrefix("Chapter\(chapter.number)"), tests)
            XCTAssertNotNil(package.firstRange(of: "\"\(tests)\""), "\(tests) is a target.")
            XCTAssertTrue(text.contains("argument = \"walk \(chapter.number)\""), path)
        }
    }

    func testATourHasAStepForEachStepOfItsChapterWhereTheFunctionIs() throws {
        let walkthrough = try XCTUnwrap(Walkthrough.named("create-subscribe"))
        let steps = try tour("create-subscribe").steps
        XCTAssertEqual(
            steps.map(\.title),
            walkthrough.steps.map { "Step \($0.number). \($0.title)" }
        )
        let recording = walkthrough.record()
        let parts = walkthrough.lines(of: recording).map(\.lines)
        for (step, lines) in zip(steps, parts) {
            let calls = lines.compactMap(\.step.call)
            let call = try XCTUnwrap(
                calls.first { $0.file == step.file && $0.line == step.line },
                "\(step.title) opens at none of its calls"
            )
            let line = try source(step.file).components(separatedBy: "\n")[Int(step.line) - 1]
            let isClosure = call.function.hasPrefix("closure")
            let accessor = call.function.split(separator: ".").last.map { "\($0) {" } ?? ""
            let name = call.function.prefix { $0 != "(" }
            XCTAssertTrue(
                isClosure ? line.contains("{") : line.contains(name) || line.contains(accessor),
                "\(step.title): \(call.function) is not in `\(line)`"
            )
            XCTAssertTrue(
                step.description.contains(ChapterText.table(lines).joined(separator: "\n"))
            )
        }
    }

    /// Not at the first call: that is the bag of the sample, or a function of the step before.
    func testATourOpensAtTheFunctionThatTheStepIsAbout() throws {
        let steps = try tour("observe-on-create").steps
        for (number, file, text) in [
            (1, "Observables/Create.swift", "func create"),
            (7, "Operators/ObserveOn.swift", "override func onCore"),
        ] {
            let step = steps[number - 1]
            XCTAssertEqual(step.file, "Sources/MiniRx/\(file)", step.title)
            let line = try source(step.file).components(separatedBy: "\n")[Int(step.line) - 1]
            XCTAssertTrue(line.contains(text), "\(step.title): \(line)")
        }
    }

    func testToursGoOnWithEachOtherAndLeadToFilesThatExist() throws {
        let names = try FileManager.default
            .contentsOfDirectory(atPath: packageFolder.appending(path: ".tours").path)
            .filter { $0.hasSuffix(".tour") }
        let tours = try names.map { try tour(String($0.dropLast(".tour".count))) }
        XCTAssertEqual(
            tours.filter { $0.isPrimary == true }.map(\.title),
            ["01.01 create-subscribe"]
        )
        XCTAssertEqual(
            Set(tours.compactMap(\.nextTour)),
            Set(tours.map(\.title)).subtracting(["01.01 create-subscribe"])
        )
        var links = 0
        for step in tours.flatMap(\.steps) {
            XCTAssertFalse(step.description.contains("```"), step.title)
            for link in step.description.matches(of: #/\]\((?!\w+:)([^)]*)\)/#) {
                links += 1
                let path = String(link.1)
                XCTAssertTrue(path.hasPrefix("./"), path)
                let file = packageFolder.appending(path: path)
                XCTAssertTrue(FileManager.default.fileExists(atPath: file.path), path)
            }
        }
        XCTAssertGreaterThan(links, 100)
    }

    func testMarkdownForATour() {
        let text = """
            [a](#here) [b](02-schedulers.md#there) [c](../Sources/MiniRx) [d](https://example.org#e)
            <details>
            <summary>The <code>map</code></summary>

            ```swift
            ```

            </details>
            """
        XCTAssertEqual(
            TourText.of(text, on: "01-create-subscribe.md"),
            """
            [a](./Chapters/01-create-subscribe.md) [b](./Chapters/02-schedulers.md) \
            [c](./Sources/MiniRx) [d](https://example.org#e)
            **The `map`**

            ~~~swift
            ~~~


            """
        )
    }

    /// A line at which a closure begins is the closure's for a debugger.
    func testADebuggerStopsAtAFirstStatementWithALineOfItsOwn() throws {
        let single = try source(".lldb/single.lldb")
        let file = "Sources/MiniRx/Traits/PrimitiveSequence/Single.swift"
        let closure = try lines(of: file).first { $0.text.contains(".create { observer in") }
        XCTAssertFalse(single.contains("\(file) --line \(try XCTUnwrap(closure).number) "))
        let create = "Sources/MiniRx/Observables/Create.swift"
        let body = try XCTUnwrap(
            try lines(of: create).first { $0.text.contains("    AnonymousObservable(subscribe)") }
        )
        XCTAssertTrue(single.contains("--file \(create) --line \(body.number)\n"))
    }

    private func lines(of path: String) throws -> [(number: Int, text: String)] {
        try source(path).components(separatedBy: "\n").enumerated().map { ($0 + 1, $1) }
    }
}
