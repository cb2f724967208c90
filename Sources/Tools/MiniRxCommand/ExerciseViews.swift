// Prints the task, the list, hints and the solution of exercises.
// Chapter: 0 (the exercises)

import ChapterText
import Classroom
import Foundation
import Recorder
import Toolchain

extension Exercises {
    /// Shows the next exercise, or a message that all are done.
    func showNext() {
        if let next {
            show(next)
        } else {
            let skipped = all.filter { progress.state(of: $0.name) == .skipped }
            print(style.heading("All \(all.count) exercises are done."))
            if !skipped.isEmpty {
                print("Skipped: \(listed(skipped.map { "\($0.number) \($0.name)" }))")
            }
        }
    }

    /// Shows an exercise's task.
    func show(_ exercise: Exercise) {
        let done = all.count { progress.state(of: $0.name) == .solved }
        print(style.heading("\(exercise.number) \(exercise.title)"))
        print(
            style.faint(
                "\(exercise.kind.rawValue) · \(exercise.worth) · \(done) of \(all.count) solved"
            )
        )
        print("\n\(style.wrapped(exercise.plainTask))\n")
        let name = exercise.name == next?.name ? "" : " NAME=\(exercise.number)"
        let ways = [
            ("edit", exercise.path),
            ("read", place(ofLink: exercise.chapterLink, in: kit.package)),
            ("then", "make verify\(name)"),
            ("stuck", "make hint\(name)"),
        ]
        ways.forEach { print(style.bold($0) + style.gap(after: $0, before: $1) + $1) }
    }

    /// Lists all exercises.
    func showList() {
        var chapter = 0
        for exercise in all {
            if exercise.chapter != chapter {
                chapter = exercise.chapter
                print(style.bold("Chapter \(chapter)"))
            }
            let sign: String
            switch progress.state(of: exercise.name) {
            case .solved: sign = style.printed("✓")
            case .skipped: sign = "–"
            case nil: sign = exercise.name == next?.name ? style.bold("→") : " "
            }
            let name = exercise.name.padded(to: all.map(\.name.count).max() ?? 0)
            let kind = exercise.kind.rawValue.padded(to: 7)
            let row = "\(exercise.number.padded(to: 5))\(name)  \(kind)  \(exercise.points)"
            print("\(sign) \(row)  \(exercise.title)")
        }
        let solved = all.filter { progress.state(of: $0.name) == .solved }
        let points = solved.map(\.points).reduce(0, +)
        print("\n✓ solved, – skipped, → next.", terminator: " ")
        print(
            "\(solved.count) of \(all.count), "
                + "\(points) of \(all.map(\.points).reduce(0, +)) points."
        )
    }

    /// Shows the next hint, or all hints if all have been shown.
    mutating func showHint(for exercise: Exercise) throws {
        let seen = progress.hints(for: exercise.name)
        let count = exercise.hints.count
        func show(_ index: Int) {
            print(style.heading("\(exercise.number), hint \(index + 1) of \(count)"))
            print(style.wrapped(exercise.hints[index].withoutLinks))
        }
        if seen < count {
            show(seen)
            try note { $0.noteHint(for: exercise.name) }
        } else {
            for index in 0..<count {
                show(index)
                print()
            }
            print(
                """
                There are no more hints. To skip the exercise: swift run kit exercises skip \
                \(exercise.name)
                """
            )
        }
    }

    /// Shows the solution of an exercise that is solved or skipped.
    func showSolution(of exercise: Exercise) throws {
        guard progress.state(of: exercise.name) != nil else {
            throw KitError(
                """
                \(exercise.name) is neither solved nor skipped. To skip it: \
                swift run kit exercises skip \(exercise.name)
                """
            )
        }
        print(style.faint(exercise.solution))
        let text = try String(contentsOf: kit.file(exercise.solution), encoding: .utf8)
        print(text, terminator: "")
    }

    /// Prints a wrong answer, for a lesson.
    func showWrongAnswer(_ name: String, to exercise: Exercise) throws {
        let all = try kit.wrongAnswers(to: exercise)
        guard let answer = all.first(where: { $0.name == name }) else {
            throw KitError(
                "\(exercise.name) has no wrong answer '\(name)'. \(hint(for: name, of: all.map(\.name)))",
                status: 2
            )
        }
        print(answer.text, terminator: "")
    }
}

extension Exercise {
    fileprivate var worth: String { points == 1 ? "1 point" : "\(points) points" }

    /// The task as plain text: no links or comments, and code indented instead of fenced.
    fileprivate var plainTask: String {
        var isCode = false
        let lines = task.components(separatedBy: "\n").compactMap { line -> String? in
            if line.hasPrefix("```") {
                isCode.toggle()
                return nil
            }
            return line.hasPrefix("<!--") ? nil : isCode ? "    \(line)" : line
        }
        return lines.joined(separator: "\n").withoutLinks.replacing("\n\n\n", with: "\n\n")
    }
}

extension String {
    /// The text with each link replaced by the link's text.
    fileprivate var withoutLinks: String { replacing(#/\[(.+?)\]\(.+?\)/#) { $0.1 } }
}
