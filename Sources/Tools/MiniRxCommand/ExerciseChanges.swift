// `kit exercises skip`, `reset`, `prove`.
// Chapter: 0 (the exercises)

import Classroom
import Foundation
import Toolchain

extension Exercises {
    /// Skips an exercise. A solved exercise cannot be skipped.
    mutating func skip(_ exercise: Exercise) throws {
        guard progress.state(of: exercise.name) != .solved else {
            throw KitError("\(exercise.name) is already solved.")
        }
        try note { $0.note(exercise.name, .skipped) }
        print("Skipped \(exercise.number) \(exercise.title).\n")
        showNext()
    }

    /// Restores the files as they were given, and clears the progress.
    mutating func reset(_ exercises: [Exercise]) throws {
        for exercise in exercises {
            let stub = try String(contentsOf: kit.file(exercise.stub), encoding: .utf8)
            let answer = try? String(contentsOf: kit.file(exercise.path), encoding: .utf8)
            if answer != stub {
                let kept = try keep(exercise)
                try stub.write(to: kit.file(exercise.path), atomically: true, encoding: .utf8)
                print("\(exercise.path) is restored as it was given.\(kept)")
            }
        }
        let names = exercises.map(\.name)
        try note { progress in names.forEach { progress.forget($0) } }
        print("Your progress in \(names.count == 1 ? names[0] : "all exercises") is cleared.")
    }

    /// Keeps a copy of the student's file: a mistyped command must not lose an answer.
    private func keep(_ exercise: Exercise) throws -> String {
        let file = kit.file(exercise.path)
        guard FileManager.default.fileExists(atPath: file.path) else { return "" }
        // Earlier copies are not overwritten.
        let paths = (1...).lazy.map { "\(backups)/\(exercise.name)-\($0)" }
        guard
            let path = paths.first(where: { path in
                !FileManager.default.fileExists(atPath: kit.file(path).path)
            })
        else { return "" }
        try FileManager.default.createDirectory(
            at: kit.file(path),
            withIntermediateDirectories: true
        )
        let copy = "\(path)/\(exercise.file)"
        try Data(contentsOf: file).write(to: kit.file(copy))
        return " Your file is kept in \(copy)."
    }

    private var backups: String { "Chapters/exercise-backups" }

    /// Checks exercises, for their authors.
    func prove(_ exercises: [Exercise]) throws {
        let faults = try faults(of: exercises)
        faults.forEach { print("\($0.path): \($0.what)") }
        guard faults.isEmpty else { throw KitError("") }
        let names = exercises.count == 1 ? exercises[0].name : "\(exercises.count) exercises"
        print("\(names): the stub, the solution and the wrong answers get the right verdicts.")
    }

    /// The faults of exercises. Several exercises are checked concurrently.
    func faults(of exercises: [Exercise]) throws -> [ExerciseProof.Fault] {
        let isWorking = progress != StudentProgress()
        let lock = NSLock()
        nonisolated(unsafe) var found: [Int: Result<[ExerciseProof.Fault], Error>] = [:]
        DispatchQueue.concurrentPerform(iterations: exercises.count) { index in
            let result = Result {
                try ExerciseProof(kit, exercises[index], among: all)
                    .faults(whileWorking: isWorking)
            }
            lock.withLock { found[index] = result }
        }
        return try exercises.indices.flatMap { try found[$0]?.get() ?? [] }
    }
}
