// `kit conformance`, with a library and tests that stand in for RxSwift, and another one for
// MiniRx.

import Foundation
#if canImport(FoundationXML)
import FoundationXML
#endif
import TestSupport
import XCTest

final class ConformanceCommandTests: TemporaryFolderCase {
    private var kit: URL { folder.appending(path: "Kit") }
    private var checkout: URL { folder.appending(path: "Checkout") }

    override func setUpWithError() throws {
        try super.setUpWithError()
        let standIn = packageFolder.appending(path: "Tests/ConformanceTests/StandIn")
        for part in [kit, checkout] {
            try FileManager.default.copyItem(
                at: standIn.appending(path: part.lastPathComponent),
                to: part
            )
        }
        // What the tests are given in the place of RxSwift's is made for the library as it is.
        try write(
            "Kit/Sources/MiniRx/AtomicInt.swift",
            source("Sources/MiniRx/Platform/AtomicInt.swift")
        )
    }

    private func conformance(_ options: String...) throws -> Outcome {
        let command = [builtProducts.command.path, "conformance", checkout.path]
        return try outcome(of: command + options, in: kit)
    }

    func testEachTestIsToldAndOnlyMiniRxsOwnFailuresCount() throws {
        let first = try conformance()
        XCTAssertEqual(first.status, 1, first.output)
        XCTAssertEqual(first.error, "kit: 2 tests fail on MiniRx and not on RxSwift.\n")
        let lines = first.output.split(separator: "\n").map(String.init)
        XCTAssertEqual(
            lines.drop { !$0.hasPrefix("RxRelay") }.prefix(3).map(words),
            [
                ["RxRelayTests", "1", "1", "1", "0"], ["RxSwiftTests", "10", "4", "7", "3"],
                ["all", "11", "5", "8", "3"],
            ]
        )
        XCTAssertEqual(Array(lines.drop { !$0.hasPrefix("Fail") }.dropLast()), details)
        XCTAssertTrue(lines.last?.hasSuffix("/Kit/.build/conformance/results.xml") ?? false)
        try expectResultsForOtherPrograms()

        let library = "Kit/Sources/MiniRx/Answer.swift"
        try write(library, read(library).replacing("41", with: "42"))
        let second = try conformance("--classes", "CrashTests,RelayTests")
        XCTAssertEqual(second.status, 0, second.error)
        XCTAssertEqual(second.error, "")
        XCTAssertFalse(second.output.contains("Left out"), "They are other classes' tests.")

        let third = try conformance("--classes", "RxTest")
        XCTAssertEqual(third.status, 1)
        XCTAssertTrue(third.error.hasPrefix("kit: no test was run: "), third.error)
    }

    func testARaceIsAFailureUnderTheThreadSanitizer() throws {
        // Tests that do not compile would take more builds.
        try FileManager.default.removeItem(
            at: checkout.appending(path: "Tests/RxSwiftTests/AnswerTests.swift")
        )
        let outcome = try conformance("--sanitize", "thread", "--classes", "RaceTests,RelayTests")
        XCTAssertEqual(outcome.status, 0, outcome.error)
        let lines = outcome.output.split(separator: "\n").map(String.init)
        XCTAssertEqual(
            lines.drop { !$0.hasPrefix("all") }.first.map(words),
            ["all", "2", "1", "1", "0"]
        )
        let details = Array(lines.drop { !$0.hasPrefix("Fail") }.prefix(4))
        XCTAssertEqual(
            details.dropLast(),
            [
                "Fail on both MiniRx and RxSwift:", "  RaceTests/testRace",
                "    The test did not end: its process ended with status 66.",
            ]
        )
        XCTAssertTrue(details.last?.contains(#/SUMMARY: ThreadSanitizer: .*Race/#) ?? false)
    }

    private func words(_ line: String) -> [String] {
        line.split(separator: " ").map(String.init)
    }

    private let details = [
        "Fail on MiniRx but pass on RxSwift:",
        "  AnswerTests/testFailsOnMiniRxOnly",
        "    AnswerTests.swift:17: XCTAssertEqual failed: (\"41\") is not equal to (\"42\") - ",
        "  CrashTests/testB",
        "    The test did not end: its process ended with status 132.",
        "    Suite/CrashTests.swift:10: Precondition failed: the answer is wrong",
        "Fail on both MiniRx and RxSwift:",
        "  AnswerTests/testFailsOnBoth",
        "    AnswerTests.swift:13: failed - as it should",
        "Left out because they do not compile:",
        "  AnswerTests/testDoesNotCompileAgainstMiniRx, on MiniRx",
        "    type 'Answer' has no member 'own'",
        "  AnswerTests/testDoesNotCompileAtAll, on both",
        "    type 'Answer' has no member 'wrong'",
        "  AnswerTests/testUsesWhatDoesNotCompile, on both",
        "    cannot find 'helper' in scope",
        "  RxSwiftTests/AnswerTests.swift, lines 33 to 35, on both",
        "    type 'Answer' has no member 'other'",
    ]

    private func expectResultsForOtherPrograms() throws {
        let text = try read("Kit/.build/conformance/results.xml")
        XCTAssertTrue(XMLParser(data: Data(text.utf8)).parse())
        let counts = text.matches(of: #/tests="(\d+)" failures="(\d+)" skipped="(\d+)"/#)
        XCTAssertEqual(counts.map { [$0.1, $0.2, $0.3] }, [["1", "0", "0"], ["10", "3", "3"]])
        let failures = text.matches(of: #/name="(\w+)" time.*>\n *<failure message="(.+?)">/#)
        XCTAssertEqual(
            failures.map { [$0.1, $0.2] },
            [
                ["testFailsOnBoth", "RxSwift does not pass it either."],
                ["testFailsOnMiniRxOnly", "RxSwift passes it."],
                ["testB", "RxSwift passes it."],
            ]
        )
    }
}
