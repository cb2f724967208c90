// Checks an exercise: the given file fails, the solution passes, and wrong answers fail.
// Chapter: 0 (the exercises)

import Foundation

/// Judges the kit's own files for an exercise: the stub, the solution and the wrong answers.
public struct ExerciseProof {
    /// Something that is wrong with an exercise.
    public struct Fault: Equatable, Sendable {
        /// The file, from the package's folder on.
        public let path: String
        /// What is wrong.
        public let what: String
    }

    private let kit: Kit
    private let exercise: Exercise
    private let others: [Exercise]
    private let bench: Workbench

    /// - parameter all: All exercises: the stub of one must not solve another.
    public init(_ kit: Kit, _ exercise: Exercise, among all: [Exercise]) {
        self.kit = kit
        self.exercise = exercise
        others = all.filter { $0.name != exercise.name && $0.isSwift == exercise.isSwift }
        let folder = kit.package.appending(path: ".build/exercises/proof/\(exercise.name)")
        bench = Workbench(kit, exercise, folder: folder, isolation: .none)
    }

    /// The faults of the exercise; none if it is right.
    /// - parameter isWorking: Whether a student works in this kit, so that the files may differ from
    ///   the stubs.
    public func faults(whileWorking isWorking: Bool) throws -> [Fault] {
        var faults = faultsOfPages()
        let stub = try kit.text(exercise.stub)
        if !isWorking && stub != (try? kit.text(exercise.path)) {
            faults.append(
                Fault(path: exercise.path, what: "this file differs from \(exercise.stub)")
            )
        }
        try faults += fault(of: stub, in: exercise.stub, breaks: exercise.stubBreaks)
        let solved = try verdict(on: kit.text(exercise.solution))
        if solved.isPassed {
            try faults += faultsOfWrongAnswers()
        } else {
            let how = "\(solved.rule ?? "") \(solved.message)\(solved.lastWords)"
            let what = "the solution does not pass: \(how)"
            faults.append(Fault(path: exercise.solution, what: what))
        }
        try faults += faultsOfForeignStubs()
        try faults += exercise.isSwift ? [] : faultsOfTampering()
        return faults
    }

    private func faultsOfPages() -> [Fault] {
        var faults: [Fault] = []
        let hints = exercise.hints.filter { !$0.isEmpty }.count
        if hints != 3 {
            let count = hints == 1 ? "is 1 hint" : "are \(hints) hints"
            let what = "there \(count); there should be 3, each below a heading '## Hint'"
            faults.append(Fault(path: "\(exercise.folder)/Hints.md", what: what))
        }
        if exercise.task.isEmpty {
            let what = "the page has no task"
            faults.append(Fault(path: "\(exercise.folder)/README.md", what: what))
        }
        if exercise.points == 0 {
            let what = "there is no line '\(exercise.name) POINTS'"
            faults.append(Fault(path: Kit.pointsFile, what: what))
        }
        return faults
    }

    /// Checks that the answer breaks exactly this rule.
    private func fault(
        of answer: String,
        named name: String = "it",
        in path: String,
        breaks rule: String
    ) throws -> [Fault] {
        let verdict = try verdict(on: answer)
        if verdict.rule == rule && !verdict.isPassed { return [] }
        let got = verdict.rule ?? "\(verdict.status.rawValue): \(verdict.message)"
        let what = "\(name) should break '\(rule)', but the verdict is: \(got)\(verdict.lastWords)"
        return [Fault(path: path, what: what)]
    }

    /// Checks the mistakes in a solution that passes.
    private func faultsOfWrongAnswers() throws -> [Fault] {
        let path = exercise.wrongAnswers
        let wrong = try kit.wrongAnswers(to: exercise)
        if wrong.isEmpty { return [Fault(path: path, what: "there is no wrong answer")] }
        return try wrong.flatMap {
            try fault(of: $0.text, named: $0.name, in: path, breaks: $0.rule)
        }
    }

    /// Checks that neither an empty file nor the stub of another exercise passes.
    private func faultsOfForeignStubs() throws -> [Fault] {
        // Only stubs with the names that the judge calls: others would not compile with it.
        let names = try declared(in: exercise.stub)
        let alike =
            try exercise.isSwift
            ? others.filter { try names.isSubset(of: declared(in: $0.stub)) } : others
        let foreign = try alike.map { ($0.stub, try Data(contentsOf: kit.file($0.stub))) }
        return try ([("an empty file", Data())] + foreign).compactMap { name, answer in
            try bench.verdict(on: answer).isPassed
                ? Fault(path: exercise.judge, what: "\(name) passes") : nil
        }
    }

    private func declared(in path: String) throws -> Set<String> {
        let declarations = #/(?m)^(?:\w+ )*(?:class|struct|enum|protocol|func|extension) (\w+)/#
        return Set(try kit.text(path).matches(of: declarations).map { String($0.1) })
    }

    /// Checks that a file with changed given lines, instead of filled-in blanks, does not pass.
    private func faultsOfTampering() throws -> [Fault] {
        let lines = try kit.text(exercise.stub).components(separatedBy: "\n")
        let content = lines.indices.filter { !lines[$0].isEmpty && !lines[$0].hasPrefix("//") }
        let blanks = content.filter { lines[$0].contains("____") }
        var withoutBlanks = lines
        blanks.reversed().forEach { withoutBlanks.remove(at: $0) }
        let tampered = [
            "without the lines that have blanks": withoutBlanks,
            "with each line twice": content.flatMap { [lines[$0], lines[$0]] },
            "with comments for lines": lines.map { "// \($0)" },
        ]
        return try tampered.compactMap { what, lines in
            let answer = Data(lines.joined(separator: "\n").utf8)
            return try bench.verdict(on: answer).isPassed
                ? Fault(path: exercise.judge, what: "the file \(what) passes") : nil
        }
    }

    private func verdict(on answer: String) throws -> Verdict {
        try bench.verdict(on: Data(answer.utf8))
    }
}

extension Verdict {
    /// The last message of a crashed program, such as a judge whose lines do not fit its trace.
    fileprivate var lastWords: String {
        let message = #/(?:Fatal error|Precondition failed): (.+)/#
        guard status == .crashed, let words = printed?.firstMatch(of: message)?.1 else { return "" }
        return " Its last message: \(words)"
    }
}
