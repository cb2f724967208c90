// `kit record`: records a reader's own program.

import Diagrams
import Levels
import Foundation
import Recorder
import Toolchain

struct RecordOptions {
    /// The formats of the commands trace and diagram.
    static let formats =
        TraceFormat.allCases.map(\.rawValue) + DiagramFormat.allCases.map(\.rawValue)

    let program: ProgramOptions
    /// `nil` for a level, as text for the terminal.
    let format: String?
    let level: LevelOptions
    let output: String?
    /// Whether to record on MiniRx as well, and to compare.
    let isCompared: Bool
}

extension Command {
    static func record(_ arguments: [String]) throws -> Command {
        let (names, options) = try parse(
            arguments,
            options: levelOptions.merging(ProgramOptions.known) { $1 }.merging([
                "--format": RecordOptions.formats, "-o": [],
            ]) { $1 },
            flags: ["--compare"] + ProgramOptions.flags
        )
        guard !names.isEmpty || ProgramOptions.areMeant(names, options) else {
            throw KitError.usage("record needs a Swift file: swift run kit record FILE.swift")
        }
        let program = try ProgramOptions(names, options)
        guard options["--compare"] == nil || program.library.checkout != nil else {
            throw KitError.usage("--compare needs a checkout of RxSwift: --rxswift PATH.")
        }
        guard options["--compare"] == nil || program.canRun else {
            throw KitError.usage("--compare runs a program twice, and a recording does not run.")
        }
        return .record(
            RecordOptions(
                program: program,
                format: try format(options, of: \.self) ?? options["-o"].map { _ in "text" },
                level: try levelOptions(options),
                output: options["-o"],
                isCompared: options["--compare"] != nil
            )
        )
    }
}

func record(_ options: RecordOptions) throws {
    if options.isCompared { return try compare(options.program) }
    let recorded = try options.program.recorded()
    if let format = options.format.flatMap(TraceFormat.init) {
        try recorded.recording.write(format, to: options.output)
    } else if let format = options.format.flatMap(DiagramFormat.init) {
        try output(
            try texts(of: recorded.recording, format, options.program.name),
            of: options.program.name,
            isPicture: format == .svg,
            to: options.output
        )
    } else {
        try LevelView(
            run: recorded.run,
            options: options.level,
            command: "record \(options.program.words)"
        ).show()
    }
    // The command ends with the program's status, for scripts.
    if recorded.status != 0 { throw KitError("", status: recorded.status) }
}

private func texts(
    of recording: Recording,
    _ format: DiagramFormat,
    _ name: String
) throws -> [String] {
    switch format {
    case .chrome: return [try recording.chromeTrace()]
    case .calls: return [recording.callTree()]
    case .mermaid: return recording.sequenceDiagrams(of: name).map { $0.mermaid() }
    case .svg: return recording.sequenceDiagrams(of: name).map { $0.svg() }
    }
}
