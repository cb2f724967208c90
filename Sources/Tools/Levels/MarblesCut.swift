// The marbles of a long run, of which a page shows a part.
// Chapter: 0 (levels)

import Recorder

extension Marbles {
    /// A part of the marbles.
    public struct Cut {
        /// Its rows.
        public let marbles: Marbles
        /// The columns before which something is left out.
        public let gaps: [Int]
    }

    /// How many marks at the beginning and at the end of the run are always there.
    private static let outermost = 24

    /// The marks within lines of the trace, with the beginning and the end of the run. The rows that
    /// are left also keep their own beginnings and ends: it is known when each of them flows.
    public func cut(to lines: ClosedRange<Int>) -> Cut {
        let count = rows.reduce(0) { $0 + $1.marks.count }
        // What the first line is a part of.
        let around = run.entry(ofLine: lines.lowerBound).map { Set(run.around($0)) } ?? []
        func isNear(_ mark: Mark) -> Bool {
            around.contains(mark.entry) || mark.id < Self.outermost
                || mark.id >= count - Self.outermost
                || mark.line.map(lines.contains) ?? false
        }
        var kept = Set<Int>()
        for row in rows where row.marks.contains(where: isNear) {
            for mark in row.marks
            where isNear(mark) || mark.kind == .subscribes || mark.kind.ends {
                kept.insert(mark.id)
            }
        }
        let marbles = keeping { kept.contains($1.id) }
        let before = kept.sorted()
        let after = marbles.rows.flatMap(\.marks).sorted { $0.id < $1.id }
        let gaps = zip(before, after).dropFirst().enumerated().compactMap { index, pair in
            pair.0 > before[index] + 1 ? pair.1.column : nil
        }
        return Cut(marbles: marbles, gaps: gaps)
    }
}
