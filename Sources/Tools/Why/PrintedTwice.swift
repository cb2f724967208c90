// Why a text was printed twice: where the two chains of causes part.
// Chapter: 0 (why)

import Levels
import Recorder

extension Why {
    /// The last thing that two entries have in common, and what differs first.
    func whereTheyPart(_ first: Int, _ second: Int) -> [Answer.Sentence] {
        var answer = Answer()
        let (one, two) = (chain(first), chain(second))
        // From the outermost operator to the innermost one.
        for (before, after) in zip(one, two)
        where before.id != after.id && !operatorName(before).hasPrefix("share") {
            guard name(before) == name(after) else { break }
            let lines = [line(before.entry), line(after.entry)]
            let by = [before, after].map { self.text(outermost($0.entry)) }
            if before.sequence == after.sequence {
                answer.say(
                    "Two subscriptions to \(name(before)), begun at \(by[0]) and \(by[1]): "
                        + "each runs it anew.",
                    lines,
                    .eachSubscriptionRunsAnew
                )
            } else {
                let made = [before, after].map { $0.maker.flatMap { line($0) } }
                let own = before.maker.flatMap { ownCode(around: $0).last }
                let code = own.flatMap { run.entries[$0].call }
                let maker = code.map {
                    " by `\(ownName($0))` \(self.text($0))"
                }
                answer.say(
                    "\(name(before)) was made twice\(maker ?? ""), for the subscriptions at "
                        + "\(by[0]) and \(by[1]): two sequences share nothing.",
                    made,
                    .operatorsRunNothing
                )
            }
            return answer.sentences
        }
        if let one = chain(first).last, one.id == chain(second).last?.id {
            let sites = [first, second].map { text(outermost($0)) }
            answer.say(
                "Both come through one subscription, begun at \(text(beginner(of: one))): it was "
                    + "sent two events, because of \(sites[0]) and \(sites[1]).",
                [line(one.entry)],
                isOpen(one) ? .keepsItself : nil
            )
            answer.add(twins(of: one))
        }
        return answer.sentences
    }

    /// Other subscriptions that the same line of the program has begun.
    private func twins(of one: Subscription) -> [Answer.Sentence] {
        var answer = Answer()
        let twins = subscriptions.all.filter {
            $0.id != one.id && $0.downstream == nil && name($0) == name(one) && isOpen($0)
        }
        guard !twins.isEmpty else { return [] }
        let sites = [one] + twins
        answer.say(
            "The same line has begun \(counted(sites.count, "subscription")), because of "
                + "\(enumerated(sites.map { text(outermost($0.entry)) })), and none was disposed "
                + "of.",
            sites.map { line($0.entry) },
            .keepsItself
        )
        return answer.sentences
    }

    /// The operators of a chain, from the first cause on.
    func chain(_ index: Int) -> [Subscription] {
        var found: [Subscription] = []
        for cause in causes(of: index).reversed() {
            guard
                let one = subscription(ofPart: run.entries[cause.entry].call?.number),
                !found.contains(where: { $0.id == one.id })
            else { continue }
            found.append(one)
        }
        return found
    }

    /// The line of the program that has begun a subscription.
    func beginner(of one: Subscription) -> Place? {
        ([one.entry] + run.around(one.entry)).lazy.compactMap { run.entries[$0].site }.first
    }

    /// The outermost line of the program that leads to an entry.
    func outermost(_ index: Int) -> Place? {
        causes(of: index).reversed().lazy.compactMap { run.entries[$0.entry].site }.first
    }
}
