// Draws one mark of a marble picture.
// Chapter: 0 (levels)

import Diagrams

/// Draws marks with a given size.
struct MarbleMarks {
    /// Half the height of a mark.
    static let up = 13.0
    /// How far below its line an event is that nobody received.
    static let below = 30.0
    /// The texts of values.
    let cuts: ValueCuts

    /// A mark whose middle is at `x` on the line at `y`.
    func drawing(_ mark: Marbles.Mark, x: Double, y: Double) -> [String] {
        let label = mark.kind.label(cuts)
        switch mark.kind {
        case .next:
            return element(mark, label ?? "", "mark", x, y)
        case .dropped:
            return element(mark, label ?? "", "mark dropped", x, y + Self.below)
        case .error:
            let cross = "M\((x - 8).short) \((y - 8).short)l16 16m-16 0l16 -16"
            return [sign(mark, cross, x, y)]
                + (label.map { [Self.text($0, x: x + 14, y: y - 8, "label")] } ?? [])
        case .completed:
            return [sign(mark, "M\(x.short) \((y - 12).short)v24", x, y)]
        case .disposes:
            let cut = "M\((x - 6).short) \((y + 10).short)l6 -20m6 0l-6 20"
            return [sign(mark, cut, x, y)]
        case .subscribes:
            return [sign(mark, "M\(x.short) \((y - 6).short)v12", x, y)]
        }
    }

    private func element(
        _ mark: Marbles.Mark,
        _ label: String,
        _ kind: String,
        _ x: Double,
        _ y: Double
    ) -> [String] {
        let half = MarbleLayout.extent(mark, cuts).right
        let outline = MarbleShape.outline(mark.lane, x: x, y: y, half: half, up: Self.up)
        return [
            "<g class=\"\(kind) lane\(mark.lane % MarbleShape.count)\">\(outline)</g>",
            Self.text(label, x: x, y: y + 4.5, "middle"),
        ]
    }

    /// A sign has its lane's shape below it, unless that is the first lane.
    private func sign(_ mark: Marbles.Mark, _ path: String, _ x: Double, _ y: Double) -> String {
        let lane = "lane\(mark.lane % MarbleShape.count)"
        let sign = "<g class=\"sign \(lane)\"><path d=\"\(path)\"/></g>"
        guard mark.lane > 0 else { return sign }
        let shape = MarbleShape.outline(mark.lane, x: x, y: y + 17, half: 5, up: 4)
        return sign + "<g class=\"mark \(lane)\">\(shape)</g>"
    }

    static func text(_ text: String, x: Double, y: Double, _ kind: String) -> String {
        "<text class=\"\(kind)\" x=\"\(x.short)\" y=\"\(y.short)\">\(text.escapedForXML)</text>"
    }
}
