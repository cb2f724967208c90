// Parses the arguments of each command.

import Foundation
import Toolchain
import WalkthroughsTraced

extension Command {
    static func parseHelp(_ name: String?) throws -> Command {
        guard let name, !Usage.names.contains(name) else { return .help(of: name) }
        let hint = hint(for: name, of: Usage.names)
        throw KitError.usage("there is no command '\(name)'. \(hint)")
    }

    static func trace(_ arguments: [String]) throws -> Command {
        let (names, options) = try parse(
            arguments,
            options: levelOptions.merging([
                "--format": formats + [playerFormat], "--order": orders,
            ]) { $1 }
        )
        guard let name = names.first else {
            throw KitError.usage("trace needs the name of a walkthrough: \(Self.names).")
        }
        try expect(noMore: Array(names.dropFirst()))
        if options["--format"] == playerFormat {
            guard options["--order"] == nil else {
                throw KitError.usage("--format player has all orders: leave out --order.")
            }
            return .playerData(try walkthrough(named: name))
        }
        return .trace(
            try walkthrough(named: name),
            try format(options, of: TraceFormat.init),
            try levelOptions(options),
            order: options["--order"] ?? orders[0]
        )
    }

    static func diagram(_ arguments: [String]) throws -> Command {
        let (names, options) = try parse(
            arguments,
            options: ["--format": diagramFormats, "--phase": phases, "--lane": [], "-o": []]
        )
        guard let name = names.first else {
            throw KitError.usage("diagram needs the name of a walkthrough: \(Self.names).")
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

    /// The default folder for results: next to the folder with the submissions.
    private static func besides(_ folder: String) -> String {
        let path = URL(filePath: folder).absoluteURL.standardizedFileURL.path
        return (path.hasSuffix("/") ? String(path.dropLast()) : path) + "-graded"
    }

    static func grade(_ arguments: [String]) throws -> Command {
        let (names, options) = try parse(
            arguments,
            options: ["--out": [], "--jobs": [], "--points": [], "--only": []]
        )
        guard let folder = names.first else {
            throw KitError.usage("grade needs the folder with the submissions.")
        }
        try expect(noMore: Array(names.dropFirst()))
        let jobs = options["--jobs"].map { Int($0) ?? 0 }
        if let jobs, jobs < 1 {
            throw KitError.usage("--jobs needs a whole number, at least 1.")
        }
        return .grade(
            GradeOptions(
                folder: folder,
                out: options["--out"] ?? besides(folder),
                jobs: jobs,
                points: options["--points"],
                only: options["--only"]
            )
        )
    }

    static func oracle(_ arguments: [String]) throws -> Command {
        let (names, options) = try parse(arguments, flags: ["--write"])
        guard let path = names.first else {
            throw KitError.usage("oracle needs the folder of a checkout of RxSwift.")
        }
        try expect(noMore: Array(names.dropFirst()))
        return .oracle(checkout: path, writes: options["--write"] != nil)
    }

    /// Separates the options from the names. An option takes one of the listed values, or any value
    /// if the list is empty. A flag takes no value.
    static func parse(
        _ arguments: [String],
        options: [String: [String]] = [:],
        flags: [String] = []
    ) throws -> (names: [String], options: [String: String]) {
        var names: [String] = []
        var found: [String: String] = [:]
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            guard argument.hasPrefix("-") else {
                names.append(argument)
                continue
            }
            if flags.contains(argument) {
                found[argument] = ""
                continue
            }
            let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
            guard let values = options[parts[0]] else {
                guard !FileManager.default.fileExists(atPath: argument) else {
                    throw KitError.usage(
                        "a name that begins with a dash is an option. For the file write ./\(argument)"
                    )
                }
                let hint = hint(for: parts[0], of: options.keys.sorted() + flags)
                throw KitError.usage(
                    "unknown option '\(parts[0])'. \(hint)"
                )
            }
            guard let value = parts.count == 2 ? parts[1] : rest.popFirst() else {
                let wanted = values.isEmpty ? "a value" : "one of: \(listed(values))"
                throw KitError.usage("\(parts[0]) needs \(wanted).")
            }
            guard values.isEmpty || values.contains(value) else {
                let hint = hint(for: value, of: values)
                throw KitError.usage(
                    "unknown value '\(value)' for \(parts[0]). \(hint)"
                )
            }
            found[parts[0]] = value
        }
        return (names, found)
    }

    static func walk(_ arguments: [String]) throws -> Command {
        let (names, options) = try parse(
            arguments,
            options: levelOptions.merging(["--order": orders]) { $1 },
            flags: ["--all"]
        )
        let level = try levelOptions(options)
        let all = options["--all"] != nil
        if all { try expect(noMore: names) }
        guard let name = names.first else {
            if all { return .walk(Walkthrough.all, level, order: options["--order"] ?? orders[0]) }
            guard let option = options.keys.sorted().first else { return .overview }
            throw KitError.usage("\(option) needs the name of a walkthrough, or --all.")
        }
        try expect(noMore: Array(names.dropFirst()))
        return .walk(try walkthroughs(name), level, order: options["--order"] ?? orders[0])
    }

    /// The walkthrough with this name, or all walkthroughs of the chapter with this number.
    static func walkthroughs(_ wanted: String) throws -> [Walkthrough] {
        guard let number = Int(wanted) else { return [try walkthrough(named: wanted)] }
        guard let chapter = Chapter.all.first(where: { $0.number == number }) else {
            let numbers = listed(Chapter.all.map { String($0.number) })
            throw KitError.usage(
                "there is no chapter \(number). The chapters are: \(numbers)."
            )
        }
        return chapter.walkthroughs
    }

    static func walkthrough(named name: String) throws -> Walkthrough {
        if let found = Walkthrough.named(name) { return found }
        let hint = hint(for: name, of: Walkthrough.all.map(\.name))
        throw KitError.usage("there is no walkthrough '\(name)'. \(hint)")
    }

    static func expect(noMore arguments: [String]) throws {
        if let first = arguments.first {
            throw KitError.usage("unexpected argument '\(first)'.")
        }
    }

    private static var names: String { listed(Walkthrough.all.map(\.name)) }
}
