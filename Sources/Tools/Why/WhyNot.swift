// Why not: where events end that do not reach the end of their chain.
// Chapter: 0 (why)

import Levels
import Recorder

extension Why {
    /// What became of the elements that came into an operator and have not left it.
    func whyNot(in one: Subscription) -> [Answer.Sentence] {
        let kind = Operators.kind(operatorName(one))
        if kind == .merges { return overtaken(one) }
        let inputs = received(by: one)
        let stopped = kind == .delays ? [] : ended(in: one)
        guard !stopped.isEmpty else { return [] }
        var answer = Answer()
        let count =
            stopped.count == inputs.count
            ? inputs.count == 1 ? "The only element" : "None of \(inputs.count) elements"
            : "\(stopped.count) of \(counted(inputs.count, "element"))"
        let lines = stopped.prefix(6).map { line($0.entry) }
        let values = enumerated(stopped.map { short($0.element ?? "") })
        switch kind {
        case .decides:
            answer.say(
                "\(name(one)) let \(ofThem(stopped, inputs)) through: its closure returned "
                    + "\(results(of: one, stopped)) for \(values).",
                lines
            )
        case .compares:
            answer.say(
                "\(count) of \(name(one)) equalled the one before and ended there: \(values).",
                lines
            )
        case .waitsForQuiet: answer.add(waiting(one, stopped, inputs))
        case .combines, .pairs, .samples: answer.add(missing(one, kind, stopped))
        case .queues, .joins: answer.add(queued(one, stopped))
        case .isBusy:
            let busy = stopped.filter { !beginsInner($0) }
            if !busy.isEmpty {
                answer.say(
                    "\(name(one)) ignored \(enumerated(busy.map { short($0.element ?? "") })): "
                        + "the inner sequence before had not ended.",
                    busy.map { line($0.entry) }
                )
            }
        case .counts, .limitsRate:
            answer.say(
                "\(name(one)) let \(ofThem(stopped, inputs)) through: \(values) ended there.",
                lines
            )
        case .merges, .switches, .delays, .other: break
        }
        return answer.sentences
    }

    private func ofThem(_ stopped: [Subscription.Mark], _ inputs: [Subscription.Mark]) -> String {
        let passed = inputs.count - stopped.count
        return passed == 0
            ? "none of \(counted(inputs.count, "element"))"
            : "\(passed) of \(counted(inputs.count, "element"))"
    }

    /// The results of an operator's closure for elements.
    private func results(of one: Subscription, _ marks: [Subscription.Mark]) -> String {
        let all = marks.compactMap { mark -> String? in
            let range = mark.entry..<run.entries[mark.entry].end
            let own = range.first { index in
                run.entries[index].call?.callee.map { operatorName(one).hasPrefix($0) } ?? false
            }
            return own.flatMap { run.results[run.entries[$0].step.number] }
        }
        return Set(all).count == 1 ? all[0] : "no"
    }

    /// Whether an operator subscribed to a sequence at once for an element.
    private func beginsInner(_ mark: Subscription.Mark) -> Bool {
        subscriptions.all.contains { one in
            mark.entry < one.entry && one.entry < run.entries[mark.entry].end
        }
    }

    // MARK: Time

    /// Elements that a `debounce` has not sent, or has sent later.
    private func waiting(
        _ one: Subscription,
        _ stopped: [Subscription.Mark],
        _ inputs: [Subscription.Mark]
    ) -> [Answer.Sentence] {
        var answer = Answer()
        let sent = elements(of: one)
        let replaced = zip(inputs, inputs.dropFirst()).filter { mark, next in
            !sent.contains { mark.entry < $0.entry && $0.entry < next.entry }
        }
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
                "It sent \(short(last.element ?? "")), \(MarbleText.text(of: due - came)) s after the "
                    + "element had come.",
                [line(before.entry), line(last.entry)]
            )
        }
        if let last = inputs.last, !sent.contains(where: { $0.entry > last.entry }), isOpen(one) {
            answer.say(
                "\(name(one)) was still waiting for its time when the run ended, with "
                    + "\(short(last.element ?? "")).",
                [line(last.entry)]
            )
        }
        return answer.sentences
    }

    // MARK: Several sources

    /// Which source has sent nothing, or too little.
    private func missing(
        _ one: Subscription,
        _ kind: Operators.Kind,
        _ stopped: [Subscription.Mark]
    ) -> [Answer.Sentence] {
        var answer = Answer()
        let sources = upstream(of: one)
        let silent = sources.filter { elements(of: $0).isEmpty && !isSent($0) }
        let lines = stopped.prefix(4).map { line($0.entry) }
        if !silent.isEmpty {
            let names = enumerated(silent.map(name))
            answer.say(
                "\(name(one)) waits for the first element of \(names), which has sent none; "
                    + "\(counted(stopped.count, "element")) of its other sources "
                    + "\(stopped.count == 1 ? "has" : "have") reached it.",
                lines
            )
        } else if kind == .pairs {
            let counts = sources.map { (name($0), elements(of: $0).count) }
            guard let least = counts.map(\.1).min() else { return [] }
            let waits = counts.filter { $0.1 == least }.map(\.0)
            let ahead = sources.filter { elements(of: $0).count > least }
            guard !ahead.isEmpty else { return [] }
            let extra = ahead.flatMap { elements(of: $0).dropFirst(least) }
            answer.say(
                "\(name(one)) pairs each element with one that no pair has had: "
                    + "\(enumerated(ahead.map(name))) sent \(counted(extra.count, "element")) more than "
                    + "\(enumerated(waits)), which \(extra.count == 1 ? "waits" : "wait").",
                extra.prefix(4).map { line($0.entry) }
            )
        }
        return answer.sentences
    }

    /// Whether a subject has sent something, though not through this subscription.
    private func isSent(_ one: Subscription) -> Bool {
        isSubject(one)
            && one.marks.contains { $0.element != nil }
    }

    // MARK: One after the other

    /// Elements of an inner sequence that came after those of a later one.
    private func overtaken(_ one: Subscription) -> [Answer.Sentence] {
        var answer = Answer()
        let inputs = received(by: one)
        let sent = inner(of: one).flatMap { source in elements(of: source).map { (source, $0) } }
            .sorted { $0.1.entry < $1.1.entry }
        for (before, after) in zip(sent, sent.dropFirst()) where after.0.entry < before.0.entry {
            let cause = { (source: Subscription) in
                inputs.last { $0.entry < source.entry }.map { self.short($0.element ?? "") } ?? ""
            }
            answer.say(
                "\(name(one)) keeps all inner sequences: the one for \(cause(after.0)) sent after the "
                    + "one for \(cause(before.0)), which began later.",
                [line(before.1.entry), line(after.1.entry)]
            )
            return answer.sentences
        }
        return []
    }

    /// Elements that had to wait for the sequence of another one.
    private func queued(_ one: Subscription, _ stopped: [Subscription.Mark]) -> [Answer.Sentence] {
        var answer = Answer()
        let late = stopped.filter { !beginsInner($0) }
        let inner = inner(of: one)
        guard let first = late.first, let before = inner.last(where: { $0.entry < first.entry })
        else { return [] }
        let next = inner.first { $0.entry > first.entry }
        let values = enumerated(late.map { short($0.element ?? "") })
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
}
