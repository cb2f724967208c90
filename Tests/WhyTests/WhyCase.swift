// Asks why, and compares what is said.

import Foundation
import Levels
import ProgramRecorder
import Recorder
import TestSupport
import WalkthroughsTraced
import Why
import XCTest

class WhyCase: XCTestCase {
    /// A recording, with the samples' and the library's source files.
    static func run(_ recording: Recording) -> Run {
        Run(recording) { path in
            try? String(contentsOf: packageFolder.appending(path: path), encoding: .utf8)
        }
    }

    /// A walkthrough that can be asked, with references.
    func why(_ name: String) -> Why {
        Why(Self.run(walkthrough(name).record(references: true)))
    }

    /// A program that can be asked, compiled and run.
    static func why(text: String) throws -> Why {
        let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).swift").path
        defer { try? FileManager.default.removeItem(atPath: file) }
        try text.write(toFile: file, atomically: true, encoding: .utf8)
        return try why(program: file)
    }

    /// A program that can be asked, compiled and run.
    static func why(program file: String) throws -> Why {
        let (recording, _) = try ReaderProgram(
            files: [file],
            references: .max,
            library: .miniRx(in: builtProducts)
        ).record()
        let text = try String(contentsOfFile: file, encoding: .utf8)
        return Why(Run(recording) { _ in text })
    }

    /// What is said of the line of a program that has a text, without the numbers of lines.
    /// - parameter text: The program's text.
    func said(_ why: Why, of line: String, in text: String) throws -> [String] {
        let lines = text.components(separatedBy: "\n")
        let number = try XCTUnwrap(lines.firstIndex { $0.contains(line) }) + 1
        return said(why, .code(file: nil, line: number)).map { $0.replacing(#/:\d+/#, with: "") }
    }

    /// The sentences of the answers.
    func said(_ why: Why, _ question: Question) -> [String] {
        why.answers(to: question).flatMap(\.sentences).map(\.text)
    }
}
