// A sequence diagram of a recording, or of a part of it.
// Chapter: 0 (diagrams)

import Recorder

/// One picture: the calls between objects, their lanes and their order. Only in debug builds.
public struct SequenceDiagram {
    /// Its title: `create-subscribe, part 2: emit, lines 19 to 41`.
    public let title: String
    /// The name of its file: `2-emit`.
    public let name: String
    let rows: [Row]
    let lanes: [Lane]

    /// The columns of a lane, in the order in which they are needed.
    struct Lane {
        let name: String
        /// Its place among all lanes of the recording.
        let index: Int
        let columns: [Column]
    }

    /// - parameter all: The rows whose columns to show, perhaps including rows of other parts.
    /// - parameter order: The lanes, in order.
    init(title: String, name: String, rows: [Row], columnsOf all: [Row], order: [String]) {
        self.title = title
        self.name = name
        self.rows = rows
        var columns: [Column] = []
        for column in all.flatMap(\.columns) where !columns.contains(column) {
            columns.append(column)
        }
        lanes = order.enumerated().compactMap { index, lane in
            let own = columns.filter { $0.lane == lane }
            return own.isEmpty ? nil : Lane(name: lane, index: index, columns: own)
        }
    }

    var columns: [Column] { lanes.flatMap(\.columns) }

    /// A description of the picture, for screen readers.
    var description: String {
        let lanes = lanes.map { lane in
            "\(lane.title): \(lane.columns.map(\.name).joined(separator: ", "))"
        }
        return "Sequence diagram with the columns of \(lanes.joined(separator: "; of ")). "
            + "Solid arrows are calls, dashed arrows are blocks of work handed to a queue; "
            + "the numbers are those of the trace's lines."
    }
}

extension SequenceDiagram.Lane {
    var title: String { name == "main" ? "main thread" : "queue \(name)" }
}

extension Recording {
    /// The lanes of the recording, in the order of appearance.
    public var lanes: [String] {
        steps.reduce(into: []) { lanes, step in
            if !lanes.contains(step.lane) { lanes.append(step.lane) }
        }
    }

    /// Pictures of the recording: as many as necessary to keep each picture legible.
    ///
    /// If the recording has several lanes, the first pictures show the view from outside: on each
    /// lane only your code and everything else. The other pictures show each object.
    ///
    /// - parameter title: The name of the recording.
    /// - parameter sections: The numbers of lines before which a new part should begin.
    /// - parameter lane: Shows only this lane, and blocks that are handed over from it or to it.
    /// - parameter phase: Shows only this phase.
    public func sequenceDiagrams(
        of title: String,
        sections: Set<Int> = [],
        lane: String? = nil,
        phase: Phase? = nil
    ) -> [SequenceDiagram] {
        func shown(_ view: View) -> [[Row]] {
            let rows = Rows(self, view).rows.filter { row in
                (phase == nil || row.phase == phase) && (lane.map(row.concerns) ?? true)
            }
            return parts(rows, sections: sections)
        }
        var outside = shown(.outside)
        if !outside.joined().contains(where: \.isHandOver) {
            outside = []
        }
        let inside = shown(.inside)
        // A block that never ran may belong to a lane without lines.
        let order = (outside + inside).joined().flatMap(\.columns).map(\.lane)
            .reduce(into: lanes) { lanes, lane in
                if !lanes.contains(lane) { lanes.append(lane) }
            }
        return outside.enumerated().map { index, rows in
            let number = outside.count > 1 ? " \(index + 1)" : ""
            return SequenceDiagram(
                title: "\(title), from outside\(number): \(rows.lines)",
                name: "outside\(number.replacing(" ", with: "-"))",
                rows: rows,
                columnsOf: Array(outside.joined()),
                order: order
            )
        }
            + inside.enumerated().map { index, rows in
                let part = inside.count > 1 ? ", part \(index + 1)" : ""
                return SequenceDiagram(
                    title: "\(title)\(part): \(rows.mainPhase.rawValue), \(rows.lines)",
                    name: "\(index + 1)-\(rows.mainPhase.rawValue)",
                    rows: rows,
                    columnsOf: rows,
                    order: order
                )
            }
    }
}

extension [Row] {
    fileprivate var lines: String {
        "lines \(first?.number ?? 0) to \(map(\.lastNumber).max() ?? 0)"
    }

    /// The phase of most arrows.
    var mainPhase: Phase {
        let phases = filter { !$0.columns.isEmpty }.map(\.phase)
        func count(_ phase: Phase) -> Int { phases.count { $0 == phase } }
        return Phase.allCases.reversed().max { count($0) < count($1) } ?? .subscribe
    }
}
