// What the signs of a drawing mean, and which lanes it has.
// Chapter: 0 (levels)

import Recorder

extension MarbleText {
    /// Lanes have letters, but for the first one.
    func laneSign(_ lane: Int) -> String {
        lane == 0 ? "" : Self.letters[(lane - 1) % Self.letters.count]
    }

    fileprivate static let letters = "ᵃᵇᶜᵈᵉᶠᵍʰⁱʲᵏˡᵐⁿᵒᵖ".map(String.init)

    var legend: [String] {
        let kinds = marbles.rows.flatMap(\.marks).map(\.kind)
        var signs = ["\(Sign.subscribes) subscribes"]
        if kinds.contains(.completed) { signs.append("\(Sign.completed) completed") }
        if kinds.contains(where: \.isError) { signs.append("\(Sign.error) error") }
        if kinds.contains(.disposes) { signs.append("\(Sign.disposes) disposed of") }
        if kinds.contains(where: \.isDropped) { signs.append("\(Sign.dropped) dropped") }
        let lanes = marbles.run.lanes.enumerated().dropFirst()
            .filter { lane in marbles.rows.contains { $0.marks.contains { $0.lane == lane.offset } }
            }
            .map { paint(laneSign($0.offset), $0.offset) + " on \(Run.short($0.element))" }
        let clock = marbles.times.contains { $0 != nil } ? ["top: time since the first timer"] : []
        let left = hidden == 0 ? [] : ["(\(hidden) rows inside inner sequences: --level operators)"]
        return Self.filled(signs + lanes + clock + left, width)
    }

    fileprivate static func filled(_ items: [String], _ width: Int) -> [String] {
        var lines: [String] = []
        for item in items {
            if let last = lines.last, last.count + 3 + item.count <= width {
                lines[lines.count - 1] += "   " + item
            } else {
                lines.append(item)
            }
        }
        return lines
    }
}
