// What the lines of the samples' traces show.

import TestSupport
import XCTest

final class Chapter11WalkthroughTests: LeakCheckedTestCase {
    /// What the last call with this text led to, and what that led to, and so on.
    private func calls(below text: String, in name: String) throws -> [String] {
        let lines = walkthrough(name).record().golden().components(separatedBy: "\n")
        let first = try XCTUnwrap(
            lines.lastIndex { $0.hasSuffix("| \(text)") || $0.hasSuffix("  \(text)") }
        )
        func depth(_ line: String) -> Int {
            line.drop { $0 != "|" }.dropFirst().prefix { $0 == " " }.count
        }
        return lines[(first + 1)...].prefix { depth($0) > depth(lines[first]) }
            .map { $0.drop { $0 != "|" }.dropFirst().trimmingCharacters(in: .whitespaces) }
    }

    /// With the lock of what is shared, the newcomer is at the door of `merge`.
    func testTheReplayEntersMergeWithTheLockHeld() {
        XCTAssertEqual(
            recorded("replay-under-lock").caller(of: "MergeSinkIter.on(_:) (next(1))"),
            "ShareReplay1WhileConnectedConnection.synchronized_subscribe(_:)"
        )
    }

    /// With the lock of `merge`, the observer is at the door of what is shared.
    func testTheObserverSubscribesWithTheLockOfMergeHeld() throws {
        let calls = try calls(below: "MergeSinkIter.on(_:) (next(2))", in: "replay-under-lock")
        XCTAssertTrue(
            calls.contains("ShareReplay1WhileConnectedConnection.synchronized_subscribe(_:)")
        )
    }

    /// What is freed before the mark, and what after it.
    private func freed(_ name: String, before mark: String) -> (before: [String], after: [String]) {
        let lines = recorded(name).all
        let index = lines.firstIndex(of: "# \(mark)")!
        func freed(_ lines: ArraySlice<String>) -> [String] {
            lines.filter { $0.hasSuffix("is freed") }
        }
        return (freed(lines[..<index]), freed(lines[index...]))
    }

    func testDeferredKeeps() {
        let freed = freed("deferred-keeps", before: "dispose of both")
        XCTAssertEqual(freed.before, ["# prints A is freed"])
        XCTAssertEqual(freed.after, ["# prints B is freed"])
    }

    func testAndThenKeeps() {
        let freed = freed("and-then-keeps", before: "dispose")
        XCTAssertEqual(freed.before, [])
        XCTAssertEqual(freed.after, ["# prints A is freed"])
    }
}
