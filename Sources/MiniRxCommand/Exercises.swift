// `minirx exercises`: shows, judges and explains the exercises.
// Chapter: 0 (the exercises)

import Foundation

#if DEBUG
    import Classroom

    /// A student's way through the exercises.
    struct Exercises {
        let kit: Kit
        let all: [Exercise]
        var progress: StudentProgress
        let style = Style()

        init() throws {
            let folder = URL(filePath: FileManager.default.currentDirectoryPath)
            kit = Kit(package: folder, products: Bundle.main.bundleURL)
            do {
                all = try kit.exercises()
                progress = try StudentProgress(of: kit)
            } catch let error as ClassroomError {
                throw CommandError(message: error.description, status: 1)
            }
        }

        /// The exercise of that name or number; without a name the first that is open.
        func exercise(_ wanted: String?) throws -> Exercise? {
            guard let wanted else { return all.first { progress.state(of: $0.name) == nil } }
            if let found = all.first(where: { $0.name == wanted || $0.number == wanted }) {
                return found
            }
            let hint = hint(for: wanted, of: all.map(\.name))
            throw CommandError.usage("there is no exercise '\(wanted)'. \(hint)")
        }
    }

    extension Exercises {
        /// Judges an answer and says what was found.
        /// - returns: Whether the exercise is solved.
        @discardableResult
        mutating func verify(_ exercise: Exercise) throws -> Bool {
            let verdict: Verdict
            do {
                verdict = try Workbench(kit, exercise).verdict(on: kit.file(exercise.path))
            } catch let error as ClassroomError {
                throw CommandError(message: error.description, status: 1)
            }
            print(style.verdict(verdict, on: exercise))
            if verdict.isPassed {
                progress.note(exercise.name, .solved)
                try progress.write(to: kit)
            }
            return verdict.isPassed
        }
    }

    extension Exercises {
        /// Proves that an exercise is one: for who writes exercises.
        func prove(_ exercise: Exercise) throws {
            let isWorking = progress != StudentProgress()
            let faults = try ExerciseProof(kit, exercise, among: all)
                .faults(whileWorking: isWorking)
            for fault in faults { print("\(fault.path): \(fault.what)") }
            if faults.isEmpty {
                print(
                    "\(exercise.number) \(exercise.name): stub, solution and wrong answers are judged as they should be."
                )
            }
        }
    }

    extension Style {
        /// What was found, and where to go from there.
        func verdict(_ verdict: Verdict, on exercise: Exercise) -> String {
            let head = "\(exercise.number) \(exercise.title): "
            guard !verdict.isPassed else { return heading(head + "solved.") }
            let rule = verdict.rule.map { "Rule   \($0)\n\n" } ?? ""
            let links = [
                verdict.chapter.map { "read   Chapters/\($0)" },
                verdict.place.map { "judge  \($0)" },
                "yours  \(exercise.path)",
            ]
            return bold(head + verdict.status.rawValue) + "\n\n" + rule + verdict.message + "\n\n"
                + faint(links.compactMap { $0 }.joined(separator: "\n"))
        }
    }
#endif
