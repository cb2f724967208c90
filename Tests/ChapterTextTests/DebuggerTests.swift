// The walkthroughs under LLDB: where the program stops, and what LLDB prints there.

import Foundation
import TestSupport
import XCTest

final class DebuggerTests: XCTestCase {
    /// Each breakpoint stops the program once, in the order of the file, and prints its comments.
    func testEachWalkthroughStopsWhereItsPassagesBegin() throws {
        let debugger = try debuggerOrSkip()
        let scripts = try FileManager.default
            .contentsOfDirectory(atPath: packageFolder.appending(path: ".lldb").path)
            .filter { $0.hasSuffix(".lldb") }
        XCTAssertGreaterThan(scripts.count, 60)
        for script in scripts.sorted() {
            let name = String(script.dropLast(".lldb".count))
            let wanted = try Stop.all(in: source(".lldb/\(script)"))
            let going = wanted.flatMap { _ in ["--one-line", "continue"] }
            let said = try outcome(
                of: [debugger, "--batch", "--source-quietly", "--source", ".lldb/\(script)"]
                    + ["--one-line", "run"] + going
                    + ["--", builtProducts.command.path, "walk", name]
            ).output
            let found = Stop.all(printedIn: said)
            XCTAssertEqual(found.map(\.shows), wanted.map(\.shows), name)
            XCTAssertEqual(found.map(\.file), wanted.map(\.file), name)
            for (found, wanted) in zip(found, wanted) {
                // A line without code of its own, like that of `do {`, is the next one to LLDB.
                XCTAssertTrue(
                    (wanted.line...wanted.line + 1).contains(found.line),
                    "\(name): line \(found.line), not \(wanted.line)"
                )
            }
            XCTAssertTrue(said.contains("exited with status = 0"), name)
        }
    }
}

/// A place at which the program stops, and the comments that LLDB prints there.
private struct Stop {
    /// Without its folder.
    let file: String
    let line: Int
    let shows: [String]

    /// The stops that a file of commands sets.
    static func all(in commands: String) throws -> [Stop] {
        try commands.components(separatedBy: "\n\n").dropFirst().map { command in
            let place = try XCTUnwrap(
                command.firstMatch(of: #/--file \S*?([^\/\s]+) --line (\d+)/#)
            )
            let shows = command.components(separatedBy: "\n").filter { $0.hasPrefix("# ") }
            return Stop(file: String(place.1), line: Int(place.2) ?? 0, shows: shows)
        }
    }

    /// The stops that LLDB printed: after the comments of each its uppermost frame.
    static func all(printedIn text: String) -> [Stop] {
        var stops: [Stop] = []
        var shows: [String] = []
        // The program's own lines end as a terminal's do.
        for line in text.split(whereSeparator: \.isNewline) {
            if let comment = line.wholeMatch(of: #/\(lldb\)  (# .*)/#) {
                shows.append(String(comment.1))
            } else if let frame = line.firstMatch(of: #/frame #0: .* at ([^\/\s]+):(\d+):\d+$/#) {
                stops.append(Stop(file: String(frame.1), line: Int(frame.2) ?? 0, shows: shows))
                shows = []
            }
        }
        return stops
    }
}
