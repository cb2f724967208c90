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
        /// The files of a reader's own program.
        case program([String])
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
        let (names, options) = try parse(
            arguments,
            options: ["-o": [], "--links": []],
            flags: ["--all"]
        )
        let subject: PlayOptions.Subject
        if options["--all"] != nil {
            try expect(noMore: names)
            // Not those of exercises: their traces are the answers.
            subject = .walkthroughs(Walkthrough.all + Walkthrough.comparisons)
        } else if let name = names.first, name.hasSuffix(".swift") {
            subject = .program(try existing(names))
        } else if let name = names.first {
            try expect(noMore: Array(names.dropFirst()))
            subject = .walkthroughs(try walkthroughs(name))
        } else {
            throw KitError.usage(
                "play needs the name of a walkthrough, a chapter's number, a Swift file, or --all."
            )
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
    let target = Target(options.output, in: kit)
    switch options.subject {
    case .program(let files):
        let name = URL(filePath: files[0]).deletingPathExtension().lastPathComponent
        let program = try ReaderProgram(
            files: files,
            references: true,
            products: Bundle.main.bundleURL
        )
        let (recording, status) = try program.record()
        let data = PlayerData(
            name: name,
            // A page that is given away does not tell where its writer keeps the program.
            title: files.map { URL(filePath: $0).lastPathComponent }.joined(separator: ", "),
            recordings: [(.producerFirst, recording)],
            status: status
        ) { path in
            let own = files.first { $0.hasSuffix(path) }
            return try? String(
                contentsOf: own.map { URL(filePath: $0) } ?? kit.appending(path: path),
                encoding: .utf8
            )
        }
        try target.write(page, data, alone: true, links: options.links)
        if status != 0 { throw KitError("", status: status) }
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

/// Where pages are written.
private struct Target {
    private let output: String?
    private let kit: URL

    init(_ output: String?, in kit: URL) {
        (self.output, self.kit) = (output, kit)
    }

    /// - parameter isAlone: Whether there is one page only, so that the output is its file.
    func write(_ page: PlayerPage, _ data: PlayerData, alone isAlone: Bool, links: String?) throws {
        let file: URL
        if let output, isAlone {
            file = URL(filePath: output)
        } else {
            let folder = output.map { URL(filePath: $0) } ?? kit.appending(path: ".build/play")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            file = folder.appending(path: "\(data.name).html")
        }
        // A browser shows a chapter of the book as a page, but a file of Chapters as plain text.
        let book = kit.appending(path: ".build/book")
        let isBook =
            links == nil
            && FileManager.default.fileExists(atPath: book.appending(path: "index.html").path)
        let chapters = (isBook ? book : kit).appending(
            path: "Chapters",
            directoryHint: .isDirectory
        )
        let html = try page.html(data, links: links ?? chapters.absoluteString, isBook: isBook)
        try MiniRxCommand.write(html, to: file)
        print(file.path)
    }
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
