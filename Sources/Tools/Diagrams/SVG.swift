// A sequence diagram as a picture.
// Chapter: 0 (diagrams)

extension SequenceDiagram {
    /// The diagram as an SVG file, in light and dark colours. A comment has the fingerprint of the
    /// Mermaid text, which identifies outdated pictures.
    public func svg() -> String {
        let layout = Layout(self)
        let size = "\(layout.width.short) \(layout.height.short)"
        let (width, height) = (layout.width.short, layout.height.short)
        var parts = [
            """
            <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
            viewBox="0 0 \(size)" role="img" aria-labelledby="title desc">
            <!-- \(Self.fingerprintLabel)\(mermaid().fingerprint) -->
            <title id="title">\(title.escapedForXML)</title>
            <desc id="desc">\(description.escapedForXML)</desc>
            \(style)
            <rect class="paper" width="\(width)" height="\(height)"/>
            """,
            text(title, x: Layout.margin, y: 24, "title"),
        ]
        for (index, lane) in lanes.enumerated() {
            parts += drawing(of: lane, index, layout)
        }
        for (index, row) in rows.enumerated() {
            let top = layout.rowTop + Double(index) * Layout.rowHeight
            parts += drawing(of: row, top: top, layout)
        }
        return parts.joined(separator: "\n") + "\n</svg>\n"
    }

    /// The text before the fingerprint.
    public static let fingerprintLabel = "FNV-1a of the Mermaid text: "

    private func drawing(of lane: Lane, _ index: Int, _ layout: Layout) -> [String] {
        let box = layout.lanes[index]
        let kind = "lane\(lane.index % 4)"
        var parts = [
            """
            <rect class="lane \(kind)" x="\(box.x.short)" y="\(layout.top.short)" \
            width="\(box.width.short)" height="\((layout.bottom - layout.top).short)" rx="6"/>
            """,
            text(lane.title, x: box.middle, y: layout.top + 19, "lanetitle middle"),
        ]
        for column in lane.columns {
            let box = layout.columns[column]!
            let lines = layout.names[column]!
            let top = layout.nameTop
            parts += [
                """
                <line class="life" x1="\(box.middle.short)" y1="\(top.short)" \
                x2="\(box.middle.short)" y2="\((layout.bottom - 6).short)"/>
                """,
                """
                <rect class="head \(kind)" x="\((box.x + 3).short)" y="\(top.short)" \
                width="\((box.width - 6).short)" height="\(layout.nameHeight.short)" rx="4"/>
                """,
            ]
            let blank = layout.nameHeight - Double(lines.count) * Layout.line
            for (number, line) in lines.enumerated() {
                let y = top + blank / 2 + 12 + Double(number) * Layout.line
                parts.append(text(line, x: box.middle, y: y, "middle"))
            }
        }
        return parts
    }

    private func drawing(of row: Row, top: Double, _ layout: Layout) -> [String] {
        let gutter = Layout.margin + Layout.gutter - 10
        let number = text("\(row.number)", x: gutter, y: top + 15, "number end")
        switch row.content {
        case .call(let from, let to):
            return [number] + arrow(from, to, row.text, "call", top, layout)
        case .handOver(let from, let to):
            return [number] + arrow(from, to, row.text, "handover", top, layout)
        case .run(let column):
            return [number, note(row.text, "run", at: column, top, layout)]
        case .prints(let column):
            return [number, note(row.text, "prints", at: column, top, layout)]
        case .mark:
            return [number, note(row.text, "mark", at: nil, top, layout)]
        case .again:
            let middle = layout.band.middle
            return [number, text(row.text, x: middle, y: top + 15, "middle label again")]
        }
    }

    /// An arrow with its text above, or a loop where a column hands over to itself.
    private func arrow(
        _ from: Column,
        _ to: Column,
        _ label: String,
        _ kind: String,
        _ top: Double,
        _ layout: Layout
    ) -> [String] {
        let (start, end) = (layout.columns[from]!.middle, layout.columns[to]!.middle)
        let y = top + 22
        let path =
            from == to
            ? "M\(start.short) \((y - 3).short)h24v8H\((start + 9).short)"
            : "M\(start.short) \(y.short)H\((end + (start < end ? -9 : 9)).short)"
        let box = layout.box(for: label.count, at: [from, to])
        return [
            text(label, x: box.middle, y: top + 15, "middle label"),
            "<path class=\"\(kind)\" d=\"\(path)\" marker-end=\"url(#\(kind))\"/>",
        ]
    }

    /// A box with text, at a column or across the picture.
    private func note(
        _ label: String,
        _ kind: String,
        at column: Column?,
        _ top: Double,
        _ layout: Layout
    ) -> String {
        let box = column.map { layout.box(for: label.count, at: [$0]) } ?? layout.band
        return """
            <rect class="note \(kind)" x="\(box.x.short)" y="\((top + 2).short)" \
            width="\(box.width.short)" height="24" rx="3"/>
            """ + "\n" + text(label, x: box.middle, y: top + 18, "middle \(kind)text")
    }

    private func text(_ text: String, x: Double, y: Double, _ kind: String) -> String {
        "<text class=\"\(kind)\" x=\"\(x.short)\" y=\"\(y.short)\">\(text.escapedForXML)</text>"
    }
}
