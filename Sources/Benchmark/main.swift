// `make bench`: how long MiniRx takes, beside the same work written by hand.

import Foundation

do {
    let options = try Options(Array(CommandLine.arguments.dropFirst()))
    if options.help {
        print(Options.usage)
    } else if let child = options.child {
        let wanted = try Options.named(child.name)
        let body = child.isFloor ? floors[wanted.name]! : wanted.run
        let found = Measurement.of(body, count: wanted.count, runs: options.runs)
        print(String(decoding: try JSONEncoder().encode(found), as: UTF8.self))
    } else if options.json {
        try showJSON(options.cases.map { try measure($0, runs: options.runs) })
    } else {
        showHeading()
        for wanted in options.cases {
            show(try measure(wanted, runs: options.runs))
        }
    }
} catch let error as UsageError {
    FileHandle.standardError.write(Data("Benchmark: \(error.message)\n\(Options.usage)\n".utf8))
    exit(2)
}
