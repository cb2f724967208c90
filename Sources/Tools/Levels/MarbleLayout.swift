// Where the marks of a marble picture are.
// Chapter: 0 (levels)

/// Places columns and rows. All lengths are in pixels.
struct MarbleLayout {
    /// The width of a character, as in the other diagrams.
    static let character = 7.95
    static let margin = 12.0
    /// Between two marks of a row: as it should be, and if marks are many.
    private static let gaps = (wide: 10.0, narrow: 4.0)
    /// Between the middles of two columns whose marks are in different rows.
    static let step = 22.0
    /// A picture with a clock is stretched to this width, and no picture is wider than `widest`.
    static let stretched = 520.0
    static let widest = 860.0
    /// The shortest time between two columns is not longer than this.
    static let farthest = 90.0

    /// A part of the columns, below the part before it.
    struct Band {
        let columns: Range<Int>
        /// The middle of each column.
        var x: [Int: Double]
        /// The right edge.
        var end: Double
    }

    /// The texts of values.
    let cuts: ValueCuts
    private(set) var bands: [Band]
    let nameWidth: Double
    /// The virtual time of each column, if it never goes back; otherwise empty.
    let times: [Double]

    private let rows: [Marbles.Row]

    init(_ marbles: Marbles, names: [MarbleName]) {
        rows = marbles.rows
        nameWidth = names.map(\.width).max() ?? 0
        times = Self.clock(marbles.times)
        let room = Self.widest - 2 * Self.margin - nameWidth
        let values = Set(rows.lazy.flatMap(\.marks).compactMap(\.kind.shownElement))
        let tries = [
            (24, Self.gaps.wide), (16, Self.gaps.wide), (16, Self.gaps.narrow),
            (10, Self.gaps.narrow),
        ].map { limit, gap in
            let cuts = ValueCuts(values, to: limit)
            return (cuts, Self.placed(marbles, cuts, gap: gap, room))
        }
        (cuts, bands) = tries.first { $0.1.count == 1 } ?? tries[3]
        if bands.count == 1 { stretch(to: Self.stretched - 2 * Self.margin - nameWidth) }
    }

    var width: Double {
        Self.margin * 2 + nameWidth + (bands.map(\.end).max() ?? 0)
    }

    /// Times with those of columns before the clock's first reading; empty if it was set back.
    private static func clock(_ times: [Double?]) -> [Double] {
        guard times.contains(where: { $0 != nil }) else { return [] }
        // A clock counts from its first reading.
        var last = 0.0
        let all = times.map { time in
            last = time ?? last
            return last
        }
        return all == all.sorted() && all.first != all.last ? all : []
    }

    // MARK: Extents

    /// How far a mark goes to the left and to the right of its middle.
    static func extent(_ mark: Marbles.Mark, _ cuts: ValueCuts) -> (left: Double, right: Double) {
        let half = Double(mark.kind.label(cuts)?.count ?? 0) * character / 2
        switch mark.kind {
        case .subscribes, .completed, .disposes: return (5, 5)
        case .error: return (8, half == 0 ? 8 : 14 + 2 * half)
        case .next, .dropped:
            let half = max(13, half + MarbleShape.room(mark.lane))
            return (half, half)
        }
    }

    // MARK: Columns

    private static func placed(
        _ marbles: Marbles,
        _ cuts: ValueCuts,
        gap: Double,
        _ room: Double
    ) -> [Band] {
        var marks: [Int: [(row: Int, mark: Marbles.Mark)]] = [:]
        for (row, one) in marbles.rows.enumerated() {
            for mark in one.marks { marks[mark.column, default: []].append((row, mark)) }
        }
        var bands: [Band] = []
        var (start, x, end) = (0, [Int: Double](), 0.0)
        var taken: [Int: Double] = [:]
        for column in 0..<marbles.columns {
            func place() -> (x: Double, end: Double) {
                var middle = (x[column - 1] ?? -step) + step
                for (row, mark) in marks[column, default: []] {
                    let left = extent(mark, cuts).left
                    middle = max(middle, (taken[row].map { $0 + gap } ?? 0) + left)
                }
                let rights = marks[column, default: []].map { extent($0.mark, cuts).right }
                return (middle, middle + (rights.max() ?? 0))
            }
            var place = place()
            if place.end > room, column > start {
                bands.append(Band(columns: start..<column, x: x, end: end))
                (start, x, end, taken) = (column, [:], 0, [:])
                place = (0, 0)
                for (_, mark) in marks[column, default: []] {
                    let extent = extent(mark, cuts)
                    place = (max(place.x, extent.left), max(place.end, extent.right))
                }
                place.end += place.x
            }
            x[column] = place.x
            end = max(end, place.end)
            for (row, mark) in marks[column, default: []] {
                taken[row] = place.x + extent(mark, cuts).right
            }
        }
        return bands + [Band(columns: start..<marbles.columns, x: x, end: end)]
    }

    /// Puts the columns of the only band in proportion to the clock, as far as there is room.
    private mutating func stretch(to room: Double) {
        guard let total = times.last.map({ $0 - times[0] }), bands[0].end < room else { return }
        let (x, rest) = (bands[0].x, bands[0].end - (bands[0].x[times.count - 1] ?? 0))
        func stretched(_ scale: Double) -> [Double] {
            var places: [Double] = []
            for (column, time) in times.enumerated() {
                let before = places.last.map { $0 + x[column]! - x[column - 1]! } ?? x[0]!
                let isSame = column > 0 && times[column - 1] == time
                places.append(isSame ? before : max(before, x[0]! + scale * (time - times[0])))
            }
            return places
        }
        let gaps = zip(times, times.dropFirst()).map { $1 - $0 }.filter { $0 > 0 }
        // The largest scale for which the last column has room.
        var (low, high) = (0.0, min(room / total, Self.farthest / (gaps.min() ?? 1)))
        for _ in 0..<40 {
            let middle = (low + high) / 2
            if stretched(middle).last! + rest <= room { low = middle } else { high = middle }
        }
        for (column, place) in stretched(low).enumerated() { bands[0].x[column] = place }
        bands[0].end = bands[0].x[times.count - 1]! + rest
    }
}
