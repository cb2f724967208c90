// The trace for Perfetto, read again.

import Diagrams
import Foundation
import MiniRxTraced
import Recorder
import TestSupport
import WalkthroughsTraced
import XCTest

final class ChromeTraceTests: XCTestCase {
    private struct File: Decodable {
        let traceEvents: [Event]
    }

    private struct Event: Decodable {
        let name: String
        let ph: String
        let ts: Int
        let dur: Int?
        let pid: Int
        let tid: Int
        let id: Int?
        let args: [String: String]?

        var end: Int { ts + (dur ?? 0) }
    }

    private func events(_ recording: Recording) throws -> [Event] {
        let json = try recording.chromeTrace()
        return try JSONDecoder().decode(File.self, from: Data(json.utf8)).traceEvents
    }

    func testALaneIsANamedTrackAndALineIsAnEvent() throws {
        let recording = walkthrough("schedulers").record()
        let events = try events(recording)
        XCTAssertEqual(
            events.filter { $0.ph == "M" }.map { $0.args?["name"] },
            ["main", "com.apple.root.default-qos"]
        )
        let numbers = events.filter { "Xi".contains($0.ph) }.compactMap { $0.args?["line"] }
        let ends = recording.lines().filter { line in
            if case .ends = line.step.moment { return true }
            return false
        }
        XCTAssertEqual(numbers.count + ends.count, recording.lines().count)
        let printed = events.filter { $0.ph == "i" && $0.name.contains("prints") }
        XCTAssertEqual(printed.map(\.name), ["# prints 1", "# prints 2", "# prints completed"])
        XCTAssertEqual(Set(events.map(\.pid)), [1])
    }

    func testEachHandOverHasAnArrowToTheBlockThatItStarts() throws {
        for name in ["schedulers", "observe-on", "interval", "operation-queue-scheduler"] {
            let events = try events(walkthrough(name).record())
            let starts = events.filter { $0.ph == "s" }
            let ends = events.filter { $0.ph == "f" }
            XCTAssertFalse(starts.isEmpty, name)
            XCTAssertEqual(starts.map(\.id), starts.compactMap(\.id).sorted(), name)
            for start in starts {
                let end = ends.first { $0.id == start.id }
                XCTAssertLessThan(start.ts, try XCTUnwrap(end?.ts, "\(name): \(start.name)"))
            }
        }
    }

    /// In the format what begins later on a track ends earlier, or begins after the end.
    private func expectNested(_ events: [Event], _ name: String) {
        for track in Dictionary(grouping: events.filter { $0.ph == "X" }, by: \.tid).values {
            var open: [Event] = []
            for event in track.sorted(by: { ($0.ts, -$0.end) < ($1.ts, -$1.end) }) {
                open.removeAll { $0.end <= event.ts }
                if let around = open.last {
                    XCTAssertLessThanOrEqual(event.end, around.end, "\(name): \(event.name)")
                }
                open.append(event)
            }
        }
    }

    func testEventsOfATrackAreNested() throws {
        for walkthrough in Walkthrough.all {
            expectNested(try events(walkthrough.record()), walkthrough.name)
            // Nothing is conducted: what can overlap does.
            expectNested(try events(walkthrough.record(order: .asItComes)), walkthrough.name)
        }
    }
}
