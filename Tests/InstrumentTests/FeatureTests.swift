// A copy does what its original does, whatever of Swift is in it.

import Foundation
import TestSupport
import XCTest

@testable import InstrumentTool
@testable import Instrument

final class FeatureTests: CompilingCase {
    private func features() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: tests.appending(path: "Features").path)
            .filter { $0.hasSuffix(".swift") }.sorted()
    }

    private func compile(_ files: [String], _ words: String..., to program: String) throws
        -> Outcome
    {
        try outcome(of: ["swiftc"] + words + files + ["-o", program], in: folder)
    }

    /// In both language modes, a program prints the same with probes and without, and whatever
    /// began has ended.
    func testACopyBehavesAsItsOriginal() throws {
        let originals = try features().map { tests.appending(path: "Features/\($0)").path }
        try InstrumentTool(
            ["--out", folder.appending(path: "copies").path, "--root", tests.path] + originals
        ).run()
        let main = folder.appending(path: "copies/Features__main.swift")
        // The program's last line says what the recorder has counted.
        let counting = try String(contentsOf: main, encoding: .utf8) + "\nprint(_counted())\n"
        try FileManager.default.removeItem(at: main)
        try counting.write(
            to: folder.appending(path: "copies/main.swift"),
            atomically: true,
            encoding: .utf8
        )
        let copies = try FileManager.default.contentsOfDirectory(
            atPath: folder.appending(path: "copies").path
        ).map { "copies/\($0)" }

        for mode in ["5", "6"] {
            let original = try compile(originals, "-swift-version", mode, to: "original")
            XCTAssertEqual(original.status, 0, original.error)
            let copy = try compile(
                copies + ["Recorder.o"],
                "-I",
                ".",
                "-swift-version",
                mode,
                to: "copy"
            )
            XCTAssertEqual(copy.status, 0, copy.error)
            let expected = try outcome(of: ["./original"], in: folder).output.split(separator: "\n")
            let printed = try outcome(of: ["./copy"], in: folder).output.split(separator: "\n")
            XCTAssertGreaterThan(expected.count, 30)
            XCTAssertEqual(Array(printed.dropLast()), expected, "Swift \(mode)")
            let counted = try XCTUnwrap(printed.last?.wholeMatch(of: #/(\d+) entered, (\d+) left/#))
            XCTAssertEqual(counted.1, counted.2, "Swift \(mode)")
            XCTAssertGreaterThan(try XCTUnwrap(Int(counted.1)), 200, "Swift \(mode)")
        }
    }

    func testTheCompilerSpeaksOfTheOriginal() throws {
        let original = folder.appending(path: "Original.swift")
        try "func right() {}\n\nfunc wrong() -> Int { \"text\" }\n".write(
            to: original,
            atomically: true,
            encoding: .utf8
        )
        try InstrumentTool(
            ["--out", folder.appending(path: "copies").path, "--root", folder.path, original.path]
        ).run()
        let refused = try compile(["copies/Original.swift"], "-typecheck", "-I", ".", to: "nothing")
        XCTAssertTrue(
            refused.error.contains("/Original.swift:3:"),
            refused.error
        )
        XCTAssertFalse(refused.error.contains("copies/Original.swift:"), refused.error)
    }
}
