// Programs that measure, played by scripts.

@testable import Comparison
import TestSupport
import XCTest
import TestSupport
import Toolchain

final class ProgramTests: TemporaryFolderCase {
    /// A program that writes down each call, by its name.
    private func program(_ name: String, _ script: String) throws -> Program {
        let log = folder.appending(path: "calls").path
        try write(name, "#!/bin/sh\necho \"\(name) $*\" >> '\(log)'\n\(script)")
        let file = folder.appending(path: name)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
        return Program(file, firstWords: name == "kit" ? ["--child"] : [])
    }

    private func calls() throws -> [Substring] { try read("calls").split(separator: "\n") }

    private let zip = KnownCase(name: "zip", title: "zip of 2", hasFloor: false)
    private let subject = KnownCase(name: "a", title: "PublishSubject", hasFloor: true)

    func testCasesAreRead() throws {
        let kit = try program("kit", #"printf 'a\tPublishSubject\tfloor\nzip\tzip of 2\t\n'"#)
        XCTAssertEqual(try kit.cases(), [subject, zip])
        XCTAssertEqual(try calls(), ["kit --child cases"])
    }

    func testBothLibrariesAreMeasuredByTurns() throws {
        let kit = try program("kit", "echo 10 0 5")
        let rival = try program("rival", "echo 40 0 5")
        let report = try CaseReport(measuring: subject, runs: 2, in: kit, beside: rival)
        XCTAssertEqual(report.ratio, 0.25)
        XCTAssertNil(report.floor)
        XCTAssertEqual(
            try calls(),
            [
                "kit --child measure a", "rival measure a", "kit --child measure a",
                "rival measure a",
            ]
        )
    }

    func testAloneItIsMeasuredBesideTheFloorIfThereIsOne() throws {
        let kit = try program("kit", #"[ "$2" = floor ] && echo 2 0 5 || echo 10 0 5"#)
        XCTAssertEqual(try CaseReport(measuring: subject, runs: 1, in: kit, beside: nil).ratio, 5)
        XCTAssertNil(try CaseReport(measuring: zip, runs: 1, in: kit, beside: nil).ratio)
        XCTAssertEqual(
            try calls(),
            ["kit --child measure a", "kit --child floor a", "kit --child measure zip"]
        )
    }

    func testACaseThatEndsEarlyIsNamed() throws {
        let kit = try program("kit", "exit 1")
        XCTAssertThrowsError(try kit.measure("zip")) { error in
            XCTAssertEqual(error as? KitError, KitError("measure zip ended early. "))
        }
    }

    func testCasesAreChosenByName() throws {
        XCTAssertEqual(try cases(named: [], of: [subject, zip]), [subject, zip])
        XCTAssertEqual(try cases(named: ["zip"], of: [subject, zip]), [zip])
        XCTAssertThrowsError(try cases(named: ["zap"], of: [subject, zip])) { error in
            XCTAssertEqual(
                error as? KitError,
                KitError("there is no case 'zap'. The cases are: a, zip.", status: 2)
            )
        }
    }
}
