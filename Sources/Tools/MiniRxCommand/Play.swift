// `kit play`: writes the page on which a reader steps through a recorded run.

import ChapterText
import Foundation
import Player
import ProgramRecorder
import Recorder
import Toolchain
import WalkthroughsTraced

struct PlayOptions {
    enum Subject {
        case walkthroughs([Walkthrough])
        /// A reader's own program.
        case program(PlayedProgram)
    }

    let subject: Subject
    /// The page, or the folder of several pages; `nil` for a folder of the build.
    let output: String?
    /// Where the pages' links to chapters lead.
    let links: String?
}

extension Command {
    /// The format of `kit trace` that prints a page's data.
    static let playerFormat = "player"

    static func play(_ arguments: [String]) throws -> Command {
        let known = ProgramOptions.known.merging([
            "-o": [], "--links": [], "--compare": [], "--from": [], "--to": [],
        ]) { $1 }
        let (names, options) = try parse(
            arguments,
            options: known.filter { $0.key != "--order" },
            flags: ["--all", "--watch"] + ProgramOptions.flags
        )
        let subject: PlayOptions.Subject
        if options["--all"] != nil {
            try expect(noMore: names)
            // Not those of exercises: their traces are the answers.
            subject = .walkthroughs(Walkthrough.all + Walkthrough.comparisons)
        } else if ProgramOptions.areMeant(names, options) {
            subject = .program(
                try PlayedProgram(
                    ProgramOptions(names, options),
                    compared: options["--compare"],
                    isWatched: options["--watch"] != nil,
                    options: options
                )
            )
        } else if let name = names.first {
            try expect(noMore: Array(names.dropFirst()))
            subject = .walkthroughs(try walkthroughs(name))
        } else {
            throw KitError.usage(
                "play needs the name of a walkthrough, a chapter's number, a Swift file, or --all."
            )
        }
        if case .walkthroughs = subject {
            try expectNoProgram(options)
            let programs = ["--compare", "--watch", "--from", "--to"]
            if let option = programs.first(where: { options[$0] != nil }) {
                throw KitError.usage("\(option) needs a Swift file to play.")
            }
        }
        return .play(
            PlayOptions(subject: subject, output: options["-o"], links: options["--links"])
        )
    }
}

/// Writes the pages and prints where they are.
func play(_ options: PlayOptions) throws {
    ignoreUnhandledErrors()
    let kit = try kitFolder()
    let page = try PlayerPage(kit: kit)
    let target = PlayTarget(options.output, in: kit)
    switch options.subject {
    case .program(let program):
        try program.play(page, target, links: options.links)
    case .walkthroughs(let walkthroughs):
        for walkthrough in walkthroughs {
            let data = try PlayerData(of: walkthrough, in: kit)
            try target.write(page, data, alone: walkthroughs.count == 1, links: options.links)
        }
    }
}

/// Prints the data of a walkthrough's page.
func showPlayerData(of walkthrough: Walkthrough) throws {
    ignoreUnhandledErrors()
    print(try PlayerData(of: walkthrough, in: try kitFolder()).json())
}

extension PlayerData {
    /// A walkthrough in the order of its chapter, and in the other order if that differs.
    init(of walkthrough: Walkthrough, in kit: URL) throws {
        let recordings = [ReplayOrder.producerFirst, .handOversFirst]
            .map { ($0, walkthrough.record(order: $0, references: true)) }
        let differ = recordings[0].1.golden() != recordings[1].1.golden()
        let first = recordings[0].1
        let chapter = Chapter.all.first { chapter in
            chapter.walkthroughs.contains { $0.name == walkthrough.name }
        }
        let passages = try chapter?.passages(about: walkthrough, first, in: kit) ?? []
        let link = try chapter.map {
            ChapterLink(number: $0.number, title: try $0.title(in: kit), file: $0.file)
        }
        self.init(
            name: walkthrough.name,
            title: walkthrough.title,
            recordings: differ ? recordings : [recordings[0]],
            chapter: link,
            prose: passages.enumerated().map { index, passage in
                let prose = Prose(
                    number: index + 1,
                    title: passage.title,
                    anchor: passage.anchor,
                    text: passage.text
                )
                return (prose, passage.begins)
            },
            read: { try? text(of: $0, in: kit) }
        )
    }
}
