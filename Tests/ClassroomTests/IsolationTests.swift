// What a system keeps a run from is found by trying, so that nobody relies on what is not there.

import Foundation
import XCTest

@testable import Classroom

final class IsolationTests: XCTestCase {
    func testWithoutIsolationNoLimitOfProcessesHolds() {
        XCTAssertFalse(Isolation.none.limitsProcesses)
    }

    func testSwiftsLibrariesAreFound() throws {
        #if os(Linux)
        let folder = try XCTUnwrap(Isolation.swiftLibraries())
        let names = try FileManager.default.contentsOfDirectory(atPath: folder)
        XCTAssertTrue(names.contains("libswiftCore.so"), folder)
        #else
        XCTAssertNil(Isolation.swiftLibraries())
        #endif
    }

    func testAHiddenFolderStillShowsTheLibrariesInIt() throws {
        let home = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: home) }
        for path in ["a", "tools/swift/usr", "tools/b"] {
            let folder = home.appending(path: path)
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        }
        let hidden = Isolation.covering(home.path, except: "\(home.path)/tools/swift")
        XCTAssertEqual(hidden.sorted(), ["\(home.path)/a", "\(home.path)/tools/b"])
        XCTAssertEqual(Isolation.covering(home.path, except: "/elsewhere"), [home.path])
        XCTAssertEqual(Isolation.covering(home.path, except: home.path + "-other"), [home.path])
    }

    #if os(Linux)
    func testNamespacesLimitProcesses() throws {
        let best = Isolation.best(hiding: [])
        try XCTSkipIf(best.name == "none", "This system isolates nothing.")
        XCTAssertTrue(best.limitsProcesses)
        XCTAssertTrue(best.limitsMemory)
    }

    /// Each of four processes stays below the limit; together they do not.
    func testTheLimitOfMemoryIsForAllProcessesTogether() throws {
        let line = "{ head -c 200M /dev/zero; sleep 60; } | tail -c 200M >/dev/null"
        let script = Array(repeating: line, count: 4).joined(separator: " & ") + " & wait"
        func ending(memory: Int) throws -> Run.Ending {
            try LimitedRun(
                program: "/bin/bash",
                arguments: ["-c", script],
                limits: Limits(seconds: 3, memory: memory, processes: 128, output: 1),
                isolation: .best(hiding: []),
                environment: ["PATH": "/usr/bin:/bin"]
            ).run().ending
        }
        XCTAssertEqual(try ending(memory: 600), .usedTooMuchMemory)
        XCTAssertEqual(try ending(memory: 2000), .tookTooLong)
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
