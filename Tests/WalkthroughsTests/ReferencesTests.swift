// Who holds whom, in the recordings of all samples.

import Recorder
import TestSupport
import WalkthroughsTraced
import XCTest

final class ReferencesTests: XCTestCase {
    private struct Sample {
        let name: String
        let order: ReplayOrder
        /// Recorded once: with references it takes longer.
        let recording: Recording
        /// Whether it has a timer. A timer that was cancelled releases what it holds at some time,
        /// perhaps in a later recording.
        let hasTimer: Bool

        init(_ name: String, _ order: ReplayOrder) {
            (self.name, self.order) = (name, order)
            recording = walkthrough(name).record(order: order, references: true)
            hasTimer = recording.golden().contains("to timer")
        }

        var text: String { "\(name), \(order)" }
    }

    /// All samples, those with timers last. Where the orders of blocks make a difference, both.
    private static let samples: [Sample] = {
        let names = Walkthrough.recorded.map(\.name)
        let withTimers = Set(
            names.filter { walkthrough($0).record().golden().contains("to timer") }
        )
        var isQuiet = false
        DispatchQueue.main.async { isQuiet = true }
        _ = waitOnMain { isQuiet }
        return names.sorted { !withTimers.contains($0) && withTimers.contains($1) }.flatMap {
            name in
            let orders = [ReplayOrder.producerFirst, .handOversFirst]
            let traces = orders.map { walkthrough(name).record(order: $0).golden() }
            return orders.prefix(traces[0] == traces[1] ? 1 : 2).map { Sample(name, $0) }
        }
    }()

    /// One test, since each test runs in a process of its own and recording all samples takes long.
    func testTheRecordingsOfAllSamples() {
        referencesDoNotChangeTheTrace()
        anObjectIsFreedWhereItsDeinitializerIsCalled()
        noReferenceIsFromOrToAFreedObject()
    }

    // MARK: The trace

    /// With references, the trace has the same lines on the same lanes. With timers, deinitializers
    /// differ from run to run, and are not compared.
    private func referencesDoNotChangeTheTrace() {
        var compared = 0
        for sample in Self.samples {
            let plain = walkthrough(sample.name).record(order: sample.order)
            XCTAssertEqual(plain.changes, [:])
            if sample.hasTimer {
                XCTAssertEqual(sample.recording.golden(), plain.golden(), sample.text)
            } else {
                XCTAssertEqual(sample.recording.text(), plain.text(), sample.text)
                compared += 1
            }
        }
        XCTAssertGreaterThan(compared, 80)
    }

    // MARK: The ends of objects

    /// An object leaves the picture at the first of its deinitializers' calls.
    private func anObjectIsFreedWhereItsDeinitializerIsCalled() {
        var count = 0
        for sample in Self.samples {
            var freed: [Int: Int] = [:]
            for (index, changes) in sample.recording.changes {
                for number in changes.freed { freed[number] = index }
            }
            let (deinits, unknown) = sample.recording.deinits
            for (number, index) in deinits {
                XCTAssertEqual(freed[number], index, "\(sample.text), object \(number)")
                count += 1
            }
            if !sample.hasTimer { XCTAssertEqual(unknown, 0, sample.text) }
        }
        XCTAssertGreaterThan(count, 1_000)
    }

    private func noReferenceIsFromOrToAFreedObject() {
        var count = 0
        for sample in Self.samples {
            let recording = sample.recording
            var picture = ReferencePicture()
            var freed: Set<Int> = []
            for index in recording.changes.keys.sorted() {
                let changes = recording.changes[index]!
                XCTAssertTrue(picture.references.isSuperset(of: changes.drops), sample.text)
                XCTAssertTrue(picture.references.isDisjoint(with: changes.holds), sample.text)
                XCTAssertTrue(freed.isDisjoint(with: changes.alive.map(\.number)), sample.text)
                picture.apply(changes)
                freed.formUnion(changes.freed)
                // Where only fields changed, the references are those of the step before.
                if changes.holds.isEmpty, changes.freed.isEmpty { continue }
                for reference in picture.references {
                    XCTAssertNotNil(picture.objects[reference.from], "\(sample.text), \(index)")
                    if let to = reference.to {
                        XCTAssertNotNil(picture.objects[to], "\(sample.text), \(index)")
                    }
                    count += 1
                }
            }
        }
        XCTAssertGreaterThan(count, 50_000)
    }

    // MARK: Chapter 1

    /// Step 18 of chapter 1: sink and disposer hold each other from line 43, and until the call in
    /// line 42 returns.
    func testTheCycleOfSinkAndDisposerBeginsAndEndsWhereChapter1SaysSo() throws {
        let recording = walkthrough("create-subscribe").record(references: true)
        func index(ofLine number: Int) throws -> Int {
            let step = try XCTUnwrap(recording.lines().first { $0.number == number }).step
            return try XCTUnwrap(recording.steps.firstIndex(of: step))
        }
        let begins = try index(ofLine: 43)
        let call = recording.steps[try index(ofLine: 42)]
        let ends = try XCTUnwrap(
            recording.steps.firstIndex { $0.number == call.number && $0.moment == .leaves }
        )
        for index in recording.steps.indices {
            let cycles = recording.references(at: index).retainCycles.map { $0.map(\.type) }
            let expected =
                (begins..<ends).contains(index)
                ? [["AnonymousObservableSink", "SinkDisposer"]] : []
            XCTAssertEqual(cycles, expected, "step \(index)")
        }
        let sink = try XCTUnwrap(
            recording.references(at: begins).number(of: "AnonymousObservableSink")
        )
        let disposer = try XCTUnwrap(recording.references(at: begins).number(of: "SinkDisposer"))
        XCTAssertEqual(
            recording.references(at: begins).references.filter { [sink, disposer].contains($0.to) }
                .sorted(),
            [
                Reference(from: sink, property: "cancel", to: disposer, isWeak: false),
                Reference(from: disposer, property: "sink", to: sink, isWeak: false),
            ]
        )
        XCTAssertEqual(recording.receivers[begins], sink)
        XCTAssertEqual(recording.remaining.objects.values.map(\.type), ["CurrentThreadScheduler"])
    }
}

extension Recording {
    /// For each object the index of the first call of a deinitializer, and the number of calls with
    /// an unknown object.
    fileprivate var deinits: (known: [Int: Int], unknown: Int) {
        var (known, unknown): ([Int: Int], Int) = ([:], 0)
        for (index, step) in steps.enumerated() {
            guard case .enters(let call) = step.moment, call.function == "deinit" else { continue }
            guard let number = receivers[index] else {
                unknown += 1
                continue
            }
            known[number] = known[number] ?? index
        }
        return (known, unknown)
    }
}

extension ReferencePicture {
    fileprivate func number(of type: String) -> Int? {
        objects.values.first { $0.type == type }?.number
    }
}
