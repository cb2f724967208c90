// A sample, recorded and cut into the steps of its chapter.
// Chapter: 0 (how to read a trace)

import Recorder

extension Walkthrough {
    /// Runs the sample on the main thread and records what MiniRx does inside.
    /// - parameter references: Whether to record also who holds whom.
    public func record(
        order: ReplayOrder = .producerFirst,
        references: Bool = false
    ) -> Recording {
        Trace.record(order: order, references: references) {
            run()
            settle()
            mark("end of scenario")
        }
    }

    /// For each step the lines of the trace that belong to it.
    ///
    /// A step whose first line is not there, or is not in its place, is left out: the steps and the
    /// library have come apart.
    public func lines(of recording: Recording) -> [(step: ChapterStep?, lines: [TraceLine])] {
        var parts: [(step: ChapterStep?, lines: [TraceLine])] = [(nil, [])]
        var waiting = steps[...]
        for line in recording.lines() {
            if let next = waiting.first, next.begins == line.text {
                parts.append((next, []))
                waiting.removeFirst()
            }
            parts[parts.count - 1].lines.append(line)
        }
        return parts.filter { !$0.lines.isEmpty }
    }
}
