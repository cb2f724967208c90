// What a recording costs grows with its lines, and no faster.

import Foundation
import TestSupport
import XCTest

final class RecordGrowthTests: CommandCase {
    private let folder = FileManager.default.temporaryDirectory.appending(
        path: UUID().uuidString
    )

    override func setUpWithError() throws {
        try skipUnderThreadSanitizer()
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    override func tearDownWithError() throws {
        try? FileManager.default.removeItem(at: folder)
    }

    /// A chain of five operators on one lane, of which each element has 38 lines.
    private func record(lines: Int, _ options: String...) throws -> (seconds: Double, Outcome) {
        try """
        import RxSwift
        var last = 0
        Observable.range(start: 0, count: \(lines / 38))
            .map { $0 &+ 1 }.filter { $0 >= 0 }.map { $0 &* 3 }.scan(0) { $0 &+ $1 }
            .filter { $0 >= 0 }.subscribe(onNext: { last = $0 }).dispose()
        """
        .write(to: folder.appending(path: "mine.swift"), atomically: true, encoding: .utf8)
        let begin = Date()
        let outcome = try run(["record", "mine.swift"] + options, folder: folder)
        return (Date().timeIntervalSince(begin), outcome)
    }

    /// The largest amount of memory that one of the commands so far, or what it started, has used.
    private var mostMemory: Int {
        var usage = rusage()
        #if canImport(Darwin)
        getrusage(RUSAGE_CHILDREN, &usage)
        return Int(usage.ru_maxrss)
        #else
        getrusage(__rusage_who_t(RUSAGE_CHILDREN.rawValue), &usage)
        return Int(usage.ru_maxrss) << 10
        #endif
    }

    /// The bounds are wide: other programs may run beside this one. The appendix on performance has
    /// what was measured.
    func testAMillionLines() throws {
        // The first command also compiles what all programs are linked with.
        _ = try record(lines: 100)
        var table: [String] = []
        for lines in [10_000, 100_000, 1_000_000] {
            let file = folder.appending(path: "\(lines).txt")
            let text = try record(lines: lines, "--format", "text", "-o", file.path)
            XCTAssertEqual(text.1.status, 0, text.1.error)
            let written = try Data(contentsOf: file, options: .alwaysMapped)
                .reduce(0) { $0 + ($1 == UInt8(ascii: "\n") ? 1 : 0) }
            XCTAssertEqual(Double(written) / Double(lines), 1, accuracy: 0.05)
            let marbles = try record(lines: lines)
            XCTAssertEqual(marbles.1.status, 0, marbles.1.error)
            let seconds = max(text.seconds, marbles.seconds)
            table.append("\(lines) lines: \(Int(seconds)) s, \(mostMemory >> 20) MB")
            XCTAssertLessThan(seconds, 10 + Double(lines) / 15_000, "\(table)")
            XCTAssertLessThan(mostMemory, 300 << 20 + 100 * lines, "\(table)")
        }
    }
}
