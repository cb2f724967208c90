// `kit play FILE.swift`: the page of a reader's own program, perhaps beside an older version of it.

import Foundation
import Player
import ProgramRecorder
import Recorder
import Toolchain

struct PlayedProgram {
    private let files: [String]
    /// The file of another version.
    private let compared: String?
    private let isWatched: Bool
    private let seconds: Int

    init(files: [String], compared: String?, isWatched: Bool, seconds: Int) throws {
        (self.files, self.compared, self.isWatched) = (files, compared, isWatched)
        self.seconds = seconds
        guard let compared else { return }
        _ = try Command.existing([compared])
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
        stopProgramOnSignals()
        guard isWatched else {
            let status = try write(page, target, links)
            if status != 0 { throw KitError("", status: status) }
            return
        }
        let watch = FileWatch(URL(filePath: files[0]))
        while true {
            do {
                try write(page, target, links)
                print("Open the page. Save \(files[0]) to see the new run; type q to quit.")
            } catch let error as KitError {
                // The open page stays as it is until the program compiles again.
                if !error.description.isEmpty { say("kit: \(error)") }
                print("The page is unchanged. Save \(files[0]) to try again; type q to quit.")
            }
            var event = watch.wait()
            while event != .saved, event != .typed("q") { event = watch.wait() }
            if event == .typed("q") { return }
        }
    }

    /// - returns: The program's status.
    @discardableResult
    private func write(_ page: PlayerPage, _ target: PlayTarget, _ links: String?) throws -> Int32 {
        let versions = [files] + (compared.map { [[$0]] } ?? [])
        let runs = try versions.map { files in
            try ReaderProgram(
                files: files,
                references: true,
                seconds: seconds,
                products: Bundle.main.bundleURL
            ).record()
        }
        let data = PlayerData(
            name: URL(filePath: files[0]).deletingPathExtension().lastPathComponent,
            // A page that is given away does not tell where its writer keeps the program.
            title: files.map(Self.name).joined(separator: ", "),
            recordings: runs.map { (.producerFirst, $0.recording) },
            versions: compared.map { [Self.name(of: files[0]), Self.name(of: $0)] } ?? [],
            status: runs[0].status,
            read: sources(of: Array(versions.joined()))
        )
        try target.write(page, data, alone: true, links: links, isWatched: isWatched)
        return runs[0].status
    }

    private func say(_ text: String) {
        FileHandle.standardError.write(Data("\(text)\n".utf8))
    }

    private static func name(of path: String) -> String { URL(filePath: path).lastPathComponent }
}
