// Shows repetitions once.
// Chapter: 0 (diagrams)

import Recorder

/// A line that is shown, or a note that the lines before it are repeated.
enum Told {
    case once(Happening)
    /// These lines, which are shown before it, are repeated so many times in the given range.
    case again([Happening], times: Int, lines: ClosedRange<Int>)
}

/// Replaces repetitions with notes if this saves at least two lines.
/// - parameter size: The number of lines that a line with its subtree takes.
func folded(_ siblings: [Happening], size: (Happening) -> Int) -> [Told] {
    var told: [Told] = []
    let shapes = siblings.map(\.shape)
    var start = 0
    while start < siblings.count {
        let found = (1...4).lazy
            .map { period in (period, times: repeats(shapes, from: start, period: period)) }
            .first { period, times in
                let sizes = siblings[start..<min(start + period, siblings.count)].map(size)
                return times * sizes.reduce(0, +) > 2
            }
        guard let (period, times) = found else {
            told.append(.once(siblings[start]))
            start += 1
            continue
        }
        let end = start + period * (times + 1)
        let shown = Array(siblings[start..<(start + period)])
        told += shown.map(Told.once)
        let lines = siblings[start + period].number...siblings[end - 1].lastNumber
        told.append(.again(shown, times: times, lines: lines))
        start = end
    }
    return told
}

/// How many times the `period` siblings from `start` on are directly repeated.
private func repeats(_ shapes: [String], from start: Int, period: Int) -> Int {
    guard start + period <= shapes.count else { return 0 }
    let first = shapes[start..<(start + period)]
    var times = 0
    var next = start + period
    while next + period <= shapes.count, shapes[next..<(next + period)] == first {
        times += 1
        next += period
    }
    return times
}

extension Happening {
    /// The kind of the line, without the element, the text or the block.
    var kind: String {
        switch line.step.moment {
        case .enters(let call):
            let event = call.event.map { $0.prefix { $0 != "(" } } ?? ""
            return "\(call.type ?? "").\(call.function) \(call.object ?? "") \(event)"
        case .leaves, .ends: return ""
        case .handsOver(_, let lane): return "hands over to \(lane)"
        case .runs: return "runs"
        case .prints: return "prints"
        case .marks(let text): return "marks \(text)"
        }
    }
}
