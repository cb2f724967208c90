// A recording as a tree of calls: which call made which, in which order.

import MiniRxTraced
import Recorder

/// The lines of a recording, for questions about its calls.
public struct Calls {
    private let lines: [TraceLine]

    /// The calls of a recording.
    public init(_ recording: Recording) {
        lines = recording.lines()
    }

    /// Records `body`.
    public init(of body: () -> Void) {
        self.init(Trace.record(body))
    }

    /// The texts of all lines, in order.
    public var all: [String] { lines.map(\.text) }

    /// The lanes on which anything happened.
    public var lanes: Set<String> { Set(lines.map(\.step.lane)) }

    /// The lane of each line with this text, in order.
    public func lanes(of text: String) -> [String] {
        lines.filter { $0.text == text }.map(\.step.lane)
    }

    /// The calls that the first call with this text made directly, in order. Empty if there is no
    /// such call.
    public func made(by call: String) -> [String] {
        madeByEach(call).first ?? []
    }

    /// For each call with this text, the calls that it made directly, in order.
    public func madeByEach(_ call: String) -> [[String]] {
        lines.filter { $0.text == call }.map { caller in
            lines.filter { $0.caller == caller.number }.map(\.text)
        }
    }

    /// The call that made the first call with this text.
    public func caller(of call: String) -> String? {
        lines.first { $0.text == call }?.caller.map { lines[$0 - 1].text }
    }

    /// The callers of all calls with this text.
    public func callers(of call: String) -> [String] {
        lines.filter { $0.text == call }.compactMap(\.caller).map { lines[$0 - 1].text }
    }

    /// How many lines have this text.
    public func count(_ text: String) -> Int {
        lines.count { $0.text == text }
    }

    /// How many lines' texts contain this.
    public func count(containing text: String) -> Int {
        lines.count { $0.text.contains(text) }
    }

    /// The first of these lines that is missing in this order, with any lines between them; `nil`
    /// if none is missing.
    public func missing(_ texts: [String]) -> String? {
        var rest = texts[...]
        for line in lines where line.text == rest.first {
            rest.removeFirst()
        }
        guard let first = rest.first else { return nil }
        let before = rest.startIndex == 0 ? "" : " after '\(texts[rest.startIndex - 1])'"
        return "there is no '\(first)'\(before)"
    }
}
