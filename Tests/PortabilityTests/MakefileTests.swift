// What the commands say where something is missing. Other systems are played by scripts.

import Foundation
import TestSupport
import XCTest

final class MakefileTests: XCTestCase {
    private let tools = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

    override func setUpWithError() throws {
        try XCTSkipUnless(FileManager.default.fileExists(atPath: "/usr/bin/make"), "No make here.")
        try FileManager.default.createDirectory(at: tools, withIntermediateDirectories: true)
    }

    override func tearDownWithError() throws {
        try? FileManager.default.removeItem(at: tools)
    }

    /// Puts a script in the place of a tool.
    private func play(_ tool: String, _ script: String) throws {
        let file = tools.appending(path: tool)
        try "#!/bin/sh\n\(script)\n".write(to: file, atomically: true, encoding: .utf8)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
    }

    private func make(_ words: String...) throws -> (status: Int32, said: String) {
        var environment = ProcessInfo.processInfo.environment
        environment["PATH"] = "\(tools.path):\(environment["PATH"] ?? "/usr/bin:/bin")"
        // Not what a make around these tests was told.
        for name in ["MAKEFLAGS", "MFLAGS", "BUILD_SYSTEM", "WORKERS", "CI", "WHOLE_MODULES"] {
            environment[name] = nil
        }
        let made = try outcome(of: ["/usr/bin/make"] + words, environment: environment)
        return (made.status, made.output + made.error)
    }

    func testCommandLineToolsAloneRunNoTests() throws {
        try play("uname", "echo Darwin")
        try play("xcrun", "exit 72")
        let refused = try make("xctest")
        XCTAssertNotEqual(refused.status, 0)
        XCTAssertTrue(refused.said.contains("Tests need Xcode 16 or later"), refused.said)
        try play("xcrun", "echo /Applications/Xcode.app/Contents/Developer/usr/bin/xctest")
        XCTAssertEqual(try make("xctest").status, 0)
    }

    func testAnOldSwiftIsNamed() throws {
        try play("swift", "echo 'Apple Swift version 5.10 (swiftlang-5.10.0.13)'")
        let refused = try make("toolchain")
        XCTAssertNotEqual(refused.status, 0)
        XCTAssertTrue(refused.said.contains("this is Swift 5.10."), refused.said)
    }

    /// Another swift-format formats otherwise, and another compiler warns of other things: the
    /// checkout is right all the same.
    func testAnotherToolchainFailsNoCorrectCheckout() throws {
        func playSwift(_ version: String) throws {
            try play(
                "swift",
                """
                case "$1" in
                    --version) echo 'Apple Swift version \(version) (swiftlang)' ;;
                    format) echo 'Map.swift:1:1: error: [Indentation]'; exit 1 ;;
                esac
                """
            )
        }
        try playSwift("6.3.1")
        let here = try make("lint")
        XCTAssertNotEqual(here.status, 0, here.said)
        XCTAssertTrue(try make("test", "-n", "CI=true").said.contains("-warnings-as-errors"))

        try playSwift("6.0.3")
        let elsewhere = try make("lint")
        XCTAssertEqual(elsewhere.status, 0, elsewhere.said)
        XCTAssertTrue(elsewhere.said.contains("Map.swift:1:1"), elsewhere.said)
        XCTAssertTrue(elsewhere.said.contains("this is Swift 6.0.3's"), elsewhere.said)
        XCTAssertFalse(try make("test", "-n", "CI=true").said.contains("-warnings-as-errors"))
        XCTAssertFalse(try make("test", "-n").said.contains("-debug-info-format"))
    }

    func testBothBuildSystemsCanBeChosen() throws {
        try play("swift", "echo /the/folder")
        /// What would be run to show an exercise, with single blanks.
        func commands(_ words: String...) throws -> String {
            let said =
                try words.isEmpty ? make("-n", "exercises") : make("-n", "exercises", words[0])
            return said.said.split(separator: " ").joined(separator: " ")
        }
        XCTAssertTrue(try commands().contains("swift build --quiet --product kit"))
        let xcodes = try commands("BUILD_SYSTEM=swiftbuild")
        let build = "swift build --build-system swiftbuild --quiet --product kit"
        XCTAssertTrue(xcodes.contains(build), xcodes)
        XCTAssertTrue(xcodes.contains("\"/the/folder/kit\" exercises"), xcodes)
    }

    func testSeveralTestsCanRunAtATime() throws {
        try play("swift", "echo 'Swift version 6.3.1'")
        XCTAssertFalse(try make("-n", "test").said.contains("--num-workers"))
        let parallel = try make("-n", "test", "WORKERS=2").said
        XCTAssertTrue(parallel.contains("--parallel --num-workers 2"), parallel)
        let together = try make("-n", "test", "WORKERS=1").said
        XCTAssertFalse(together.contains("--parallel"), together)
    }

    /// What `make test` leaves out, `make test-long` runs: the same list, of classes that exist.
    func testEachTestIsRunByOneOfTwoCommands() throws {
        try play("swift", "echo 'Swift version 6.3.1'")
        let left = try XCTUnwrap(make("-n", "test").said.firstMatch(of: #/--skip '(.*)'/#)).1
        let run = try make("-n", "test-long").said.matches(of: #/--filter '(.*)'/#).map(\.1)
        XCTAssertEqual(run.joined(separator: "|"), String(left))
        let tests = try swiftFiles(in: "Tests").map(\.text).joined()
        for name in left.split(separator: "|") {
            XCTAssertTrue(tests.contains("final class \(name): "), "\(name)")
        }
    }

    func testAChapterThatIsNotThereIsNamed() throws {
        try play("swift", "echo 'Swift version 6.3.1'")
        let none = try make("chapter-99")
        XCTAssertNotEqual(none.status, 0)
        XCTAssertTrue(none.said.contains("There is no chapter 99"), none.said)
        let first = try make("-n", "chapter-1").said
        XCTAssertTrue(first.contains(#"MINIRX_TESTS="Chapter1CreateSubscribeTests" swift"#), first)
    }

    func testTheBookNeedsPython() throws {
        try play("python3", "exit 1")
        let refused = try make("book")
        XCTAssertNotEqual(refused.status, 0)
        XCTAssertTrue(refused.said.contains("This command needs Python 3.9 or later"), refused.said)
    }

    func testOtherLibrariesAreMeasuredBesideMiniRx() throws {
        try play("swift", "echo 'Swift version 6.3.1'")
        XCTAssertFalse(try make("-n", "bench").said.contains("--rxswift"))
        let rxSwift = try make("-n", "bench", "RXSWIFT=../My RxSwift").said
        XCTAssertTrue(rxSwift.contains(#"--rxswift "../My RxSwift""#), rxSwift)
        let openCombine = try make("-n", "bench", "OPENCOMBINE=../OC", "BENCH=--runs 3").said
        XCTAssertTrue(openCombine.contains(#"--opencombine "../OC""#), openCombine)
        XCTAssertTrue(openCombine.contains("--runs 3"), openCombine)
    }

    func testRxSwiftsTestsAreRunAgainstMiniRx() throws {
        try play("swift", "echo 'Swift version 6.3.1'")
        let said = try make(
            "-n",
            "conformance",
            "RXSWIFT=../My RxSwift",
            "CONFORMANCE=--sanitize thread"
        )
        .said
        XCTAssertTrue(said.contains(#"conformance "../My RxSwift" --sanitize thread"#), said)
        XCTAssertTrue(try make("-n", "conformance").said.contains(#/kit conformance *\n/#))
    }
}
