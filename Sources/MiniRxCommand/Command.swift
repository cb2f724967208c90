// What was typed, understood.

import Walkthroughs

/// A mistake in what was typed (status 2), or something that this build cannot do (status 1). Its message
/// may be empty: all is said.
struct CommandError: Error {
    let message: String
    let status: Int32

    static func usage(_ message: String) -> CommandError {
        CommandError(message: message + "\nSee: minirx help", status: 2)
    }
}

enum Command {
    case help
    case list
    case walk([Walkthrough], order: String)
    case trace(Walkthrough, TraceFormat, order: String)
    case diagram(Walkthrough, DiagramOptions)
    case diagrams
    case refresh
    case check
    case classMaps
    case ledger
    case exercises(ExerciseAction)
    case exercisesHelp

    static let usage = """
        usage: minirx list                    the walkthroughs there are
               minirx walk [NAME | CHAPTER]   replay one, a chapter's, or all of them, annotated
               minirx trace NAME              replay one and write its trace for other programs
                 --format text | golden | jsonl
               minirx diagram NAME            replay one and draw what happens
                 --format mermaid | svg | chrome | calls
                                              a sequence diagram as text for Mermaid (default) or
                                              as a picture; a trace for ui.perfetto.dev; a tree
                 --lane LANE                  only what this lane does, or is given to do
                 --phase subscribe | emit | dispose
                                              only this
                 -o FILE                      into a file; several parts into FILE-1, FILE-2, …
               minirx diagrams                draw all that is in Diagrams anew
               minirx refresh                 bring what is made in Chapters up to date
               minirx check                   whether prose and code agree
               minirx class-maps              draw the class maps in Diagrams/classes
               minirx ledger                  what became of each claim of the documents
               minirx exercises               the next exercise; minirx exercises help says more

        walk and trace take one more option: which order of several legal ones to replay.
                 --order producer-first       whoever hands work to a queue goes on (default)
                 --order hand-overs-first     the work goes first, wherever it can
                 --order as-it-comes          nobody is held back: a race, as in life
        """

    private static let commands = [
        "list", "walk", "trace", "diagram", "diagrams", "class-maps", "refresh", "check", "ledger",
        "exercises", "help",
    ]
    private static let formats = TraceFormat.allCases.map(\.rawValue)
    private static let diagramFormats = DiagramFormat.allCases.map(\.rawValue)
    private static let phases = ["subscribe", "emit", "dispose"]
    private static let orders = ["producer-first", "hand-overs-first", "as-it-comes"]

    init(_ arguments: [String]) throws {
        let rest = Array(arguments.dropFirst())
        switch arguments.first {
        case nil, "help", "-h", "--help":
            self = .help
        case "list":
            try Self.expect(noMore: rest)
            self = .list
        case "walk":
            let (names, options) = try Self.parse(rest, options: ["--order": Self.orders])
            self = .walk(
                try Self.walkthroughs(names),
                order: options["--order"] ?? Self.orders[0]
            )
        case "trace":
            self = try Self.trace(rest)
        case "diagram":
            self = try Self.diagram(rest)
        case "diagrams":
            try Self.expect(noMore: rest)
            self = .diagrams
        case "refresh":
            try Self.expect(noMore: rest)
            self = .refresh
        case "check":
            try Self.expect(noMore: rest)
            self = .check
        case "class-maps":
            try Self.expect(noMore: rest)
            self = .classMaps
        case "ledger":
            try Self.expect(noMore: rest)
            self = .ledger
        case "exercises":
            self = try ExerciseAction(rest).map(Command.exercises) ?? .exercisesHelp
        case .some(let other):
            let hint = hint(for: other, of: Self.commands)
            throw CommandError.usage("there is no command '\(other)'. \(hint)")
        }
    }

    func run() throws {
        switch self {
        case .help: print(Self.usage)
        case .list: showList()
        case .walk(let walkthroughs, let order): try showWalk(walkthroughs, order: order)
        case .trace(let walkthrough, let format, let order):
            try showTrace(walkthrough, format, order: order)
        case .diagram(let walkthrough, let options): try showDiagram(of: walkthrough, options)
        case .diagrams: try drawDiagrams()
        case .refresh: try refreshChapters()
        case .check: try showChecks()
        case .classMaps: try refreshClassMaps()
        case .ledger: try showLedger()
        case .exercises(let action): try action.run()
        case .exercisesHelp: print(ExerciseAction.usage)
        }
    }

    private static func trace(_ arguments: [String]) throws -> Command {
        let (names, options) = try parse(
            arguments,
            options: ["--format": formats, "--order": orders]
        )
        guard let name = names.first else {
            throw CommandError.usage("trace needs the name of a walkthrough: \(Self.names).")
        }
        try expect(noMore: Array(names.dropFirst()))
        let format = options["--format"].flatMap(TraceFormat.init) ?? .text
        return .trace(
            try walkthrough(named: name),
            format,
            order: options["--order"] ?? orders[0]
        )
    }

    private static func diagram(_ arguments: [String]) throws -> Command {
        let (names, options) = try parse(
            arguments,
            options: ["--format": diagramFormats, "--phase": phases, "--lane": [], "-o": []]
        )
        guard let name = names.first else {
            throw CommandError.usage("diagram needs the name of a walkthrough: \(Self.names).")
        }
        try expect(noMore: Array(names.dropFirst()))
        return .diagram(
            try walkthrough(named: name),
            DiagramOptions(
                format: options["--format"].flatMap(DiagramFormat.init) ?? .mermaid,
                lane: options["--lane"],
                phase: options["--phase"],
                file: options["-o"]
            )
        )
    }

    /// Parts the options from the names. An option takes one of the given values; if none is given,
    /// any.
    private static func parse(_ arguments: [String], options: [String: [String]]) throws
        -> (names: [String], options: [String: String])
    {
        var names: [String] = []
        var found: [String: String] = [:]
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            guard argument.hasPrefix("-") else {
                names.append(argument)
                continue
            }
            let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
            guard let values = options[parts[0]] else {
                let hint = hint(for: parts[0], of: options.keys.sorted())
                throw CommandError.usage(
                    "there is no option '\(parts[0])' here. \(hint)"
                )
            }
            guard let value = parts.count == 2 ? parts[1] : rest.popFirst() else {
                let wanted = values.isEmpty ? "a value" : "one of: \(listed(values))"
                throw CommandError.usage("\(parts[0]) needs \(wanted).")
            }
            guard values.isEmpty || values.contains(value) else {
                let hint = hint(for: value, of: values)
                throw CommandError.usage(
                    "there is no \(parts[0].dropFirst(2)) '\(value)'. \(hint)"
                )
            }
            found[parts[0]] = value
        }
        return (names, found)
    }

    private static func walkthroughs(_ arguments: [String]) throws -> [Walkthrough] {
        try expect(noMore: Array(arguments.dropFirst()))
        guard let wanted = arguments.first else { return Walkthrough.all }
        guard let number = Int(wanted) else { return [try walkthrough(named: wanted)] }
        guard let chapter = Chapter.all.first(where: { $0.number == number }) else {
            let numbers = listed(Chapter.all.map { String($0.number) })
            throw CommandError.usage(
                "there are no walkthroughs for chapter \(number), only for: \(numbers)."
            )
        }
        return chapter.walkthroughs
    }

    private static func walkthrough(named name: String) throws -> Walkthrough {
        if let found = Walkthrough.named(name) { return found }
        let hint = hint(for: name, of: Walkthrough.all.map(\.name))
        throw CommandError.usage("there is no walkthrough '\(name)'. \(hint)")
    }

    private static func expect(noMore arguments: [String]) throws {
        if let first = arguments.first {
            throw CommandError.usage("'\(first)' is one word too many here.")
        }
    }

    private static var names: String { listed(Walkthrough.all.map(\.name)) }
}

func listed(_ names: [String]) -> String {
    names.joined(separator: ", ")
}
