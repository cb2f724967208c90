// `kit play FILE.swift`: the page of a reader's own program, perhaps beside an older version of it.

import Foundation
import Player
import ProgramRecorder
import Recorder
import Toolchain

struct PlayedProgram {
    private let program: ProgramOptions
    /// Another version of it.
    private let compared: ProgramOptions?
    /// The file that is watched, if one is.
    private let watched: String?
    private let lines: PlayedLines

    /// - parameter compared: The file of another version.
    init(
        _ program: ProgramOptions,
        compared: String?,
        isWatched: Bool,
        options: [String: String]
    ) throws {
        let file: String? = if case .files(let files) = program.source { files[0] } else { nil }
        guard file != nil || (compared == nil && !isWatched) else {
            throw KitError.usage("--watch and --compare need a Swift file to play.")
        }
        (self.program, watched) = (program, isWatched ? file : nil)
        lines = try PlayedLines(options)
        self.compared = try compared.map { try ProgramOptions([$0], options) }
        guard let compared, case .files(let files) = program.source else { return }
        if files.contains(where: { Self.name(of: $0) == Self.name(of: compared) }) {
            throw KitError.usage(
                """
                both versions are named \(Self.name(of: compared)): give one of the files another \
                name.
                """
            )
        }
    }

    /// Writes the page, and writes it again each time a file is saved if it is watched.
    func play(_ page: PlayerPage, _ target: PlayTarget, links: String?) throws {
        guard let watched else {
            let status = try write(page, target, links)
            if status != 0 { throw KitError("", status: status) }
            return
        }
        let watch = FileWatch(URL(filePath: watched))
        while true {
            do {
                try write(page, target, links)
                print("Open the page. Save \(watched) to see the new run; type q to quit.")
            } catch let error as KitError {
                // The open page stays as it is until the program compiles again.
                if !error.description.isEmpty { say("kit: \(error)") }
                print("The page is unchanged. Save \(watched) to try again; type q to quit.")
            }
            var event = watch.wait()
            while event != .saved, event != .typed("q") { event = watch.wait() }
            if event == .typed("q") { return }
        }
    }

    /// - returns: The program's status.
    @discardableResult
    private func write(_ page: PlayerPage, _ target: PlayTarget, _ links: String?) throws -> Int32 {
        let versions = [program] + (compared.map { [$0] } ?? [])
        let runs = try versions.map { try $0.recorded(references: lines.references) }
        let data = PlayerData(
            name: program.name,
            title: program.title,
            recordings: runs.map { (.producerFirst, $0.recording) },
            versions: compared == nil ? [] : versions.map(\.title),
            lines: lines.range,
            program: program.wordsWithoutFolders,
            status: runs[0].status,
            read: sources(of: runs.flatMap(\.files), on: program.library)
        )
        if let shown = data.shownLines.first, lines.range.lowerBound > shown.count {
            throw KitError(
                "there is no line \(lines.range.lowerBound): the run has \(shown.count)."
            )
        }
        try target.write(page, data, alone: true, links: links, isWatched: watched != nil)
        for shown in data.shownLines {
            print(lines.sentences(shown, "swift run kit play \(program.words)"))
        }
        return runs[0].status
    }

    private func say(_ text: String) {
        FileHandle.standardError.write(Data("\(text)\n".utf8))
    }

    private static func name(of path: String) -> String { URL(filePath: path).lastPathComponent }
}
