// The verdicts so far, with which grading continues after an interruption.
// Chapter: appendix, teaching (grading)

import Foundation
import Toolchain

/// A file with a line for each judged answer, written as soon as the verdict is found. One process
/// at a time uses it.
final class Journal: @unchecked Sendable {
    private struct Line: Codable {
        /// Identifies the answer, its judge and the kit.
        let key: String
        let verdict: Verdict
        let seconds: Double
    }

    private let lock = NSLock()
    private let fileLock: FileLock
    private let file: Int32
    private var lines: [String: Line] = [:]

    init(in folder: URL) throws {
        guard let fileLock = try FileLock(folder.appending(path: "judged.lock"), waits: false)
        else {
            throw KitError(
                """
                another command is grading into \(folder.relativePath). Wait for its end, or choose \
                another folder with --out.
                """,
                status: 2
            )
        }
        self.fileLock = fileLock
        let url = folder.appending(path: "judged.jsonl")
        // Each line is appended as a whole.
        file = open(url.path, O_CREAT | O_WRONLY | O_APPEND | O_CLOEXEC, 0o644)
        guard file >= 0 else { throw Self.unwritable(url) }
        // The last line may be incomplete after an interruption.
        let text = try Data(contentsOf: url)
        for line in text.split(separator: UInt8(ascii: "\n")) {
            if let line = try? JSONDecoder().decode(Line.self, from: Data(line)) {
                lines[line.key] = line
            }
        }
        if let last = text.last, last != UInt8(ascii: "\n") { try append(Data("\n".utf8)) }
    }

    deinit {
        if file >= 0 { close(file) }
    }

    /// The verdict from an earlier run.
    func verdict(_ key: String) -> (Verdict, seconds: Double)? {
        lock.withLock { lines[key].map { ($0.verdict, $0.seconds) } }
    }

    func write(_ key: String, _ verdict: Verdict, seconds: Double) throws {
        let line = Line(key: key, verdict: verdict, seconds: seconds)
        let data = try JSONEncoder().encode(line) + Data("\n".utf8)
        try lock.withLock {
            try append(data)
            lines[key] = line
        }
    }

    private func append(_ data: Data) throws {
        let count = data.withUnsafeBytes { Foundation.write(file, $0.baseAddress, $0.count) }
        guard count == data.count else { throw Self.unwritable(nil) }
    }

    private static func unwritable(_ url: URL?) -> KitError {
        let reason = String(cString: strerror(errno))
        return KitError(
            """
            cannot write the verdicts\(url.map { " to \($0.path)" } ?? ""): \(reason). Earlier \
            verdicts are kept. When there is space again, run the same command again.
            """,
            status: 2
        )
    }
}
