// Asks why, and compares what is said.

import Foundation
import Levels
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

    /// The sentences of the answers.
    func said(_ why: Why, _ question: Question) -> [String] {
        why.answers(to: question).flatMap(\.sentences).map(\.text)
    }
}
