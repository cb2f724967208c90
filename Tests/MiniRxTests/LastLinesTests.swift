// Recordings of which only the last lines are kept.

import Foundation
import MiniRxTraced
import TestSupport
import XCTest

@testable import Recorder

final class LastLinesTests: TemporaryFolderCase {
    private var file: URL { folder.appending(path: "run.rec") }
    private var before: URL { folder.appending(path: "run.before.rec") }

    override func tearDownWithError() throws {
        // If the test has ended with an error.
        Recording.stop()
        try super.tearDownWithError()
    }

    private func size(_ file: URL) throws -> Int {
        try XCTUnwrap(FileManager.default.attributesOfItem(atPath: file.path)[.size] as? Int)
    }

    /// Each element has five lines: 100,000 steps with distinct values, on several lanes.
    private func send(_ count: Int, from subject: PublishSubject<String>) {
        for number in 0..<count { subject.onNext("element \(number)") }
    }

    private func subscribed() -> (PublishSubject<String>, any Disposable) {
        let subject = PublishSubject<String>()
        return (subject, subject.map { $0 + "!" }.subscribe(onNext: { _ in }))
    }

    // MARK: What is kept

    func testTheLastLinesAreKept() throws {
        let (subject, disposable) = subscribed()
        try Recording.start(to: file, lines: 1000)
        send(10_000, from: subject)
        let sizes = try [file, before].map(size)
        Recording.stop()
        disposable.dispose()
        XCTAssertLessThan(sizes.max()!, 2 << 20)
        XCTAssertLessThan(try size(file), 100_000)
        let recording = try Recording(contentsOf: file)
        let lines = recording.lines()
        XCTAssertTrue(500...1001 ~= lines.count, "\(lines.count)")
        XCTAssertEqual(lines[0].text, "# the lines before are not kept")
        XCTAssertEqual(lines.map(\.number), (1...lines.count).map { $0 })
        let last = lines.filter { $0.text.contains("(next(element ") }.last
        XCTAssertTrue(last?.text.contains("element 9999") ?? false, "\(last?.text ?? "")")
        XCTAssertEqual(
            try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted(),
            ["run.before.rec", "run.rec"]
        )
    }

    /// The same as the end of the whole recording.
    func testTheyAreThoseOfTheWholeRecording() throws {
        func lines(_ kept: Int?) throws -> [TraceLine] {
            let (subject, disposable) = subscribed()
            try Recording.start(to: file, lines: kept)
            send(1000, from: subject)
            disposable.dispose()
            Recording.stop()
            return try Recording(contentsOf: file).lines(deinits: true)
        }
        let whole = try lines(nil).map(\.golden)
        for kept in [400, 401, 407, 1_000_000] {
            let last = try lines(kept).map(\.golden)
            guard kept < whole.count else {
                XCTAssertEqual(last, whole)
                continue
            }
            // Calls that were open at the beginning indent nothing.
            let deepest = last.dropFirst(12)
            XCTAssertEqual(Array(deepest), Array(whole.suffix(deepest.count)), "\(kept)")
        }
    }

    /// Nothing of the first file is missing while there is only one more.
    func testNothingIsMissingBeforeTheThirdFile() throws {
        let (subject, disposable) = subscribed()
        try Recording.start(to: file, lines: 1000)
        var number = 0
        while !FileManager.default.fileExists(atPath: before.path) {
            subject.onNext("element \(number)")
            number += 1
        }
        Recording.stop()
        disposable.dispose()
        let lines = try Recording(contentsOf: file).lines()
        XCTAssertFalse(lines.contains { $0.text.hasPrefix("# the lines") })
        XCTAssertTrue(lines[1].text.contains("(next(element 0))"), lines[1].text)
        XCTAssertGreaterThan(lines.count, 500)
    }

    // MARK: What is left of calls and blocks

    /// Two threads are deep in calls and blocks when files begin.
    private func recordDeepCalls() throws {
        let group = DispatchGroup()
        try Recording.start(to: file, lines: 300)
        for lane in ["a", "b"] {
            let queue = DispatchQueue(label: lane)
            group.enter()
            let block: () -> Void = {
                Observable.range(start: 0, count: 100).flatMap { number in
                    Observable.of(number, number + 1).scan(0, accumulator: +).filter { $0 > 0 }
                }
                .do(onNext: { if $0 % 10 == 0 { _ = Trace.prints("ten") } })
                .subscribe().dispose()
                group.leave()
            }
            Trace.handOver(block, to: lane) { block in
                nonisolated(unsafe) let block = block
                queue.async { block() }
            }
        }
        group.wait()
        Recording.stop()
    }

    func testWhatIsLeftIsARecording() throws {
        try recordDeepCalls()
        let recording = try Recording(contentsOf: file)
        var open: [Int: [Int]] = [:]
        var numbers = Set<Int>()
        for step in recording.steps {
            if case .leaves = step.moment {
                XCTAssertEqual(open[step.thread]?.popLast(), step.number)
                continue
            }
            XCTAssertEqual(step.number, numbers.count + 1)
            numbers.insert(step.number)
            XCTAssertEqual(step.depth, open[step.thread]?.count ?? 0)
            XCTAssertEqual(step.caller, open[step.thread]?.last)
            if case .enters = step.moment { open[step.thread, default: []].append(step.number) }
        }
        let runs = recording.steps.filter { if case .runs = $0.moment { true } else { false } }
        let ends = recording.steps.filter { if case .ends = $0.moment { true } else { false } }
        XCTAssertEqual(runs, [])
        XCTAssertEqual(ends, [])
        XCTAssertEqual(recording.roots, nil)
    }

    /// The object that an initializer makes is known when the initializer ends, in the next file.
    func testAnInitializerThatEndsInTheNextFile() throws {
        // Wherever a file begins.
        for lines in 60..<100 {
            try Recording.start(to: file, lines: lines)
            for _ in 0..<10 { Observable.just(1).catch { _ in .never() }.subscribe().dispose() }
            Recording.stop()
            let initializers = try Recording(contentsOf: file).steps.compactMap { step -> Call? in
                guard case .enters(let call) = step.moment, call.function.hasPrefix("init(")
                else { return nil }
                return call
            }
            XCTAssertGreaterThan(initializers.count, 0)
            // Those of structs have no number.
            let unknown = initializers.filter { $0.number == nil }.map { $0.type ?? "" }
            XCTAssertEqual(unknown.filter { $0 != "AnyObserver" }, [], "\(lines)")
        }
    }

    // MARK: Bounds

    func testLongValuesFillAFileEarlier() throws {
        let (subject, disposable) = subscribed()
        try Recording.start(to: file, lines: 100_000)
        let long = String(repeating: "long", count: 25_000)
        for number in 0..<2000 { subject.onNext("\(number)\(long)") }
        Recording.stop()
        disposable.dispose()
        // A file may have 512 bytes for each of its lines, and is written a part at a time.
        XCTAssertLessThan(try size(file) + size(before), 2 * (100_000 * 512 + 2 << 20))
        XCTAssertGreaterThan(try Recording(contentsOf: file).lines().count, 100)
    }

    func testWhatIsKnownOfObjectsThreadsAndTimersDoesNotGrow() throws {
        let numbers = ObjectNumbers()
        let kept = PublishSubject<Int>()
        XCTAssertEqual(numbers.number(of: kept, isDeinit: false), 1)
        // They take the places of those that are freed: each of those had another one.
        var others: [PublishSubject<Int>] = []
        for _ in 0..<20_000 {
            _ = numbers.number(of: PublishSubject<Int>(), isDeinit: false)
            others.append(PublishSubject<Int>())
        }
        XCTAssertLessThan(numbers.count, 2500)
        XCTAssertEqual(numbers.number(of: kept, isDeinit: false), 1)
        Trace.record {
            let ended = DispatchGroup()
            for _ in 0..<300 {
                ended.enter()
                Thread {
                    _ = Observable.just(1).subscribe()
                    ended.leave()
                }
                .start()
                ended.wait()
            }
            // The threads' last steps come after those.
            for _ in 0..<1000 where Trace.running!.threadCount > 10 { usleep(10_000) }
            XCTAssertLessThan(Trace.running!.threadCount, 11)
        }
    }

    func testTooFewLines() throws {
        XCTAssertThrowsError(try Recording.start(to: file, lines: 1)) {
            XCTAssertEqual("\($0)", "At least 2 lines must be kept, not 1.")
        }
    }

    // MARK: Files

    func testTheFileOfAnotherRecordingIsNotRead() throws {
        let (subject, disposable) = subscribed()
        for name in ["run.rec", "other.rec"] {
            try Recording.start(to: folder.appending(path: name), lines: 200)
            send(200, from: subject)
            Recording.stop()
        }
        let alone = try Recording(contentsOf: before).lines().count
        XCTAssertTrue(100...102 ~= alone, "\(alone)")
        let both = try Recording(contentsOf: file).lines().count
        try FileManager.default.removeItem(at: before)
        try FileManager.default.copyItem(at: folder.appending(path: "other.before.rec"), to: before)
        let last = try Recording(contentsOf: file).lines()
        XCTAssertEqual(both - last.count, 100)
        XCTAssertEqual(last[0].text, "# the lines before are not kept")
        // A new recording does not leave it there.
        try Recording.start(to: file, lines: 200)
        Recording.stop()
        XCTAssertFalse(FileManager.default.fileExists(atPath: before.path))
        disposable.dispose()
    }

    /// The process may be killed between the two moves that begin a file.
    func testTheFileBeforeIsThereAlone() throws {
        let (subject, disposable) = subscribed()
        try Recording.start(to: file, lines: 200)
        send(200, from: subject)
        Recording.stop()
        disposable.dispose()
        try FileManager.default.removeItem(at: file)
        XCTAssertTrue(100...102 ~= (try Recording(contentsOf: file).lines().count))
    }

    func testACopyWhileItRecords() throws {
        let copy = folder.appending(path: "copy.rec")
        XCTAssertThrowsError(try Recording.save(to: copy)) {
            XCTAssertEqual("\($0)", "\(copy.path) is not written: nothing records.")
        }
        let (subject, disposable) = subscribed()
        for lines in [nil, 300] {
            try Recording.start(to: file, lines: lines)
            send(200, from: subject)
            try Recording.save(to: copy)
            let saved = try Recording(contentsOf: file).text()
            send(200, from: subject)
            Recording.stop()
            XCTAssertEqual(try Recording(contentsOf: copy).text(), saved)
            XCTAssertNotEqual(try Recording(contentsOf: file).text(), saved)
        }
        disposable.dispose()
    }
}
