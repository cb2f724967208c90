// Exercises in which the student predicts a trace.
// Chapter: 0 (the exercises)

import MiniRxTraced
import Recorder
import WalkthroughsTraced

extension Judge {
    /// Which lines of a recording are counted and shown.
    public enum Shown {
        /// All.
        case calls
        /// Only prints, marks, and the lines of blocks that are handed over and that begin. They
        /// show the lanes.
        case lanes
    }

    /// Judges a trace with blanks against the trace of the running sample.
    /// - parameter walkthrough: The sample. It runs again for each rule.
    /// - parameter lines: The numbers of the lines that the file shows.
    /// - parameter explained: For the first line of each stretch the place in the chapters that
    ///   explains it: `[20: "01-create-subscribe.md#step-…"]`. The first stretch begins with
    ///   the first line.
    public init(
        _ exercise: String,
        predicting walkthrough: Walkthrough,
        showing shown: Shown = .calls,
        lines: ClosedRange<Int>,
        explained: [Int: String],
        file: StaticString = #filePath,
        line: UInt = #line
    ) {
        let chapter = explained[lines.lowerBound] ?? ""
        func rule(
            _ sentence: String,
            _ check: @escaping (PredictedTrace) throws -> Void
        ) -> Rule {
            Rule(sentence, see: chapter, file: file, line: line) { answer in
                let all = walkthrough.record().lines().filter { $0.isShown(among: shown) }
                precondition(
                    lines.upperBound <= all.count,
                    "The judge shows lines \(lines), the trace ends with line \(all.count)."
                )
                let happened = lines.map { number in
                    let key = explained.keys.filter { $0 <= number }.max()
                    return (all[number - 1].golden, key.flatMap { explained[$0] } ?? chapter)
                }
                try check(PredictedTrace(answer, happened: happened))
            }
        }
        self.init(
            exercise,
            [
                rule("The given lines are unchanged.") { try $0.checkGiven() },
                rule("Every blank is filled in.") { try $0.checkFilled() },
                rule("Each blank matches the trace.") { try $0.checkAnswers() },
            ]
        )
    }
}

extension TraceLine {
    fileprivate func isShown(among shown: Judge.Shown) -> Bool {
        switch (shown, step.moment) {
        case (.calls, _), (.lanes, .handsOver), (.lanes, .runs): true
        case (.lanes, .prints), (.lanes, .marks): true
        case (.lanes, .enters), (.lanes, .leaves), (.lanes, .ends): false
        }
    }
}
