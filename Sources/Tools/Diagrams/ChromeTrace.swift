// A recording in Chrome's trace format, which https://ui.perfetto.dev opens.
// Chapter: 0 (diagrams)

import Foundation
import Recorder

extension Recording {
    /// The recording as JSON: a track for each lane, an arrow for each block that is handed
    /// over.
    ///
    /// Each step takes a microsecond. A wide call contains many steps; widths say nothing about
    /// time.
    ///
    /// - parameter lane: Shows only this lane.
    /// - parameter phase: Shows only this phase.
    public func chromeTrace(lane: String? = nil, phase: Phase? = nil) throws -> String {
        var made = ChromeTrace(self)
        made.add { happening in
            (lane ?? happening.lane) == happening.lane
                && (phase ?? happening.phase) == happening.phase
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(made.file), as: UTF8.self) + "\n"
    }
}

/// Collects the events of a recording.
private struct ChromeTrace {
    private let roots: [Happening]
    private let ends: [Int: Int]
    private let times: [Int: Int]
    private let lastRuns: [Int: Int]
    private var tracks: [String] = []
    private var events: [TraceEvent] = []

    var file: TraceFile { TraceFile(traceEvents: names + events) }

    init(_ recording: Recording) {
        let steps = recording.steps
        var (ends, times, open) = ([Int: Int](), [Int: Int](), [Int: [Int]]())
        var lastRuns: [Int: Int] = [:]
        for (time, step) in steps.enumerated() {
            switch step.moment {
            case .leaves: ends[step.number] = time
            case .runs(let block):
                lastRuns[block] = step.number
                open[step.thread, default: []].append(step.number)
            case .ends: ends[open[step.thread]?.popLast() ?? 0] = time
            default: break
            }
            if step.moment != .leaves { times[step.number] = time }
        }
        (self.ends, self.times, self.lastRuns) = (ends, times, lastRuns)
        roots = Happening.roots(of: recording)
    }

    mutating func add(where isShown: (Happening) -> Bool) {
        // The end of the last event on each track. Blocks that overlap on a concurrent queue need
        // another track.
        var busy: [String: Int] = [:]

        func visit(_ happening: Happening, on around: String?) {
            let step = happening.line.step
            let start = times[step.number] ?? 0
            let end = ends[step.number] ?? start + 1
            var track = around.flatMap { $0.hasPrefix(step.lane) ? $0 : nil } ?? step.lane
            if around == nil {
                var number = 1
                while busy[track, default: -1] > start {
                    number += 1
                    track = "\(step.lane) (\(number))"
                }
                busy[track] = end
            }
            if isShown(happening) {
                add(happening, start: start, end: end, on: track)
            }
            happening.children.forEach { visit($0, on: track) }
        }

        roots.forEach { visit($0, on: nil) }
    }

    private mutating func add(_ happening: Happening, start: Int, end: Int, on track: String) {
        if !tracks.contains(track) {
            tracks.append(track)
        }
        let thread = tracks.firstIndex(of: track)! + 1
        var event = TraceEvent(
            name: happening.line.text,
            ph: "X",
            ts: start,
            dur: end - start,
            tid: thread
        )
        event.cat = happening.phase.rawValue
        event.args = [
            "line": "\(happening.number)", "source": happening.line.step.source ?? "",
        ]
        switch happening.line.step.moment {
        case .prints, .marks:
            (event.ph, event.dur, event.s) = ("i", nil, "t")
            events.append(event)
        case .handsOver(let block, _):
            events += [event, flow("s", block, start, thread)]
        case .runs(let block):
            let isLast = lastRuns[block] == happening.line.step.number
            events += [event, flow(isLast ? "f" : "t", block, start, thread)]
        default: events.append(event)
        }
    }

    private func flow(_ kind: String, _ block: Int, _ time: Int, _ thread: Int) -> TraceEvent {
        var event = TraceEvent(name: "block \(block)", ph: kind, ts: time, tid: thread)
        (event.cat, event.id, event.bp) = ("block", block, kind == "s" ? nil : "e")
        return event
    }

    private var names: [TraceEvent] {
        tracks.enumerated().map { index, track in
            var event = TraceEvent(name: "thread_name", ph: "M", ts: 0, tid: index + 1)
            event.args = ["name": track]
            return event
        }
    }
}

private struct TraceFile: Encodable {
    let traceEvents: [TraceEvent]
    var otherData = ["time": "A microsecond is a step of the recording. It is order, not time."]
}

/// The members have the format's names. Members without a value are left out.
private struct TraceEvent: Encodable {
    let name: String
    var ph: String
    let ts: Int
    var dur: Int?
    var pid = 1
    let tid: Int
    var cat: String?
    var id: Int?
    var bp: String?
    var s: String?
    var args: [String: String]?
}
