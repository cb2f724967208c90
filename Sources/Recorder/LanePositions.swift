// Where each lane was when a recording ended.
// Chapter: 0 (recording your own code)

/// What ran on a lane when the recording ended.
public struct LanePosition: Sendable {
    /// The lane.
    public let lane: String
    /// The innermost recorded call that had not returned, if there was one.
    public let open: Call?
    /// The number of recorded calls that had not returned.
    public let depth: Int
    /// The last recorded call.
    public let last: Call?
}

extension Recording {
    /// The positions of the main lane and of all lanes with open calls, in the order in which the
    /// lanes' threads appeared.
    public var positions: [LanePosition] {
        let stored = stored
        var open: [Int: [Int]] = [:]
        var (lanes, last): ([Int: Int], [Int: Int]) = ([:], [:])
        for index in stored.steps.indices {
            let record = stored.record(index)
            lanes[record.thread] = record.lane
            if record.tag == .enters {
                open[record.thread, default: []].append(index)
                last[record.thread] = index
            }
            if record.tag == .leaves { _ = open[record.thread]?.popLast() }
        }
        return lanes.keys.sorted().compactMap { thread in
            let lane = stored.text(lanes[thread]!)
            let calls = open[thread] ?? []
            guard lane == "main" || !calls.isEmpty else { return nil }
            return LanePosition(
                lane: lane,
                open: calls.last.flatMap(stored.call),
                depth: calls.count,
                last: last[thread].flatMap(stored.call)
            )
        }
    }
}

extension LanePosition: CustomStringConvertible {
    /// A part of a sentence: `main was in MapSink.on(_:) (Sources/…/Map.swift:30)`.
    public var description: String {
        guard let open else {
            let after = last.map { ", after \(Self.text($0))" } ?? ""
            return "\(lane) was in no recorded call\(after)"
        }
        let around = depth > 100 ? ", the innermost of \(depth) open calls" : ""
        return "\(lane) was in \(Self.text(open))\(around)"
    }

    private static func text(_ call: Call) -> String {
        let type = call.type.map { $0 == "(user)" || $0 == "(global)" ? "" : "\($0)." } ?? ""
        let callee = call.callee.map { " of \($0)" } ?? ""
        return "\(type)\(call.function)\(callee) (\(call.file):\(call.line))"
    }
}
