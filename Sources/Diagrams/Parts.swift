// Cuts what is too much for one picture into parts.
// Chapter: 0 (diagrams)

#if DEBUG
    /// A picture has no more columns and rows than these.
    enum Limit {
        static let columns = 7
        static let rows = 26
    }

    /// Cuts rows into as few parts as can be, where it disturbs least.
    /// - parameter sections: The numbers of lines with which something new begins.
    func parts(_ rows: [Row], sections: Set<Int>) -> [[Row]] {
        // For each row the best way to cut all rows before it: its cost and its last cut.
        var best: [(cost: Double, cut: Int)] = [(0, 0)]
        for end in rows.indices.map({ $0 + 1 }) {
            var columns: Set<Column> = []
            var found: (cost: Double, cut: Int)?
            for start in (0..<end).reversed() {
                columns.formUnion(rows[start].columns)
                // A row alone has to stand somewhere, however wide it is.
                let fits = columns.count <= Limit.columns && end - start <= Limit.rows
                guard fits || start == end - 1 else { break }
                let cost = best[start].cost + costOfPart + costOfCut(rows, start, sections)
                if cost < found?.cost ?? .infinity {
                    found = (cost, start)
                }
            }
            best.append(found!)
        }
        var parts: [[Row]] = []
        var end = rows.count
        while end > 0 {
            parts.insert(Array(rows[best[end].cut..<end]), at: 0)
            end = best[end].cut
        }
        return parts
    }

    private let costOfPart = 10.0

    /// Least where a section of the sample, a phase or a step of the chapter begins, and less among
    /// the outer calls than deep inside.
    private func costOfCut(_ rows: [Row], _ index: Int, _ sections: Set<Int>) -> Double {
        guard index > 0 else { return 0 }
        let (before, row) = (rows[index - 1], rows[index])
        let depth = Double(min(row.depth, 10)) / 10
        // What says that it goes on like that belongs to what it speaks of.
        if case .again = row.content { return 50 }
        if case .mark = before.content { return 20 }
        if case .run = before.content { return 20 }
        if case .mark = row.content { return depth }
        if before.phase != row.phase { return 1 + depth }
        if case .run = row.content { return 2 + depth }
        let begins = sections.contains { before.lastNumber < $0 && $0 <= row.number }
        return (begins ? 3 : 8) + depth
    }
#endif
