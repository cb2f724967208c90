// What `kit conformance` says about a folder that it can do nothing with.

import Foundation
import TestSupport
import XCTest

final class ConformanceInputTests: TemporaryFolderCase {
    private func said(_ arguments: String..., status: Int32 = 1) throws -> String {
        let command = [builtProducts.command.path, "conformance"] + arguments
        let outcome = try outcome(of: command)
        XCTAssertEqual(outcome.status, status, outcome.error)
        XCTAssertEqual(outcome.output, "")
        return outcome.error
    }

    /// A checkout with all that is looked for before anything is built.
    private func makeCheckout() throws {
        try makeRxSwift()
        try write("Sources/RxTest/Recorded.swift", "recorded")
        try write("Sources/RxBlocking/Blocking.swift", "blocking")
        try write("Tests/RxSwiftTests/MapTests.swift", "class MapTests: RxTest {}")
    }

    private func git(_ words: String...) throws {
        let outcome = try outcome(
            of: ["git", "-c", "user.name=a", "-c", "user.email=b"] + words,
            in: folder
        )
        XCTAssertEqual(outcome.status, 0, outcome.error)
    }

    func testAPathIsNeededAndMistakesAreNamed() throws {
        XCTAssertEqual(
            try said(status: 2),
            """
            kit: conformance needs the folder of a checkout of RxSwift.
            See: swift run kit help

            """
        )
        XCTAssertTrue(try said("a", "b", status: 2).contains("unexpected argument 'b'."))
        XCTAssertTrue(
            try said("a", "--sanitize", "address", status: 2)
                .hasPrefix("kit: unknown value 'address' for --sanitize. The nearest is 'thread'")
        )
        XCTAssertTrue(
            try said("a", "--relase", status: 2).contains("Did you mean '--release'?")
        )
    }

    func testAFolderThatIsNoCheckout() throws {
        XCTAssertTrue(
            try said(folder.path).hasPrefix("kit: '\(folder.path)' is not a checkout of RxSwift: ")
        )
    }

    func testACheckoutWithoutTestsOrWhatTheyUse() throws {
        try makeCheckout()
        let module = folder.appending(path: "Sources/RxTest")
        try FileManager.default.removeItem(at: module)
        XCTAssertTrue(
            try said(folder.path).hasPrefix("kit: '\(folder.path)' lacks Sources/RxTest.")
        )
        try FileManager.default.removeItem(at: folder.appending(path: "Tests"))
        let message = "kit: '\(folder.path)' has no folder Tests/RxSwiftTests"
        XCTAssertTrue(try said(folder.path).hasPrefix(message))
    }

    func testAnOlderVersion() throws {
        try makeCheckout()
        try FileManager.default.removeItem(
            at: folder.appending(path: "Sources/RxSwift/Infallible.swift")
        )
        XCTAssertEqual(
            try said(folder.path),
            """
            kit: '\(folder.path)' is older than RxSwift 6.0, but MiniRx has the names of 6.0.

            """
        )
    }

    func testAFileThatGitHasAndTheFolderHasNot() throws {
        try makeCheckout()
        try write("Tests/RxTest.swift", "shared")
        try git("init", "--quiet")
        try git("add", ".")
        try git("commit", "--quiet", "--message", "all")
        try FileManager.default.removeItem(at: folder.appending(path: "Tests/RxTest.swift"))
        XCTAssertEqual(
            try said(folder.path),
            """
            kit: '\(folder.path)' lacks RxTest.swift. \
            To restore it: 'git -C \(folder.path) checkout .'

            """
        )
    }

    func testAClassThatTheTestsDoNotHave() throws {
        try makeCheckout()
        XCTAssertEqual(
            try said(folder.path, "--classes", "MapTests,ZapTests", status: 2),
            "kit: the tests in '\(folder.path)' have no class 'ZapTests'.\n"
        )
    }

    func testItRunsInTheKit() throws {
        try makeCheckout()
        let outcome = try outcome(
            of: [builtProducts.command.path, "conformance", folder.path],
            in: folder
        )
        XCTAssertEqual(outcome.status, 1)
        XCTAssertTrue(outcome.error.contains("run it in the kit's folder"), outcome.error)
    }
}
