// Parses the arguments and makes the copies.

import Instrument
import Toolchain

/// `instrument [OPTION]… --out DIR FILE…`
struct InstrumentTool {
    private var isUsers = false
    private var renamedModules: [String: String] = [:]
    private var root = ""
    private var out = ""
    private var files: [String] = []
    private var known: [String] = []

    static let usage = """
        usage: instrument --out DIR [--root DIR] [--user] [--rename MODULE=OTHER]…
            [--known FILE]… FILE…
        """

    init(_ arguments: [String]) throws {
        var rest = arguments[...]
        func value(of option: String) throws -> String {
            guard let value = rest.popFirst() else {
                throw KitError("\(option) needs a value.\n\(Self.usage)")
            }
            return value
        }
        while let argument = rest.popFirst() {
            switch argument {
            case "--user": isUsers = true
            case "--root": root = try value(of: argument)
            case "--out": out = try value(of: argument)
            case "--known": known.append(try value(of: argument))
            case "--rename":
                let names = try value(of: argument).split(separator: "=").map(String.init)
                guard names.count == 2 else {
                    throw KitError("--rename takes two names: --rename MODULE=OTHER")
                }
                renamedModules[names[0]] = names[1]
            case _ where argument.hasPrefix("--"):
                throw KitError("unknown option \(argument).\n\(Self.usage)")
            default: files.append(argument)
            }
        }
        guard !out.isEmpty, !files.isEmpty else { throw KitError(Self.usage) }
    }

    /// Copies the files, and reports code without probes.
    func run() throws {
        var options = isUsers ? Instrumenter.Options.users : .library
        options.renamedModules = renamedModules
        let copies = try Copies(of: files, known: known, to: out, root: root, options)
        for note in copies.notes { print(note) }
    }
}
