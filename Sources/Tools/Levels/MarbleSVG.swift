// The marbles as a picture.
// Chapter: 0 (levels)

import Diagrams

/// Draws marbles as an SVG file, in light and dark colours.
public struct MarbleSVG {
    private static let rowHeight = 38.0
    private static let clockHeight = 20.0

    private let marbles: Marbles
    private let title: String
    private let heading: String?
    private let names: [MarbleName]
    private let layout: MarbleLayout
    private let marks: MarbleMarks
    private let legend: MarbleLegend

    /// The marbles of a run, with the lines of its program and what the signs mean.
    public init(_ marbles: Marbles, title: String) {
        self.init(marbles, title: title, heading: nil, hasAll: true)
    }

    /// The marbles of some code, which stands above them. Only lanes have a legend.
    public init(_ marbles: Marbles, heading code: String) {
        self.init(marbles, title: code, heading: code, hasAll: false)
    }

    private init(_ marbles: Marbles, title: String, heading: String?, hasAll: Bool) {
        (self.marbles, self.title, self.heading) = (marbles, title, heading)
        names = marbles.rows.map { MarbleName($0, hasPlace: hasAll) }
        layout = MarbleLayout(marbles, names: names)
        marks = MarbleMarks(cuts: layout.cuts)
        self.legend = MarbleLegend(marbles, hasSigns: hasAll)
    }

    /// The text of the file.
    public var text: String {
        var parts: [String] = []
        var top = MarbleLayout.margin
        let least = max(legend.least, Double(heading?.count ?? 0) * MarbleLayout.character)
        let width = max(layout.width, least + 2 * MarbleLayout.margin)
        if let heading {
            parts.append(MarbleMarks.text(heading, x: MarbleLayout.margin, y: top + 12, "place"))
            top += 22
        }
        for band in layout.bands {
            parts += drawing(of: band, top: &top)
            top += 6
        }
        parts += legend.drawing(left: MarbleLayout.margin, right: width, top: &top)
        let (wide, high) = (width.short, (top + 4).short)
        return
            ([
                """
                <svg xmlns="http://www.w3.org/2000/svg" width="\(wide)" height="\(high)" \
                viewBox="0 0 \(wide) \(high)" role="img" aria-labelledby="title desc">
                <title id="title">\(title.escapedForXML)</title>
                <desc id="desc">\(marbles.inWords.escapedForXML)</desc>
                \(MarbleStyle.sheet)
                <rect class="paper" width="\(wide)" height="\(high)"/>
                """
            ] + parts).joined(separator: "\n") + "\n</svg>\n"
    }

    // MARK: Bands

    private var left: Double { MarbleLayout.margin + layout.nameWidth }

    private func drawing(of band: MarbleLayout.Band, top: inout Double) -> [String] {
        var rows: [String] = []
        let begin = top
        if !layout.times.isEmpty { top += Self.clockHeight }
        for (row, name) in zip(marbles.rows, names) {
            let drawn = drawing(of: row, in: band, y: top + Self.rowHeight / 2)
            guard !drawn.isEmpty else { continue }
            let (x, y) = (MarbleLayout.margin + name.left, top + Self.rowHeight / 2 + 4.5)
            rows.append(MarbleMarks.text(name.title, x: x, y: y, "name"))
            if let place = name.place {
                let end = x + Double(name.title.count + 1) * MarbleLayout.character
                rows.append(MarbleMarks.text(place, x: end, y: y, "place"))
            }
            rows += drawn
            top += Self.rowHeight
            let hasDropped = row.marks.contains {
                $0.kind.isDropped && band.columns.contains($0.column)
            }
            if hasDropped { top += MarbleMarks.below - 4 }
        }
        return clock(of: band, from: begin, to: top) + rows
    }

    /// The times at which columns begin, where a time begins and there is room for it.
    private func clock(of band: MarbleLayout.Band, from top: Double, to bottom: Double) -> [String]
    {
        guard !layout.times.isEmpty else { return [] }
        var (before, end): (Double?, Double) = (nil, 0)
        return band.columns.flatMap { column -> [String] in
            let time = layout.times[column]
            guard time != before else { return [] }
            before = time
            let x = left + band.x[column]!
            let text = MarbleText.text(of: time)
            let half = Double(text.count) * MarbleLayout.character / 2
            var parts = [
                """
                <line class="tick" x1="\(x.short)" y1="\((top + 16).short)" x2="\(x.short)" \
                y2="\((bottom - 4).short)"/>
                """
            ]
            if x - half > end + 4 {
                parts.append(MarbleMarks.text(text, x: x, y: top + 12, "time middle"))
                end = x + half
            }
            return parts
        }
    }

    // MARK: Rows

    /// The line of a row while it lives, and its marks.
    private func drawing(
        of row: Marbles.Row,
        in band: MarbleLayout.Band,
        y: Double
    ) -> [String] {
        guard let live = row.life, let all = row.wholeLife else { return [] }
        // What is sent while nobody is subscribed has a dotted line.
        return line(all, in: band, y: y, live == all ? nil : "life unheard")
            + line(live, in: band, y: y, row.depth > 0 ? "life inner" : "life")
            + marks(of: row, in: band, y: y)
    }

    /// A line from a column to another; to the end if that is `nil`.
    private func line(
        _ life: (first: Int, last: Int?),
        in band: MarbleLayout.Band,
        y: Double,
        _ kind: String?
    ) -> [String] {
        guard let kind, life.first < band.columns.upperBound,
            life.last ?? .max >= band.columns.lowerBound
        else { return [] }
        let start = band.x[life.first].map { left + $0 } ?? left
        let end = life.last.flatMap { band.x[$0] }.map { left + $0 } ?? left + band.end + 4
        var line = "M\(start.short) \(y.short)H\(end.short)"
        if life.last == nil, band.columns.upperBound == marbles.columns {
            line += "m-6 -5l6 5l-6 5"
        }
        return ["<path class=\"\(kind)\" d=\"\(line)\"/>"]
    }

    private func marks(
        of row: Marbles.Row,
        in band: MarbleLayout.Band,
        y: Double
    ) -> [String] {
        row.marks.flatMap { mark -> [String] in
            guard let x = band.x[mark.column] else { return [] }
            return marks.drawing(mark, x: left + x, y: y)
        }
    }
}
