// Why not: sources that were not chosen, and sequences that nobody subscribed to.
// Chapter: 0 (why)

import Levels
import Recorder

extension Why {
    /// The sources of an `amb` that another one was faster than.
    func notChosen(_ one: Subscription) -> [Answer.Sentence] {
        var answer = Answer()
        let sources = upstream(of: one)
        let first = sources.compactMap { source in
            source.marks.first { $0.element != nil || $0.isEnd }.map { (source, $0) }
        }
        .min { $0.1.entry < $1.1.entry }
        guard let (winner, mark) = first, mark.kind != .disposes else { return [] }
        let losers = sources.filter { $0.id != winner.id && end(of: $0)?.kind == .disposes }
        guard !losers.isEmpty else { return [] }
        answer.say(
            "\(name(one)) keeps the source that sends first, \(name(winner)), and disposed of "
                + "\(enumerated(losers.map(name))).",
            [line(mark.entry)] + losers.prefix(3).map { end(of: $0).flatMap { line($0.entry) } }
        )
        return answer.sentences
    }

    /// Elements that went to a sequence without an observer.
    func unheardGroups(_ one: Subscription) -> [Answer.Sentence] {
        var answer = Answer()
        let dropped = subscriptions.inputs.values.joined().filter(\.isDropped).map(\.entry)
        let unheard = received(by: one).filter { mark in
            dropped.contains { mark.entry < $0 && $0 < run.entries[mark.entry].end }
        }
        guard !unheard.isEmpty else { return [] }
        answer.say(
            "\(name(one)) sends its elements to the sequences that it has sent: nobody had "
                + "subscribed to the one that was sent \(values(unheard)).",
            unheard.prefix(4).map { line($0.entry) }
        )
        return answer.sentences
    }
}
