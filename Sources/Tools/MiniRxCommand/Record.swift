// `kit record`: records a reader's own program.

import Diagrams
import Levels
import Foundation
import ProgramRecorder
import Recorder
import Toolchain

struct RecordOptions {
    /// The formats of the commands trace and diagram.
    static let formats =
        TraceFormat.allCases.map(\.rawValue) + DiagramFormat.allCases.map(\.rawValue)

    let files: [String]
    /// `nil` for a level, as text for the terminal.
    let format: String?
    let level: LevelOptions
    let order: String
    let mode: String
    let seconds: Int
    let output: String?

    /// The program's name: the name of its first file.
    var name: String {
        URL(filePath: files[0]).deletingPathExtension().lastPathComponent
    }
}

extension Command {
    static func record(_ arguments: [String]) throws -> Command {
        let (names, options) = try parse(
            arguments,
            options: levelOptions.merging([
                "--format": RecordOptions.formats, "--order": orders,
                "--swift-version": ["5", "6"],
                "--package": [], "--target": [], "-o": [],
                "--seconds": [],
            ]) { $1 }
        )
        return .record(
            RecordOptions(
                files: try files(names, package: options["--package"], target: options["--target"]),
                format: try format(options, of: \.self) ?? options["-o"].map { _ in "text" },
                level: try levelOptions(options),
                order: options["--order"] ?? orders[0],
                mode: options["--swift-version"] ?? "5",
                seconds: try seconds(options),
                output: options["-o"]
            )
        )
    }

    static func existing(_ files: [String]) throws -> [String] {
        for name in files where !FileManager.default.fileExists(atPath: name) {
            throw KitError.usage("there is no file \(name).")
        }
        return files
    }

    private static func files(
        _ names: [String],
        package: String?,
        target: String?
    ) throws -> [String] {
        guard let target else {
            guard package == nil else {
                throw KitError.usage("--package also needs --target, the target to record.")
            }
            guard !names.isEmpty else {
                throw KitError.usage(
                    "record needs a Swift file: swift run kit record FILE.swift"
                )
            }
            return try existing(names)
        }
        try expect(noMore: names)
        let folder = "\(package ?? ".")/Sources/\(target)"
        let files = (FileManager.default.subpaths(atPath: folder) ?? []).sorted()
            .filter { $0.hasSuffix(".swift") }.map { "\(folder)/\($0)" }
        guard !files.isEmpty else {
            throw KitError.usage("there is no Swift file in \(folder).")
        }
        return files
    }
}

func record(_ options: RecordOptions) throws {
    stopProgramOnSignals()
    let (recording, status) = try ReaderProgram(
        files: options.files,
        mode: options.mode,
        order: ReplayOrder(rawValue: options.order)!,
        seconds: options.seconds,
        products: Bundle.main.bundleURL
    ).record()
    if let format = options.format.flatMap(TraceFormat.init) {
        try recording.write(format, to: options.output)
    } else if let format = options.format.flatMap(DiagramFormat.init) {
        try output(
            try texts(of: recording, format, options),
            of: options.name,
            isPicture: format == .svg,
            to: options.output
        )
    } else {
        try LevelView(
            run: Run(recording, files: options.files),
            options: options.level,
            command: "record \(options.files.joined(separator: " "))"
        ).show()
    }
    // The command ends with the program's status, for scripts.
    if status != 0 { throw KitError("", status: status) }
}

private func texts(
    of recording: Recording,
    _ format: DiagramFormat,
    _ options: RecordOptions
) throws -> [String] {
    switch format {
    case .chrome: return [try recording.chromeTrace()]
    case .calls: return [recording.callTree()]
    case .mermaid: return pictures(of: recording, options).map { $0.mermaid() }
    case .svg: return pictures(of: recording, options).map { $0.svg() }
    }
}

private func pictures(of recording: Recording, _ options: RecordOptions) -> [SequenceDiagram] {
    recording.sequenceDiagrams(of: options.name)
}
