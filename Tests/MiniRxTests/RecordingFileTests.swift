// A recording that goes to a file while it is made, and what is read of it.

import Foundation
import MiniRxTraced
import TestSupport
import XCTest

@testable import Recorder

final class RecordingFileTests: XCTestCase {
    private let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

    override func tearDown() {
        try? FileManager.default.removeItem(at: file)
    }

    /// Subscriptions, an error, a block on another queue, and who holds whom.
    private func runSample() {
        let queue = DispatchQueue(label: "worker")
        Observable.of(1, 2).map { "\($0)" }.subscribe(onNext: { _ = Trace.prints($0) }).dispose()
        _ = Observable<Int>.error(Offline()).subscribe(onError: { _ in })
        Trace.handOver({ _ = Observable.just(3).subscribe() }, to: "worker") { block in
            nonisolated(unsafe) let block = block
            queue.async { block() }
        }
        Trace.settle()
    }

    private struct Offline: Error {}

    @discardableResult
    private func record(references: Int? = .max, _ body: () -> Void) throws -> Recording {
        let store = try RecordingFile(creating: file)
        let recording = Trace.begin(
            order: .producerFirst,
            references: references,
            to: RecordingWriter(to: store)
        )
        body()
        Trace.end()
        return recording
    }

    func testAFileHasWhatMemoryHas() throws {
        try record(runSample)
        let read = try Recording(contentsOf: file)
        let kept = Trace.record(order: .producerFirst, references: true, runSample)
        XCTAssertEqual(Array(read.steps), Array(kept.steps))
        XCTAssertEqual(read.lines(deinits: true), kept.lines(deinits: true))
        XCTAssertEqual(read.text(), kept.text())
        XCTAssertEqual(read.changes, kept.changes)
        XCTAssertEqual(read.receivers, kept.receivers)
        XCTAssertEqual(read.roots, kept.roots)
        XCTAssertGreaterThan(read.changes.count, 10)
        XCTAssertEqual(Set(read.steps.map(\.lane)), ["main", "worker"])
    }

    /// Who holds whom takes long to read: a long run goes on without it.
    func testReferencesAreReadUpToALine() throws {
        try record(runSample)
        let whole = try Recording(contentsOf: file)
        try record(references: 20, runSample)
        let read = try Recording(contentsOf: file)
        XCTAssertEqual(read.text(), whole.text(), "The calls are the same.")
        // An object has one number, before that line and after it.
        var numbers: [Int: Set<Int>] = [:]
        for index in whole.steps.indices {
            guard let number = whole.steps.call(index)?.number else { continue }
            numbers[number, default: []].insert(read.steps.call(index)?.number ?? 0)
        }
        XCTAssertTrue(numbers.values.allSatisfy { $0.count == 1 && $0 != [0] }, "\(numbers)")
        let last = try XCTUnwrap(read.lastRead)
        XCTAssertEqual(read.lines()[19].position, last)
        XCTAssertNil(whole.lastRead)
        XCTAssertEqual(read.changes, whole.changes.filter { $0.key <= last })
        XCTAssertEqual(read.remaining, ReferencePicture(), "What is left at the end is not known.")
        XCTAssertNil(read.roots)
    }

    /// The process that records can be killed at any moment, and a copy of the file be incomplete.
    func testAFileThatWasCutOffIsReadToItsLastWholeRecord() throws {
        try record(runSample)
        let whole = try Data(contentsOf: file)
        let steps = Array(try Recording(contentsOf: file).steps)
        var counts: [Int] = []
        for length in stride(from: RecordingFile.headerSize, to: whole.count, by: 7) {
            try whole.prefix(length).write(to: file)
            let read = Array(try Recording(contentsOf: file).steps)
            // The number of an initializer's object comes after its step.
            XCTAssertEqual(read.map(\.number), steps.prefix(read.count).map(\.number))
            counts.append(read.count)
        }
        XCTAssertEqual(counts.first, 0)
        XCTAssertEqual(counts, counts.sorted())
        XCTAssertGreaterThan(Set(counts).count, 50)
    }

    /// What is in the file does not depend on how the process ends: another process can read it now.
    func testAFileCanBeReadWhileItIsWritten() throws {
        try record {
            Trace.mark("here")
            XCTAssertEqual(try? Recording(contentsOf: file).golden(), "main | # here\n")
        }
    }

    /// A record that begins in one mapped part of the file and ends in the next.
    func testTextsAreWholeHoweverLongTheyAre() throws {
        let texts = (0..<40).map { String(repeating: "\($0) ", count: 50_000) }
        try record { for text in texts { _ = Trace.prints(text) } }
        let read = try Recording(contentsOf: file).steps.map { step -> String in
            if case .prints(let text) = step.moment { text } else { "" }
        }
        XCTAssertEqual(read, texts)
    }

    func testAnotherFileIsRefused() throws {
        func refusal() -> String {
            do {
                _ = try Recording(contentsOf: file)
                return ""
            } catch { return "\(error)" }
        }
        try record {}
        var bytes = try Data(contentsOf: file)
        bytes[16] = 99
        try bytes.write(to: file)
        XCTAssertEqual(
            refusal(),
            "\(file.path) was recorded by another version of the kit: its format is 99, and this "
                + "kit reads format 2."
        )
        try Data("something else".utf8).write(to: file)
        XCTAssertEqual(refusal(), "\(file.path) is not a recording.")
    }

    func testWhereEachLaneWas() throws {
        var positions: [String] = []
        let recording = Trace.record {
            let subject = PublishSubject<Int>()
            _ = subject.subscribe(onNext: { _ in
                positions = Trace.running!.positions.map(\.description)
            })
            subject.onNext(1)
        }
        XCTAssertEqual(positions.count, 1)
        let position = try XCTUnwrap(positions.first)
        XCTAssertTrue(
            position.hasPrefix("main was in closure#1 in ObservableType.subscribe("),
            position
        )
        XCTAssertTrue(
            position.contains(" (Sources/MiniRx/Core/ObservableType+Extensions.swift:"),
            position
        )
        let end = recording.positions.map(\.description)
        XCTAssertTrue(end[0].hasPrefix("main was in no recorded call, after "), end[0])
    }

    /// A line of a trace, a call and its return, takes some 30 bytes.
    func testALineTakesLittleMemory() throws {
        for count in [100, 10_000] {
            let recording = try record(references: nil) {
                Observable.range(start: 0, count: count).map { $0 + 1 }.filter { $0 > 0 }
                    .subscribe().dispose()
            }
            let bytes = try XCTUnwrap(
                FileManager.default.attributesOfItem(atPath: file.path)[.size] as? Int
            )
            let lines = recording.lines(deinits: true).count
            XCTAssertGreaterThan(lines, 10 * count)
            XCTAssertLessThan(bytes / lines, count == 100 ? 1000 : 60, "\(count)")
        }
    }
}
