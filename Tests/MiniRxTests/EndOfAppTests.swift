// What is in the files after the end of an app that the environment makes record.

// Test bundles are programs on Linux only.
#if os(Linux)
import Foundation
import MiniRxTraced
import TestSupport
import XCTest

@testable import Recorder

final class EndOfAppTests: TemporaryFolderCase {
    private var file: URL { folder.appending(path: "run.rec") }

    /// Runs this test in a process of its own, which records.
    /// - parameter isKilled: Whether the process is killed once it has sent everything.
    private func runApp(end: String, isKilled: Bool = false) throws -> (status: Int32, String) {
        let app = Process()
        app.executableURL = URL(filePath: CommandLine.arguments[0])
        app.arguments = ["MiniRxTests.EndOfAppTests/testTheLastLinesAreThereHoweverItEnds"]
        app.environment = ProcessInfo.processInfo.environment.merging([
            "KIT_RECORDING": file.path, "KIT_RECORDING_LINES": "1000", "KIT_VALUES": "none",
            "MINIRX_MISTAKE": end, "SWIFT_BACKTRACE": "enable=no",
        ]) { $1 }
        let output = Pipe()
        app.standardOutput = output
        app.standardError = FileHandle.nullDevice
        try app.run()
        var said = ""
        if isKilled {
            while !said.contains("ready") {
                let data = output.fileHandleForReading.availableData
                guard !data.isEmpty else { break }
                said += String(decoding: data, as: UTF8.self)
            }
            kill(app.processIdentifier, SIGKILL)
        }
        app.waitUntilExit()
        return (app.terminationStatus, said)
    }

    /// What the app does.
    private func beAnApp(_ end: String) {
        let subject = PublishSubject<String>()
        let disposable = subject.map { $0 + "!" }.subscribe(onNext: { text in
            guard text == "secret 4999!" else { return }
            switch end {
            case "crash": fatalError(text)
            case "exit": exit(3)
            case "wait":
                Swift.print("ready")
                fflush(nil)
                while true { sleep(1) }
            default: break
            }
        })
        for number in 0..<5000 { subject.onNext("secret \(number)") }
        disposable.dispose()
    }

    func testTheLastLinesAreThereHoweverItEnds() throws {
        if let end = mistakeToMake { return beAnApp(end) }
        for (end, status) in [("crash", SIGILL), ("exit", 3), ("wait", SIGKILL)] {
            let app = try runApp(end: end, isKilled: end == "wait")
            XCTAssertTrue(app.status == status || app.status == SIGTRAP, "\(end): \(app)")
            let before = folder.appending(path: "run.before.rec")
            for file in [file, before] {
                XCTAssertNil(try Data(contentsOf: file).range(of: Data("secret".utf8)), end)
            }
            let recording = try Recording(contentsOf: file)
            let lines = recording.lines().map(\.text)
            XCTAssertTrue(500...1001 ~= lines.count, "\(end): \(lines.count)")
            XCTAssertEqual(lines[0], "# the lines before are not kept")
            // The subscriber's closure was called last, and did not return.
            XCTAssertEqual(
                lines.last,
                "closure#1 in ObservableType.subscribe(onNext:…) (next(…))"
                    .replacing("onNext:…", with: "onNext:onError:onCompleted:onDisposed:")
            )
            let position = try XCTUnwrap(recording.positions.first?.description)
            XCTAssertTrue(position.hasPrefix("main was in closure#1 in"), position)
            try FileManager.default.removeItem(at: file)
            try FileManager.default.removeItem(at: before)
        }
    }
}
#endif
