// Every order in which threads can meet, one atomic operation at a time.
// Chapter: 5 (every interleaving)

#if DEBUG
    import Foundation

    @testable import MiniRx

    /// Runs pieces of code against each other, each on a thread of its own, once for every order
    /// that there is. Only one thread runs at a time; before and after each atomic operation it may
    /// be another one's turn.
    ///
    /// An operation is one of `AtomicInt`'s, or all that happens while a `RecursiveLock` is held.
    /// - parameter limit: Throws if there are more orders. So a lock that is missing does not make
    ///   it run for hours.
    /// - parameter prepare: Makes everything anew for one run: the pieces, and what to check when
    ///   all of them have ended. The order is a letter for each turn: `ABBA`.
    /// - returns: How many orders there were.
    @discardableResult
    public func inEveryOrder(
        limit: Int = 20_000,
        _ prepare: () throws -> (pieces: [() -> Void], check: (_ order: String) throws -> Void)
    ) throws -> Int {
        var decisions: [Interleaving.Decision] = []
        var count = 0
        repeat {
            let (pieces, check) = try prepare()
            let interleaving = Interleaving(pieces, following: decisions)
            guard interleaving.run() else {
                throw Broken("The threads wait for each other, in the order \(interleaving).")
            }
            try check(interleaving.description)
            decisions = interleaving.decisions
            count += 1
            if count > limit {
                throw Broken("There are more than \(limit) orders in which the threads can meet.")
            }
        } while Interleaving.advance(&decisions)
        return count
    }

    /// One order.
    private final class Interleaving: CustomStringConvertible, @unchecked Sendable {
        /// Whose turn it is, out of those that have not ended.
        struct Decision {
            var choice: Int
            let alternatives: Int
        }

        private(set) var decisions: [Decision] = []
        private let given: [Decision]
        private let pieces: [() -> Void]
        private let turns: [DispatchSemaphore]
        private let end = DispatchSemaphore(value: 0)
        private var live: [Int]
        private var order: [Int] = []

        init(_ pieces: [() -> Void], following given: [Decision]) {
            self.pieces = pieces
            self.given = given
            turns = pieces.map { _ in DispatchSemaphore(value: 0) }
            live = Array(pieces.indices)
        }

        /// The order, a letter for each turn: `ABBA`.
        var description: String {
            order.map { String(UnicodeScalar(UInt8(65 + $0))) }.joined()
        }

        /// `false` if one of the threads waits for what another one has to do first.
        func run() -> Bool {
            for piece in pieces.indices {
                DispatchQueue(label: "piece \(piece)").async { self.run(piece) }
            }
            decide()
            return end.wait(timeout: .now() + 5) == .success
        }

        /// Makes them those of the next order. `false` if there is none.
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
            let index = decisions.count
            let choice = index < given.count ? given[index].choice : 0
            decisions.append(Decision(choice: choice, alternatives: live.count))
            order.append(live[choice])
            turns[live[choice]].signal()
        }
    }
#endif
