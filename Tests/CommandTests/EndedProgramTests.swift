// A recorded program that does not end well: what it did is shown, and how it ended.

import Foundation
import TestSupport
import XCTest

final class EndedProgramTests: CommandCase {
    private let folder = FileManager.default.temporaryDirectory.appending(
        path: UUID().uuidString
    )

    override func setUpWithError() throws {
        try skipUnderThreadSanitizer()
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    override func tearDownWithError() throws {
        try? FileManager.default.removeItem(at: folder)
    }

    private func record(_ program: String, _ options: String...) throws -> Outcome {
        try program.write(
            to: folder.appending(path: "mine.swift"),
            atomically: true,
            encoding: .utf8
        )
        return try run(["record", "mine.swift", "--level", "code"] + options, folder: folder)
    }

    private let endless = """
        import RxSwift
        let subject = PublishSubject<Int>()
        _ = subject.map { $0 + 1 }.subscribe(onNext: { _ in
            while true {}
        })
        subject.onNext(41)
        """

    func testAnEndlessProgramIsStoppedAfterItsTime() throws {
        let ended = try record(endless, "--seconds", "1")
        XCTAssertEqual(ended.status, 124, ended.error)
        XCTAssertTrue(ended.output.contains("closure of map (41) → 42"), ended.output)
        XCTAssertEqual(
            ended.error,
            "The program had not ended after 1 s, and was stopped: --seconds N sets that limit. "
                + "The trace ends there: main was in closure#2 of subscribe (mine.swift:3).\n"
        )
    }

    /// The signal that nobody can handle.
    func testAKilledProgramHasATrace() throws {
        let ended = try record(
            """
            import RxSwift
            import Foundation
            _ = Observable.just(5).subscribe(onNext: { _ in kill(getpid(), SIGKILL) })
            """
        )
        XCTAssertEqual(ended.status, 128 + 9, ended.error)
        XCTAssertTrue(ended.output.contains("closure of subscribe"), ended.output)
        XCTAssertEqual(
            ended.error,
            "Signal 9 ended the program. "
                + "The trace ends there: main was in closure#1 of subscribe (mine.swift:3).\n"
        )
    }

    func testAFullStackHasATrace() throws {
        let ended = try record(
            """
            import RxSwift
            func down(_ n: Int) {
                Observable.just(n).subscribe(onNext: { down($0 + 1) }).dispose()
            }
            down(1)
            """
        )
        XCTAssertGreaterThan(ended.status, 128, ended.error)
        XCTAssertTrue(
            ended.error.contains(#/ended the program\. .*, the innermost of \d{3,} open calls\./#),
            ended.error
        )
    }

    /// Two queues that wait for each other, and a main thread that waits for them.
    func testADeadlockIsShown() throws {
        let ended = try record(
            """
            import Foundation
            import RxSwift
            let (one, two) = (NSLock(), NSLock())
            let hasBoth = [DispatchSemaphore(value: 0), DispatchSemaphore(value: 0)]
            func take(_ first: NSLock, _ second: NSLock, _ index: Int) {
                first.lock()
                hasBoth[index].signal()
                while hasBoth[1 - index].wait(timeout: .now() + 5) == .timedOut {}
                second.lock()
            }
            DispatchQueue(label: "a").async { take(one, two, 0) }
            DispatchQueue(label: "b").async { take(two, one, 1) }
            RunLoop.main.run(until: Date(timeIntervalSinceNow: 100))
            """,
            "--seconds",
            "2",
            "--order",
            "as-it-comes"
        )
        XCTAssertEqual(ended.status, 124, ended.error)
        for lane in ["a", "b"] {
            XCTAssertTrue(
                ended.error.contains("\(lane) was in take(_:_:_:) (mine.swift:5)"),
                ended.error
            )
        }
    }

    /// Ctrl-C ends the program, and not the command, which shows what happened. Nothing is left.
    func testASignalStopsTheProgramAndItsTraceIsShown() throws {
        try endless.write(
            to: folder.appending(path: "mine.swift"),
            atomically: true,
            encoding: .utf8
        )
        let command = Process()
        command.executableURL = builtProducts.command
        command.arguments = ["record", "mine.swift", "--level", "code"]
        command.currentDirectoryURL = folder
        let (output, error) = (Pipe(), Pipe())
        (command.standardOutput, command.standardError) = (output, error)
        try command.run()
        var program: Int32?
        for _ in 0..<600 where program == nil {
            usleep(100_000)
            program = try recordedProgram(of: command.processIdentifier)
        }
        let process = try XCTUnwrap(program)
        // The program needs a moment to get into its loop.
        sleep(2)
        command.interrupt()
        let shown = String(
            decoding: output.fileHandleForReading.readDataToEndOfFile(),
            as: UTF8.self
        )
        let said = String(decoding: error.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        command.waitUntilExit()
        XCTAssertEqual(command.terminationStatus, 130)
        XCTAssertTrue(shown.contains("closure of map (41) → 42"), shown)
        XCTAssertEqual(
            said,
            "Ctrl-C stopped the program. "
                + "The trace ends there: main was in closure#2 of subscribe (mine.swift:3).\n"
        )
        XCTAssertEqual(kill(process, 0), -1, "the program still runs")
    }

    /// The process that a command has started and that is called `program`.
    private func recordedProgram(of command: Int32) throws -> Int32? {
        try outcome(of: ["pgrep", "-P", "\(command)", "-x", "program"]).output
            .split(separator: "\n").compactMap { Int32($0) }.first
    }

    func testALimitMustBeANumber() throws {
        for words in [
            ["record", "mine.swift"], ["why", "mine.swift"], ["marbles", "mine.swift"],
        ] {
            try "".write(
                to: folder.appending(path: "mine.swift"),
                atomically: true,
                encoding: .utf8
            )
            let said = try run(words + ["--seconds", "0"], folder: folder)
            XCTAssertEqual(said.status, 2)
            XCTAssertTrue(said.error.contains("--seconds needs a whole number, at least 1."))
        }
    }
}
