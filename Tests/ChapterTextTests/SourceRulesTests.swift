// What every source file of the library promises its readers.

import TestSupport
import XCTest

final class SourceRulesTests: XCTestCase {
    func testEveryFileBeginsWithItsBanner() throws {
        for (path, text) in try swiftFiles(in: "Sources/MiniRx") {
            let banner = text.components(separatedBy: "\n").prefix { $0.hasPrefix("//") }
            XCTAssertTrue((3...7).contains(banner.count), path)
            XCTAssertTrue(banner.contains { $0.hasPrefix("// Chapter: ") }, path)
            let mirrors = banner.first { $0.hasPrefix("// Mirrors: ") }
            XCTAssertNotNil(mirrors, path)
            if let mirrors, !mirrors.contains("nothing in RxSwift") {
                XCTAssertTrue(mirrors.contains(#/(RxSwift|RxRelay|RxCocoa|Platform)\//#), path)
            }
        }
    }

    /// Probes, hand-overs and singletons for each recording are put into a copy.
    func testNeitherLibraryNorSamplesKnowOfTheRecorder() throws {
        let recorders =
            #/\bRecorder\b|\bTrace\.|\b_?(enter|leave)\(|Traced\b|PerRecording|AtomicStep/#
        for folder in ["Sources/MiniRx", "Sources/Walkthroughs"] {
            for file in try swiftFiles(in: folder) {
                let code = file.text.replacing(#/\/\/.*/#, with: "")
                XCTAssertNil(code.firstMatch(of: recorders).map { "\(file.path): \($0.0)" })
            }
        }
        XCTAssertTrue(try source("Sources/Recorder/Trace.swift").contains(recorders))
    }

    /// The banner says it once, and `make docs` adds it to each symbol.
    func testDocCommentsDoNotRepeatTheBanner() throws {
        for text in try librarySources() {
            let repeated = text.firstMatch(of: #/\/\/\/.*(Mirrors `|Chapters? \d).*/#)
            XCTAssertNil(repeated.map { String($0.0) })
        }
    }

    func testEveryTestThatACommentNamesExists() throws {
        let tests = try testSources().joined(separator: "\n")
        let comments = try librarySources().joined(separator: "\n")
        let names = comments.matches(of: #/`(test\w+|\w+Tests)`/#).map { String($0.1) }
        XCTAssertFalse(names.isEmpty)
        for name in names {
            XCTAssertTrue(
                tests.contains("func \(name)()") || tests.contains("class \(name):"),
                name
            )
        }
    }

    /// A comment that says why names the test that would fail without the line below it.
    func testEachCommentThatSaysWhyNamesATest() throws {
        for text in try librarySources() {
            let comments = text.matches(of: #/(?m)^ *\/\/ Why\b.*\n(?: *\/\/.*\n)*/#)
            for comment in comments {
                XCTAssertTrue(comment.0.contains(#/`(test\w+|\w+Tests)`/#), String(comment.0))
            }
        }
    }

    private func testSources() throws -> [String] {
        try swiftFiles(in: "Tests").map(\.text)
    }
}
