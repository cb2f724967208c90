// The lines of a level as a table: number, time, lane, what happens, and where.

import Levels
import Recorder

struct LineTable {
    private let lines: [LevelLine]
    private let run: Run
    private let isOfCalls: Bool
    private let headings: [Int: String]
    private let style: TerminalStyle
    private let texts: [String]
    private let widths: (number: Int, lane: Int, text: Int)
    private let hasClock: Bool

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
        // On a terminal that is too narrow for them, lines are indented less.
        let wide = Self.indented(lines, by: 2)
        let isWide = number + lane + 20 + (wide.map(\.count).max() ?? 0) <= style.columns
        texts = isWide ? wide : Self.indented(lines, by: 1)
        widths = (number, lane, texts.map(\.count).max() ?? 0)
    }

    private static func indented(_ lines: [LevelLine], by indent: Int) -> [String] {
        let outermost = lines.map(\.depth).min() ?? 0
        return lines.map { line in
            String(repeating: " ", count: indent * (line.depth - outermost)) + line.text
        }
    }

    func show() {
        for (line, text) in zip(lines, texts) {
            if let number = line.number, let heading = headings[number] {
                print("\n" + style.heading(heading))
            }
            print(row(line, text))
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
            "\(place.file.split(separator: "/").last ?? ""):\(place.line)"
        }
        let blank = String(repeating: " ", count: widths.text - text.count + 2)
        let used = widths.number + widths.lane + widths.text + 8
        if used + 6 > style.columns { return "" }
        let hasRoom = used + 6 + (place?.count ?? 0) <= style.columns
        let end = caller.padded(to: isOfCalls ? 6 : 0) + (hasRoom ? place ?? "" : "")
        return end.allSatisfy { $0 == " " } ? "" : blank + style.faint(end)
    }
}
