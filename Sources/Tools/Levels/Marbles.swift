// Level 1: a row for each sequence that somebody subscribed to.
// Chapter: 0 (levels)

import Recorder

/// The marbles of a run.
public struct Marbles {
    /// One row.
    public struct Row {
        /// The sequence, as the program wrote it: `.debounce`.
        public let name: String
        /// Where it was written.
        public let place: Place?
        /// Its number among the rows of that name and place, from 1; `nil` if it is the only one.
        public fileprivate(set) var number: Int?
        /// How far it is indented: inner sequences and attempts are below their operator.
        public let depth: Int
        /// Whether it is a source of an inner sequence or of an attempt, and not that itself.
        public let isInside: Bool
        /// The number of the object: the operator's part, or the sequence.
        public let object: Int?
        /// What happens, in order.
        public fileprivate(set) var marks: [Mark]

        init(
            name: String,
            place: Place?,
            depth: Int,
            isInside: Bool,
            object: Int?,
            marks: [Mark]
        ) {
            (self.name, self.place, self.depth) = (name, place, depth)
            (self.isInside, self.object, self.marks) = (isInside, object, marks)
        }
    }

    /// A mark of a row.
    public struct Mark {
        /// Its kind.
        public let kind: Subscription.Mark.Kind
        /// The index of its entry in the run.
        public let entry: Int
        /// The number of its line in the trace.
        public let line: Int?
        /// The index of its lane in the run.
        public let lane: Int
        /// The virtual time.
        public let time: Double?
        /// Its number among the marks of all rows, from 0, in the order of the run.
        public internal(set) var id = 0
        /// The mark that caused it: that of a call around it, or of the call that handed over the
        /// block in which it happens.
        public internal(set) var cause: Int?
        /// Its column: what one event causes down a chain is in one column.
        public internal(set) var column = 0

        init(kind: Subscription.Mark.Kind, entry: Int, line: Int?, lane: Int, time: Double?) {
            (self.kind, self.entry, self.line) = (kind, entry, line)
            (self.lane, self.time) = (lane, time)
        }
    }

    /// The rows, sources above their operators.
    public private(set) var rows: [Row] = []
    /// The number of columns.
    public private(set) var columns = 0
    /// The virtual time of each column, if the run has a clock.
    public private(set) var times: [Double?] = []
    /// The run.
    public let run: Run
    /// The subscriptions of the run.
    public let subscriptions: Subscriptions

    /// The marbles of a run.
    public init(of run: Run) {
        self.run = run
        subscriptions = Subscriptions(of: run)
        var rows = MarbleRows(of: subscriptions).rows
        setColumns(&rows)
        self.rows = rows.numbered { "\($0.name) \($0.place?.line ?? 0)" }
    }

    /// Without the sources of inner sequences and of attempts.
    public var folded: Marbles { keeping { row, _ in !row.isInside } }

    /// The marks that a condition selects, in columns of their own.
    func keeping(_ isKept: (Row, Mark) -> Bool) -> Marbles {
        var kept = self
        var rows = rows.compactMap { row -> Row? in
            let marks = row.marks.filter { isKept(row, $0) }
            return marks.isEmpty ? nil : row.with(marks)
        }
        kept.setColumns(&rows)
        kept.rows = rows
        return kept
    }

    /// Puts marks into columns, in the order of the run. A mark shares the column of the mark
    /// before it if that one is of a call around it, and its row has none there.
    private mutating func setColumns(_ rows: inout [Row]) {
        let order = rows.indices.flatMap { row in rows[row].marks.indices.map { (row, $0) } }
            .sorted { rows[$0.0].marks[$0.1].entry < rows[$1.0].marks[$1.1].entry }
        var placed: [Int: Int] = [:]
        var before: Int?
        var column = -1
        var marks = rows.map(\.marks)
        var ids: [Int: Int] = [:]
        for (id, (row, index)) in order.enumerated() {
            let mark = marks[row][index]
            marks[row][index].id = id
            marks[row][index].cause = cause(of: mark.entry, ids)
            ids[mark.entry] = id
            let isCaused =
                before.map { $0 == mark.entry || run.entries[$0].end > mark.entry } ?? false
            if !isCaused || placed[row] == column { column += 1 }
            marks[row][index].column = column
            placed[row] = column
            before = mark.entry
        }
        columns = column + 1
        times = Array(repeating: nil, count: columns)
        for mark in marks.joined() { times[mark.column] = mark.time }
        rows = zip(rows, marks).map { $0.with($1) }
    }

    /// - parameter ids: The marks so far, by their entries.
    private func cause(of entry: Int, _ ids: [Int: Int]) -> Int? {
        var next: Int? = entry
        while let current = next {
            if let id = ids[current] { return id }
            let handOver = run.entries[current].block.flatMap { run.handOvers[$0] }
            next = run.entries[current].parent ?? handOver.flatMap { $0 < current ? $0 : nil }
        }
        return nil
    }
}

extension Marbles {
    /// With numbers only for rows whose names would be equal here.
    var numberedAnew: Marbles {
        var marbles = self
        marbles.rows = rows.numbered { $0.name }
        return marbles
    }
}

extension Marbles.Row {
    fileprivate func with(_ marks: [Marbles.Mark]) -> Self {
        var row = self
        row.marks = marks
        return row
    }
}

extension [Marbles.Row] {
    /// Rows with the same key get numbers.
    fileprivate func numbered(by key: (Marbles.Row) -> String) -> Self {
        let counts = Dictionary(grouping: self, by: key).mapValues(\.count)
        var used: [String: Int] = [:]
        return map { row in
            var row = row
            row.number = nil
            guard counts[key(row)]! > 1 else { return row }
            used[key(row), default: 0] += 1
            row.number = used[key(row)]
            return row
        }
    }
}
