// The commands on what is left of an app's recording, and on programs without values.

import Foundation
import MiniRxTraced
import Recorder
import TestSupport
import XCTest

final class AppRecordingCommandTests: CommandCase {
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

    // MARK: The last lines

    /// Two queues are deep in calls when the files begin, and while they record.
    private func recordAnApp(_ file: URL) throws {
        let queues = DispatchGroup()
        try Recording.start(to: file, lines: 600)
        let flags = PublishSubject<Int>()
        for lane in ["one", "two"] {
            queues.enter()
            let scheduler = SerialDispatchQueueScheduler(internalSerialQueueName: lane)
            _ = Observable.range(start: 0, count: 60, scheduler: scheduler)
                .flatMap { Observable.of($0, $0 + 1).scan(0, accumulator: +).filter { $0 > 0 } }
                .observe(on: SerialDispatchQueueScheduler(internalSerialQueueName: "\(lane)-after"))
                .subscribe(
                    onNext: { flags.onNext($0) },
                    onCompleted: {
                        _ = Trace.prints("done")
                        queues.leave()
                    }
                )
        }
        queues.wait()
        Recording.stop()
    }

    /// Whatever reads a recording works on what is left of one.
    func testEveryCommandReadsTheLastLines() throws {
        let file = folder.appending(path: "run.rec")
        try recordAnApp(file)
        for name in [file.path, folder.appending(path: "run.before.rec").path] {
            for level in ["marbles", "code", "operators", "calls"] {
                let outcome = try kit("record", name, "--level", level)
                XCTAssertEqual(outcome.status, 0, "\(level): \(outcome.error)")
            }
            for format in ["text", "golden", "jsonl", "mermaid", "svg", "chrome", "calls"] {
                let out = folder.appending(path: "out").path
                let outcome = try kit("record", name, "--format", format, "-o", out)
                XCTAssertEqual(outcome.status, 0, "\(format): \(outcome.error)")
            }
            let calls = try kit("record", name, "--level", "calls").output
            let first = calls.prefix { $0 != "\n" }
            XCTAssertTrue(first.hasSuffix("  # the lines before are not kept"), calls)
            XCTAssertEqual(try kit("why", name, "--line", "200").status, 0)
            let page = folder.appending(path: "page.html").path
            let play = try kit("play", name, "-o", page)
            XCTAssertEqual(play.status, 0, play.error)
            // Why there is nothing is said.
            for outcome in [try kit("why", name), try kit("marbles", name)] {
                XCTAssertTrue([0, 1].contains(outcome.status), outcome.error)
            }
        }
        let missing = try kit("record", folder.appending(path: "no.rec").path)
        XCTAssertEqual(missing.status, 1)
        XCTAssertTrue(missing.error.contains("There is no file "), missing.error)
    }

    /// Nobody subscribes in the lines that are kept.
    func testThatSubscriptionsAreNotKeptIsSaid() throws {
        let file = folder.appending(path: "run.rec")
        let observer = AnyObserver<Int> { _ in }
        try Recording.start(to: file, lines: 100)
        for number in 0..<1000 { observer.onNext(number) }
        Recording.stop()
        let sentence = "in the lines that are kept."
        XCTAssertTrue(try kit("record", file.path).output.contains(sentence))
        XCTAssertTrue(try kit("marbles", file.path).error.contains(sentence))
    }

    // MARK: No values

    func testNoValues() throws {
        try """
        import RxSwift
        struct Wrong: Error { let text: String }
        let secret = ["hunter", "2"].joined()
        let subject = BehaviorSubject(value: secret)
        let bag = DisposeBag()
        subject.map { $0 + "!" }.subscribe(
            onNext: { print("password", $0) },
            onError: { print($0) }
        ).disposed(by: bag)
        subject.onError(Wrong(text: secret))
        """
        .write(to: folder.appending(path: "mine.swift"), atomically: true, encoding: .utf8)
        let page = folder.appending(path: "page.html")
        func shown(_ options: String...) throws -> [String] {
            let program = folder.appending(path: "mine.swift").path
            let play = try run(["play", program, "-o", page.path] + options)
            XCTAssertEqual(play.status, 0, play.error)
            let words = [
                ["record"], ["record", "--level", "calls"], ["record", "--format", "jsonl"],
                ["marbles"], ["why", "--object", "MapSink"],
            ]
            let outcomes = try words.map { try run([$0[0], program] + $0.dropFirst() + options) }
            for outcome in outcomes { XCTAssertEqual(outcome.status, 0, outcome.error) }
            return try outcomes.map(\.output) + [String(contentsOf: page, encoding: .utf8)]
        }
        let texts = try shown("--no-values")
        for text in texts { XCTAssertFalse(text.contains("hunter2"), text) }
        XCTAssertTrue(texts[1].contains("(next(…))"), texts[1])
        XCTAssertTrue(texts[1].contains("# prints …"), texts[1])
        let with = try shown()
        XCTAssertEqual(with.filter { $0.contains("hunter2") }.count, 5, "\(with.prefix(5))")
        let walk = try kit("play", "schedulers", "--no-values")
        XCTAssertTrue(walk.error.contains("--no-values needs a Swift file or a package."))
    }
}
