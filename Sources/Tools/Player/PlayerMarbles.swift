// The marbles of a recording, as the page of the player gets them.
// Chapter: 0 (the player)

import Levels
import Recorder

/// The rows of a run's marbles.
struct PlayerMarbles: Encodable {
    /// A sequence that somebody subscribed to.
    struct Row: Encodable {
        let name: String
        /// The line of the program on which it was written.
        let place: UInt?
        let depth: Int
        let marks: [Mark]
    }

    /// What happens to it.
    struct Mark: Encodable {
        let id: Int
        /// The mark that caused it.
        let cause: Int?
        /// `subscribes`, `next`, `error`, `completed`, `disposes` or `dropped`.
        let kind: String
        /// The element, or the error.
        let text: String?
        /// The number of its line.
        let line: Int?
        let lane: Int
        let column: Int
        let time: Double?
    }

    let columns: Int
    let rows: [Row]
    /// The columns before which something is left out; `nil` for the marbles of a whole run.
    let gaps: [Int]?

    init(_ marbles: Marbles, gaps: [Int]? = nil) {
        self.gaps = gaps
        columns = marbles.columns
        rows = marbles.rows.map { row in
            Row(
                name: row.title,
                place: row.place?.line,
                depth: row.depth,
                marks: row.marks.map(Mark.init)
            )
        }
    }
}

extension PlayerMarbles.Mark {
    init(_ mark: Marbles.Mark) {
        (id, cause, line) = (mark.id, mark.cause, mark.line)
        (lane, column, time) = (mark.lane, mark.column, mark.time)
        (kind, text) =
            switch mark.kind {
            case .subscribes: ("subscribes", nil)
            case .next(let value): ("next", value)
            case .error(let error): ("error", error)
            case .completed: ("completed", nil)
            case .disposes: ("disposes", nil)
            case .dropped(let value): ("dropped", value)
            }
    }
}
