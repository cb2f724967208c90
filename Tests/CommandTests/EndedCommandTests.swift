// A command that something ends leaves no process and no folder.

import Foundation
import TestSupport
import XCTest

final class EndedCommandTests: CommandCase {
    private var copy: PackageCopy!
    private let exercise = "Chapters/01-create-subscribe/4-anonymous-observer"

    override func setUpWithError() throws {
        try skipUnderThreadSanitizer()
        copy = try PackageCopy()
        try """
        import MiniRx
        import Foundation
        final class AnonymousObserver<Element>: ObserverType {
            init(_ eventHandler: @escaping (Event<Element>) -> Void) {}
            func on(_ event: Event<Element>) { while true { sleep(1) } }
        }
        """
        .write(
            to: copy.folder.appending(path: "\(exercise)/AnonymousObserver.swift"),
            atomically: true,
            encoding: .utf8
        )
    }

    override func tearDown() {
        copy = nil
    }

    /// The processes that a process has started, and those that these have started.
    private func descendants(of process: Int32) throws -> [Int32] {
        let children = try outcome(of: ["pgrep", "-P", "\(process)"]).output
            .split(separator: "\n").compactMap { Int32($0) }
        return try children + children.flatMap(descendants)
    }

    /// Whether a process runs the judge.
    private func isJudge(_ process: Int32) throws -> Bool {
        try outcome(of: ["ps", "-o", "args=", "-p", "\(process)"]).output.hasPrefix("./judge")
    }

    private func hasEnded(_ process: Int32) throws -> Bool {
        let state = try outcome(of: ["ps", "-o", "stat=", "-p", "\(process)"]).output
        return state.isEmpty || state.hasPrefix("Z")
    }

    private func eventually(_ isTrue: () throws -> Bool) throws -> Bool {
        let end = Date() + 60
        while try !isTrue() {
            if Date() > end { return false }
            usleep(100_000)
        }
        return true
    }

    /// The folders of judged answers.
    private func folders() throws -> [String] {
        try FileManager.default.contentsOfDirectory(
            atPath: copy.folder.appending(path: ".build/exercises").path
        )
        .filter { !["judges", "progress-lock"].contains($0) }
    }

    private func end(_ command: [String], with number: Int32) throws {
        let process = Process()
        process.executableURL = builtProducts.command
        process.arguments = command
        process.currentDirectoryURL = copy.folder
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        process.standardInput = FileHandle.nullDevice
        try process.run()
        var all: [Int32] = []
        let judges = try eventually {
            all = try descendants(of: process.processIdentifier)
            return try all.contains(where: isJudge)
        }
        XCTAssertTrue(judges, "\(command) judges.")
        kill(process.processIdentifier, number)
        process.waitUntilExit()
        XCTAssertTrue(try eventually { try all.allSatisfy(hasEnded) }, "\(command), \(number)")
        XCTAssertTrue(try eventually { try folders().isEmpty }, "\(command), \(number)")
    }

    func testAnEndedVerifyLeavesNothing() throws {
        for number in [SIGINT, SIGTERM, SIGHUP, SIGPIPE, SIGKILL] {
            try end(["exercises", "verify", "1.4"], with: number)
        }
    }

    func testAnEndedWatchLeavesNothing() throws {
        try end(["exercises", "watch", "1.4"], with: SIGKILL)
    }

    /// The first line is written before anything is judged; the next one finds no reader.
    func testAGradeWithoutAReaderWritesItsResultsAndLeavesNothing() throws {
        try handIn()
        let line = "'\(builtProducts.command.path)' grade .build/class | head -1"
        let outcome = try outcome(of: ["bash", "-c", line], in: copy.folder)
        XCTAssertTrue(outcome.output.hasPrefix("1 submission, "), outcome.output)
        let results = copy.folder.appending(path: ".build/class-graded/results.json").path
        XCTAssertTrue(try eventually { FileManager.default.fileExists(atPath: results) })
        XCTAssertTrue(try eventually { try folders().isEmpty })
    }

    func testAnEndedGradeLeavesNothing() throws {
        try handIn()
        for number in [SIGHUP, SIGKILL] {
            try end(["grade", ".build/class"], with: number)
        }
    }

    private func handIn() throws {
        let folder = copy.folder.appending(path: ".build/class/anna/\(exercise)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let name = "AnonymousObserver.swift"
        try FileManager.default.copyItem(
            at: copy.folder.appending(path: "\(exercise)/\(name)"),
            to: folder.appending(path: name)
        )
    }
}
