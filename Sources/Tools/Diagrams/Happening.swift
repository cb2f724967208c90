// The lines of a recording as a tree: below each call and each block, the lines that it caused.
// Chapter: 0 (diagrams)

import Recorder

/// A line of a trace, with the lines that it caused.
final class Happening {
    let line: TraceLine
    /// The call or the block that contains it; `nil` for the sample's own lines.
    private(set) weak var parent: Happening?
    private(set) var children: [Happening] = []
    /// The number of the last line that belongs to it.
    private(set) var lastNumber: Int

    private init(_ line: TraceLine, in parent: Happening?) {
        self.line = line
        self.parent = parent
        lastNumber = line.number ?? 0
    }

    /// The number of lines, including all lines below it.
    private(set) lazy var size: Int = children.map(\.size).reduce(1, +)
    /// Equal for lines with the same calls below them, whatever the element, the text or the block.
    private(set) lazy var shape: String =
        "\(lane):\(kind)(\(children.map(\.shape).joined(separator: ",")))"

    var number: Int { line.number ?? 0 }
    var lane: String { line.step.lane }
    var call: Call? {
        guard case .enters(let call) = line.step.moment else { return nil }
        return call
    }

    /// The lines at the top, in order.
    static func roots(of recording: Recording) -> [Happening] {
        var roots: [Happening] = []
        var calls: [Int: Happening] = [:]
        // The blocks that have begun and not ended on each thread, innermost last.
        var blocks: [Int: [Happening]] = [:]
        for line in recording.lines() {
            let block = blocks[line.step.thread]?.last
            let caller = line.caller.flatMap { calls[$0] }
            if case .ends = line.step.moment {
                blocks[line.step.thread]?.removeLast()
                block?.extend(to: line.number ?? 0)
                continue
            }
            // A block's calls are not indented more than the block in the trace.
            let parent = line.caller == block?.line.caller ? block ?? caller : caller
            let happening = Happening(line, in: parent)
            if let parent {
                parent.children.append(happening)
                parent.extend(to: happening.number)
            } else {
                roots.append(happening)
            }
            calls[happening.number] = happening
            if case .runs = line.step.moment {
                blocks[line.step.thread, default: []].append(happening)
            }
        }
        return roots
    }

    private func extend(to number: Int) {
        lastNumber = max(lastNumber, number)
        parent?.extend(to: number)
    }
}
