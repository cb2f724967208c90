// `kit marbles`: draws the marbles of a walkthrough, or of a reader's own program.

import Foundation
import Levels
import ProgramRecorder
import Recorder
import Toolchain
import WalkthroughsTraced

struct MarbleOptions {
    enum Subject {
        case walkthrough(Walkthrough)
        case program([String], LibraryChoice)
    }

    let subject: Subject
    let filter: LevelFilter
    let output: String?

    var name: String {
        switch subject {
        case .walkthrough(let walkthrough): walkthrough.name
        case .program(let files, _):
            URL(filePath: files[0]).deletingPathExtension().lastPathComponent
        }
    }
}

extension Command {
    static func marbles(_ arguments: [String]) throws -> Command {
        var known = levelOptions
        known["--level"] = nil
        let (names, options) = try parse(
            arguments,
            options: known.merging(["-o": [], LibraryChoice.option: []]) { $1 }
        )
        guard let name = names.first else {
            throw KitError.usage("marbles needs the name of a walkthrough, or a Swift file.")
        }
        let isProgram = name.hasSuffix(".swift")
        if !isProgram {
            try expect(noMore: Array(names.dropFirst()))
            try expectNoLibrary(options)
        }
        return .marbles(
            MarbleOptions(
                subject: isProgram
                    ? .program(try existing(names), try library(options))
                    : .walkthrough(try walkthrough(named: name)),
                filter: try levelOptions(options).filter,
                output: options["-o"]
            )
        )
    }
}

func drawMarbles(_ options: MarbleOptions) throws {
    let (run, status) = try run(of: options.subject)
    let all = Marbles(of: run)
    let marbles = options.filter.isEmpty ? all : all.filtered(by: options.filter)
    guard !marbles.rows.isEmpty else {
        throw options.filter.isEmpty
            ? KitError("\(options.name) subscribes to nothing.") : run.nothingSelected
    }
    let picture = MarbleSVG(marbles, title: "\(options.name), marbles")
    try output([picture.text], of: options.name, isPicture: true, to: options.output)
    // The command ends with the program's status, for scripts.
    if status != 0 { throw KitError("", status: status) }
}

private func run(of subject: MarbleOptions.Subject) throws -> (Run, status: Int32) {
    switch subject {
    case .walkthrough(let walkthrough):
        return (Run(walkthrough.record(), files: []), 0)
    case .program(let files, let library):
        let (recording, status) = try ReaderProgram(
            files: files,
            library: library.library()
        ).record()
        return (Run(recording, files: files, on: library), status)
    }
}

extension Run {
    /// A filter leaves nothing.
    var nothingSelected: KitError {
        KitError(
            "nothing in this run is selected. Its lanes are \(listed(lanes.map(Run.short))); "
                + "its lines are 1 to \(entries.compactMap(\.line).max() ?? 0)."
        )
    }
}
