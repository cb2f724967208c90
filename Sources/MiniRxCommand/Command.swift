// What was typed, understood.

import Walkthroughs

/// A mistake in what was typed (status 2), or something that this build cannot do (status 1).
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
    case walk([Walkthrough])
    case trace(Walkthrough, TraceFormat)
    case refresh

    static let usage = """
        usage: minirx list                     the walkthroughs there are
               minirx walk [NAME | CHAPTER]    replay one, a chapter's, or all of them, annotated
               minirx trace NAME [--format text | golden | jsonl]
                                               replay one and write its trace for other programs
               minirx refresh                  bring the excerpts and traces in Chapters up to date
        """

    init(_ arguments: [String]) throws {
        let rest = Array(arguments.dropFirst())
        switch arguments.first {
        case nil, "help", "-h", "--help":
            self = .help
        case "list":
            try Self.expect(noMore: rest)
            self = .list
        case "walk":
            self = .walk(try Self.walkthroughs(rest))
        case "trace":
            self = try Self.trace(rest)
        case "refresh":
            try Self.expect(noMore: rest)
            self = .refresh
        case .some(let other):
            let near = nearest(to: other, of: ["list", "walk", "trace", "refresh", "help"])
            throw CommandError.usage("there is no command '\(other)'. Did you mean '\(near)'?")
        }
    }

    func run() throws {
        switch self {
        case .help: print(Self.usage)
        case .list: showList()
        case .walk(let walkthroughs): try showWalk(walkthroughs)
        case .trace(let walkthrough, let format): try showTrace(walkthrough, format)
        case .refresh: try refreshChapters()
        }
    }

    private static func trace(_ arguments: [String]) throws -> Command {
        var names: [String] = []
        var format = TraceFormat.text
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            if argument == "--format" {
                guard let value = rest.popFirst() else {
                    throw CommandError.usage("--format needs one of: \(TraceFormat.names).")
                }
                format = try TraceFormat(named: value)
            } else if argument.hasPrefix("--format=") {
                format = try TraceFormat(named: String(argument.dropFirst("--format=".count)))
            } else if argument.hasPrefix("-") {
                throw CommandError.usage(
                    "trace has no option '\(argument)'. Did you mean '--format'?"
                )
            } else {
                names.append(argument)
            }
        }
        guard let name = names.first else {
            throw CommandError.usage("trace needs the name of a walkthrough: \(Self.names).")
        }
        try expect(noMore: Array(names.dropFirst()))
        return .trace(try walkthrough(named: name), format)
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
        if name.hasPrefix("-") {
            throw CommandError.usage("there is no option '\(name)' here.")
        }
        if let found = Walkthrough.named(name) { return found }
        let near = nearest(to: name, of: Walkthrough.all.map(\.name))
        throw CommandError.usage("there is no walkthrough '\(name)'. Did you mean '\(near)'?")
    }

    private static func expect(noMore arguments: [String]) throws {
        if let first = arguments.first {
            throw CommandError.usage("'\(first)' is too much.")
        }
    }

    private static var names: String { listed(Walkthrough.all.map(\.name)) }
}

func listed(_ names: [String]) -> String {
    names.joined(separator: ", ")
}
