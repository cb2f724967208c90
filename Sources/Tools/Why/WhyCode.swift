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
        let others = calls.filter { !asked.contains(run.entries[statement($0)].offset ?? 0) }
        for (_, entries) in Dictionary(grouping: others, by: { run.entries[$0].offset ?? 0 })
            .sorted(by: { $0.key < $1.key })
        {
            answers.append(whyCall(entries, plainly: answers.isEmpty))
        }
        if answers.allSatisfy(\.isEmpty), let code = source.code(around: line) {
            answers = [whyCode(code, in: path)]
        }
        return answers.enumerated().filter { index, answer in
            let said = Set(answers.prefix(index).flatMap(\.sentences).map(\.text))
            return !answer.sentences.allSatisfy { said.contains($0.text) }
        }
        .map(\.element)
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
            answer.add(whyOperator(statement(index)))
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

    /// The call that a line is about: that of `subscribe` for one of `disposed(by:)`.
    private func statement(_ index: Int) -> Int {
        guard run.entries[index].call?.function == "disposed(by:)" else { return index }
        return run.entries.indices.prefix(index).last { before in
            run.entries[before].parent == run.entries[index].parent
                && run.entries[before].site != nil
        } ?? index
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
        let repetition = those.first.map(repetition) ?? []
        answer.add(repetition)
        if repetition.isEmpty, those.count > 1 { answer.add(several(those)) }
        for one in those { answer.add(whyNot(in: one)) }
        for subject in made where subscriptions.inputs[subject] != nil {
            answer.add(drops(of: subject))
        }
        let begun = subscriptions(begunBy: index)
        for one in begun { answer.add(onTheWay(to: one)) }
        for (one, sentences) in servedFromTheStore where made.contains(one.sequence) {
            answer.add(sentences)
        }
        for one in those where end(of: one)?.isError == true { answer.add(whyEnded(one)) }
        for one in begun { answer.add(whyEnded(one)) }
        answer.add(stillOpen(begun))
        if answer.isEmpty { for one in those { answer.add(counts(of: one)) } }
        return answer.sentences
    }

    /// How many elements came into an operator, and how many left it.
    private func counts(of one: Subscription) -> [Answer.Sentence] {
        var answer = Answer()
        let sources = upstream(of: one)
        let sent = "sent \(counted(elements(of: one).count, "element"))"
        let came = "received \(counted(received(by: one).count, "element")) and "
        answer.say("\(name(one)) \(sources.isEmpty ? "" : came)\(sent).", [line(one.entry)])
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
}
