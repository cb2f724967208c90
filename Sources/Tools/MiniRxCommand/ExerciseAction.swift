// Parses and runs `kit exercises …`.
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
    case wrong(String, answer: String)
    case prove(String?)

    static let usage = """
        usage: kit exercises [NAME]           show the task; without NAME, of the next exercise
               kit exercises list             list all exercises and your progress
               kit exercises verify [NAME]    judge your answer
               kit exercises watch [NAME]     judge your answer each time you save it
               kit exercises hint [NAME]      show the next of three hints
               kit exercises skip [NAME]      skip the exercise and show the next one
               kit exercises solution NAME    show a solution, once you have solved or skipped it
               kit exercises reset NAME       restore the file as it was given; --all: all files

        NAME is the exercise's name, the beginning of its name, or its number, such as 1.2. Without
        NAME, a command uses the next exercise: the first open exercise after the one that you
        solved or skipped last.

        For teachers, and for authors of exercises:
               kit exercises wrong NAME ANSWER
                                              print a wrong answer of Tests/ExerciseAnswers
               kit exercises prove [NAME]     check the verdicts on the stub, the solution and the
                                              wrong answers
        """

    private static let words = [
        "list", "verify", "watch", "hint", "skip", "solution", "reset", "wrong", "prove",
        "help",
    ]

    /// - parameter words: The arguments after `exercises`.
    init?(_ words: [String]) throws {
        let name = words.dropFirst().first
        let answer = words.dropFirst(2).first
        let extra = words.first == "wrong" ? words.dropFirst(3).first : answer
        if let extra { throw Self.tooMany(extra) }
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
        case "wrong":
            guard let name, let answer else {
                throw Self.mistake("wrong needs a NAME and an ANSWER.")
            }
            self = .wrong(name, answer: answer)
        case .some(let other):
            let nearest = Toolchain.hint(for: other, of: Self.words)
            if nearest.hasPrefix("Did") {
                throw Self.mistake("unknown command 'exercises \(other)'. \(nearest)")
            }
            if let name { throw Self.tooMany(name) }
            self = .show(other)
        }
    }

    private static func tooMany(_ word: String) -> KitError {
        mistake("unexpected argument '\(word)'.")
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
        endOnSignals()
        do {
            var exercises = try Exercises()
            try run(&exercises)
        } catch let error as KitError where isVerify && !error.description.isEmpty {
            // The status 1 means that an answer was judged.
            throw KitError(error.description, status: 2)
        }
    }

    private var isVerify: Bool {
        if case .verify = self { true } else { false }
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
        case .wrong(let name, let answer):
            try exercises.showWrongAnswer(answer, to: exercises.exercise(name))
        case .reset(let name): try exercises.reset([exercises.exercise(name)])
        case .resetAll: try exercises.reset(exercises.all)
        case .prove(let name):
            try exercises.prove(name.map { [try exercises.exercise($0)] } ?? exercises.all)
        }
    }
}
