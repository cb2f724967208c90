// What is proven of an exercise: each fault that is planted is found.

import Classroom
import XCTest

final class ExerciseProofTests: ClassroomCase {
    private func faults(_ name: String, isWorking: Bool = false) throws -> [String] {
        try ExerciseProof(kit, exercise(name), among: kit.exercises())
            .faults(whileWorking: isWorking)
            .map { "\($0.path): \($0.what)" }
    }

    func testTheKitsOwnHaveNone() throws {
        XCTAssertEqual(try faults("anonymous-observer"), [])
        XCTAssertEqual(try faults("after-the-end"), [])
    }

    func testAStubThatBreaksNothingOrSomethingElse() throws {
        let exercise = try exercise("anonymous-observer")
        let solution = try text(exercise.solution)
        try write(solution, to: exercise.stub)
        try write(solution, to: exercise.path)
        XCTAssertEqual(
            try faults("anonymous-observer"),
            [
                """
                \(exercise.stub): it should break 'An element reaches the closure.', but the verdict is: \
                passed: The answer keeps all rules.
                """
            ]
        )
    }

    func testAFileThatIsNotTheStub() throws {
        let exercise = try exercise("after-the-end")
        try write(text(exercise.solution), to: exercise.path)
        XCTAssertEqual(
            try faults("after-the-end"),
            ["\(exercise.path): this file differs from \(exercise.stub)"]
        )
        XCTAssertEqual(try faults("after-the-end", isWorking: true), [])
    }

    func testASolutionThatDoesNotPass() throws {
        let exercise = try exercise("anonymous-observer")
        try write(answer(doing: ""), to: exercise.solution)
        let found = try faults("anonymous-observer")
        XCTAssertEqual(found.count, 1, "\(found)")
        XCTAssertTrue(found[0].hasPrefix("\(exercise.solution): the solution does not pass"))
    }

    func testAWrongAnswerThatIsRightOrWrongOtherwise() throws {
        let exercise = try exercise("anonymous-observer")
        let path = exercise.wrongAnswers
        let rule = "breaks: Nothing passes after the terminal event."
        try write(
            """
            Right: a name may change
            \(rule)
            - private let isStopped = AtomicInt(0)
            + private let isStopped: AtomicInt = AtomicInt(0)

            Silent: an element is nothing
            \(rule)
            - if load(isStopped) == 0 {
            + if load(isStopped) == 2 {
            """,
            to: path
        )
        let begin = "\(path): Right should break 'Nothing passes after the terminal event.', but "
        let found = try faults("anonymous-observer")
        XCTAssertEqual(
            found,
            [
                "\(begin)the verdict is: passed: The answer keeps all rules.",
                """
                \(path): Silent should break 'Nothing passes after the terminal event.', but the verdict \
                is: An element reaches the closure.
                """,
            ]
        )
    }

    func testAWrongAnswerThatCannotBeRead() throws {
        let exercise = try exercise("after-the-end")
        for (list, message) in [
            ("No Flag: why\nbreaks: a\n- b", "a wrong answer begins with its name"),
            ("NoFlag: why\n- b", "a line `breaks: …` must name the rule"),
            (
                "NoFlag: why\nbreaks: a\n- b",
                "\(exercise.solution) must have these lines once. They are not there:\n  b\n"
            ),
        ] {
            try write(list, to: exercise.wrongAnswers)
            XCTAssertThrowsError(try kit.wrongAnswers(to: exercise)) { error in
                let title = list.prefix { $0 != "\n" }
                let begin = "\(exercise.wrongAnswers), “\(title)”: \(message)"
                XCTAssertTrue("\(error)".hasPrefix(begin), "\(error)")
            }
        }
    }

    func testAJudgeThatTakesAnything() throws {
        let exercise = try exercise("after-the-end")
        let judge = """
            import Judging

            let afterTheEndJudge = Judge("after-the-end", [])
            """
        try write(judge, to: exercise.judge)
        let found = try faults("after-the-end")
        for what in [
            "the file with each line twice passes",
            "the file with comments for lines passes",
            "the file without the lines that have blanks passes",
        ] {
            XCTAssertTrue(found.contains("\(exercise.judge): \(what)"), "\(what): \(found)")
        }
        XCTAssertTrue(found.contains { $0.hasPrefix(exercise.wrongAnswers) }, "\(found)")
    }

    func testAJudgeWhoseLinesDoNotFitSaysSo() throws {
        let exercise = try exercise("after-the-end")
        let judge = try text(exercise.judge)
        for (lines, message) in [
            ("18...33", "The exercise has 17 lines, the trace has 16."),
            ("18...999", "The judge shows lines 18...999, the trace ends with line "),
        ] {
            let other = judge.replacing("lines: 18...34", with: "lines: \(lines)")
            try write(other, to: exercise.judge)
            let found = try faults("after-the-end")
            for path in [exercise.stub, exercise.solution] {
                let fault = found.first { $0.hasPrefix("\(path): ") } ?? "none of \(path)"
                XCTAssertTrue(fault.contains(" Its last message: \(message)"), fault)
            }
        }
    }

    func testPagesWithGaps() throws {
        let exercise = try exercise("after-the-end")
        try write("# Hints\n\n## Hint 1\n\nOne.\n", to: "\(exercise.folder)/Hints.md")
        try write("# none\n", to: Kit.pointsFile)
        let found = try faults("after-the-end")
        XCTAssertEqual(
            found,
            [
                """
                \(exercise.folder)/Hints.md: there is 1 hint; there should be 3, each below a \
                heading '## Hint'
                """,
                "Chapters/exercise-points.txt: there is no line 'after-the-end POINTS'",
            ]
        )
    }

    func testNoWrongAnswerAtAll() throws {
        let exercise = try exercise("after-the-end")
        try write("# None yet.", to: exercise.wrongAnswers)
        XCTAssertEqual(
            try faults("after-the-end"),
            ["\(exercise.wrongAnswers): there is no wrong answer"]
        )
    }
}
