// What is sent after the end of a subscription, or when nobody is subscribed.
// Chapter: 0 (why)

import Levels
import Recorder

extension Why {
    /// Why an event that an ended subscription was sent reached nobody.
    func afterTheEnd(of one: Subscription, _ index: Int) -> [Answer.Sentence] {
        var answer = Answer()
        if let end = one.marks.first(where: { $0.isEnd && $0.entry < index }) {
            let what = end.kind == .disposes ? "had been disposed of" : "had ended"
            answer.say(
                "It reached nobody: \(name(one)) \(what) before.",
                [line(end.entry)],
                end.kind == .disposes ? .noEventAfterDispose : .sourceTerminates
            )
        }
        return answer.sentences
    }

    /// The elements that the subjects upstream were sent after the end.
    func sentLater(to one: Subscription, after index: Int) -> [Answer.Sentence] {
        var answer = Answer()
        for subject in subjects(upstreamOf: one) {
            let later = subscriptions.inputs[subject, default: []].filter { $0.entry > index }
                .filter { $0.element != nil || $0.isDropped }
            guard !later.isEmpty else { continue }
            let values = later.map { mark -> String in
                if case .dropped(let value) = mark.kind { return short(value) }
                return short(mark.element ?? "")
            }
            answer.say(
                "\(name(ofSequence: subject)) was sent \(enumerated(values)) after that.",
                later.map { line($0.entry) }
            )
        }
        return answer.sentences
    }

    /// The subjects that a chain begins with.
    func subjects(upstreamOf one: Subscription) -> [Int] {
        var found: [Int] = []
        for source in [one] + sources(of: one) {
            guard let subject = subscriptions.subject(of: source), !found.contains(subject) else {
                continue
            }
            found.append(subject)
        }
        return found
    }

    /// Why an event of a subject reached nobody.
    func unheard(_ subject: Int, _ index: Int) -> [Answer.Sentence] {
        var answer = Answer()
        let name = name(ofSequence: subject)
        if let end = subscriptions.inputs[subject]?.first(where: { $0.isEnd && $0.entry < index }) {
            let what =
                if case .error(let error) = end.kind { "the error \(short(error))" } else {
                    "a completion"
                }
            answer.say(
                "\(name) ignores what it is sent, because it was sent \(what) before.",
                [line(index), line(end.entry)],
                .sourceTerminates
            )
            return answer.sentences
        }
        let all = subscriptions.subscribers(of: subject).map { subscriptions.all[$0] }
        let before = all.filter { $0.entry < index }
        let after = all.filter { $0.entry > index }
        if before.isEmpty {
            answer.say(
                "Nobody had subscribed to \(name)\(after.isEmpty ? "." : " yet.")",
                [line(index), after.first.flatMap { line($0.entry) }],
                .subjectsReplay
            )
        } else {
            answer.say(
                "Nobody was subscribed to \(name) any more.",
                [line(index)],
                .noEventAfterDispose
            )
            answer.add(before.last.map { whyEnded($0) } ?? [])
        }
        return answer.sentences
    }
}
