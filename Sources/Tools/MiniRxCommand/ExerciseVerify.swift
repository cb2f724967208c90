// `kit exercises verify`: judges an answer and prints the verdict.
// Chapter: 0 (the exercises)

import ChapterText
import Classroom
import Recorder
import Toolchain

extension Exercises {
    /// Judges an answer. Fails with the status 1 if it was judged and does not pass, and with the
    /// status 2 if it could not be judged.
    mutating func verify(_ exercise: Exercise) throws {
        let verdict = try judge(exercise)
        guard verdict.isPassed else { throw KitError("", status: verdict.isJudged ? 1 : 2) }
        printComparison(exercise)
        printNext()
    }

    /// Says how to see the kit's solution.
    func printComparison(_ exercise: Exercise) {
        print("\nCompare: swift run kit exercises solution \(exercise.number)")
    }

    /// Names the next exercise, or says that all are done.
    func printNext() {
        if let next {
            print("Next:    \(next.number) \(next.title) (make exercises)")
        } else {
            showNext()
        }
    }

    /// Judges an answer, prints the verdict, and records a solved exercise in the progress.
    mutating func judge(_ exercise: Exercise) throws -> Verdict {
        let verdict = try Workbench(kit, exercise).verdict()
        print(style.verdict(verdict, on: exercise, of: kit))
        if verdict.isPassed {
            try note { $0.note(exercise.name, .solved) }
        }
        return verdict
    }
}

extension Verdict {
    /// Whether there was an answer to judge.
    fileprivate var isJudged: Bool { ![.unreadable, .missing].contains(status) }
}

extension TerminalStyle {
    /// The verdict, and the files to look at next.
    func verdict(_ verdict: Verdict, on exercise: Exercise, of kit: Kit) -> String {
        let head = "\(exercise.number) \(exercise.title): "
        let printed = verdict.printed.map { "Your code printed:\n\n\($0)" }
        guard !verdict.isPassed else {
            return ([heading(head + "solved.")] + [printed].compactMap { $0 })
                .joined(separator: "\n\n")
        }
        let links = [
            ("yours", exercise.path),
            ("judge", verdict.place ?? exercise.judge),
            ("read", place(ofLink: verdict.chapter ?? exercise.chapterLink, in: kit.package)),
        ]
        let parts: [String?] = [
            bold(head + (verdict.status == .broken ? "not yet" : verdict.status.rawValue)),
            verdict.rule.map { wrapped("Rule: \($0)") },
            wrapped(verdict.message),
            printed,
            links.map { faint($0 + gap(after: $0, before: $1) + $1) }.joined(separator: "\n"),
        ]
        return parts.compactMap { $0 }.joined(separator: "\n\n")
    }
}
