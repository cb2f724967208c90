// `kit record`: records a reader's own program.

import Diagrams
import Foundation
import ProgramRecorder
import Recorder

struct RecordOptions {
    /// The forms of the commands trace and diagram.
    static let formats =
        TraceFormat.allCases.map(\.rawValue) + DiagramFormat.allCases.map(\.rawValue)

    let files: [String]
    /// A table on the terminal, as of a walkthrough, if it is `nil`.
    let format: String?
    let order: String
    let mode: String
    let output: String?
}

extension Command {
    static func record(_ arguments: [String]) throws -> Command {
        let (names, options) = try parse(
            arguments,
            options: [
                "--format": RecordOptions.formats, "--order": orders,
                "--swift-version": ["5", "6"],
                "--package": [], "--target": [], "-o": [],
            ]
        )
        return .record(
            RecordOptions(
                files: try files(names, package: options["--package"], target: options["--target"]),
                format: options["--format"] ?? options["-o"].map { _ in "text" },
                order: options["--order"] ?? orders[0],
                mode: options["--swift-version"] ?? "5",
                output: options["-o"]
            )
        )
    }

    private static func files(
        _ names: [String],
        package: String?,
        target: String?
    ) throws -> [String] {
        guard let target else {
            guard package == nil else {
                throw CommandError.usage("--package needs --target, too: which of its programs?")
            }
            guard !names.isEmpty else {
                throw CommandError.usage(
                    "record needs a Swift file: swift run kit record FILE.swift"
                )
            }
            for name in names where !FileManager.default.fileExists(atPath: name) {
                throw CommandError.usage("there is no file \(name).")
            }
            return names
        }
        try expect(noMore: names)
        let folder = "\(package ?? ".")/Sources/\(target)"
        let files = (FileManager.default.subpaths(atPath: folder) ?? []).sorted()
            .filter { $0.hasSuffix(".swift") }.map { "\(folder)/\($0)" }
        guard !files.isEmpty else {
            throw CommandError.usage("there is no Swift file in \(folder).")
        }
        return files
    }
}

func record(_ options: RecordOptions) throws {
    let recording: Recording
    do {
        recording = try ReaderProgram(
            files: options.files,
            mode: options.mode,
            order: ReplayOrder(rawValue: options.order)!,
            products: Bundle.main.bundleURL
        ).record().recording
    } catch let error as ReaderProgramError {
        throw CommandError(message: error.message, status: 1)
    }
    guard let format = options.format else { return showTable(of: recording) }
    let parts = try texts(of: recording, format, options)
    if let file = options.output {
        try write(parts, to: file)
    } else if parts.count > 1 && format == DiagramFormat.svg.rawValue {
        throw CommandError.usage(
            "this takes \(parts.count) pictures: say where to put them, for example: -o mine.svg"
        )
    } else {
        print(parts.joined(separator: "\n"), terminator: "")
    }
}

private func texts(
    of recording: Recording,
    _ format: String,
    _ options: RecordOptions
) throws -> [String] {
    if let format = TraceFormat(rawValue: format) {
        return [try recording.text(format)]
    }
    switch DiagramFormat(rawValue: format)! {
    case .chrome: return [try recording.chromeTrace()]
    case .calls: return [recording.callTree()]
    case .mermaid: return pictures(of: recording, options).map { $0.mermaid() }
    case .svg: return pictures(of: recording, options).map { $0.svg() }
    }
}

private func pictures(of recording: Recording, _ options: RecordOptions) -> [SequenceDiagram] {
    let name = URL(filePath: options.files[0]).deletingPathExtension().lastPathComponent
    return recording.sequenceDiagrams(of: name)
}
