// What was typed after `bench`.

/// A mistake in what was typed.
struct UsageError: Error {
    let message: String
}

struct Options {
    static let usage = """
        usage: Benchmark [--case NAME]... [--runs COUNT] [--json]

        Measures MiniRx, and the same work written by hand (the floor), each case in a process of
        its own: nanoseconds for one element, median of the runs, and their ratio.

          --case NAME    only this case; may be given several times: \(names)
          --runs COUNT   how many runs to take the median of (5)
          --json         one JSON object instead of a table
        """

    private static let names = Case.all.map(\.name).joined(separator: ", ")

    var cases: [Case] = []
    var runs = 5
    var json = false
    var help = false
    /// Set in a child process: measure this case, and print what was found.
    var child: (name: String, isFloor: Bool)?

    init(_ arguments: [String]) throws {
        var rest = arguments[...]
        func value(of option: String) throws -> String {
            guard let value = rest.popFirst() else {
                throw UsageError(message: "\(option) needs a value.")
            }
            return value
        }
        while let argument = rest.popFirst() {
            switch argument {
            case "--case":
                cases.append(try Self.named(try value(of: argument)))
            case "--runs":
                let text = try value(of: argument)
                guard let number = Int(text), number > 0 else {
                    throw UsageError(message: "--runs needs a number from 1 on, not '\(text)'.")
                }
                runs = number
            case "--json": json = true
            case "--help", "-h": help = true
            case "--measure": child = (try value(of: argument), false)
            case "--measure-floor": child = (try value(of: argument), true)
            default: throw UsageError(message: "there is no option '\(argument)'.")
            }
        }
        if cases.isEmpty {
            cases = Case.all
        }
    }

    static func named(_ name: String) throws -> Case {
        guard let found = Case.all.first(where: { $0.name == name }) else {
            throw UsageError(message: "there is no case '\(name)', only: \(names).")
        }
        return found
    }
}
