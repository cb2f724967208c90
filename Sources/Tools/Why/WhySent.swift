// How far an event came that a line of the program has sent.
// Chapter: 0 (why)

import Levels
import Recorder

extension Why {
    /// How far an event came that a call has sent: where it ended, or whom it reached.
    func whySent(_ index: Int) -> [Answer.Sentence] {
        let range = index..<run.entries[index].end
        guard let first = range.first(where: { run.entries[$0].call?.event != nil }),
            sequences(madeBy: index).isEmpty,
            !Operators.subscribing.contains(run.entries[index].call?.plainName ?? "")
        else { return [] }
        let isDropped = { (mark: Subscription.Mark) in
            range.contains(mark.entry) && mark.isDropped
        }
        if let (subject, _) = subscriptions.inputs.first(where: { $1.contains(where: isDropped) }) {
            return unheard(subject, first)
        }
        var answer = Answer()
        let event = "`\(short(run.entries[first].call?.event ?? ""))`"
        for one in furthest(in: range) {
            if let next = one.downstream.map({ subscriptions.all[$0] }) {
                let error = end(of: next).flatMap { end -> String? in
                    guard case .error(let error) = end.kind, range.contains(end.entry) else {
                        return nil
                    }
                    return ", which sent the error \(short(error))"
                }
                answer.say(
                    "\(event) came as far as \(name(next))\(error ?? "").",
                    [line(first)]
                )
                answer.add(whyNot(in: next))
            } else if let end = receiver(of: one, in: range), let call = run.entries[end].call {
                let argument = argument(of: call).flatMap { argument in
                    event == "`next(\(argument))`" ? nil : ", as \(argument)"
                }
                answer.say(
                    "\(event) reached \(ownName(call)) at \(text(call))\(argument ?? "").",
                    [line(first), line(end)],
                    .nestedCalls
                )
            }
        }
        for one in subscriptions.all where one.marks.contains(where: isDropped) {
            answer.add(afterTheEnd(of: one, first))
        }
        return answer.sentences
    }

    /// The subscriptions that have sent an element during a call, each the last one of its chain.
    private func furthest(in range: Range<Int>) -> [Subscription] {
        let reached = subscriptions.all.filter { one in
            one.marks.contains { range.contains($0.entry) && $0.element != nil }
        }
        let ids = Set(reached.map(\.id))
        return reached.filter { one in one.downstream.map { !ids.contains($0) } ?? true }
    }

    /// The closure of the program that has received an element from the end of a chain.
    private func receiver(of one: Subscription, in range: Range<Int>) -> Int? {
        guard let mark = one.marks.last(where: { range.contains($0.entry) }) else { return nil }
        return (mark.entry..<run.entries[mark.entry].end).first {
            run.entries[$0].call?.callee != nil
        }
    }
}
