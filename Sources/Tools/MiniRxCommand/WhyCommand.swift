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
        case program([String])
        case walkthrough(Walkthrough)

        /// As it was asked for.
        var name: String {
            switch self {
            case .program(let files): files.joined(separator: " ")
            case .walkthrough(let walkthrough): walkthrough.name
            }
        }

        /// The program's files.
        var files: [String] {
            if case .program(let files) = self { files } else { [] }
        }
    }

    let subject: Subject
    let question: Question
    let mode: String
    let seconds: Int
    let order: String
}

extension Command {
    static func why(_ arguments: [String]) throws -> Command {
        let (names, options) = try parse(
            arguments,
            options: [
                "--print": [], "--line": [], "--object": [], "--order": orders,
                "--swift-version": ["5", "6"], "--seconds": [],
            ]
        )
        let places = try names.map(place)
        guard let first = places.first else {
            throw KitError.usage("why needs a Swift file or a walkthrough: why FILE.swift:LINE")
        }
        let asked = places.filter { $0.line != nil }
        let others = ["--print", "--line", "--object"].filter { options[$0] != nil }
        guard asked.count + others.count < 2 else {
            throw KitError.usage("why answers one question at a time.")
        }
        let isProgram = first.file.hasSuffix(".swift")
        if !isProgram { try expect(noMore: Array(names.dropFirst())) }
        return .why(
            WhyOptions(
                subject: isProgram
                    ? .program(try existing(places.map(\.file)))
                    : .walkthrough(try walkthrough(named: first.file)),
                question: try question(options, asked.first, isProgram),
                mode: options["--swift-version"] ?? "5",
                seconds: try seconds(options),
                order: options["--order"] ?? orders[0]
            )
        )
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
    stopProgramOnSignals()
    let run = Run(try recorded(options), files: options.subject.files)
    let answers = Why(run).answers(to: options.question)
    guard !answers.isEmpty else {
        throw KitError(nothing(to: options.question, run))
    }
    WhyView(name: options.subject.name, style: TerminalStyle()).show(answers)
}

private func recorded(_ options: WhyOptions) throws -> Recording {
    let order = ReplayOrder(rawValue: options.order)!
    switch options.subject {
    case .walkthrough(let walkthrough):
        return walkthrough.record(order: order, references: order != .asItComes)
    case .program(let files):
        return try ReaderProgram(
            files: files,
            mode: options.mode,
            order: order,
            references: order != .asItComes,
            seconds: options.seconds,
            products: Bundle.main.bundleURL
        ).record().recording
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
    case .object(let name):
        "the recording has no object '\(name)'. Its names are as in: kit record --level calls."
    case .overview:
        "the recording shows nothing that asks for a why. Ask about a line: kit why FILE.swift:LINE."
    }
}
