// Where everything stands in a drawn sequence diagram.
// Chapter: 0 (diagrams)

#if DEBUG
    /// Places columns and rows. All lengths are in pixels.
    struct Layout {
        /// How much room a character takes. All text but the title is in a font of one width;
        /// the widest of those in use has 0.61 of its size, which is 13.
        static let character = 7.95
        static let line = 16.0
        /// Left and right of the picture, and between two lanes.
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
        /// The names of the columns, cut into lines that fit.
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

            var x = Self.margin + Self.gutter
            for lane in diagram.lanes {
                let widths = lane.columns.map { column in
                    max(88, Self.width(names[column]!.map(\.count).max() ?? 0) + 6)
                }
                let needed = Self.width(lane.title.count) + 4
                let more = max(0, needed - widths.reduce(0, +)) / Double(widths.count)
                var box = Box(x: x, width: 4)
                for (column, width) in zip(lane.columns, widths) {
                    columns[column] = Box(x: x + box.width, width: width + more)
                    box.width += width + more
                }
                box.width += 4
                lanes.append(box)
                x = box.end + Self.margin
            }
            let longest = diagram.rows.map { Self.width($0.text.count) }.max() ?? 0
            let title = Double(diagram.title.count) * 8.5 + 2 * Self.margin
            width = max(x, 2 * Self.margin + Self.gutter + longest, title)
        }

        /// How much room so many characters take, with a little air.
        static func width(_ characters: Int) -> Double {
            Double(characters) * character + 12
        }

        /// A box of this width around `middle`, moved so far that all of it is in the picture.
        func box(width: Double, around middle: Double) -> Box {
            let first = Self.margin + Self.gutter
            let x = max(first, min(middle - width / 2, self.width - Self.margin - width))
            return Box(x: x, width: width)
        }
    }

    extension String {
        /// Cut before capital letters into lines that are no longer than `length`, if that can be.
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
#endif
