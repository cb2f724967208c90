// Prints a run at a level.

import Foundation
import Levels
import Recorder
import Toolchain

struct LevelView {
    let run: Run
    let options: LevelOptions
    /// The command that made the run, for the hint how to see more: `record mine.swift`.
    let command: String
    /// What stands above calls, by their numbers: the titles of a chapter's steps.
    var headings: [Int: String] = [:]
    var style = TerminalStyle()

    func show() throws {
        let marbles = Marbles(of: run)
        if options.level == .marbles {
            try show(marbles)
        } else {
            let lines = run.lines(at: options.level, marbles, where: options.filter)
            try expectSome(!lines.isEmpty, marbles)
            let headings = options.level == .calls ? headings : [:]
            LineTable(lines, of: run, at: options.level, headings, style).show()
        }
        print(style.faint(hint(marbles)))
    }

    // MARK: Marbles

    private func show(_ all: Marbles) throws {
        var used = 0
        let marbles = options.filter.isEmpty ? all : all.filtered(by: options.filter)
        try expectSome(options.filter.isEmpty || !marbles.rows.isEmpty, all)
        if marbles.rows.isEmpty {
            let isPart = run.recording.hasOnlyLastLines
            print("Nobody subscribed to a sequence\(isPart ? " in the lines that are kept" : "").")
        } else {
            let room = Self.screen.height - Self.hintHeight
            let text = MarbleText(
                marbles,
                width: Self.screen.width,
                height: room - Self.leastPrinted
            ) { style.lane($0, $1) }
            let lines = text.lines
            lines.forEach { print($0) }
            used = lines.count
        }
        let room = Self.screen.height - Self.hintHeight - used
        showPrinted(marbles, most: max(Self.leastPrinted, room))
    }

    /// What the first level fits into, if possible.
    private static let screen = (width: 80, height: 50)
    /// The lines of the hint, and of the title of what was printed.
    private static let hintHeight = 8
    private static let leastPrinted = 8

    private func showPrinted(_ marbles: Marbles, most: Int) {
        let lines = run.lines(at: .code, marbles, where: options.filter).filter { line in
            if case .prints = run.entries[line.entry].step.moment { true } else { false }
        }
        guard !lines.isEmpty else { return }
        print("\nPrinted, each with its line of the trace:")
        let width = lines.last.map { "\($0.number ?? 0)".count } ?? 0
        // The end stays: it is where most symptoms are.
        let last = lines.count > most ? (most - 1) / 2 : 0
        for line in lines.dropLast(last).prefix(most - last) { show(line, width) }
        guard last > 0 else { return }
        print("  … \(lines.count - most) more: --level code --contains prints")
        for line in lines.suffix(last) { show(line, width) }
    }

    private func show(_ line: LevelLine, _ width: Int) {
        let number = "\(line.number ?? 0)".padded(to: width, left: true)
        let text = String(line.text.dropFirst("prints ".count)).replacing("\n", with: "\\n")
        let cut = text.count > 70 ? text.prefix(69) + "…" : text
        print("  \(style.faint(number))  \(style.printed(cut))")
    }

    // MARK: Hints

    private func hint(_ marbles: Marbles) -> String {
        let others = Level.allCases.filter { $0 != options.level }.map { level in
            level == .marbles
                ? "marbles" : "\(level) (\(run.lineCount(at: level, marbles)) lines)"
        }
        return "\nAt another level: \(listed(others)):\n"
            + "swift run kit \(command) --level \(options.level.next)\n"
            + "Why it did that: swift run kit why \(subject)"
    }

    /// What the command is about: a walkthrough or files.
    private var subject: String {
        command.split(separator: " ", maxSplits: 1).last.map(String.init) ?? ""
    }

    private func expectSome(_ isSome: Bool, _ marbles: Marbles) throws {
        if !isSome { throw run.nothingSelected(by: options.filter, marbles) }
    }
}

extension Level {
    /// The next one down; after the last one the first.
    fileprivate var next: Level {
        let all = Level.allCases
        return all[(all.firstIndex(of: self)! + 1) % all.count]
    }
}
