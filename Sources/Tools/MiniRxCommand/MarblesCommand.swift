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
        case program([String])
    }

    let subject: Subject
    let filter: LevelFilter
    let seconds: Int
    let output: String?

    var name: String {
        switch subject {
        case .walkthrough(let walkthrough): walkthrough.name
        case .program(let files):
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
            options: known.merging(["-o": [], "--seconds": []]) { $1 }
        )
        guard let name = names.first else {
            throw KitError.usage("marbles needs the name of a walkthrough, or a Swift file.")
        }
        let isProgram = name.hasSuffix(".swift")
        if !isProgram { try expect(noMore: Array(names.dropFirst())) }
        return .marbles(
            MarbleOptions(
                subject: isProgram
                    ? .program(try existing(names)) : .walkthrough(try walkthrough(named: name)),
                filter: try levelOptions(options).filter,
                seconds: try seconds(options),
                output: options["-o"]
            )
        )
    }
}

func drawMarbles(_ options: MarbleOptions) throws {
    stopProgramOnSignals()
    let (run, status) = try run(of: options)
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

private func run(of options: MarbleOptions) throws -> (Run, status: Int32) {
    switch options.subject {
    case .walkthrough(let walkthrough):
        return (Run(walkthrough.record(), files: []), 0)
    case .program(let files):
        let (recording, status) = try ReaderProgram(
            files: files,
            seconds: options.seconds,
            products: Bundle.main.bundleURL
        ).record()
        return (Run(recording, files: files), status)
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
