// Why not: operators that keep elements until something else happens.
// Chapter: 0 (why)

import Levels
import Recorder

extension Why {
    /// Elements that a `sample` has not sent.
    func notSampled(_ one: Subscription) -> [Answer.Sentence] {
        var answer = Answer()
        guard let (source, other) = sourceAndOther(of: one) else { return [] }
        let inputs = elements(of: source)
        let replaced = replacedOnes(one, inputs).map(\.0)
        if !replaced.isEmpty {
            answer.say(
                "\(name(one)) sends the latest element when \(name(other)) sends: "
                    + "\(values(replaced)) \(replaced.count == 1 ? "was" : "were") replaced by "
                    + "the next one before that.",
                replaced.prefix(4).map { line($0.entry) }
            )
        }
        if let last = inputs.last, !elements(of: one).contains(where: { $0.entry > last.entry }) {
            let since = elements(of: other).isEmpty ? "nothing" : "nothing since"
            answer.say(
                "\(name(one)) has not sent \(short(last.element ?? "")): \(name(other)) has sent "
                    + "\(since).",
                [line(last.entry)]
            )
        }
        return answer.sentences
    }

    /// Elements that a `buffer` has not sent.
    func collected(_ one: Subscription) -> [Answer.Sentence] {
        var answer = Answer()
        let last = elements(of: one).last?.entry ?? 0
        let kept = received(by: one).filter { $0.entry > last }
        guard !kept.isEmpty, isOpen(one) else { return [] }
        answer.say(
            "\(name(one)) still collected when the run ended: \(values(kept)) "
                + "\(kept.count == 1 ? "was" : "were") not enough to be sent, and its time was not "
                + "over.",
            kept.prefix(4).map { line($0.entry) }
        )
        return answer.sentences
    }

    /// Elements before the end of the source.
    func awaitsEnd(_ one: Subscription) -> [Answer.Sentence] {
        var answer = Answer()
        let inputs = received(by: one)
        guard let last = inputs.last, elements(of: one).isEmpty, isOpen(one),
            let source = upstream(of: one).first
        else { return [] }
        answer.say(
            "\(name(one)) sends when its source has completed: \(name(source)) has sent "
                + "\(counted(inputs.count, "element")) and has not completed.",
            [line(last.entry)]
        )
        return answer.sentences
    }

    /// Elements before the other sequence has sent.
    func notOpened(_ one: Subscription) -> [Answer.Sentence] {
        var answer = Answer()
        guard let (source, other) = sourceAndOther(of: one) else { return [] }
        let opening = elements(of: other).first
        let early = elements(of: source).filter { $0.entry < opening?.entry ?? .max }
        guard !early.isEmpty else { return [] }
        answer.say(
            "\(name(one)) lets nothing through until \(name(other)) sends, which "
                + (opening == nil ? "has sent nothing: " : "came later: ")
                + "\(values(early)) ended there.",
            (early.prefix(4) + [opening].compactMap { $0 }).map { line($0.entry) }
        )
        return answer.sentences
    }

    /// The source of an operator, and the sequence that is its argument.
    private func sourceAndOther(of one: Subscription) -> (Subscription, Subscription)? {
        let sources = upstream(of: one)
        guard sources.count == 2 else { return nil }
        return (sources[0], sources[1])
    }
}
