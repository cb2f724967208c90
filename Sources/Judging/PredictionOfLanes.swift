// Exercises in which the student says which lane does what: a run without the calls between.
// Chapter: 0 (the exercises)

#if DEBUG
    import MiniRx
    import Walkthroughs

    extension Judge {
        /// Judges a run with blanks that shows no calls: only what the sample prints and marks, and
        /// which blocks are handed over and begin.
        /// - parameter walkthrough: The sample. It is run anew each time.
        /// - parameter lines: Which of these lines the file shows, counted from 1.
        /// - parameter explained: For the first line of each stretch the place in the chapters that
        ///   explains it. The first stretch begins with the first line.
        public init(
            _ exercise: String,
            predictingLanesOf walkthrough: Walkthrough,
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
                    let shown = walkthrough.record().lines().filter(\.isShownWithLanes)
                    let happened = lines.map { number in
                        let key = explained.keys.filter { $0 <= number }.max()
                        return (shown[number - 1].golden, key.flatMap { explained[$0] } ?? chapter)
                    }
                    try check(PredictedTrace(answer, happened: happened))
                }
            }
            self.init(
                exercise,
                [
                    rule("The lines that were given are as they were.") { try $0.checkGiven() },
                    rule("Every blank is filled in.") { try $0.checkFilled() },
                    rule("Each blank says what happens.") { try $0.checkAnswers() },
                ]
            )
        }
    }

    extension TraceLine {
        fileprivate var isShownWithLanes: Bool {
            switch step.moment {
            case .enters, .leaves, .ends: false
            case .handsOver, .runs, .prints, .marks: true
            }
        }
    }
#endif
