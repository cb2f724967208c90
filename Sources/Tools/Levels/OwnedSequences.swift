// The sequences that an operator makes and subscribes to by itself: they have no row.
// Chapter: 0 (levels)

import Recorder

extension Subscriptions {
    /// Whether an operator downstream made the sequence of a subscription, without a closure of
    /// the program, and subscribes to it by itself.
    func isOwnedByOperator(_ one: Subscription) -> Bool {
        guard let owner = owner(of: one), owner != one.id else { return false }
        if one.downstream == owner { return true }
        // A group and the subject in it.
        if let down = one.downstream, self.owner(of: all[down]) == owner { return true }
        return one.isInner && downstream(of: one).contains(owner)
    }

    private func downstream(of one: Subscription) -> some Sequence<Int> {
        sequence(first: one.id) { all[$0].downstream }.dropFirst()
    }

    /// The subscription to the operator that made a sequence while it subscribed to its own
    /// sources, or while it handled an event.
    private func owner(of one: Subscription) -> Int? {
        let made = inits[one.sequence] ?? one.entry
        for around in run.around(made) {
            guard let call = run.entries[around].call, !call.isOwn else { return nil }
            if let number = call.number, let owner = bySink[number] {
                // A sequence without an initializer: perhaps a closure has just returned it.
                return inits[one.sequence] == nil && callsOwnCode(around, before: made)
                    ? nil : owner
            }
            if call.function == RxNames.runs {
                return all.last {
                    $0.sequence == call.number && $0.entry < around
                }?.id
            }
        }
        return nil
    }

    /// Whether a call, or a call around it of the same object, has called the program's closures.
    private func callsOwnCode(_ index: Int, before end: Int) -> Bool {
        let number = run.entries[index].call?.number
        let begin = run.around(index).prefix { run.entries[$0].call?.number == number }.last
        return ((begin ?? index)..<end).contains { run.entries[$0].call?.isOwn == true }
    }
}

extension Sequence {
    fileprivate var last: Element? { reduce(nil) { $1 } }
}
