// What of a run's subscriptions may be worth a question.
// Chapter: 0 (why)

import Levels
import Recorder

extension Why {
    /// Subscriptions that a bag has ended while their sources were sent more.
    var disposedByBags: [Answer] {
        subscriptions.all.filter { one in
            one.downstream == nil && end(of: one).flatMap { bag(thatDisposesAt: $0.entry) } != nil
        }
        .compactMap { one in
            let why = whyEnded(one)
            return why.count < 2 ? nil : fact(why, next: question(beginner(of: one)))
        }
    }

    /// Sources that run for more than one observer.
    var repeatedSources: [Answer] {
        repeated.map { all in
            var answer = Answer()
            answer.add(runs(of: all))
            answer.next = question(all[0])
            return answer
        }
    }

    /// For a source that runs for more than one observer: which, and what a `share` does not do.
    func repetition(of one: Subscription) -> [Answer.Sentence] {
        repeated.first { all in all.contains { $0.id == one.id } }.map(runs) ?? []
    }

    private func runs(of all: [Subscription]) -> [Answer.Sentence] {
        var answer = Answer()
        answer.say(
            "\(name(all[0])) ran \(all.count) times, for the subscriptions at "
                + "\(enumerated(all.map { text(outermost($0.entry)) })).",
            all.map { line($0.entry) },
            .eachSubscriptionRunsAnew
        )
        answer.add(sharing(of: all))
        return answer.sentences
    }

    private var repeated: [[Subscription]] {
        let cold = subscriptions.all.filter { one in
            ["create", "deferred", "flatMap", "flatMapFirst", "flatMapLatest", "concatMap"]
                .contains(operatorName(one)) && !isInsidePart(one) && !isInner(one)
        }
        return Dictionary(grouping: cold, by: { name($0) }).values
            .filter { all in Set(all.map { last(of: $0).id }).count > 1 }
            .sorted { $0[0].id < $1[0].id }
    }

    /// What a `share` above or below a repeated source does not do.
    private func sharing(of all: [Subscription]) -> [Answer.Sentence] {
        var answer = Answer()
        if let above = upstream(of: all[0]).first(where: { operatorName($0) == "share" }) {
            answer.say(
                "\(name(above)) shares only what is above it, and \(name(all[0])) is below.",
                [line(above.entry)],
                .sharing
            )
        }
        let below = all.compactMap { one in
            sequence(first: one) { $0.downstream.map { subscriptions.all[$0] } }
                .first { operatorName($0) == "share" }
        }
        if below.count == all.count, Set(below.map(\.sequence)).count == all.count {
            answer.say(
                "\(name(below[0])) was made \(all.count) times: two of them share nothing.",
                below.map { line($0.entry) },
                .sharing
            )
        }
        return answer.sentences
    }

    /// The subscription at the end of a chain.
    private func last(of one: Subscription) -> Subscription {
        one.downstream.map { last(of: subscriptions.all[$0]) } ?? one
    }

    /// Whether a subscription belongs to an element.
    private func isInner(_ one: Subscription) -> Bool {
        one.isInner || one.downstream.map { isInner(subscriptions.all[$0]) } ?? false
    }

    /// Shared sequences that sent only what they had kept.
    var served: [Answer] {
        servedFromTheStore.compactMap { fact($0.1, next: question($0.0)) }
    }

    var neverSubscribedTo: [Answer] {
        let made = Set(run.entries.indices.filter { run.entries[$0].site != nil })
        return made.sorted().compactMap { index in
            let numbers = sequences(madeBy: index)
            guard let number = numbers.last, subscriptions.inputs[number] == nil,
                !subscriptions.all.contains(where: { numbers.contains($0.sequence) }),
                holders[number].map({ holder in isUsed(holder) }) ?? true,
                run.entries[index].call?.function.hasPrefix("init") == false
            else { return nil }
            return fact(neverSubscribed(numbers, index), next: question(run.entries[index].site))
        }
    }

    /// Whether somebody has subscribed to a sequence.
    private func isUsed(_ sequence: Int) -> Bool {
        subscriptions.all.contains { $0.sequence == sequence }
    }

    /// The bag that a subscription was put into, if its code did that next.
    private func bag(of one: Subscription) -> Int? {
        let chain = [one.entry] + run.around(one.entry)
        guard let call = chain.first(where: { run.entries[$0].site != nil }) else { return nil }
        let next = run.entries.indices.dropFirst(run.entries[call].end).first {
            run.entries[$0].parent == run.entries[call].parent
                && run.entries[$0].call?.function != "deinit"
        }
        guard let next, run.entries[next].call?.function == "disposed(by:)" else { return nil }
        return run.children(of: next).lazy.compactMap { run.entries[$0].call }
            .first { $0.type == "DisposeBag" }?.number
    }

    /// Lines that have begun several subscriptions of which none was disposed of.
    var openTwins: [Answer] {
        let ends = subscriptions.all.filter { $0.downstream == nil && isOpen($0) }
        return Dictionary(grouping: ends, by: { text(beginner(of: $0)) }).sorted { $0.key < $1.key }
            .filter { $0.value.count > 1 }
            .map { place, all in
                var answer = Answer()
                answer.say(
                    "The line \(place) has begun \(all.count) subscriptions, and all of them were "
                        + "open at the end.",
                    all.prefix(4).map { line($0.entry) },
                    .keepsItself
                )
                let bags = Set(all.map(bag))
                if bags.count == 1, let bag = bags.first ?? nil {
                    answer.say(
                        "All of them are in the `DisposeBag`\(made(bag)), which was alive then."
                    )
                }
                answer.next = question(beginner(of: all[0]))
                return answer
            }
    }
}
