// A wrong answer to an exercise: the solution with a mistake.
// Chapter: 0 (the exercises)

import Mistakes

/// A wrong answer that the judge of its exercise has to refuse.
///
/// An exercise's wrong answers are planned mistakes (`Mistake`) in its solution. The title of each is
/// its name, and what somebody believes who answers like this. A line `breaks:` has the rule.
public struct WrongAnswer: Sendable {
    /// Its name: `FlagAfterwards`.
    public let name: String
    /// What somebody believes who answers like this.
    public let belief: String
    /// The rule that it breaks.
    public let rule: String
    /// The contents of the student's file.
    public let text: String

    fileprivate init(_ mistake: Mistake, of exercise: Exercise, in kit: Kit) throws {
        guard let title = mistake.title.firstMatch(of: #/^(\w+): (.+)$/#) else {
            throw mistake.wrong(
                "a wrong answer begins with its name and what one believes: `NoFlag: …`."
            )
        }
        guard let rule = mistake.note else {
            throw mistake.wrong("a line `breaks: …` must name the rule that it breaks.")
        }
        name = String(title.1)
        belief = String(title.2)
        self.rule = rule
        text = try mistake.applied(to: kit.text(exercise.solution), of: exercise.solution)
    }
}

extension Kit {
    /// The wrong answers to an exercise.
    public func wrongAnswers(to exercise: Exercise) throws -> [WrongAnswer] {
        try Mistake.all(in: text(exercise.wrongAnswers), of: exercise.wrongAnswers, note: "breaks")
            .map { try WrongAnswer($0, of: exercise, in: self) }
    }
}
