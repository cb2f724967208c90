// Everything that a run says about a line of the program.
// Chapter: 0 (why)

import Levels
import Recorder
import SwiftText

extension Why {
    /// The answers for a line: its closures, its calls, or the code around it.
    func whyCode(_ file: String?, _ line: Int) -> [Answer] {
        guard let path = path(file), let source = run.source(path) else { return [] }
        let closures = source.allCallables.filter { $0.kind == .closure && $0.line == line }
        let calls = calls(on: line, in: path)
        var answers = closures.map { whyCode($0, in: path) }
        let asked = Set(closures.compactMap { source.call(of: $0)?.offset })
        for (offset, entries) in Dictionary(grouping: calls, by: { run.entries[$0].offset ?? 0 })
            .sorted(by: { $0.key < $1.key }) where !asked.contains(offset)
        {
            answers.append(whyCall(entries, plainly: answers.isEmpty))
        }
        if answers.allSatisfy(\.isEmpty), let code = source.code(around: line) {
            answers = [whyCode(code, in: path)]
        }
        return answers
    }

    // MARK: Code

    /// How often code ran, why, and what did not reach it.
    private func whyCode(_ code: Callable, in file: String) -> Answer {
        let runs = runs(of: code, in: file)
        guard let first = runs.first else { return whyNever(code, in: file) }
        var answer = Answer()
        let what = describe(code, in: file).firstUppercased
        let times = runs.count == 1 ? "once" : "\(runs.count) times"
        answer.say("\(what) ran \(times).", runs.prefix(6).map { line($0) })
        let why = happened(first)
        answer.add(Array(why.sentences.dropFirst()))
        answer.chain = why.chain
        guard code.kind == .closure, let call = run.source(file)?.call(of: code) else {
            return answer
        }
        for index in calls(at: call.offset, in: file) { answer.add(whyOperator(index)) }
        return answer
    }

    // MARK: Calls

    /// What became of what calls at one place have made, subscribed to or sent.
    private func whyCall(_ entries: [Int], plainly: Bool) -> Answer {
        var answer = Answer()
        for index in entries {
            answer.add(whyOperator(index))
            answer.add(whySent(index))
        }
        if answer.isEmpty, plainly, let first = entries.first, let call = run.entries[first].call {
            let name = call.function.prefix { $0 != "(" }
            let times = entries.count == 1 ? "once" : "\(entries.count) times"
            answer.say(
                "`\(name)` was called \(times)\(time(first)).",
                entries.prefix(6).map { line($0) }
            )
            answer.add(whyLane(causes(of: first)))
            answer.chain = links(causes(of: first))
        }
        return answer
    }

    /// What the sequences that a call has made, or the subscription it began, tell.
    func whyOperator(_ index: Int) -> [Answer.Sentence] {
        var answer = Answer()
        let made = sequences(madeBy: index)
        let those = subscriptions.all.filter { one in
            made.contains(one.sequence)
                && !(one.downstream.map { isPart(one, of: subscriptions.all[$0]) } ?? false)
        }
        if those.isEmpty, !made.isEmpty {
            if let subject = made.first(where: { subscriptions.inputs[$0] != nil }) {
                answer.add(drops(of: subject))
            } else {
                answer.add(neverSubscribed(made, index))
            }
            return answer.sentences
        }
        if those.count > 1 { answer.add(several(those)) }
        for one in those { answer.add(whyNot(in: one)) }
        for subject in made where subscriptions.inputs[subject] != nil {
            answer.add(drops(of: subject))
        }
        let begun = made.isEmpty ? subscriptions(begunBy: index) : []
        for one in begun { answer.add(onTheWay(to: one)) }
        for (one, sentences) in servedFromTheStore where made.contains(one.sequence) {
            answer.add(sentences)
        }
        for one in those where end(of: one)?.kind != .completed { answer.add(whyEnded(one)) }
        for one in begun { answer.add(whyEnded(one)) }
        answer.add(stillOpen(begun))
        return answer.sentences
    }

    /// Where elements ended that did not come to the end of a chain, from the source on.
    private func onTheWay(to one: Subscription) -> [Answer.Sentence] {
        ([one] + sources(of: one)).reversed().flatMap(whyNot).suffix(3)
    }

    /// Several subscriptions to what one call has made.
    private func several(_ all: [Subscription]) -> [Answer.Sentence] {
        var answer = Answer()
        let isShared = operatorName(all[0]).hasPrefix("share") || isSubject(all[0])
        guard !isShared else { return [] }
        answer.say(
            "\(name(all[0])) was subscribed to \(all.count) times, and each subscription runs it "
                + "anew.",
            all.prefix(6).map { line($0.entry) },
            .eachSubscriptionRunsAnew
        )
        return answer.sentences
    }

    /// The events of a subject that nobody received, and why.
    func drops(of subject: Int) -> [Answer.Sentence] {
        var answer = Answer()
        let dropped = subscriptions.inputs[subject, default: []].filter(\.isDropped)
        guard !dropped.isEmpty else { return [] }
        let values = dropped.map { mark in
            if case .dropped(let value) = mark.kind { short(value) } else { "" }
        }
        answer.say(
            "\(name(ofSequence: subject)) was sent \(enumerated(values)), and nobody received it.",
            dropped.prefix(4).map { line($0.entry) }
        )
        for mark in dropped.prefix(4) { answer.add(unheard(subject, mark.entry)) }
        return answer.sentences
    }

    /// Subscriptions that one place has begun and nobody has ended.
    private func stillOpen(_ all: [Subscription]) -> [Answer.Sentence] {
        var answer = Answer()
        for one in all where isOpen(one) {
            answer.say(
                "Its subscription was open when the run ended.",
                [line(one.entry)],
                .keepsItself
            )
        }
        return answer.sentences
    }

    /// How far an event came that a call has sent.
    private func whySent(_ index: Int) -> [Answer.Sentence] {
        let range = index..<run.entries[index].end
        guard let first = range.first(where: { run.entries[$0].call?.event != nil }),
            sequences(madeBy: index).isEmpty
        else { return [] }
        var answer = Answer()
        let event = short(run.entries[first].call?.event ?? "")
        let own = range.filter { run.entries[$0].call?.callee != nil }
        let reached = subscriptions.all.filter { one in
            one.marks.contains { range.contains($0.entry) && $0.element != nil }
        }
        if let subject = subscriptions.inputs.first(where: { _, marks in
            marks.contains { range.contains($0.entry) && $0.isDropped }
        }) {
            return unheard(subject.key, first)
        }
        let last = reached.max { $0.marks.count > $1.marks.count && $0.entry > $1.entry }
        if let last, own.isEmpty || !own.contains(where: { isOfSubscriber($0) }) {
            answer.say("`\(event)` came as far as \(name(last)).", [line(first)])
            for one in subscriptions.all
            where upstream(of: one).contains(where: { $0.id == last.id }) {
                answer.add(whyNot(in: one))
            }
        } else if let end = own.last, let call = run.entries[end].call {
            answer.say(
                "`\(event)` reached \(ownText(call)) \(text(Place(file: call.file, line: call.line))).",
                [line(first), line(end)],
                .nestedCalls
            )
        }
        return answer.sentences
    }

    private func isOfSubscriber(_ index: Int) -> Bool {
        run.entries[index].call?.callee.map(Operators.subscribing.contains) ?? false
    }
}
