// Why a subscription has sent nothing.
// Chapter: 0 (why)

import Levels
import Recorder

extension Why {
    /// Why no event of a kind came out of a subscription.
    /// - parameter label: The label of the closure that would have received it.
    func whySilent(_ one: Subscription, _ label: String?) -> [Answer.Sentence] {
        var answer = Answer()
        switch label {
        case "onError", "onFailure": answer.say("No error reached it.")
        case "onCompleted": answer.say("No completion reached it.")
        case "onDisposed", "onDispose": answer.say("Its subscription has not ended.")
        default:
            answer.add(noElement(one))
            if !answer.isEmpty { return answer.sentences }
        }
        answer.add(whyEnded(one))
        if answer.isEmpty { answer.add(silentSource(one)) }
        return answer.sentences
    }

    /// The first place upstream where elements end, or none could come from.
    private func noElement(_ one: Subscription) -> [Answer.Sentence] {
        if isSubject(one) { return noInput(one) }
        let stopped = whyNot(in: one)
        if !stopped.isEmpty { return stopped }
        let late = lateForShared(one)
        if !late.isEmpty { return late }
        var answer = Answer()
        let sources = upstream(of: one)
        let next = sources.isEmpty ? inner(of: one) : sources
        for source in next where elements(of: source).isEmpty { answer.add(noElement(source)) }
        return answer.sentences
    }

    /// Why a subject has sent nothing to a subscription.
    private func noInput(_ one: Subscription) -> [Answer.Sentence] {
        var answer = Answer()
        let all = subscriptions.subject(of: one).flatMap { subscriptions.inputs[$0] } ?? []
        let before = all.filter { $0.entry < one.entry }
        if all.isEmpty {
            answer.say("\(name(one)) was sent nothing.", [line(one.entry)])
        } else if before.count == all.count {
            answer.say(
                "\(name(one)) was sent \(counted(all.count, "event")), before this subscription.",
                before.suffix(2).map { line($0.entry) } + [line(one.entry)],
                .subjectsReplay
            )
        }
        return answer.sentences
    }

    /// Elements that a shared sequence has sent to others before.
    private func lateForShared(_ one: Subscription) -> [Answer.Sentence] {
        var answer = Answer()
        let others = subscriptions.all.filter { $0.sequence == one.sequence && $0.id != one.id }
        let before = others.first.map { elements(of: $0) } ?? []
        guard operatorName(one).hasPrefix("share"), elements(of: one).isEmpty, !before.isEmpty,
            before.allSatisfy({ $0.entry < one.entry })
        else { return [] }
        answer.say(
            "\(name(one)) sent \(counted(before.count, "element")) to its other observer, before "
                + "this subscription.",
            before.suffix(2).map { line($0.entry) } + [line(one.entry)],
            .sharing
        )
        return answer.sentences
    }

    /// The source that was subscribed to and has sent nothing.
    private func silentSource(_ one: Subscription) -> [Answer.Sentence] {
        var answer = Answer()
        let source = sources(of: one).last ?? one
        guard elements(of: source).isEmpty else { return [] }
        answer.say(
            "\(name(source)) was subscribed to and sent no element.",
            [line(source.entry)]
        )
        return answer.sentences
    }
}
