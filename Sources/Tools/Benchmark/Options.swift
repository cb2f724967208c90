// What was typed after the program's name.

/// What went wrong: a mistake in what was typed, or a case that could not be measured.
enum BenchmarkError: Error {
    case usage(String)
    case failed(String)
}

struct Options {
    static let usage = """
        usage: Benchmark [--case NAME]... [--runs COUNT] [--json]
           or: make bench BENCH="[--case NAME]... [--runs COUNT]"

        Measures the library, and the same work written by hand (the floor), each case in a process
        of its own: nanoseconds for one element, or for one subscription in d, d2 and d3 and one
        disposable in g; median of the runs, the shortest and the longest one; the median's ratio to
        the floor's; how often memory is asked for; the most memory that the process had.

          --case NAME    only this case; may be given several times: \(names)
          --runs COUNT   how many runs to take the median of (5)
          --json         a JSON array instead of a table
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
                throw BenchmarkError.usage("\(option) needs a value.")
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
                    throw BenchmarkError.usage("--runs needs a number from 1 on, not '\(text)'.")
                }
                runs = number
            case "--json": json = true
            case "--help", "-h": help = true
            case "--measure": child = (try value(of: argument), false)
            case "--measure-floor": child = (try value(of: argument), true)
            default: throw BenchmarkError.usage("there is no option '\(argument)'.")
            }
        }
        if cases.isEmpty {
            cases = Case.all
        }
    }

    static func named(_ name: String) throws -> Case {
        guard let found = Case.all.first(where: { $0.name == name }) else {
            throw BenchmarkError.usage("there is no case '\(name)', only: \(names).")
        }
        return found
    }
}
