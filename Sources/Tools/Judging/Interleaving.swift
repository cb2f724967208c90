// One order in which threads can run, and how to find the next order.
// Chapter: 5 (every interleaving)

import Dispatch
import Recorder

/// One order.
final class Interleaving: CustomStringConvertible, @unchecked Sendable {
    /// Which thread runs next, out of those that have not ended.
    struct Decision {
        var choice: Int
        let alternatives: Int
    }

    /// Chooses the thread that runs next, from the number of the turn, the number of threads that
    /// can run, and the index of the thread that ran last, if it has not ended.
    typealias Choice = (_ turn: Int, _ alternatives: Int, _ last: Int?) -> Int

    private(set) var decisions: [Decision] = []
    private let choose: Choice
    private let pieces: [() -> Void]
    private let turns: [DispatchSemaphore]
    private let end = DispatchSemaphore(value: 0)
    private var live: [Int]
    private var order: [Int] = []
    private var ended: Set<Int> = []

    init(_ pieces: [() -> Void], choose: @escaping Choice) {
        self.pieces = pieces
        self.choose = choose
        turns = pieces.map { _ in DispatchSemaphore(value: 0) }
        live = Array(pieces.indices)
    }

    /// The order, a letter for each turn, and how far each thread ran.
    var description: String {
        var turns = Array(repeating: 0, count: pieces.count)
        var parts: [String] = []
        for (index, piece) in order.enumerated() {
            turns[piece] += 1
            let isLast = index + 1 == order.count || order[index + 1] != piece
            guard isLast else { continue }
            let all = order.count { $0 == piece }
            let isEnd = ended.contains(piece) && turns[piece] == all
            parts.append("\(letter(piece)) \(isEnd ? "to its end" : place(turns[piece]))")
        }
        return order.map(letter).joined() + ": " + parts.joined(separator: ", ")
    }

    private func letter(_ piece: Int) -> String {
        String(UnicodeScalar(UInt8(65 + piece)))
    }

    /// Where a thread is after so many turns: it stops before each operation, and after it.
    private func place(_ turns: Int) -> String {
        let number = (turns + 1) / 2
        let ordinal = [1: "1st", 2: "2nd", 3: "3rd"][number] ?? "\(number)th"
        return turns % 2 == 1 ? "up to its \(ordinal) operation" : "through its \(ordinal)"
    }

    /// `false` if one of the threads waits for another one.
    func run() -> Bool {
        for piece in pieces.indices {
            DispatchQueue(label: "piece \(piece)").async { self.run(piece) }
        }
        decide()
        return end.wait(timeout: .now() + 5) == .success
    }

    /// Changes the decisions to the next order. `false` if there is none.
    static func advance(_ decisions: inout [Decision]) -> Bool {
        while let last = decisions.popLast() {
            if last.choice + 1 < last.alternatives {
                decisions.append(
                    Decision(choice: last.choice + 1, alternatives: last.alternatives)
                )
                return true
            }
        }
        return false
    }

    private func run(_ piece: Int) {
        turns[piece].wait()
        AtomicStep.watch({ self.stop(piece) }, during: pieces[piece])
        live.removeAll { $0 == piece }
        ended.insert(piece)
        if live.isEmpty {
            end.signal()
        } else {
            decide()
        }
    }

    private func stop(_ piece: Int) {
        decide()
        turns[piece].wait()
    }

    private func decide() {
        // An answer may have fewer turns than in the run before.
        let last = order.last.flatMap { live.firstIndex(of: $0) }
        let choice = min(choose(decisions.count, live.count, last), live.count - 1)
        decisions.append(Decision(choice: choice, alternatives: live.count))
        order.append(live[choice])
        turns[live[choice]].signal()
    }
}
