// All cases in a table, or as JSON.

import Foundation

struct CaseReport: Codable {
    let name: String
    let title: String
    let measured: Figures
    let floor: Figures
    /// How many times as long as the floor.
    let ratio: Double
}

/// Measures a case and its floor, each in a new process of this program.
func measure(_ wanted: Case, runs: Int) throws -> CaseReport {
    let measured = try inChildProcess(["--measure", wanted.name, "--runs", "\(runs)"])
    let floor = try inChildProcess(["--measure-floor", wanted.name, "--runs", "\(runs)"])
    return CaseReport(
        name: wanted.name,
        title: wanted.title,
        measured: measured,
        floor: floor,
        ratio: measured.median / floor.median
    )
}

private func inChildProcess(_ arguments: [String]) throws -> Figures {
    let child = Process()
    child.executableURL = Bundle.main.executableURL
    child.arguments = arguments
    let pipe = Pipe()
    child.standardOutput = pipe
    try child.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    child.waitUntilExit()
    guard child.terminationStatus == 0 else {
        throw BenchmarkError.failed("\(arguments.joined(separator: " ")) ended early.")
    }
    return try JSONDecoder().decode(Figures.self, from: output)
}

func showJSON(_ results: [CaseReport]) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    print(String(decoding: try encoder.encode(results), as: UTF8.self))
}

/// Prints the heading of the table, and then a row for each result as it comes.
func showHeading() {
    print(
        "case                                                ns     (min – max)    floor  ratio"
            + "  allocations  peak MiB"
    )
}

func show(_ result: CaseReport) {
    let times = result.measured.nanoseconds
    let range = "(\(whole(times.min()!)) – \(whole(times.max()!)))"
    print(
        left("\(result.name)", 3) + left(result.title, 40)
            + right(whole(result.measured.median), 11) + right(range, 16)
            + right(whole(result.floor.median), 9)
            + right(String(format: "%.1f", result.ratio), 7)
            + right(result.measured.allocations.map { String(format: "%.2f", $0) } ?? "–", 13)
            + right(whole(result.measured.peakMemory), 10)
    )
}

private func whole(_ number: Double) -> String { String(format: "%.0f", number) }

private func left(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(1, width - text.count))
}

private func right(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(1, width - text.count)) + text
}
