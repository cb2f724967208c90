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
        case program(ProgramOptions)
    }

    let subject: Subject
    let filter: LevelFilter
    let output: String?

    var name: String {
        switch subject {
        case .walkthrough(let walkthrough): walkthrough.name
        case .program(let program): program.name
        }
    }
}

extension Command {
    static func marbles(_ arguments: [String]) throws -> Command {
        var known = levelOptions.merging(ProgramOptions.known) { $1 }
        (known["--level"], known["-o"]) = (nil, [])
        let (names, options) = try parse(
            arguments,
            options: known,
            flags: ProgramOptions.flags
        )
        let subject: MarbleOptions.Subject
        if ProgramOptions.areMeant(names, options) {
            subject = .program(try ProgramOptions(names, options))
        } else {
            guard let name = names.first else {
                throw KitError.usage("marbles needs the name of a walkthrough, or a Swift file.")
            }
            try expect(noMore: Array(names.dropFirst()))
            try expectNoProgram(options)
            subject = .walkthrough(try walkthrough(named: name))
        }
        return .marbles(
            MarbleOptions(
                subject: subject,
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
            ? KitError(
                "\(options.name) subscribes to nothing"
                    + (run.recording.hasOnlyLastLines ? " in the lines that are kept." : ".")
            ) : run.nothingSelected(by: options.filter, all)
    }
    let picture = MarbleSVG(marbles, title: "\(options.name), marbles")
    try output([picture.text], of: options.name, isPicture: true, to: options.output)
    // The command ends with the program's status, for scripts.
    if status != 0 { throw KitError("", status: status) }
}

private func run(of subject: MarbleOptions.Subject) throws -> (Run, status: Int32) {
    switch subject {
    case .walkthrough(let walkthrough): return (Run(walkthrough.record(), files: []), 0)
    case .program(let program):
        let recorded = try program.recorded()
        return (recorded.run, recorded.status)
    }
}

extension Run {
    /// A filter leaves nothing.
    func nothingSelected(by filter: LevelFilter, _ marbles: Marbles) -> KitError {
        guard !lanes.isEmpty else { return KitError("this run is empty.") }
        if let object = filter.object {
            let names = Set(marbles.rows.map(\.name)).union(types.values).sorted()
            if !names.contains(object) {
                return KitError("this run has no '\(object)'. \(hint(for: object, of: names))")
            }
        }
        return KitError(
            "nothing in this run is selected. Its lanes are \(listed(lanes.map(Run.short))); "
                + "its lines are 1 to \(entries.compactMap(\.line).max() ?? 0)."
        )
    }
}
