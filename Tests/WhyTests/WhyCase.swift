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
    static func why(program file: String) throws -> Why {
        let (recording, _) = try ReaderProgram(
            files: [file],
            references: true,
            products: builtProducts.folder
        ).record()
        return Why(Run(recording) { _ in try? String(contentsOfFile: file, encoding: .utf8) })
    }

    /// The sentences of the answers.
    func said(_ why: Why, _ question: Question) -> [String] {
        why.answers(to: question).flatMap(\.sentences).map(\.text)
    }
}
