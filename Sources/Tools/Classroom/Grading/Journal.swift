// The verdicts so far, with which grading continues after an interruption.
// Chapter: appendix, teaching (grading)

import Foundation

/// A file with a line for each judged answer, written as soon as the verdict is found.
final class Journal: @unchecked Sendable {
    private struct Line: Codable {
        /// Identifies the answer and its judge.
        let key: String
        let verdict: Verdict
        let seconds: Double
    }

    private let lock = NSLock()
    private let file: FileHandle
    private var lines: [String: Line] = [:]

    init(_ url: URL) throws {
        if !FileManager.default.fileExists(atPath: url.path) { try Data().write(to: url) }
        // The last line may be incomplete after an interruption.
        let text = try Data(contentsOf: url)
        for line in text.split(separator: UInt8(ascii: "\n")) {
            if let line = try? JSONDecoder().decode(Line.self, from: Data(line)) {
                lines[line.key] = line
            }
        }
        file = try FileHandle(forWritingTo: url)
        try file.seekToEnd()
        if let last = text.last, last != UInt8(ascii: "\n") {
            try file.write(contentsOf: Data("\n".utf8))
        }
    }

    /// The verdict from an earlier run.
    func verdict(_ key: String) -> (Verdict, seconds: Double)? {
        lock.withLock { lines[key].map { ($0.verdict, $0.seconds) } }
    }

    func write(_ key: String, _ verdict: Verdict, seconds: Double) throws {
        let line = Line(key: key, verdict: verdict, seconds: seconds)
        let data = try JSONEncoder().encode(line) + Data("\n".utf8)
        try lock.withLock {
            lines[key] = line
            try file.write(contentsOf: data)
        }
    }
}
