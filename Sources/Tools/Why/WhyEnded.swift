// Why a subscription ended, and what was sent after that.
// Chapter: 0 (why)

import Levels
import Recorder

extension Why {
    /// Who ended a subscription; nothing if it is open.
    func whyEnded(_ one: Subscription) -> [Answer.Sentence] {
        guard let ended = endedOne(from: one), let end = end(of: ended) else { return [] }
        var answer = Answer()
        switch end.kind {
        case .disposes:
            let (text, rule) = disposer(of: ended, end, name(one))
            answer.say(text, [line(end.entry)], rule)
        case .error(let error):
            answer.say(
                "\(name(ended)) ended with the error \(short(error))\(time(end.entry))"
                    + (source(of: ended, end).map { ": \($0)" } ?? "."),
                [line(end.entry)],
                .sourceTerminates
            )
        default:
            answer.say(
                "\(name(ended)) completed\(time(end.entry))"
                    + (source(of: ended, end).map { ": \($0)" } ?? "."),
                [line(end.entry)],
                .sourceTerminates
            )
        }
        if end.kind != .disposes { answer.add(endedAtOnce(origin(of: ended, end))) }
        answer.add(sentLater(to: one, after: end.entry))
        return answer.sentences
    }

    // MARK: Where an end comes from

    /// The operators through which an end came, from the one that began it.
    private func source(of one: Subscription, _ end: Subscription.Mark) -> String? {
        let path = path(of: one, end)
        guard let (origin, mark) = path.last, name(origin) != name(one) else { return nil }
        let what =
            if case .error(let error) = mark.kind { "sent the error \(short(error))" } else {
                "completed"
            }
        let site = ([mark.entry] + run.around(mark.entry)).lazy.compactMap {
            run.entries[$0].site
        }.first
        let place = isSubject(origin) ? site.map { " (\(text($0)))" } ?? "" : ""
        let turned = path.last { $0.1.isError == end.isError && $0.0.id != origin.id }
        let turn =
            mark.isError == end.isError
            ? nil : turned.map { ", and \(name($0.0)) made a completion of it" }
        return "\(name(origin)) \(what)\(place)\(turn ?? "")."
    }

    /// The first subscription whose end has caused this one.
    private func origin(of one: Subscription, _ end: Subscription.Mark) -> Subscription {
        path(of: one, end).last!.0
    }

    /// The subscription and those upstream whose ends have caused its end.
    private func path(
        of one: Subscription,
        _ end: Subscription.Mark
    ) -> [(Subscription, Subscription.Mark)] {
        let all = subscriptions.all.filter { $0.downstream == one.id }
        let cause = all.lazy.compactMap { source -> (Subscription, Subscription.Mark)? in
            guard let its = self.end(of: source), its.kind != .disposes,
                its.entry < end.entry, end.entry < run.entries[its.entry].end
            else { return nil }
            return (source, its)
        }.first
        guard let cause else { return [(one, end)] }
        return [(one, end)] + path(of: cause.0, cause.1)
    }

}
