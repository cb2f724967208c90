// From where to where a row has a line.
// Chapter: 0 (levels)

extension Marbles.Row {
    /// The columns from the subscription, or else from the first mark, to the end; `nil` if it does
    /// not end. Nothing if it has no marks.
    var life: (first: Int, last: Int?)? {
        guard !marks.isEmpty else { return nil }
        let begin = marks.firstIndex { $0.kind == .subscribes } ?? 0
        return (marks[begin].column, marks[begin...].first { $0.kind.ends }?.column)
    }

    /// The columns from the first mark to the last one.
    var wholeLife: (first: Int, last: Int?)? {
        guard let life else { return nil }
        let last = life.last.map { max($0, marks[marks.count - 1].column) }
        return (marks[0].column, last)
    }
}
