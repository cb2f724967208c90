// Recordings that an app starts and stops.

import Foundation
import MiniRxTraced
import TestSupport
import XCTest

@testable import Recorder

final class RecordingStartTests: TemporaryFolderCase {
    private var file: URL { folder.appending(path: "run.rec") }

    override func tearDownWithError() throws {
        // If the test has ended with an error.
        Recording.stop()
        try super.tearDownWithError()
    }

    private func lines(_ file: URL) throws -> [String] {
        try Recording(contentsOf: file).lines().map(\.text)
    }

    /// The elements that closures of the library receive.
    private func elements(_ file: URL) throws -> [String] {
        try lines(file).filter { $0.hasPrefix("closure#1 in ObservableType.subscribe(") }
            .compactMap { $0.firstMatch(of: #/\((next\(.*?\))\)$/#).map { String($0.1) } }
    }

    func testWhatIsBetweenStartAndStopIsRecorded() throws {
        let subject = PublishSubject<Int>()
        let disposable = subject.subscribe(onNext: { _ in })
        subject.onNext(1)
        for number in [2, 4] {
            let file = folder.appending(path: "\(number).rec")
            try Recording.start(to: file)
            subject.onNext(number)
            Recording.stop()
            subject.onNext(number + 1)
            XCTAssertEqual(try elements(file), ["next(\(number))"])
        }
        disposable.dispose()
    }

    func testTheFileIsReplaced() throws {
        for number in [1, 2] {
            try Recording.start(to: file)
            _ = Observable.just(number).subscribe(onNext: { _ in })
            Recording.stop()
        }
        XCTAssertEqual(try elements(file), ["next(2)"])
    }

    /// The return of a call from before has no call, and a call may return later or in the next
    /// recording.
    func testCallsThatAreOpenAtStartAndStop() throws {
        let (first, second) = (file, folder.appending(path: "second.rec"))
        _ = Observable.of(1, 2, 3, 4).map { $0 * 10 }.subscribe(onNext: { number in
            switch number {
            case 10: try? Recording.start(to: first)
            case 20: Recording.stop()
            case 30: try? Recording.start(to: second)
            default: Recording.stop()
            }
        })
        for (file, element) in [(first, 20), (second, 40)] {
            let recording = try Recording(contentsOf: file)
            XCTAssertEqual(try elements(file), ["next(\(element))"])
            XCTAssertEqual(recording.lines().first?.depth, 0)
            XCTAssertTrue(recording.positions[0].description.contains("closure#"))
            XCTAssertFalse(recording.jsonLines().isEmpty)
        }
    }

    /// A block that was handed over before the stop runs after it.
    func testBlocksThatRunAfterTheStop() throws {
        let queue = DispatchQueue(label: "worker")
        let runs = Counter()
        let block: () -> Void = {
            runs.add()
            _ = Observable.just(1).subscribe()
        }
        queue.suspend()
        try Recording.start(to: file)
        Trace.handOver(block, to: "worker") { block in
            nonisolated(unsafe) let block = block
            queue.async { block() }
        }
        let ticks = DispatchSemaphore(value: 0)
        let disposable = Observable<Int>.interval(
            .milliseconds(1),
            scheduler: SerialDispatchQueueScheduler(internalSerialQueueName: "ticks")
        )
        .subscribe(onNext: { _ in ticks.signal() })
        ticks.wait()
        Recording.stop()
        let before = try Data(contentsOf: file)
        queue.resume()
        queue.sync {}
        for _ in 0..<5 { ticks.wait() }
        disposable.dispose()
        XCTAssertEqual(runs.count, 1)
        XCTAssertEqual(try Data(contentsOf: file), before)
        XCTAssertEqual(try lines(file).filter { $0.contains("runs block 1") }, [])
        XCTAssertEqual(try lines(file).filter { $0.contains("to worker") }.count, 1)
    }

    /// What `debug` prints is seen as always.
    func testAnAppPrintsAsAlways() throws {
        XCTAssertFalse(Trace.prints("one"))
        try Recording.start(to: file)
        XCTAssertFalse(Trace.prints("two"))
        Recording.stop()
        XCTAssertEqual(try lines(file), ["# prints two"])
        Trace.record { XCTAssertTrue(Trace.prints("three")) }
    }

    func testOneAtATime() throws {
        Recording.stop()
        try Recording.start(to: file)
        let second = folder.appending(path: "second.rec")
        XCTAssertThrowsError(try Recording.start(to: second)) {
            XCTAssertEqual(
                "\($0)",
                "\(second.path) is not begun: a recording runs already. Stop it first."
            )
        }
        _ = Observable.just(1).subscribe(onNext: { _ in })
        Recording.stop()
        Recording.stop()
        XCTAssertEqual(try elements(file), ["next(1)"])
        XCTAssertFalse(FileManager.default.fileExists(atPath: second.path))
        // Nothing listens any more: a probe costs one load.
        XCTAssertEqual(listeners.load(ordering: .relaxed), 0)
    }

    func testAFileThatCannotBeWritten() throws {
        let nowhere = folder.appending(path: "no/run.rec")
        XCTAssertThrowsError(try Recording.start(to: nowhere)) {
            XCTAssertEqual(
                "\($0)",
                "\(nowhere.path) cannot be written: No such file or directory."
            )
        }
        try Recording.start(to: file)
        Recording.stop()
    }

    func testManyThreadsStopAtOnce() throws {
        for _ in 0..<50 {
            try Recording.start(to: file)
            DispatchQueue.concurrentPerform(iterations: 8) { _ in Recording.stop() }
            XCTAssertEqual(listeners.load(ordering: .relaxed), 0)
        }
    }

    /// Whatever the threads do, there is one recording at a time, and each file can be read.
    func testAnyThreadMayStartAndStop() throws {
        DispatchQueue.concurrentPerform(iterations: 200) { number in
            let file = folder.appending(path: "\(number).rec")
            try? Recording.start(to: file)
            _ = Observable.just(number).map { $0 + 1 }.subscribe()
            Recording.stop()
        }
        XCTAssertEqual(listeners.load(ordering: .relaxed), 0)
        let files = try FileManager.default.contentsOfDirectory(
            at: folder,
            includingPropertiesForKeys: nil
        )
        XCTAssertGreaterThan(files.count, 0)
        for file in files { XCTAssertFalse(try Recording(contentsOf: file).text().contains("?")) }
    }
}
