// What a test says: its failures, and how many tests there were.

import Foundation

/// Passes on what recorded tests print, without XCTest's lines about suites and tests that start.
final class TestOutput: @unchecked Sendable {
    /// Receives the output of the tests.
    let pipe = Pipe()
    private let words: FileHandle
    private let isOver = DispatchSemaphore(value: 0)

    init(to words: FileHandle) {
        self.words = words
        Thread { self.pass() }.start()
    }

    /// The tests have ended. What they have started may still hold the pipe open: it is not waited
    /// for.
    func end() {
        try? pipe.fileHandleForWriting.close()
        _ = isOver.wait(timeout: .now() + 2)
    }

    private func pass() {
        var rest = Data()
        // XCTest counts in each suite, in the outermost one last.
        var count = ""
        func pass(_ line: Data) {
            let text = String(decoding: line, as: UTF8.self)
            if text.hasPrefix("\t Executed ") {
                count = text.dropFirst(2) + "\n"
            } else if !Self.isNoise(text) {
                words.write(line + Data("\n".utf8))
            }
        }
        while case let data = pipe.fileHandleForReading.availableData, !data.isEmpty {
            rest += data
            while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
                pass(rest[..<end])
                rest = Data(rest[rest.index(after: end)...])
            }
        }
        if !rest.isEmpty { pass(rest) }
        words.write(Data(count.utf8))
        isOver.signal()
    }

    private static func isNoise(_ line: String) -> Bool {
        line.hasPrefix("Test Suite '")
            || line.hasPrefix("Test Case ") && (line.contains("started") || line.contains("passed"))
    }
}
