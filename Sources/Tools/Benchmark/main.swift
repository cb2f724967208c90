// `make bench`: how long MiniRx takes, beside the same work written by hand.

import Foundation

do {
    let options = try Options(Array(CommandLine.arguments.dropFirst()))
    if options.help {
        print(Options.usage)
    } else if let child = options.child {
        let wanted = try Options.named(child.name)
        let body = child.isFloor ? floors[wanted.name]! : wanted.run
        let found = Figures.of(body, count: wanted.count, runs: options.runs)
        print(String(decoding: try JSONEncoder().encode(found), as: UTF8.self))
    } else if options.json {
        try showJSON(options.cases.map { try measure($0, runs: options.runs) })
    } else {
        showHeading()
        for wanted in options.cases {
            show(try measure(wanted, runs: options.runs))
        }
    }
} catch BenchmarkError.usage(let message) {
    complain("\(message)\n\(Options.usage)", status: 2)
} catch BenchmarkError.failed(let message) {
    complain(message, status: 1)
} catch {
    complain("\(error)", status: 1)
}

private func complain(_ message: String, status: Int32) -> Never {
    FileHandle.standardError.write(Data("Benchmark: \(message)\n".utf8))
    exit(status)
}
