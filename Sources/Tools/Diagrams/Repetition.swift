// What happens again and again is shown once.
// Chapter: 0 (diagrams)

import Recorder

/// One of the things that happen one after another, or a note that it goes on like that.
enum Told {
    case once(Happening)
    /// These, which stand before it, happen again, so many times, in these lines.
    case again([Happening], times: Int, lines: ClosedRange<Int>)
}

/// Parts repetitions from what is told, wherever that saves two lines or more.
/// - parameter size: How many lines something takes when it is told.
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

/// How many times what begins at `start` and takes `period` siblings comes again at once.
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
    /// What happens, but for the element, the text or the block.
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
