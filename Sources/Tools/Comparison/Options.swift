// Parses the program's arguments.

import Toolchain

/// What to measure, and how to show it.
public struct Options {
    /// What `--help` prints.
    public static let usage = """
        usage: Benchmark [--rxswift PATH | --opencombine PATH]
                         [--case NAME]... [--runs COUNT] [--json]
           or: make bench [RXSWIFT=PATH | OPENCOMBINE=PATH]
                          [BENCH="[--case NAME]... [--runs COUNT] [--json]"]

        Measures the library. Each run of a case has its own process. The table has:
          - nanoseconds for one element, subscription or disposable (what the case repeats): the
            median of the runs, the shortest and the longest run
          - the ratio to the same work written by hand (the floor), if the case has a floor
          - allocations, and the peak memory of the process

        With a checkout of another library, the runs of both libraries alternate, and the table has
        the ratio of their times.

          --rxswift PATH      compare with RxSwift 6.0 or later
          --opencombine PATH  compare with OpenCombine, in the cases that it supports
          --case NAME         measure only this case; may be given several times
          --runs COUNT        how many runs the median is taken of; default: 5
          --json              print a JSON array instead of a table
        """

    /// The names of the cases to measure; empty for all.
    public var cases: [String] = []
    /// The number of runs.
    public var runs = 5
    /// Whether to print JSON.
    public var json = false
    /// Whether to print only the usage.
    public var help = false
    /// The library to compare with, if any, and the folder of its checkout.
    public var rival: (library: Library, path: String)?

    /// Parses the arguments.
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
                    throw KitError(
                        "--runs needs a whole number, at least 1, not '\(text)'.",
                        status: 2
                    )
                }
                runs = number
            case "--json": json = true
            case "--help", "-h": help = true
            case "--rxswift", "--opencombine":
                guard rival == nil else {
                    throw KitError(
                        "MiniRx can be compared with only one library at a time.",
                        status: 2
                    )
                }
                let library: Library = argument == "--rxswift" ? .rxSwift : .openCombine
                rival = (library, try value(of: argument))
            default: throw KitError("unknown option '\(argument)'.", status: 2)
            }
        }
    }
}
