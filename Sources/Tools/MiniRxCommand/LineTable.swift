// The lines of a level as a table: number, time, lane, what happens, and where.

import Levels
import Recorder

struct LineTable {
    private let lines: [LevelLine]
    private let run: Run
    private let isOfCalls: Bool
    private let headings: [Int: String]
    private let style: TerminalStyle
    /// The outermost line's depth, and the blanks for each level below it.
    private let outermost: Int
    private let indent: Int
    private let widths: (number: Int, lane: Int, text: Int)
    private let hasClock: Bool

    /// The most characters of a text: a value may be a whole document. The formats have it in full.
    private static let mostText = 200

    /// - parameter headings: What stands above lines, by their numbers.
    init(
        _ lines: [LevelLine],
        of run: Run,
        at level: Level,
        _ headings: [Int: String],
        _ style: TerminalStyle
    ) {
        (self.lines, self.run, self.headings, self.style) = (lines, run, headings, style)
        isOfCalls = level == .calls
        hasClock = lines.contains { $0.time != nil }
        let number = "\(lines.compactMap(\.number).max() ?? 0)".count
        let hasLanes = Set(lines.map(\.lane)).count > 1
        let lane = hasLanes ? lines.map { Run.short($0.lane).count }.max() ?? 0 : 0
        let outermost = lines.lazy.map(\.depth).min() ?? 0
        func width(indentedBy indent: Int) -> Int {
            lines.lazy.map { line in
                indent * (line.depth - outermost) + min(line.text.count, Self.mostText)
            }
            .max() ?? 0
        }
        // On a terminal that is too narrow for them, lines are indented less.
        let wide = width(indentedBy: 2)
        let isWide = number + lane + 20 + wide <= style.columns
        (self.outermost, indent) = (outermost, isWide ? 2 : 1)
        widths = (number, lane, isWide ? wide : width(indentedBy: 1))
    }

    func show() {
        for line in lines {
            let indent = String(repeating: " ", count: indent * (line.depth - outermost))
            if let number = line.number, let heading = headings[number] {
                print("\n" + style.heading(heading))
            }
            print(row(line, indent + line.text.cut(to: Self.mostText)))
        }
    }

    private func row(_ line: LevelLine, _ text: String) -> String {
        var start = style.faint(
            (line.number.map(String.init) ?? "").padded(to: widths.number, left: true)
        )
        if hasClock {
            let time = line.time.map(MarbleText.text(of:)) ?? ""
            start += "  " + style.faint(time.padded(to: 5, left: true))
        }
        if widths.lane > 0 {
            let index = run.lanes.firstIndex(of: line.lane) ?? 0
            start += "  " + style.lane(Run.short(line.lane).padded(to: widths.lane), index)
        }
        return start + "  " + painted(line, text + place(of: line, after: text))
    }

    private func painted(_ line: LevelLine, _ text: String) -> String {
        switch run.entries[line.entry].step.moment {
        case .prints: style.printed(text)
        case .enters: text
        default: style.bold(text)
        }
    }

    /// The caller and the place, if there is room for them.
    private func place(of line: LevelLine, after text: String) -> String {
        let caller = line.caller.map { "← \($0)" } ?? ""
        let place = line.place.map { place in
            let slash = place.file.utf8.lastIndex(of: UInt8(ascii: "/"))
            let name = slash.map { place.file[$0...].dropFirst() } ?? place.file[...]
            return "\(name):\(place.line)"
        }
        let blank = String(repeating: " ", count: widths.text - text.count + 2)
        let used = widths.number + widths.lane + widths.text + 8
        let arrow = max(6, widths.number + 3)
        if used + arrow > style.columns { return "" }
        let hasRoom = used + arrow + (place?.count ?? 0) <= style.columns
        let end = caller.padded(to: isOfCalls ? arrow : 0) + (hasRoom ? place ?? "" : "")
        return end.allSatisfy { $0 == " " } ? "" : blank + style.faint(end)
    }
}
