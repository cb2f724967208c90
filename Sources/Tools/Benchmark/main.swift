// `make bench`: measures MiniRx, and the same work written by hand or with another library.

import Comparison
import Foundation
import Toolchain

/// The first argument of a child process of this program, which measures one case.
private let child = "--child"

do {
    let words = Array(CommandLine.arguments.dropFirst())
    if words.first == child {
        answerParent(Array(words.dropFirst()), floors: floors)
    } else {
        try compare(try Options(words))
    }
} catch let error as KitError {
    complain(error.status == 2 ? "\(error)\n\(Options.usage)" : "\(error)", status: error.status)
} catch {
    complain("\(error)", status: 1)
}

private func compare(_ options: Options) throws {
    if options.help {
        return print(Options.usage)
    }
    let kit = Program(Bundle.main.executableURL!, firstWords: [child])
    let rival = try options.rival.map { wanted in
        say("building \(wanted.library.rawValue). This takes a minute or two …")
        return try Program.built(for: wanted.library, checkout: wanted.path, kit: kitFolder())
    }
    let rivals = try rival?.cases().map(\.name)
    let known = try kit.cases().filter { rivals?.contains($0.name) ?? true }
    let wanted = try cases(named: options.cases, of: known)
    let table = Table(beside: options.rival?.library)
    var reports: [CaseReport] = []
    if !options.json { print(table.heading) }
    for each in wanted {
        reports.append(
            try CaseReport(measuring: each, runs: options.runs, in: kit, beside: rival)
        )
        if !options.json { print(table.row(reports.last!)) }
    }
    if options.json {
        print(try json(reports))
    } else if let summary = table.summary(reports) {
        print(summary)
    }
}

private func complain(_ message: String, status: Int32) -> Never {
    say(message)
    exit(status)
}

private func say(_ message: String) {
    FileHandle.standardError.write(Data("Benchmark: \(message)\n".utf8))
}
