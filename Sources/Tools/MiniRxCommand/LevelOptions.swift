// The options with which record, walk and trace select a level, and a part of it.

import Diagrams
import Foundation
import Levels
import Recorder
import Toolchain

struct LevelOptions {
    var level = Level.marbles
    var filter = LevelFilter()
}

extension Command {
    /// The names of the options, with their values if there are few.
    static let levelOptions: [String: [String]] = [
        "--level": Level.allCases.map(\.rawValue), "--lane": [], "--phase": phases,
        "--from": [], "--to": [], "--object": [], "--contains": [],
    ]

    static func levelOptions(_ options: [String: String]) throws -> LevelOptions {
        var parsed = LevelOptions()
        parsed.level = options["--level"].flatMap(Level.init) ?? .marbles
        parsed.filter.lane = options["--lane"]
        parsed.filter.phase = options["--phase"].flatMap(Phase.init)
        parsed.filter.from = try lineNumber(options, "--from")
        parsed.filter.to = try lineNumber(options, "--to")
        parsed.filter.object = options["--object"]
        parsed.filter.contains = options["--contains"]
        return parsed
    }

    /// The format, which excludes the choice of a level.
    static func format<Format>(
        _ options: [String: String],
        of format: (String) -> Format?
    ) throws -> Format? {
        guard let name = options["--format"] else { return nil }
        if let option = levelOptions.keys.sorted().first(where: { options[$0] != nil }) {
            throw KitError.usage("--format \(name) has all calls: leave out \(option).")
        }
        return format(name)
    }

    static func lineNumber(_ options: [String: String], _ name: String) throws -> Int? {
        guard let text = options[name] else { return nil }
        guard let number = Int(text), number > 0 else {
            throw KitError.usage("\(name) needs the number of a line, at least 1.")
        }
        return number
    }
}
