// What a subject or a shared sequence sends again to those who subscribe later.
// Chapter: 0 (why)

import Levels
import Recorder

extension Why {
    /// For an event that was sent again inside `subscribe`: by whom, and why its source is silent.
    func replayed(_ causes: [Cause]) -> [Answer.Sentence] {
        let entries = Set(causes.map(\.entry))
        return subscriptions.all.lazy.filter { one in
            entries.contains(one.entry) && keeps(one) && !connects(one)
                && one.marks.contains {
                    $0.element != nil && entries.contains($0.entry)
                        && $0.entry < run.entries[one.entry].end
                }
        }.first.map(replay) ?? []
    }

    /// Whether a sequence keeps elements for those who subscribe later.
    private func keeps(_ one: Subscription) -> Bool {
        let type = run.types[one.sequence] ?? ""
        return isSubject(one) || type.hasPrefix("Share") || type.hasPrefix("RefCount")
    }

    /// Whether a subscription has made a shared sequence subscribe to its source.
    private func connects(_ one: Subscription) -> Bool {
        upstream(of: one).contains { source in
            one.entry < source.entry && source.entry < run.entries[one.entry].end
        }
    }

    func isSubject(_ one: Subscription) -> Bool {
        subscriptions.subject(of: one) != nil
    }

    private func replay(_ one: Subscription) -> [Answer.Sentence] {
        var answer = Answer()
        if isSubject(one) {
            answer.say(
                "\(name(one)) sends what it keeps inside `subscribe`.",
                [line(one.entry)],
                .subjectsReplay
            )
        } else {
            let kept = elements(of: one).filter { isInSubscribe($0, one) }
            let isForever = run.types[one.sequence]?.hasPrefix("RefCount") == true
            let scope = isForever && operatorName(one) == "share" ? ", with `scope: .forever`," : ""
            answer.say(
                "\(name(one))\(scope) kept \(values(kept)) and sent "
                    + "\(kept.count == 1 ? "it" : "them") again inside `subscribe`" + source(one),
                [line(one.entry)],
                .sharing
            )
        }
        return answer.sentences
    }

    /// What has become of the source of a shared sequence before a later subscription.
    private func source(_ one: Subscription) -> String {
        let ended = upstream(of: one).first { source in
            end(of: source).map { $0.entry < one.entry && $0.kind != .disposes } ?? false
        }
        guard let ended else { return "." }
        return "; \(name(ended)), its source, had ended and was not subscribed to again."
    }

    /// Subscriptions to shared sequences that were sent only what was kept from before the end of
    /// the source.
    var servedFromTheStore: [(Subscription, [Answer.Sentence])] {
        subscriptions.all.compactMap { one in
            let during = one.entry..<run.entries[one.entry].end
            guard keeps(one), !isSubject(one), !connects(one), source(one) != ".",
                one.marks.contains(where: { $0.element != nil && during.contains($0.entry) })
            else { return nil }
            return (one, replay(one))
        }
    }

    /// Later subscriptions to which a subject that has ended sent its end at once.
    func endedAtOnce(_ origin: Subscription) -> [Answer.Sentence] {
        guard isSubject(origin), !endsAtOnce(origin) else { return [] }
        let late = subscriptions.all.filter { one in
            one.sequence == origin.sequence && one.id != origin.id && endsAtOnce(one)
        }
        guard !late.isEmpty else { return [] }
        var answer = Answer()
        answer.say(
            "\(name(origin)) had ended: it sent its end at once to "
                + "\(counted(late.count, "later subscription")).",
            late.prefix(4).map { line($0.entry) },
            .subjectsReplay
        )
        return answer.sentences
    }

    /// Whether a subscription was sent the end inside `subscribe`.
    private func endsAtOnce(_ one: Subscription) -> Bool {
        one.marks.contains { $0.isEnd && $0.kind != .disposes && isInSubscribe($0, one) }
    }

    private func isInSubscribe(_ mark: Subscription.Mark, _ one: Subscription) -> Bool {
        one.entry < mark.entry && mark.entry < run.entries[one.entry].end
    }
}
