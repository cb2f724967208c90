// The lines of a recording as a tree: under each call, and under each block, what it made happen.
// Chapter: 0 (diagrams)

import Recorder

/// A line of a trace, with the lines below it that it is the cause of.
final class Happening {
    let line: TraceLine
    /// The call or the block that it happened in. `nil` for what the sample itself does.
    private(set) weak var parent: Happening?
    private(set) var children: [Happening] = []
    /// The number of the last line that belongs to it.
    private(set) var lastNumber: Int

    private init(_ line: TraceLine, in parent: Happening?) {
        self.line = line
        self.parent = parent
        lastNumber = line.number ?? 0
    }

    /// How many lines it takes, with all that is below it.
    private(set) lazy var size: Int = children.map(\.size).reduce(1, +)
    /// Equal for what takes the same road, whatever the element, the text or the block.
    private(set) lazy var shape: String =
        "\(lane):\(kind)(\(children.map(\.shape).joined(separator: ",")))"

    var number: Int { line.number ?? 0 }
    var lane: String { line.step.lane }
    var call: Call? {
        guard case .enters(let call) = line.step.moment else { return nil }
        return call
    }

    /// What happens at the top, in order.
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
            // What a block calls stands no deeper in the trace than the block itself.
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
