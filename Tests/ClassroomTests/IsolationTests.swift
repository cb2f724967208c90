// What a system keeps a run from is found by trying, so that nobody relies on what is not there.

import Foundation
import XCTest

@testable import Classroom

final class IsolationTests: XCTestCase {
    func testWithoutIsolationNoLimitOfProcessesHolds() {
        XCTAssertFalse(Isolation.none.limitsProcesses)
    }

    #if os(Linux)
        func testNamespacesLimitProcesses() throws {
            let best = Isolation.best(hiding: [])
            try XCTSkipIf(best.name == "none", "This system isolates nothing.")
            XCTAssertTrue(best.limitsProcesses)
            XCTAssertTrue(best.limitsMemory)
        }
    #endif

    #if os(macOS)
        func testTheSandboxIsThereAndRefusesProcesses() {
            let best = Isolation.best(hiding: [])
            XCTAssertEqual(best.name, "sandbox")
            XCTAssertTrue(best.limitsProcesses)
        }
    #endif

    /// Darwin sets no limit that binds one run alone, so a run gets no other process at all.
    func testDarwinsSandboxRefusesEveryProcess() {
        let sandbox = Isolation.sandbox(hidden: ["/others"])
        let words = sandbox.words(for: ["./judge"], limits: .answer, folder: nil)
        XCTAssertEqual(words.first, "/usr/bin/sandbox-exec")
        XCTAssertEqual(words.last, "./judge")
        for rule in ["(deny network*)", "(deny file-write*)", "(deny process-fork)"] {
            XCTAssertTrue(words[2].contains(rule), rule)
        }
        XCTAssertTrue(words[2].hasSuffix("(deny file-read* (subpath \"/others\"))"), words[2])
    }
}
