// Why not: elements that wait for a time, or are replaced before it is over.
// Chapter: 0 (why)

import Levels
import Recorder

extension Why {
    /// Elements that a `debounce` has not sent, or has sent later.
    func waiting(_ one: Subscription, _ inputs: [Subscription.Mark]) -> [Answer.Sentence] {
        var answer = Answer()
        let sent = elements(of: one)
        let replaced = replacedOnes(one, inputs)
        if !replaced.isEmpty {
            let gaps = replaced.compactMap { mark, next -> Double? in
                guard let from = run.entries[mark.entry].step.time,
                    let to = run.entries[next.entry].step.time
                else { return nil }
                return to - from
            }
            let within = gaps.max().map { " within \(MarbleText.text(of: $0)) s" } ?? ""
            answer.say(
                "\(name(one)) sends an element only when no other has come for its time: "
                    + "\(replaced.count) of \(counted(inputs.count, "element")) "
                    + "\(replaced.count == 1 ? "was" : "were") replaced by the next one\(within).",
                replaced.prefix(4).map { line($0.1.entry) }
            )
        }
        if let last = sent.last, let before = inputs.last(where: { $0.entry < last.entry }),
            let due = run.entries[last.entry].step.time,
            let came = run.entries[before.entry].step.time, due > came
        {
            answer.say(
                "It sent \(values([last])), \(MarbleText.text(of: due - came)) s after the element "
                    + "had come.",
                [line(before.entry), line(last.entry)]
            )
        }
        answer.add(kept(one, inputs))
        return answer.sentences
    }

    /// The last element, if an operator has set a timer for it and the run or the subscription ended
    /// before.
    func kept(_ one: Subscription, _ inputs: [Subscription.Mark]) -> [Answer.Sentence] {
        var answer = Answer()
        let sent = elements(of: one).last?.entry ?? 0
        let timer = run.entries.indices.dropFirst(sent).last { index in
            run.entries[index].call.map { Operators.timers.contains($0.plainName) } ?? false
                && self.one(around: index)?.id == one.id
        }
        guard let last = inputs.last, last.entry > sent, let timer else { return [] }
        let value = short(last.element ?? "")
        if isOpen(one) {
            answer.say("\(waits(one)), with \(value).", [line(last.entry)])
        } else if let end = end(of: one), end.kind == .disposes {
            answer.say(
                "\(name(one)) kept \(value) until its time would be over, and was disposed of "
                    + "before.",
                [line(last.entry), line(timer), line(end.entry)]
            )
        }
        return answer.sentences
    }

    /// Elements that a `throttle` has not sent.
    func replaced(_ one: Subscription, _ inputs: [Subscription.Mark]) -> [Answer.Sentence] {
        var answer = Answer()
        let replaced = replacedOnes(one, inputs).map(\.0)
        if !replaced.isEmpty {
            answer.say(
                "\(name(one)) sends at most one element in its time: \(values(replaced)) "
                    + "\(replaced.count == 1 ? "was" : "were") replaced by the next one.",
                replaced.prefix(4).map { line($0.entry) }
            )
        }
        answer.add(kept(one, inputs))
        return answer.sentences
    }

    /// Elements that a `delay` or `observe(on:)` has not sent.
    func delayed(_ one: Subscription) -> [Answer.Sentence] {
        var answer = Answer()
        let late = Array(received(by: one).dropFirst(elements(of: one).count))
        guard !late.isEmpty else { return [] }
        let lines = late.prefix(4).map { line($0.entry) }
        if isOpen(one) {
            answer.say("\(waits(one)), with \(values(late)).", lines)
        } else if let end = endedOne(from: one).flatMap(end) {
            let how = end.isError ? "sent an error, which does not wait" : "was disposed of"
            answer.say(
                "\(name(one)) \(how), before it sent \(values(late)).",
                lines + [line(end.entry)]
            )
        }
        return answer.sentences
    }

    /// A timer that has not ticked.
    func stillWaits(_ one: Subscription) -> [Answer.Sentence] {
        var answer = Answer()
        guard elements(of: one).isEmpty, isOpen(one) else { return [] }
        answer.say("\(waits(one)).", [line(one.entry)])
        return answer.sentences
    }

    private func waits(_ one: Subscription) -> String {
        let what = operatorName(one) == "observe(on:)" ? "a turn on its queue" : "its time"
        return "\(name(one)) was still waiting for \(what) when the run ended"
    }

    /// The elements after which an operator sent nothing before the next one came, each with that.
    func replacedOnes(
        _ one: Subscription,
        _ inputs: [Subscription.Mark]
    ) -> [(Subscription.Mark, Subscription.Mark)] {
        let sent = elements(of: one)
        return zip(inputs, inputs.dropFirst()).filter { mark, next in
            !sent.contains { mark.entry < $0.entry && $0.entry < next.entry }
        }
    }
}
