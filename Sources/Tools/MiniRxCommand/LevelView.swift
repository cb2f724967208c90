// Prints a run at a level.

import Foundation
import Levels
import Recorder
import Toolchain

struct LevelView {
    let run: Run
    let options: LevelOptions
    let style: TerminalStyle
    /// The command that made the run, for the hint how to see more: `record mine.swift`.
    let command: String

    func show() throws {
        let marbles = Marbles(of: run)
        if options.level == .marbles {
            try showMarbles(marbles)
        } else {
            let lines = run.lines(at: options.level, marbles, where: options.filter)
            try expectSome(!lines.isEmpty)
            show(lines)
        }
        print(style.faint(hint(marbles)))
    }

    // MARK: Marbles

    private func showMarbles(_ all: Marbles) throws {
        let marbles = options.filter.isEmpty ? all : all.filtered(by: options.filter)
        try expectSome(options.filter.isEmpty || !marbles.rows.isEmpty)
        if marbles.rows.isEmpty { print("Nobody subscribed to anything.") }
        let text = MarbleText(marbles, width: min(style.columns, 80)) { style.lane($0, $1) }
        text.lines.forEach { print($0) }
        showPrinted(marbles)
    }

    private func showPrinted(_ marbles: Marbles) {
        let lines = run.lines(at: .code, marbles, where: options.filter)
            .filter { $0.text.hasPrefix("prints ") }
        guard !lines.isEmpty else { return }
        print("\nPrinted, with the line of the trace:")
        let width = lines.last.map { "\($0.number ?? 0)".count } ?? 0
        for line in lines.prefix(Self.mostPrinted) {
            let number = "\(line.number ?? 0)".padded(to: width, left: true)
            print("  \(style.faint(number))  \(style.printed(cut(line.text.dropFirst(7))))")
        }
        if lines.count > Self.mostPrinted {
            print("  … \(lines.count - Self.mostPrinted) more: --level code --contains prints")
        }
    }

    private static let mostPrinted = 16

    private func cut(_ text: some StringProtocol) -> String {
        let text = String(text).replacing("\n", with: "\\n")
        return text.count > 70 ? text.prefix(69) + "…" : text
    }

    // MARK: Lines

    private func show(_ lines: [LevelLine]) {
        let numbers = "\(lines.compactMap(\.number).max() ?? 0)".count
        let lanes = Set(lines.map(\.lane)).count > 1
        let laneWidth = lines.map { Run.short($0.lane).count }.max() ?? 0
        let clock = lines.contains { $0.time != nil }
        let outermost = lines.map(\.depth).min() ?? 0
        let rows = lines.map { line in
            String(repeating: " ", count: 2 * (line.depth - outermost)) + line.text
        }
        let width = min(rows.map(\.count).max() ?? 0, 100)
        for (line, row) in zip(lines, rows) {
            let number = (line.number.map(String.init) ?? "").padded(to: numbers, left: true)
            var text = style.faint(number) + "  "
            if clock {
                let time = line.time.map(MarbleText.text(of:)) ?? ""
                text += style.faint(time.padded(to: 5, left: true)) + "  "
            }
            if lanes {
                let index = run.lanes.firstIndex(of: line.lane) ?? 0
                text += style.lane(Run.short(line.lane).padded(to: laneWidth), index) + "  "
            }
            let place = line.place.map { place in
                "  \(place.file.split(separator: "/").last ?? ""):\(place.line)"
            }
            text += place == nil ? row : row.padded(to: width)
            print(text + style.faint(place ?? ""))
        }
    }

    // MARK: Hints

    private func hint(_ marbles: Marbles) -> String {
        let sizes = Level.allCases.filter { $0 != options.level }.map { level in
            switch level {
            case .marbles: "--level marbles"
            default: "--level \(level) (\(counted(run.lines(at: level, marbles).count, "line")))"
            }
        }
        let ways = sizes.joined(separator: ", ")
        return "\nMore or less: swift run kit \(command)\n  \(ways)"
    }

    private func counted(_ count: Int, _ what: String) -> String {
        "\(count) \(what)\(count == 1 ? "" : "s")"
    }

    private func expectSome(_ isSome: Bool) throws {
        guard !isSome else { return }
        let lanes = listed(run.lanes.map(Run.short))
        throw KitError(
            "nothing in this run is selected. Its lanes are \(lanes); its lines are 1 to "
                + "\(run.entries.compactMap(\.line).max() ?? 0)."
        )
    }
}
