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
        // In a package, a place is not a file of its own.
        let isPackage = options["--package"] != nil && options["--target"] == nil
        let files = places.filter { !isPackage || !$0.file.hasSuffix(".swift") }.map(\.file)
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
        throw KitError(nothing(to: options.question, run))
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
private func nothing(to question: Question, _ run: Run) -> String {
    switch question {
    case .code(_, let line):
        "the recording says nothing about line \(line): no recorded call and no closure is there."
    case .print:
        "the run prints no such text, and no `print` of the program has it. What it prints: kit record."
    case .trace(let line):
        "there is no line \(line): the trace has lines 1 to "
            + "\(run.entries.compactMap(\.line).max() ?? 0)."
    case .object where run.recording.changes.isEmpty:
        "objects are recorded only if no block begins as it comes: not in tests, and not in apps."
    case .object(let name):
        "the recording has no object '\(name)'. Its names are as in: kit record --level calls."
    case .overview:
        "the recording shows nothing that asks for a why. Ask about a line: kit why FILE.swift:LINE."
    }
}
