// A row of a sequence diagram.
// Chapter: 0 (diagrams)

/// A row: an arrow from column to column, or a note.
struct Row {
    enum Content {
        case call(from: Column, to: Column)
        case handOver(from: Column, to: Column)
        /// A block that was handed over begins.
        case run(in: Column)
        case prints(in: Column)
        /// A section of the sample begins.
        case mark
        /// The rows above are repeated.
        case again(lanes: Set<String>)
    }

    let content: Content
    let text: String
    /// The number of its line in the trace, and of the last line that it represents.
    let number: Int
    let lastNumber: Int
    let depth: Int
    var phase: Phase

    var columns: [Column] {
        switch content {
        case .call(let from, let to), .handOver(let from, let to): return [from, to]
        case .run(let column), .prints(let column): return [column]
        case .mark, .again: return []
        }
    }

    var isHandOver: Bool {
        if case .handOver = content { return true }
        return false
    }

    /// Rows without an arrow are notes.
    var isArrow: Bool { columns.count == 2 }

    /// Whether the row belongs to this lane.
    func concerns(_ lane: String) -> Bool {
        switch content {
        case .mark: return true
        case .again(let lanes): return lanes.contains(lane)
        default: return columns.contains { $0.lane == lane }
        }
    }
}
