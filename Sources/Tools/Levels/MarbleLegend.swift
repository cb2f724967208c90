// What the signs and shapes of a marble picture mean.
// Chapter: 0 (levels)

import Diagrams

/// The legend below the rows.
struct MarbleLegend {
    private static let line = 24.0

    private struct Item {
        /// Draws it with its middle at a place.
        let draw: (_ x: Double, _ y: Double) -> [String]
        let text: String
        /// The width of the sign.
        let sign: Double
        /// The sign, the text, and the space after it.
        var width: Double { sign + 6 + Double(text.count) * MarbleLayout.character + 16 }
    }

    private var items: [Item] = []

    init(_ marbles: Marbles, hasSigns: Bool) {
        let all = marbles.rows.flatMap(\.marks)
        if hasSigns {
            addSign(.subscribes, "subscribes", 6, all.contains { $0.kind == .subscribes })
            addSign(.completed, "completed", 6, all.contains { $0.kind == .completed })
            addSign(.error(""), "error", 16, all.contains { $0.kind.isError })
            addSign(.disposes, "disposed of", 14, all.contains { $0.kind == .disposes })
            if all.contains(where: \.kind.isDropped) {
                items.append(
                    Item(draw: { Self.shape(0, "mark dropped", $0, $1) }, text: "dropped", sign: 18)
                )
            }
        }
        let lanes = Set(all.map(\.lane)).sorted()
        guard lanes.count > 1 else { return }
        for lane in lanes {
            let name = Run.short(marbles.run.lanes[lane])
            items.append(
                Item(draw: { Self.shape(lane, "mark", $0, $1) }, text: "on \(name)", sign: 18)
            )
        }
    }

    private mutating func addSign(
        _ kind: Subscription.Mark.Kind,
        _ text: String,
        _ width: Double,
        _ isUsed: Bool
    ) {
        guard isUsed else { return }
        let mark = Marbles.Mark(kind: kind, entry: 0, line: nil, lane: 0, time: nil)
        items.append(
            Item(
                draw: { MarbleMarks(cuts: ValueCuts([], to: 0)).drawing(mark, x: $0, y: $1) },
                text: text,
                sign: width
            )
        )
    }

    private static func shape(_ lane: Int, _ kind: String, _ x: Double, _ y: Double) -> [String] {
        let outline = MarbleShape.outline(lane, x: x, y: y, half: 9, up: 7)
        return ["<g class=\"\(kind) lane\(lane % MarbleShape.count)\">\(outline)</g>"]
    }

    /// The width of its widest item.
    var least: Double { items.map(\.width).max() ?? 0 }

    /// As many items in a line as fit.
    func drawing(left: Double, right: Double, top: inout Double) -> [String] {
        var (parts, x): ([String], Double) = ([], left)
        if !items.isEmpty { top += 6 }
        for item in items {
            if x > left, x + item.width > right {
                (x, top) = (left, top + Self.line)
            }
            let y = top + Self.line / 2
            parts += item.draw(x + item.sign / 2, y)
            parts.append(MarbleMarks.text(item.text, x: x + item.sign + 6, y: y + 4.5, "label"))
            x += item.width
        }
        if !items.isEmpty { top += Self.line }
        return parts
    }
}
