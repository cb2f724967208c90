// The call tree, and the trace for Perfetto.

import Diagrams
import Foundation
import MiniRx
import TestSupport
import XCTest

final class CallTreeAndChromeTraceTests: XCTestCase {
    private struct File: Decodable {
        let traceEvents: [Event]
    }

    private struct Event: Decodable {
        let name: String
        let ph: String
        let ts: Int
        let dur: Int?
        let tid: Int
        let id: Int?
        let args: [String: String]?
    }

    private func events(of name: String) throws -> [Event] {
        let json = try walkthrough(name).record().chromeTrace()
        return try JSONDecoder().decode(File.self, from: Data(json.utf8)).traceEvents
    }

    func testTheTreeHasEveryLineOfAShortTraceBelowItsCaller() {
        let recording = walkthrough("create-subscribe").record()
        let tree = recording.callTree().split(separator: "\n")
        let lines = recording.lines()
        XCTAssertEqual(tree.count, lines.count)
        for (row, line) in zip(tree, lines) {
            XCTAssertTrue(row.hasSuffix(line.text), "\(row) is not \(line.text)")
        }
    }

    func testTheTreeSaysWhatIsRepeatedOnce() {
        let tree = walkthrough("observe-on").record().callTree()
        XCTAssertTrue(tree.contains("more like this, lines"))
        XCTAssertFalse(tree.contains("prints next(5)"))
    }

    func testATrackForEachLane() throws {
        let events = try events(of: "schedulers")
        let tracks = events.filter { $0.ph == "M" }.compactMap { $0.args?["name"] }
        XCTAssertTrue(tracks.contains("main"))
        XCTAssertTrue(tracks.contains("com.apple.root.default-qos"))
        XCTAssertTrue(events.filter { $0.ph == "X" }.allSatisfy { ($0.dur ?? 0) > 0 })
    }

    func testAnArrowForEachBlockThatIsHandedOver() throws {
        let events = try events(of: "schedulers")
        let begun = events.filter { $0.ph == "s" }.compactMap(\.id)
        XCTAssertEqual(begun.count, recorded("schedulers").count(containing: "# hands over"))
        XCTAssertEqual(Set(begun), Set(events.filter { $0.ph == "f" }.compactMap(\.id)))
    }

    func testCallsOnOneTrackLieInOneAnother() throws {
        for name in ["create-subscribe", "schedulers", "observe-on-concurrent-queue"] {
            let calls = try events(of: name).filter { $0.ph == "X" }
            for track in Set(calls.map(\.tid)) {
                var open: [Int] = []
                let own = calls.filter { $0.tid == track }.sorted {
                    ($0.ts, -$0.dur!) < ($1.ts, -$1.dur!)
                }
                for call in own {
                    while let end = open.last, end <= call.ts { open.removeLast() }
                    let end = call.ts + call.dur!
                    XCTAssertLessThanOrEqual(end, open.last ?? .max, "\(name): \(call.name)")
                    open.append(end)
                }
            }
        }
    }
}
