// Why not: operators that subscribe to a sequence for each element.
// Chapter: 0 (why)

import Levels
import Recorder

extension Why {
    /// Elements of an inner sequence that came after those of a later one.
    func overtaken(_ one: Subscription) -> [Answer.Sentence] {
        var answer = Answer()
        let inputs = received(by: one)
        let sent = inner(of: one).flatMap { source in elements(of: source).map { (source, $0) } }
            .sorted { $0.1.entry < $1.1.entry }
        for (before, after) in zip(sent, sent.dropFirst()) where after.0.entry < before.0.entry {
            let cause = { (source: Subscription) in
                inputs.last { $0.entry < source.entry }.map { self.short($0.element ?? "") } ?? ""
            }
            answer.say(
                "\(name(one)) keeps all inner sequences: the one for \(cause(after.0)) sent after "
                    + "the one for \(cause(before.0)), which began later.",
                [line(before.1.entry), line(after.1.entry)]
            )
            return answer.sentences
        }
        return []
    }

    /// Elements that had to wait for the sequence of another one.
    func queued(_ one: Subscription, _ stopped: [Subscription.Mark]) -> [Answer.Sentence] {
        var answer = Answer()
        let late = stopped.filter { !beginsInner($0) }
        let inner = inner(of: one)
        guard let first = late.first, let before = inner.last(where: { $0.entry < first.entry })
        else { return [] }
        let next = inner.first { $0.entry > first.entry }
        let values = values(late)
        let began = next.map { time($0.entry) } ?? ""
        let until =
            next == nil ? "; none began later" : began.isEmpty ? "" : "; the next one began\(began)"
        answer.say(
            "\(name(one)) subscribes to one inner sequence at a time: \(values) waited until "
                + "\(name(before)) had completed\(until).",
            [line(first.entry)] + [next.flatMap { line($0.entry) }]
        )
        return answer.sentences
    }

    /// Elements that came while the sequence of another one ran.
    func ignored(_ one: Subscription, _ stopped: [Subscription.Mark]) -> [Answer.Sentence] {
        var answer = Answer()
        let busy = stopped.filter { !beginsInner($0) }
        guard !busy.isEmpty else { return [] }
        answer.say(
            "\(name(one)) ignored \(values(busy)): the inner "
                + "sequence before had not ended.",
            busy.map { line($0.entry) }
        )
        return answer.sentences
    }

    /// Inner sequences that were disposed of for a later one before they had sent something.
    func switched(_ one: Subscription, _ inputs: [Subscription.Mark]) -> [Answer.Sentence] {
        var answer = Answer()
        for source in inner(of: one) where elements(of: source).isEmpty {
            guard let end = end(of: source), end.kind == .disposes,
                let cause = inputs.last(where: { $0.entry < source.entry }),
                let next = inputs.last(where: { $0.entry < end.entry }), next.entry > cause.entry
            else { continue }
            answer.say(
                "\(name(one)) disposed of the inner sequence for \(values([cause])) when "
                    + "\(values([next])) came.",
                [line(end.entry)]
            )
        }
        return answer.sentences
    }

    /// Whether an operator subscribed to a sequence at once for an element.
    private func beginsInner(_ mark: Subscription.Mark) -> Bool {
        subscriptions.all.contains { one in
            mark.entry < one.entry && one.entry < run.entries[mark.entry].end
        }
    }

    /// For what comes from an inner sequence: the element it belongs to, and those that came later.
    func innerStory(_ index: Int) -> [Answer.Sentence] {
        var answer = Answer()
        for one in chain(index) where one.isInner {
            guard let outer = one.downstream.map({ subscriptions.all[$0] }) else { continue }
            let kind = Operators.kind(operatorName(outer))
            let inputs = received(by: outer)
            guard
                let mine = inputs.last(where: { $0.entry < one.entry && begins($0, one) })
                    ?? inputs.last(where: { $0.entry < one.entry })
            else { continue }
            let later = inputs.filter { $0.entry > mine.entry && $0.entry < index }
            if kind == .merges, !later.isEmpty {
                answer.say(
                    "It comes from the inner sequence for \(short(mine.element ?? "")), although "
                        + "\(name(outer)) had received \(values(later)) "
                        + "since: it keeps all inner sequences.",
                    [line(mine.entry)] + later.prefix(3).map { line($0.entry) }
                )
            } else if kind == .queues {
                answer.add(whyNot(in: outer))
            }
        }
        return answer.sentences
    }

    private func begins(_ mark: Subscription.Mark, _ one: Subscription) -> Bool {
        one.entry < run.entries[mark.entry].end
    }
}
