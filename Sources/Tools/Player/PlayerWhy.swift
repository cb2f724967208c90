// The answers to why, as the page of the player gets them.
// Chapter: 0 (the player)

import Levels
import Recorder
import Why

/// Answers to what a reader can ask on the page. A question without an answer is left out.
struct PlayerWhy: Encodable {
    /// What in the run may be worth a question.
    let run: [Answer]
    /// By the numbers of the lines of the trace: those of the reader's code and of the marbles.
    let lines: [Int: [Answer]]
    /// By the lines of the program.
    let code: [Int: [Answer]]
    /// By the numbers of the objects of the picture.
    let objects: [Int: [Answer]]

    /// The rules that answers name, by their numbers.
    let rules = Dictionary(uniqueKeysWithValues: Rule.allCases.map { ($0.rawValue, $0.text) })

    /// More objects than these would make a page too large.
    private static let mostObjects = 150

    /// With more lines, each answer takes long.
    private static let mostLines = 100_000

    /// - parameter window: Questions about other lines are left out.
    /// - returns: `nil` for a run that is too long.
    init?(_ marbles: Marbles, window: PlayerWindow?) {
        let run = marbles.run
        guard run.lineCount <= Self.mostLines else { return nil }
        let why = Why(marbles)
        func answers(_ question: Question) -> [Answer]? {
            let answers = why.answers(to: question)
            return answers.isEmpty ? nil : answers
        }
        self.run = answers(.overview) ?? []
        lines = run.lines(at: .operators, marbles).reduce(into: [:]) { lines, line in
            guard let number = line.number, lines[number] == nil,
                window?.lines.contains(number) != false
            else { return }
            lines[number] = answers(.trace(number))
        }
        let own = run.recording.ownFile
        let places = run.entries.indices.compactMap { run.place(of: $0) }
            .filter { $0.file == own }.map { Int($0.line) }
        code = Set(places).reduce(into: [:]) { $0[$1] = answers(.code(file: own, line: $1)) }
        objects = run.types.keys.sorted().prefix(Self.mostObjects).reduce(into: [:]) {
            $0[$1] = answers(.object(run.name(of: $1)))
        }
    }
}
