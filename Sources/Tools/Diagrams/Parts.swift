// Splits the rows of a recording into parts, one picture each.
// Chapter: 0 (diagrams)

/// The maximum numbers of a picture's columns, arrows, and rows (arrows and notes).
enum Limit {
    static let columns = 7
    static let arrows = 25
    static let rows = 34
}

extension [Row] {
    var fitsOnePicture: Bool {
        var size = Size()
        forEach { size.add($0) }
        return size.fitsOnePicture
    }
}

/// What decides whether rows fit into one picture.
private struct Size {
    private var rows = 0
    private var arrows = 0
    private var columns: Set<Column> = []

    mutating func add(_ row: Row) {
        rows += 1
        if row.isArrow { arrows += 1 }
        columns.formUnion(row.columns)
    }

    var fitsOnePicture: Bool {
        rows <= Limit.rows && arrows <= Limit.arrows && columns.count <= Limit.columns
    }
}

/// Splits rows into parts that fit, at the best places. Rows that fit into one picture are not
/// split.
/// - parameter sections: The numbers of lines with which a section begins.
func parts(_ rows: [Row], sections: Set<Int>) -> [[Row]] {
    guard rows.contains(where: { !$0.columns.isEmpty }) else { return [] }
    if rows.fitsOnePicture { return [rows] }
    // For each row the best split of all rows before it: its cost and its last cut.
    var best: [(cost: Double, cut: Int)] = [(0, 0)]
    for end in 1...rows.count {
        var size = Size()
        var phases: [Phase: Int] = [:]
        var found: (cost: Double, cut: Int)?
        for start in (0..<end).reversed() {
            size.add(rows[start])
            guard size.fitsOnePicture else { break }
            phases[rows[start].phase, default: 0] += 1
            let others = end - start - (phases.values.max() ?? 0)
            let cut = costOfCut(rows, start, sections)
            let cost = best[start].cost + costOfPart + cut + 2 * Double(others)
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

/// A row of another phase than its picture costs 2.
private let costOfPart = 8.0

/// The cost is lowest where a section of the sample, a phase or a step of the chapter begins, and
/// lower among outer calls than among inner calls.
private func costOfCut(_ rows: [Row], _ index: Int, _ sections: Set<Int>) -> Double {
    guard index > 0 else { return 0 }
    let (before, row) = (rows[index - 1], rows[index])
    let depth = Double(min(row.depth, 10)) / 10
    // A note about a repetition belongs to the repeated rows.
    if case .again = row.content { return 50 }
    if case .mark = before.content { return 20 }
    if case .run = before.content { return 20 }
    if case .mark = row.content { return depth }
    if before.phase != row.phase { return 1 + depth }
    if case .run = row.content { return 2 + depth }
    let begins = sections.contains { before.lastNumber < $0 && $0 <= row.number }
    return (begins ? 3 : 8) + depth
}
