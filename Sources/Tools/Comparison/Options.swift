// What was typed after the program's name.

import Toolchain

/// What to measure, and how to show it.
public struct Options {
    /// What `--help` prints.
    public static let usage = """
        usage: Benchmark [--rxswift PATH | --opencombine PATH]
                         [--case NAME]... [--runs COUNT] [--json]
           or: make bench [RXSWIFT=PATH | OPENCOMBINE=PATH]
                          [BENCH="[--case NAME]... [--runs COUNT] [--json]"]

        Measures the library, each run of a case in a process of its own: nanoseconds for one
        element, subscription or disposable, whatever the case has many of; median of the runs, the
        shortest and the longest one; the ratio to the same work written by hand (the floor), of the
        cases that have one; how often memory is asked for; the most memory that the process had.

        With a checkout of another library it measures both by turns, and prints the ratio.

          --rxswift PATH      beside RxSwift, 6.0 or later
          --opencombine PATH  beside OpenCombine, the cases that it has
          --case NAME         only this case; may be given several times
          --runs COUNT        how many runs to take the median of (5)
          --json              a JSON array instead of a table
        """

    /// The names of the cases to measure; all, if there are none.
    public var cases: [String] = []
    /// How many runs to take the median of.
    public var runs = 5
    /// Whether to print JSON.
    public var json = false
    /// Whether to print the usage, and nothing else.
    public var help = false
    /// The library to measure beside MiniRx, if any, and the folder of its checkout.
    public var rival: (library: Library, path: String)?

    /// What these words ask for.
    public init(_ arguments: [String]) throws {
        var rest = arguments[...]
        func value(of option: String) throws -> String {
            guard let value = rest.popFirst() else {
                throw KitError("\(option) needs a value.", status: 2)
            }
            return value
        }
        while let argument = rest.popFirst() {
            switch argument {
            case "--case": cases.append(try value(of: argument))
            case "--runs":
                let text = try value(of: argument)
                guard let number = Int(text), number > 0 else {
                    throw KitError("--runs needs a number from 1 on, not '\(text)'.", status: 2)
                }
                runs = number
            case "--json": json = true
            case "--help", "-h": help = true
            case "--rxswift", "--opencombine":
                guard rival == nil else {
                    throw KitError("only one library is measured beside MiniRx.", status: 2)
                }
                let library: Library = argument == "--rxswift" ? .rxSwift : .openCombine
                rival = (library, try value(of: argument))
            default: throw KitError("there is no option '\(argument)'.", status: 2)
            }
        }
    }
}
