// Every question about every walkthrough.

import Levels
import Recorder
import TestSupport
import WalkthroughsTraced
import Why
import XCTest

final class EveryQuestionTests: XCTestCase {
    /// Whatever is asked, no answer ends the program, and each line of the trace has a chain that
    /// ends in the sample.
    func testEveryLineOfEachTraceHasAnAnswer() throws {
        for walkthrough in Walkthrough.all {
            let run = WhyCase.run(walkthrough.record(references: true))
            let why = Why(run)
            let numbers = run.entries.compactMap(\.line)
            for number in Set([1, numbers.count / 3, numbers.count / 2, numbers.count]) {
                let answers = why.answers(to: .trace(number))
                XCTAssertEqual(answers.count, 1, "\(walkthrough.name), line \(number)")
            }
            for line in 1...40 { _ = why.answers(to: .code(file: nil, line: line)) }
            for type in Set(run.types.values) { _ = why.answers(to: .object(type)) }
            XCTAssertLessThanOrEqual(why.answers(to: .overview).count, 8, walkthrough.name)
        }
    }
}
