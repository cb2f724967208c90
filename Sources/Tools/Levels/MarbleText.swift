// The marbles as text, for a terminal.
// Chapter: 0 (levels)

import Recorder

/// Draws marbles with characters, in lines of limited width.
public struct MarbleText {
    /// The signs of the marks.
    enum Sign {
        static let subscribes = "^"
        static let completed = "|"
        static let error = "#"
        static let disposes = "!"
        static let dropped = "~"
        static let line: Character = "─"
    }

    var marbles: Marbles
    /// The number of rows that are left out.
    var hidden: Int
    let width: Int
    private let linesBefore: UInt
    let paint: (_ text: String, _ lane: Int) -> String

    /// - parameter width: The number of characters in a line.
    /// - parameter height: The number of lines to fit into, if possible: the sources of inner
    ///   sequences are left out for it.
    /// - parameter linesBefore: How many lines of the file do not count.
    /// - parameter paint: Colours the text of a mark on a lane.
    public init(
        _ marbles: Marbles,
        width: Int = 80,
        height: Int = .max,
        linesBefore: Int = 0,
        paint: @escaping (_ text: String, _ lane: Int) -> String = { text, _ in text }
    ) {
        (self.width, self.paint) = (width, paint)
        self.linesBefore = UInt(linesBefore)
        (self.marbles, hidden) = (marbles, 0)
        lines = drawn
        guard lines.count > height else { return }
        self.marbles = marbles.folded
        hidden = marbles.rows.count - self.marbles.rows.count
        if hidden > 0 { lines = drawn }
    }

    /// The lines of the drawing, with a legend of the signs in it.
    public private(set) var lines: [String] = []

    private var drawn: [String] {
        guard !marbles.rows.isEmpty else { return [] }
        let names = names
        let nameWidth = names.map(\.count).max() ?? 0
        let room = width - nameWidth - 2
        let (cuts, widths) = fitted(into: room)
        // The columns in which something flows: from the subscription to the end.
        let flows = marbles.rows.map { row in
            let end = row.marks.last { $0.kind.ends }?.column ?? marbles.columns
            return row.marks.first.map { $0.column..<max($0.column, end) } ?? 0..<0
        }
        var lines: [String] = []
        for part in parts(widths, into: room) {
            if !lines.isEmpty { lines.append("") }
            if let clock = clock(part, widths) {
                lines.append(String(repeating: " ", count: nameWidth + 2) + clock)
            }
            for (index, name) in names.enumerated() {
                let drawn = draw(marbles.rows[index], flows[index], part, widths, cuts)
                guard !drawn.isEmpty || part.count == widths.count else { continue }
                lines.append(name.padded(to: nameWidth) + "  " + drawn)
            }
        }
        return lines + [""] + legend
    }

    // MARK: Names

    private var names: [String] {
        let hasOneFile = Set(marbles.rows.compactMap(\.place?.file)).count <= 1
        let first = marbles.rows.map { row in
            String(repeating: "  ", count: row.depth) + row.name
                + (row.number.map { " \($0)" } ?? "")
        }
        let longest = min(first.map(\.count).max() ?? 0, 22)
        return zip(first, marbles.rows).map { name, row in
            let place = row.place.map { place in
                (hasOneFile ? "" : String(place.file.split(separator: "/").last ?? ""))
                    + ":\(place.line - linesBefore)"
            }
            return name.cut(to: longest).padded(to: longest) + " " + (place ?? "")
        }
    }

    // MARK: Columns

    /// The longest labels with which everything fits in one line, and each column's width.
    private func fitted(into room: Int) -> (cuts: ValueCuts, widths: [Int]) {
        let values = Set(marbles.rows.lazy.flatMap(\.marks).compactMap(\.kind.element))
        let all = [24, 12, 8, 5, 3].map { limit in
            let cuts = ValueCuts(values, to: limit)
            return (cuts: cuts, widths: widths(cuts))
        }
        let each = all.flatMap { one in
            [(cuts: one.cuts, widths: withRoomForTimes(one.widths)), one]
        }
        if let one = each.first(where: { $0.widths.reduce(0, +) <= room }) { return one }
        // Else in as few parts as possible, but with labels that can be read.
        let readable = all.filter { $0.cuts.limit >= 5 }
        let fewest = readable.map { parts($0.widths, into: room).count }.min()
        return readable.first { parts($0.widths, into: room).count == fewest }!
    }

    private func widths(_ cuts: ValueCuts) -> [Int] {
        var widths = Array(repeating: 1, count: marbles.columns)
        for mark in marbles.rows.flatMap(\.marks) {
            widths[mark.column] = max(widths[mark.column], label(mark, cuts).count)
        }
        return widths.map { $0 + 1 }
    }

    /// Makes columns wider where the time of a later one would not fit above them.
    private func withRoomForTimes(_ widths: [Int]) -> [Int] {
        var widths = widths
        var (begin, before): (Int?, Double?) = (nil, nil)
        for (column, time) in marbles.times.enumerated() {
            guard let time, time != before else { continue }
            if let begin, let before {
                let room = widths[begin..<column].reduce(0, +)
                widths[column - 1] += max(0, Self.text(of: before).count + 1 - room)
            }
            (begin, before) = (column, time)
        }
        return widths
    }

    /// The columns that fit into one line after another.
    private func parts(_ widths: [Int], into room: Int) -> [Range<Int>] {
        var (parts, start, used): ([Range<Int>], Int, Int) = ([], 0, 0)
        for (column, width) in widths.enumerated() {
            if used + width > room, column > start {
                parts.append(start..<column)
                (start, used) = (column, 0)
            }
            used += width
        }
        return parts + [start..<widths.count]
    }

    /// The times at which columns begin, where a time begins.
    private func clock(_ part: Range<Int>, _ widths: [Int]) -> String? {
        guard part.contains(where: { marbles.times[$0] != nil }) else { return nil }
        var line = ""
        var place = 0
        var before: Double?
        for column in part {
            if let time = marbles.times[column], time != before, line.count <= place {
                line = line.padded(to: place) + Self.text(of: time) + " "
                before = time
            }
            place += widths[column]
        }
        return line.isEmpty ? nil : line
    }

    /// A time without needless digits: `0.3`.
    public static func text(of time: Double) -> String {
        let rounded = (time * 1000).rounded() / 1000
        return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
    }

    // MARK: Rows

    private func draw(
        _ row: Marbles.Row,
        _ flow: Range<Int>,
        _ part: Range<Int>,
        _ widths: [Int],
        _ cuts: ValueCuts
    ) -> String {
        // Marks are in the order of columns.
        var marks = row.marks[row.marks.partitioningIndex { $0.column >= part.lowerBound }...]
        let hasMark = marks.first.map { part.contains($0.column) } ?? false
        guard hasMark || flow.overlaps(part) else { return "" }
        var line = ""
        for column in part {
            let character = flow.contains(column) ? Sign.line : " "
            let fill = String(repeating: character, count: widths[column])
            guard let mark = marks.first, mark.column == column else {
                line += fill
                continue
            }
            while marks.first?.column == column { marks.removeFirst() }
            let text = label(mark, cuts)
            line += paint(text, mark.lane) + fill.dropFirst(text.count)
        }
        return line.trimmedAtEnd
    }

    private func label(_ mark: Marbles.Mark, _ cuts: ValueCuts) -> String {
        let text =
            switch mark.kind {
            case .subscribes: Sign.subscribes
            case .next(let value): value.isEmpty ? "\"\"" : cuts.text(value)
            case .error(let error): Sign.error + error.cut(to: cuts.limit)
            case .completed: Sign.completed
            case .disposes: Sign.disposes
            case .dropped(let value): Sign.dropped + cuts.text(value)
            }
        let hasLines = text.utf8.contains(UInt8(ascii: "\n"))
        return (hasLines ? text.replacing("\n", with: "⏎") : text) + laneSign(mark.lane)
    }
}

extension Subscription.Mark.Kind {
    var isDropped: Bool {
        if case .dropped = self { true } else { false }
    }

    /// The element of a next event, even if nobody received it.
    package var element: String? {
        switch self {
        case .next(let value), .dropped(let value): value
        default: nil
        }
    }

    /// Whether nothing comes after it.
    var ends: Bool {
        switch self {
        case .completed, .error, .disposes: true
        default: false
        }
    }
}

extension String {
    /// The text, or its beginning with an ellipsis.
    package func cut(to length: Int) -> String {
        count <= length ? self : prefix(max(1, length - 1)) + "…"
    }

    var trimmedAtEnd: String {
        guard let end = lastIndex(where: { $0 != " " }) else { return "" }
        return String(self[...end])
    }
}
