// `kit why`: answers questions about a run.

import Foundation
import Levels
import ProgramRecorder
import Recorder
import Toolchain
import WalkthroughsTraced
import Why

struct WhyOptions {
    enum Subject {
        case program(ProgramOptions)
        case walkthrough(Walkthrough, order: ReplayOrder)

        /// Whether a line of it needs no other name of a file.
        var isOneFile: Bool {
            if case .program(let program) = self { program.isOneFile } else { false }
        }

        /// As it was asked for.
        var name: String {
            switch self {
            case .program(let program): program.words
            case .walkthrough(let walkthrough, _): walkthrough.name
            }
        }
    }

    let subject: Subject
    let question: Question
}

extension Command {
    static func why(_ arguments: [String]) throws -> Command {
        let (names, options) = try parse(
            arguments,
            options: ProgramOptions.known.merging([
                "--print": [], "--line": [], "--object": [],
            ]) { $1 },
            flags: ProgramOptions.flags
        )
        let places = try names.map(place)
        let asked = places.filter { $0.line != nil }
        let others = ["--print", "--line", "--object"].filter { options[$0] != nil }
        guard asked.count + others.count < 2 else {
            throw KitError.usage("why answers one question at a time.")
        }
        // A place in a package is no file besides it.
        let files = places.filter { place in
            options["--package"].map { place.line == nil || !isPart(place.file, of: $0) } ?? true
        }
        .map(\.file)
        let isProgram = ProgramOptions.areMeant(files, options)
        let subject: WhyOptions.Subject
        if isProgram {
            subject = .program(try ProgramOptions(files, options))
        } else {
            guard let first = files.first else {
                throw KitError.usage("why needs a Swift file or a walkthrough: why FILE.swift:LINE")
            }
            try expect(noMore: Array(files.dropFirst()))
            try expectNoProgram(options)
            subject = .walkthrough(
                try walkthrough(named: first),
                order: ReplayOrder(rawValue: options["--order"] ?? orders[0])!
            )
        }
        let question = try question(options, asked.first, isProgram)
        return .why(WhyOptions(subject: subject, question: question))
    }

    /// The file and the line of `mine.swift:31`.
    private static func place(_ name: String) throws -> (file: String, line: Int?) {
        guard let colon = name.lastIndex(of: ":") else { return (name, nil) }
        guard let line = Int(name[name.index(after: colon)...]), line > 0 else {
            throw KitError.usage("'\(name)' has no line: why FILE.swift:LINE")
        }
        return (String(name[..<colon]), line)
    }

    /// Whether a path, or the end of one, is that of a file in a package.
    private static func isPart(_ file: String, of package: String) -> Bool {
        let folder = URL(filePath: package).standardizedFileURL.path
        return !FileManager.default.fileExists(atPath: file)
            || URL(filePath: file).standardizedFileURL.path.hasPrefix(folder + "/")
    }

    private static func question(
        _ options: [String: String],
        _ place: (file: String, line: Int?)?,
        _ isProgram: Bool
    ) throws -> Question {
        if let place, let line = place.line {
            return .code(file: isProgram ? place.file : nil, line: line)
        }
        if let text = options["--print"] { return .print(text) }
        if let object = options["--object"] { return .object(object) }
        if let text = options["--line"] {
            guard let line = Int(text), line > 0 else {
                throw KitError.usage("--line needs the number of a line of the trace, at least 1.")
            }
            return .trace(line)
        }
        return .overview
    }
}

func showWhy(_ options: WhyOptions) throws {
    ignoreUnhandledErrors()
    let run = try run(of: options.subject)
    let answers = Why(run).answers(to: options.question)
    guard !answers.isEmpty else {
        throw KitError(nothing(to: options, run))
    }
    WhyView(name: options.subject.name, style: TerminalStyle()).show(answers)
}

private func run(of subject: WhyOptions.Subject) throws -> Run {
    switch subject {
    case .walkthrough(let walkthrough, let order):
        return Run(walkthrough.record(order: order, references: order != .asItComes), files: [])
    case .program(let program):
        return try program.recorded(references: .max).run
    }
}

/// Why there is no answer, and what can be asked instead.
private func nothing(to options: WhyOptions, _ run: Run) -> String {
    let name = options.subject.name
    switch options.question {
    case .code(let file?, _) where !run.recording.ownFiles.contains { $0.isPath(endingWith: file) }:
        let names = run.recording.ownFiles.map { URL(filePath: $0).lastPathComponent }
        return "the program has no file '\(file)'. \(hint(for: file, of: names))"
    case .code(_, let line):
        return
            "the recording says nothing about line \(line): no recorded call and no closure is there."
    case .print:
        return "the run prints no such text, and no `print` of the program has it. What it prints: "
            + "swift run kit record \(name)"
    case .trace(let line):
        return "there is no line \(line): the trace has lines 1 to "
            + "\(run.entries.compactMap(\.line).max() ?? 0)."
    case .object where run.recording.changes.isEmpty:
        return
            "objects are recorded only if no block begins as it comes: not in tests, and not in apps."
    case .object(let object):
        return "the recording has no object '\(object)'. \(hint(for: object, of: run.objectNames))"
    case .overview:
        let line = options.subject.isOneFile ? "\(name):LINE" : "\(name) FILE.swift:LINE"
        return "nothing in the run stands out. Ask about a line: swift run kit why \(line)"
    }
}

extension String {
    /// Whether the text is a file's path, or its end.
    fileprivate func isPath(endingWith path: String) -> Bool {
        self == path || hasSuffix("/\(path)") || path.hasSuffix("/\(self)")
    }
}

extension Run {
    /// The classes of the objects that were recorded.
    fileprivate var objectNames: [String] {
        Set(types.values).union(recording.changes.values.flatMap(\.alive).map(\.type)).sorted()
    }
}
