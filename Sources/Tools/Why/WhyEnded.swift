// Why a subscription ended, and what was sent after that.
// Chapter: 0 (why)

import Levels
import Recorder

extension Why {
    /// Who ended a subscription; nothing if it is open.
    func whyEnded(_ one: Subscription) -> [Answer.Sentence] {
        guard let ended = endedOne(from: one), let end = end(of: ended) else { return [] }
        var answer = Answer()
        switch end.kind {
        case .disposes:
            answer.say(disposer(of: end, name(one)), [line(end.entry)], .youDispose)
        case .error(let error):
            answer.say(
                "\(name(ended)) ended with the error \(short(error))\(time(end.entry))"
                    + (source(of: ended, end).map { ": \($0)" } ?? "."),
                [line(end.entry)],
                .sourceTerminates
            )
        default:
            answer.say(
                "\(name(ended)) completed\(time(end.entry))"
                    + (source(of: ended, end).map { ": \($0)" } ?? "."),
                [line(end.entry)],
                .sourceTerminates
            )
        }
        if end.kind != .disposes { answer.add(endedAtOnce(origin(of: ended, end))) }
        answer.add(sentLater(to: one, after: end.entry))
        return answer.sentences
    }

    // MARK: Who disposes

    /// The deinitializer of the bag that has disposed of something.
    func bag(thatDisposesAt index: Int) -> Int? {
        guard
            let mark = subscriptions.all.lazy.flatMap(\.marks).first(where: { $0.entry == index }),
            mark.kind == .disposes
        else { return nil }
        return causes(of: index).map(\.entry).first { entry in
            let call = run.entries[entry].call
            return call?.type == "DisposeBag" && call?.function == "deinit"
        }
    }

    private func disposer(of end: Subscription.Mark, _ name: String) -> String {
        let causes = causes(of: end.entry)
        if let bag = bag(thatDisposesAt: end.entry), let number = run.entries[bag].call?.number {
            let made = made(number)
            let around = ownCode(around: bag).first.flatMap { run.entries[$0].call }
            let when = around.map { ", in \(ownText($0))" } ?? ""
            return "\(name) was disposed of by the deinitializer of the `DisposeBag`\(made)\(when)."
        }
        if let because = endThatDisposes(Set(causes.map(\.entry))) {
            return "\(name) was disposed of, because \(because)."
        }
        let site = causes.lazy.compactMap { run.entries[$0.entry].site }.first
        if let site { return "\(name) was disposed of by \(text(site))." }
        let one = causes.dropFirst().lazy.compactMap { self.one(around: $0.entry) }.first
        return "\(name) was disposed of" + (one.map { " by \(self.name($0))." } ?? ".")
    }

    /// The error or completion among causes, and who made something else of it.
    private func endThatDisposes(_ causes: Set<Int>) -> String? {
        let ends = subscriptions.all.compactMap { one in end(of: one).map { (one, $0) } }
            .filter { $0.1.kind != .disposes && causes.contains($0.1.entry) }
            .sorted { $0.1.entry < $1.1.entry }
        guard let (one, end) = ends.first else { return nil }
        guard case .error(let error) = end.kind else { return "\(name(one)) completed" }
        let turned = ends.first { !$0.1.isError && !operatorName($0.0).isEmpty }
        return "\(name(one)) sent the error \(short(error))"
            + (turned.map { ", and \(name($0.0)) made a completion of it" } ?? "")
    }

    /// Where an object was made: ` of :26`.
    func made(_ number: Int) -> String {
        let index = run.entries.firstIndex { entry in
            entry.call?.number == number && entry.call?.function.hasPrefix("init") == true
        }
        return index.flatMap { run.entries[$0].site }.map { " of \(text($0))" } ?? ""
    }

    // MARK: Where an end comes from

    /// The operators through which an end came, from the one that began it.
    private func source(of one: Subscription, _ end: Subscription.Mark) -> String? {
        let path = path(of: one, end)
        guard let (origin, mark) = path.last, name(origin) != name(one) else { return nil }
        let what =
            if case .error(let error) = mark.kind { "sent the error \(short(error))" } else {
                "completed"
            }
        let site = ([mark.entry] + run.around(mark.entry)).lazy.compactMap {
            run.entries[$0].site
        }.first
        let place = isSubject(origin) ? site.map { " (\(text($0)))" } ?? "" : ""
        let turned = path.last { $0.1.isError == end.isError && $0.0.id != origin.id }
        let turn =
            mark.isError == end.isError
            ? nil : turned.map { ", and \(name($0.0)) made a completion of it" }
        return "\(name(origin)) \(what)\(place)\(turn ?? "")."
    }

    /// The first subscription whose end has caused this one.
    private func origin(of one: Subscription, _ end: Subscription.Mark) -> Subscription {
        path(of: one, end).last!.0
    }

    /// The subscription and those upstream whose ends have caused its end.
    private func path(
        of one: Subscription,
        _ end: Subscription.Mark
    ) -> [(Subscription, Subscription.Mark)] {
        let all = subscriptions.all.filter { $0.downstream == one.id }
        let cause = all.lazy.compactMap { source -> (Subscription, Subscription.Mark)? in
            guard let its = self.end(of: source), its.kind != .disposes,
                its.entry < end.entry, end.entry < run.entries[its.entry].end
            else { return nil }
            return (source, its)
        }.first
        guard let cause else { return [(one, end)] }
        return [(one, end)] + path(of: cause.0, cause.1)
    }

    // MARK: What is sent after the end

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
    private func sentLater(to one: Subscription, after index: Int) -> [Answer.Sentence] {
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
