// Why not: operators that need an element of each of several sources.
// Chapter: 0 (why)

import Levels
import Recorder

extension Why {
    /// Which source has sent nothing, while elements of the others came.
    func missing(_ one: Subscription, _ stopped: [Subscription.Mark]) -> [Answer.Sentence] {
        var answer = Answer()
        let sources = upstream(of: one)
        // `withLatestFrom` sends when the last of its sources does.
        let isSampled = Operators.kind(operatorName(one)) == .samples
        let sending = isSampled ? Array(sources.suffix(1)) : sources
        let own = Set(sending.flatMap(elements).map(\.entry))
        let waiting = stopped.filter { own.contains($0.entry) }
        guard let last = waiting.last else { return [] }
        let needed = isSampled ? sources.dropLast() : sources
        let silent = needed.filter { source in
            !elements(of: source).contains { $0.entry <= last.entry }
        }
        guard !silent.isEmpty else { return [] }
        let names = enumerated(silent.map(name))
        let isLate = silent.contains { !elements(of: $0).isEmpty }
        answer.say(
            "\(name(one)) waits for the first element of \(names), which "
                + (isLate ? "came later; " : "has sent none; ")
                + "\(counted(waiting.count, "element")) of its other sources "
                + "\(waiting.count == 1 ? "has" : "have") reached it.",
            waiting.prefix(4).map { line($0.entry) }
        )
        return answer.sentences
    }

    /// Elements without a partner.
    func unpaired(_ one: Subscription, _ stopped: [Subscription.Mark]) -> [Answer.Sentence] {
        var answer = Answer()
        let sources = upstream(of: one)
        guard let least = sources.map({ elements(of: $0).count }).min() else { return [] }
        let ahead = sources.filter { elements(of: $0).count > least }
        let waits = sources.filter { elements(of: $0).count == least }
        let extra = ahead.flatMap { elements(of: $0).dropFirst(least) }
        guard !extra.isEmpty else { return [] }
        answer.say(
            "\(name(one)) pairs each element with one that no pair has had: "
                + "\(values(extra)) of \(enumerated(ahead.map(name))) "
                + "\(extra.count == 1 ? "waits" : "wait") for a partner from "
                + "\(enumerated(waits.map(name))).",
            extra.prefix(4).map { line($0.entry) }
        )
        return answer.sentences
    }
}
