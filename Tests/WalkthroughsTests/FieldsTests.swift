// The fields of objects over time.

import Recorder
import TestSupport
import WalkthroughsTraced
import XCTest

final class FieldsTests: XCTestCase {
    /// D002-67, D002-114: an observer is stopped by the end of its sequence, a sink by its `dispose`.
    /// D002-108: completed is sent inside `run`, so the disposer is disposed of before it has sink and
    /// subscription.
    func testTheFlagsOfASubscription() throws {
        let recording = walkthrough("create-subscribe").record(references: true)
        try expect("AnonymousObserver.isStopped", ["0", "1"], recording) { name, event in
            name == "ObserverBase.on(_:)" && event == "completed"
        }
        try expect("AnonymousObservableSink.disposed", ["0", "1"], recording) { name, _ in
            name == "Sink.dispose()"
        }
        XCTAssertEqual(
            try texts("SinkDisposer.state", recording).map(\.text),
            ["no flag", "disposed", "disposed, sinkAndSubscriptionSet"]
        )
    }

    /// The sample sends twice within the delay.
    func testAQueueHasANumberOfElements() throws {
        let recording = walkthrough("delay").record(references: true)
        let counts = try texts("DelaySink.queue", recording).map(\.text)
        XCTAssertEqual(Array(counts.prefix(3)), ["0 elements", "1 element", "2 elements"])
        XCTAssertEqual(counts.last, "0 elements")
    }

    func testFlagsHaveTheNamesOfTheSource() throws {
        let changes = walkthrough("delay").record(references: true).changes.values
        let states = changes.flatMap(\.fields).filter { $0.field == "state" }.map(\.text)
        for name in ["Disposables/SingleAssignmentDisposable", "Observables/Producer"] {
            let flags = try source("Sources/MiniRx/\(name).swift")
                .matches(of: #/static let (\w+) = DisposeState\(rawValue: (\d+)\)/#)
            XCTAssertEqual(flags.map(\.2), ["1", "2"], name)
            let both = flags.map { String($0.1) }.joined(separator: ", ")
            XCTAssertTrue(states.contains(both), "\(both) is not in \(states)")
        }
    }

    // MARK: Helpers

    private struct None: Error {}

    /// The texts of a field of the only object of a class, with the indices of their steps.
    private func texts(
        _ name: String,
        _ recording: Recording
    ) throws -> [(index: Int, text: String)] {
        let parts = name.split(separator: ".").map(String.init)
        let changes = recording.changes.sorted { $0.key < $1.key }
        let object = changes.flatMap(\.value.alive).filter { $0.type == parts[0] }
        XCTAssertEqual(object.count, 1, name)
        let found = changes.flatMap { index, changes in
            changes.fields.filter { $0.object == object.first?.number && $0.field == parts[1] }
                .map { (index, $0.text) }
        }
        if found.isEmpty { throw None() }
        return found
    }

    /// Checks the texts, and that the last one came while a call ran.
    private func expect(
        _ name: String,
        _ expected: [String],
        _ recording: Recording,
        during isCall: (_ name: String, _ event: String?) -> Bool
    ) throws {
        let found = try texts(name, recording)
        XCTAssertEqual(found.map(\.text), expected, name)
        let steps = recording.steps
        let first = try XCTUnwrap(
            steps.firstIndex {
                guard case .enters(let call) = $0.moment else { return false }
                return isCall("\(call.type ?? "").\(call.function)", call.event)
            }
        )
        let last = try XCTUnwrap(
            steps.lastIndex { $0.number == steps[first].number && $0.moment == .leaves }
        )
        XCTAssertTrue((first...last).contains(found.last!.index), name)
    }
}
