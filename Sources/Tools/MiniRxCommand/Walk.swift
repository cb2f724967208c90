// `kit walk`: replays samples and shows them at a level, the lines under the chapter's step headings.

import Foundation
import Levels
import Recorder
import Toolchain
import WalkthroughsTraced

func showWalk(_ walkthroughs: [Walkthrough], _ options: LevelOptions, order: String) throws {
    for walkthrough in walkthroughs {
        try show(walkthrough, options, order: ReplayOrder(rawValue: order)!)
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

private func show(
    _ walkthrough: Walkthrough,
    _ options: LevelOptions,
    order: ReplayOrder
) throws {
    let style = TerminalStyle()
    print(style.bold("\(walkthrough.name): \(walkthrough.title)") + "\n")
    // If a replay does not end, its title is already printed.
    fflush(stdout)
    let recording = walkthrough.record(order: order)
    try LevelView(
        run: Run(recording, files: []),
        options: options,
        command: "walk \(walkthrough.name)",
        // The chapter's steps belong to the order that the chapter walks through.
        headings: order == .producerFirst ? headings(walkthrough, recording) : [:]
    ).show()
    print()
}

/// For each step of the chapter its title, by the number of its first line.
private func headings(_ walkthrough: Walkthrough, _ recording: Recording) -> [Int: String] {
    walkthrough.lines(of: recording).reduce(into: [:]) { headings, part in
        guard let step = part.step, let first = part.lines.first?.number else { return }
        headings[first] = "Step \(step.number). \(step.title.replacing("`", with: ""))"
    }
}
