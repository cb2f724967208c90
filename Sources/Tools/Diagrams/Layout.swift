// The layout of a drawn sequence diagram.
// Chapter: 0 (diagrams)

/// Places columns and rows. All lengths are in pixels.
struct Layout {
    /// The width of a character. All text except the title has a monospaced font of size 13; the
    /// widest such font in use has characters of 0.61 of its size.
    static let character = 7.95
    static let line = 16.0
    /// The margin left and right of the picture, and between two lanes.
    static let margin = 12.0
    /// The column of the trace's line numbers.
    static let gutter = 34.0
    static let rowHeight = 34.0

    struct Box {
        var x: Double
        var width: Double
        var middle: Double { x + width / 2 }
        var end: Double { x + width }
    }

    private(set) var lanes: [Box] = []
    private(set) var columns: [Column: Box] = [:]
    /// The names of the columns, split into lines that fit.
    let names: [Column: [String]]
    let width: Double
    let top = 40.0
    let nameTop: Double
    let nameHeight: Double
    let rowTop: Double
    let bottom: Double
    var height: Double { bottom + Self.margin }

    init(_ diagram: SequenceDiagram) {
        let names = Dictionary(
            uniqueKeysWithValues: diagram.columns.map { ($0, $0.name.hyphenated(to: 14)) }
        )
        self.names = names
        nameTop = top + 28
        nameHeight = Double(names.values.map(\.count).max() ?? 1) * Self.line + 12
        rowTop = nameTop + nameHeight + 6
        bottom = rowTop + Double(diagram.rows.count) * Self.rowHeight + 12

        func width(_ column: Column) -> Double {
            max(88, Self.width(names[column]!.map(\.count).max() ?? 0) + 6)
        }
        let lanes = diagram.lanes.map { lane in
            let text = max(Self.width(lane.title.count), diagram.widestText(in: lane) + 4) + 4
            return (lane, more: max(0, text - lane.columns.map(width).reduce(0, +)))
        }
        let first = Self.margin + Self.gutter
        let gaps = Double(lanes.count) * (8 + Self.margin)
        let all = lanes.map { $0.more + $0.0.columns.map(width).reduce(0, +) }.reduce(gaps, +)
        // Boxes for several lanes can use the whole width.
        let longest = diagram.rows.map { Self.width($0.text.count) }.max() ?? 0
        let title = Double(diagram.title.count) * 8.5 - Self.gutter
        let more = max(0, max(longest + 24, title) - all) / Double(diagram.columns.count)

        var x = first
        for lane in lanes {
            var box = Box(x: x, width: 4)
            for column in lane.0.columns {
                let own = width(column) + more + lane.more / Double(lane.0.columns.count)
                columns[column] = Box(x: box.end, width: own)
                box.width += own
            }
            box.width += 4
            self.lanes.append(box)
            x = box.end + Self.margin
        }
        self.width = x
    }

    /// The width of so many characters, with padding.
    static func width(_ characters: Int) -> Double {
        Double(characters) * character + 12
    }

    /// A box for so many characters around the middle of some columns, moved so that it stays in
    /// their lane, or in the picture if the columns have several lanes.
    func box(for characters: Int, at columns: [Column]) -> Box {
        let places = columns.compactMap { self.columns[$0] }
        let middles = places.map(\.middle)
        let width = Self.width(characters)
        let room =
            lanes.first { lane in
                places.allSatisfy { lane.x <= $0.x && $0.end <= lane.end }
            }.map { Box(x: $0.x + 6, width: $0.width - 12) } ?? band
        let middle = (middles[0] + middles[middles.count - 1]) / 2
        let x = max(room.x, min(middle - width / 2, room.end - width))
        return Box(x: x, width: width)
    }

    /// The range for texts: the whole picture except its margins and the numbers.
    var band: Box {
        let first = Self.margin + Self.gutter + 6
        return Box(x: first, width: width - Self.margin - 6 - first)
    }
}

extension SequenceDiagram {
    /// The width of the widest text that belongs to this lane alone.
    fileprivate func widestText(in lane: Lane) -> Double {
        let texts = rows.filter { row in
            !row.columns.isEmpty && row.columns.allSatisfy { $0.lane == lane.name }
        }
        return texts.map { Layout.width($0.text.count) }.max() ?? 0
    }
}

extension String {
    /// Splits the text before capital letters into lines of at most `length`, if possible.
    func hyphenated(to length: Int) -> [String] {
        let words = matches(of: #/[A-Z]*[^A-Z]+|[A-Z]+/#).map { String($0.0) }
        return words.reduce(into: []) { lines, word in
            if let last = lines.last, last.count + word.count <= length {
                lines[lines.count - 1] = last + word
            } else {
                lines.append(word)
            }
        }
    }
}
