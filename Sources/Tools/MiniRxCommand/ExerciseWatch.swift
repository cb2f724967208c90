// `kit exercises watch`: judges an answer each time it is saved.
// Chapter: 0 (the exercises)

import Classroom
import Foundation

extension Exercises {
    /// Judges an answer now and each time it is saved, until the student quits.
    /// - parameter goesOn: Whether to continue with the next exercise once this one is solved.
    mutating func watch(_ first: Exercise, goesOn: Bool) throws {
        var exercise = first
        show(exercise)
        var watch = FileWatch(kit.file(exercise.path))
        repeat {
            print("\n" + style.faint(String(repeating: "─", count: 60)))
            print(style.faint("judging …"))
            fflush(stdout)
            let isSolved = try judge(exercise).isPassed
            if isSolved { printComparison(exercise) }
            if isSolved, !goesOn { printNext() }
            if isSolved, goesOn {
                guard let next else { return showNext() }
                exercise = next
                watch = FileWatch(kit.file(exercise.path))
                print()
                // Its file is judged when it is saved: a verdict on it now would push "solved" out
                // of view.
                show(exercise)
            }
        } while try waits(watch, exercise)
    }

    /// Waits until the answer is to be judged again.
    /// - returns: `false` if the student quits.
    private mutating func waits(_ watch: FileWatch, _ exercise: Exercise) throws -> Bool {
        while true {
            let ways = """
                Save \(exercise.file), or type: Enter to judge it now, h for a hint, \
                q to quit.
                """
            print("\n" + style.faint(style.wrapped(ways)))
            switch watch.wait() {
            case .saved, .typed(""): return true
            case .typed("h"): try showHint(for: exercise)
            case .typed("q"): return false
            case .typed(let other): print("'\(other)' is not a command. Type Enter, h or q.")
            }
        }
    }
}
