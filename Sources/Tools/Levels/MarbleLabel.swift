// The texts of a marble picture: of its rows, its marks, and of those who do not see it.
// Chapter: 0 (levels)

import Foundation

extension Subscription.Mark.Kind {
    /// The text in a mark or beside it; `nil` for a sign.
    func label(_ cuts: ValueCuts) -> String? {
        switch self {
        case .subscribes, .completed, .disposes: nil
        case .next(let value), .dropped(let value): cuts.text(Self.shown(value))
        case .error(let error):
            error.isEmpty ? nil : Self.shown(error).cut(to: cuts.limit + 8)
        }
    }

    /// The text of its element, in one line.
    var shownElement: String? {
        switch self {
        case .next(let value), .dropped(let value): Self.shown(value)
        default: nil
        }
    }

    private static func shown(_ value: String) -> String {
        if value.isEmpty { return "\"\"" }
        // Of a sequence, the name of its type.
        let plain = value.wholeMatch(of: #/(?:MiniRx|RxSwift)\w*\.(\w+)(?:<.*>)?/#)?.1
        return String(plain ?? value[...]).replacing("\n", with: "⏎")
    }

    /// For a sentence: `next 10`.
    fileprivate var inWords: String {
        switch self {
        case .subscribes: "subscribed"
        case .next(let value): "next \(Self.shown(value).cut(to: 60))"
        case .error(let error): "error \(Self.shown(error).cut(to: 60))"
        case .completed: "completed"
        case .disposes: "disposed of"
        case .dropped(let value): "dropped \(Self.shown(value).cut(to: 60))"
        }
    }
}

extension Marbles {
    /// What a picture of them shows, in words: a sentence for each row.
    public var inWords: String {
        let marks = rows.flatMap(\.marks)
        let hasLanes = Set(marks.map(\.lane)).count > 1
        let hasClock = Set(marks.compactMap(\.time)).count > 1
        return rows.map { row in
            let inside = row.depth > 0 ? "inner " : ""
            return "\(inside)\(row.title): \(inWords(row.marks, hasLanes, hasClock))."
        }.joined(separator: " ")
    }

    private func inWords(_ marks: [Mark], _ hasLanes: Bool, _ hasClock: Bool) -> String {
        var (lane, time): (Int?, Double?)
        return marks.map { mark in
            var text = mark.kind.inWords
            if hasClock, mark.time != time, let now = mark.time {
                text += " at \(MarbleText.text(of: now))"
            }
            if hasLanes, mark.lane != lane { text += " on \(Run.short(run.lanes[mark.lane]))" }
            (lane, time) = (mark.lane, mark.time)
            return text
        }.joined(separator: ", ")
    }
}
