// The tool, as a build calls it.

import Toolchain
import Foundation
import XCTest

@testable import InstrumentTool
@testable import Instrument

final class ToolTests: CompilingCase {
    private func write(_ text: String, _ path: String) throws -> String {
        let file = folder.appending(path: path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        try text.write(to: file, atomically: true, encoding: .utf8)
        return file.path
    }

    private func mistake(_ arguments: String...) -> String {
        do {
            try InstrumentTool(arguments).run()
            return "none"
        } catch {
            return (error as? KitError)?.description ?? "\(error)"
        }
    }

    func testMistakesAreNamed() throws {
        let file = try write("", "a.swift")
        XCTAssertEqual(mistake(), InstrumentTool.usage)
        XCTAssertTrue(mistake("--out").hasPrefix("--out needs a value."))
        XCTAssertTrue(mistake("--verbose", file).hasPrefix("unknown option --verbose."))
        XCTAssertTrue(mistake("--rename", "A", "--out", folder.path, file).contains("MODULE=OTHER"))
        XCTAssertTrue(mistake("--out", folder.path, "/nowhere.swift").contains("there is no file"))
        XCTAssertTrue(
            mistake("--out", folder.path, "--root", folder.path, file).contains("would replace it")
        )
    }

    /// What has not changed is not written, and so not compiled, again.
    func testOnlyWhatChangedIsWritten() throws {
        let files = [
            try write("func a() {}", "in/A/a.swift"), try write("func b() {}", "in/b.swift"),
        ]
        let (root, out) = (folder.appending(path: "in").path, folder.appending(path: "out").path)
        func copies() throws -> [String: Date] {
            try InstrumentTool(["--out", out, "--root", root] + files).run()
            let names = try FileManager.default.contentsOfDirectory(atPath: out)
            return try Dictionary(
                uniqueKeysWithValues: names.map { name in
                    let attributes = try FileManager.default.attributesOfItem(
                        atPath: "\(out)/\(name)"
                    )
                    return (name, try XCTUnwrap(attributes[.modificationDate] as? Date))
                }
            )
        }
        let first = try copies()
        XCTAssertEqual(first.keys.sorted(), ["A__a.swift", "b.swift"])
        XCTAssertEqual(try copies(), first)
        _ = try write("func c() {}", "in/b.swift")
        let third = try copies()
        XCTAssertEqual(third["A__a.swift"], first["A__a.swift"])
        XCTAssertNotEqual(third["b.swift"], first["b.swift"])
    }

    /// A copy depends on files that are not copied: no `return` stands before a call of `stop()`.
    func testACopyKnowsFilesThatAreNotCopied() throws {
        let file = try write("func number() -> Int { stop() }", "in/a.swift")
        let known = try write("func stop() -> Never { fatalError() }", "in/b.swift")
        let out = folder.appending(path: "out")
        func copy(_ options: [String]) throws -> String {
            try InstrumentTool(["--out", out.path] + options + [file]).run()
            let names = try FileManager.default.contentsOfDirectory(atPath: out.path)
            XCTAssertEqual(names.count, 1)
            return try String(contentsOf: out.appending(path: names[0]), encoding: .utf8)
        }
        XCTAssertTrue(try copy([]).contains("return stop()"))
        let copied = try copy(["--known", known])
        XCTAssertTrue(copied.contains("stop()"))
        XCTAssertFalse(copied.contains("return stop()"))
    }
}
