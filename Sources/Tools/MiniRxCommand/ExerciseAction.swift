// `kit exercises …`, understood.
// Chapter: 0 (the exercises)

/// What to do with the exercises.
enum ExerciseAction {
    case show(String?)
    case list
    case verify(String?)
    case hint(String?)
    case watch(String?)
    case skip(String?)
    case reset(String)
    case resetAll
    case solution(String)
    case prove(String?)

    static let usage = """
        usage: kit exercises [NAME]           what is to be done; the next one without a name
               kit exercises list             all of them, with your progress
               kit exercises verify [NAME]    judge your answer
               kit exercises watch [NAME]     judge it each time you save
               kit exercises hint [NAME]      the next of three hints
               kit exercises skip [NAME]      go on without it
               kit exercises solution NAME    once it is solved or skipped
               kit exercises reset NAME       begin anew; --all: with all of them

        A NAME is the exercise's name, the beginning of it, or its number, as 1.2. Without one it is
        the next exercise: the first open one behind that which you solved or skipped last.

        For who writes exercises:
               kit exercises prove [NAME]     whether stub, solution and wrong answers are judged as
                                              they should be
        """

    private static let words = [
        "list", "verify", "watch", "hint", "skip", "solution", "reset", "prove", "help",
    ]

    /// - parameter words: What was typed behind `exercises`.
    init?(_ words: [String]) throws {
        let name = words.dropFirst().first
        if let extra = words.dropFirst(2).first { throw Self.tooMany(extra) }
        switch words.first {
        case nil: self = .show(nil)
        case "help", "-h", "--help": return nil
        case "list":
            if let name { throw Self.tooMany(name) }
            self = .list
        case "verify": self = .verify(name)
        case "watch": self = .watch(name)
        case "hint": self = .hint(name)
        case "skip": self = .skip(name)
        case "prove": self = .prove(name)
        case "reset" where name == "--all": self = .resetAll
        case "reset":
            guard let name else { throw Self.mistake("reset needs a NAME, or --all.") }
            self = .reset(name)
        case "solution":
            guard let name else { throw Self.mistake("solution needs a NAME.") }
            self = .solution(name)
        case .some(let other):
            let nearest = MiniRxCommand.hint(for: other, of: Self.words)
            if nearest.hasPrefix("Did") {
                throw Self.mistake("there is no 'exercises \(other)'. \(nearest)")
            }
            if let name { throw Self.tooMany(name) }
            self = .show(other)
        }
    }

    private static func tooMany(_ word: String) -> KitError {
        mistake("'\(word)' is one word too many here.")
    }

    private static func mistake(_ message: String) -> KitError {
        KitError(message + "\nSee: swift run kit exercises help", status: 2)
    }
}

import Classroom
import Toolchain

extension ExerciseAction {
    func run() throws {
        try expectDebugBuild()
        var exercises = try Exercises()
        try run(&exercises)
    }

    private func run(_ exercises: inout Exercises) throws {
        switch self {
        case .show(nil): exercises.showNext()
        case .show(let name): exercises.show(try exercises.exercise(name))
        case .list: exercises.showList()
        case .verify(let name): try exercises.verify(exercises.exercise(name))
        case .watch(let name):
            try exercises.watch(exercises.exercise(name), goesOn: name == nil)
        case .hint(let name): try exercises.showHint(for: exercises.exercise(name))
        case .skip(let name): try exercises.skip(exercises.exercise(name))
        case .solution(let name): try exercises.showSolution(of: exercises.exercise(name))
        case .reset(let name): try exercises.reset([exercises.exercise(name)])
        case .resetAll: try exercises.reset(exercises.all)
        case .prove(let name):
            try exercises.prove(name.map { [try exercises.exercise($0)] } ?? exercises.all)
        }
    }
}
