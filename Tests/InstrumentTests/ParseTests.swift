// What our scanner finds is what the compiler's parser finds.

import Foundation
import SwiftText
import TestSupport
import XCTest

final class ParseTests: XCTestCase {
    private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

    override func setUpWithError() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    override func tearDownWithError() throws {
        try FileManager.default.removeItem(at: folder)
    }

    /// Kind, place of the brace, and name of everything that has a body.
    private func found(in text: String) -> Set<String> {
        var all: Set<String> = []
        func add(_ callable: Callable) {
            if let kind = kind(callable) {
                all.insert("\(kind) \(callable.body.lowerBound - 1) \(callable.path)")
            }
            callable.closures.forEach(add)
        }
        SwiftFile(text).callables.forEach(add)
        return all
    }

    private func kind(_ callable: Callable) -> String? {
        switch callable.kind {
        case .function: return "func"
        case .localFunction: return "local"
        case .initializer: return "init"
        case .deinitializer: return "deinit"
        case .accessor(let word): return word
        case .closure: return "closure"
        case .owner: return nil
        }
    }

    /// The compiler's parser leaves out every part of an `#if`; ours reads them all. Both get the
    /// first part of each.
    private func withoutConditions(_ text: String) -> String {
        var isFirst: [Bool] = []
        return text.components(separatedBy: "\n").map { line in
            let word = line.drop { $0 == " " }.prefix { $0 != " " }
            switch word {
            case "#if": isFirst.append(true)
            case "#elseif", "#else": isFirst[isFirst.count - 1] = false
            case "#endif": isFirst.removeLast()
            default: return isFirst.contains(false) ? "" : line
            }
            return ""
        }
        .joined(separator: "\n")
    }

    private func dump(of text: String) throws -> Set<String>? {
        let file = folder.appending(path: "\(UUID()).swift")
        try text.write(to: file, atomically: true, encoding: .utf8)
        let words = ["swiftc", "-frontend", "-dump-parse", "-dump-ast-format", "json", file.path]
        let dump = try outcome(of: words, in: folder)
        return try? ParseDump(Data(dump.output.utf8)).found
    }

    private func texts(in folder: String) throws -> [(path: String, text: String)] {
        try swiftFiles(in: folder).map { ($0.path, withoutConditions($0.text)) }
    }

    /// A file that is half written is read to its end: what is wrong with it, the compiler says.
    func testATornFileIsRead() throws {
        for (_, text) in try texts(in: "Tests/InstrumentTests/Features") {
            let bytes = Array(text.utf8)
            for end in stride(from: 0, to: bytes.count, by: 29) {
                _ = SwiftFile(String(decoding: bytes[..<end], as: UTF8.self))
                _ = SwiftFile(String(decoding: bytes[end...], as: UTF8.self))
            }
        }
    }

    /// All sources, and programs made of what is hard to read.
    func testTheSameIsFoundAsTheCompilerFinds() throws {
        try XCTSkipIf(try dump(of: "func a() {}") == nil, "This compiler has no such dump.")
        let files = try texts(in: "Sources") + texts(in: "Tests/InstrumentTests/Features")
        let lock = NSLock()
        nonisolated(unsafe) var count = 0
        DispatchQueue.concurrentPerform(iterations: files.count) { index in
            let (path, text) = files[index]
            let (expected, found) = ((try? dump(of: text)) ?? [], found(in: text))
            lock.withLock {
                XCTAssertEqual(found.subtracting(expected), [], "\(path): found, and is not there")
                XCTAssertEqual(expected.subtracting(found), [], "\(path): not found")
                count += expected.count
            }
        }
        XCTAssertGreaterThan(count, 2_500)
    }
}
