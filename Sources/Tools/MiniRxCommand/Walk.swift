// `kit walk`: replays samples and prints their traces under the chapter's step headings.

import Recorder
import WalkthroughsTraced

import Foundation
import MiniRxTraced

func showWalk(_ walkthroughs: [Walkthrough], order: String) throws {
    for walkthrough in walkthroughs {
        show(walkthrough, order: ReplayOrder(rawValue: order)!)
    }
    let names = walkthroughs.map(\.name)
    // The full list of a chapter names that chapter, even if others share one of its samples.
    let chapters =
        Chapter.all.first { $0.walkthroughs.map(\.name) == names }.map { [$0] }
        ?? Chapter.all.filter { chapter in
            chapter.walkthroughs.contains { names.contains($0.name) }
        }
    for chapter in chapters {
        print("Explained in: Chapters/\(chapter.file)")
    }
}

private func show(_ walkthrough: Walkthrough, order: ReplayOrder) {
    let style = TerminalStyle()
    print(style.bold("\(walkthrough.name): \(walkthrough.title)"))
    // If a replay does not end, its title is already printed.
    fflush(stdout)
    let recording = walkthrough.record(order: order)
    let rows = style.rows(recording.lines())
    var table = Table(style)
    var rest = rows[...]
    // The chapter's steps belong to the order that the chapter walks through.
    let parts =
        order == .producerFirst
        ? walkthrough.lines(of: recording) : [(nil, recording.lines())]
    for part in parts {
        if let step = part.step {
            print()
            print(style.heading("Step \(step.number). \(step.title.replacing("`", with: ""))"))
        }
        for row in rest.prefix(part.lines.count) { table.print(row) }
        rest = rest.dropFirst(part.lines.count)
    }
    if rows.contains(where: { $0.width > style.columns }) {
        let width = rows.map(\.width).max() ?? 0
        print(style.faint("A window of \(width) columns shows the source line of each call, too."))
    }
    print()
}

/// Prints a recording like a walkthrough, without steps.
func showTable(of recording: Recording) {
    let style = TerminalStyle()
    var table = Table(style)
    for row in style.rows(recording.lines()) { table.print(row) }
}

/// Prints rows, each lane in its own colour.
private struct Table {
    private let style: TerminalStyle
    private var lanes: [String] = []

    init(_ style: TerminalStyle) {
        self.style = style
        Swift.print(style.faint("line, lane, call, ← line of its caller, source line"))
    }

    mutating func print(_ row: TraceRow) {
        if !lanes.contains(row.lane) { lanes.append(row.lane) }
        Swift.print(style.row(row, laneIndex: lanes.firstIndex(of: row.lane)!))
    }
}

extension TerminalStyle {
    /// On a terminal that is too narrow for them, rows are indented less.
    fileprivate func rows(_ lines: [TraceLine]) -> [TraceRow] {
        let rows = traceTable(lines)
        let width = rows.map(\.width).max() ?? 0
        return width <= columns ? rows : traceTable(lines, indent: 1)
    }

    fileprivate func row(_ row: TraceRow, laneIndex: Int) -> String {
        let start = "\(faint(row.number))  \(lane(row.lane, laneIndex))  "
        switch row.line.step.moment {
        case .enters:
            // A row that is too wide loses its source line, then its caller.
            let place = row.width <= columns ? "  \(row.source)" : ""
            let caller = row.width - row.source.count <= columns ? row.caller : ""
            return start + row.call + "  " + faint(caller + place)
        case .prints: return start + printed(row.call)
        default: return start + bold(row.call)
        }
    }
}
