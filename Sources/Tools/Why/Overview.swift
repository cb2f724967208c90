// What in a run may be worth a question: facts, each with the question that leads further.
// Chapter: 0 (why)

import Leaks
import Levels
import Recorder

extension Why {
    /// At most eight facts.
    func overview() -> [Answer] {
        let all =
            lostEvents + lateEvents + silentOnes + disposedByBags + repeatedSources
            + neverSubscribedTo
            + openTwins + neverFreed + lanes + served + moved + replacedElements
        var seen: Set<String> = []
        return Array(all.filter { seen.insert($0.sentences.first?.text ?? "").inserted }.prefix(8))
    }

    private func fact(
        _ sentences: [Answer.Sentence],
        next: String?,
        upTo count: Int = 2
    ) -> Answer? {
        guard !sentences.isEmpty else { return nil }
        var answer = Answer()
        answer.add(Array(sentences.prefix(count)))
        answer.next = next
        return answer
    }

    func question(_ place: Place?) -> String? {
        place.map { text($0) }
    }

    func question(_ one: Subscription) -> String? {
        question(written(one.sequence).place)
    }

    // MARK: Events

    private var lostEvents: [Answer] {
        subscriptions.inputs.keys.sorted().compactMap { subject in
            let place = run.name(of: subscriptions.maker(of: subject), type: nil).place
            return fact(drops(of: subject), next: question(place), upTo: 3)
        }
    }

    /// Events that were sent after a sequence had ended.
    private var lateEvents: [Answer] {
        subscriptions.all.compactMap { one in
            guard let end = end(of: one), end.kind != .disposes else { return nil }
            let late = one.marks.filter { $0.isDropped && $0.entry > end.entry }
            guard !late.isEmpty else { return nil }
            var answer = Answer()
            answer.say(
                "\(name(one)) sent \(counted(late.count, "event")) after its end, which nobody "
                    + "received.",
                ([end] + late.prefix(3)).map { line($0.entry) },
                .sourceTerminates
            )
            answer.next = question(one)
            return answer
        }
    }

    /// Operators into which elements came, and none left.
    private var silentOnes: [Answer] {
        subscriptions.all.filter { elements(of: $0).isEmpty && !isInsidePart($0) }
            .compactMap { fact(whyNot(in: $0), next: question($0)) }
            + subscriptions.all.filter {
                Operators.kind(operatorName($0)) == .pairs && !elements(of: $0).isEmpty
            }
            .compactMap { fact(whyNot(in: $0), next: question($0)) }
    }

    private var replacedElements: [Answer] {
        subscriptions.all.filter { one in
            let kind = Operators.kind(operatorName(one))
            let sent = elements(of: one).count
            // That some elements are replaced is what `debounce` is for.
            if kind == .waitsForQuiet {
                let received = upstream(of: one).map { elements(of: $0).count }.reduce(0, +)
                return sent > 0 && received >= 4 * sent
            }
            return [.queues, .isBusy, .merges].contains(kind) && sent > 0
        }
        .compactMap { fact(whyNot(in: $0), next: question($0)) }
    }

    private func isInsidePart(_ one: Subscription) -> Bool {
        one.downstream.map { isPart(one, of: subscriptions.all[$0]) } ?? false
    }

    // MARK: Subscriptions

    /// Subscriptions that a bag has ended while their sources were sent more.
    private var disposedByBags: [Answer] {
        subscriptions.all.filter { one in
            one.downstream == nil && end(of: one).flatMap { bag(thatDisposesAt: $0.entry) } != nil
        }
        .compactMap { one in
            let why = whyEnded(one)
            return why.count < 2 ? nil : fact(why, next: question(beginner(of: one)))
        }
    }

    /// Sources that run for more than one observer.
    private var repeatedSources: [Answer] {
        let cold = subscriptions.all.filter { one in
            ["create", "deferred", "flatMap", "flatMapFirst", "flatMapLatest", "concatMap"]
                .contains(operatorName(one)) && !isInsidePart(one) && !isInner(one)
        }
        return Dictionary(grouping: cold, by: { name($0) }).values
            .filter { all in Set(all.map { last(of: $0).id }).count > 1 }
            .sorted { $0[0].id < $1[0].id }
            .compactMap { all in
                var answer = Answer()
                answer.say(
                    "\(name(all[0])) ran \(all.count) times, for the subscriptions at "
                        + "\(enumerated(all.map { text(outermost($0.entry)) })).",
                    all.map { line($0.entry) },
                    .eachSubscriptionRunsAnew
                )
                answer.add(sharing(of: all))
                answer.next = question(all[0])
                return answer
            }
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
    private var served: [Answer] {
        servedFromTheStore.compactMap { fact($0.1, next: question($0.0)) }
    }

    private var neverSubscribedTo: [Answer] {
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

    /// Lines that have begun several subscriptions of which none was disposed of.
    private var openTwins: [Answer] {
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
                answer.next = question(beginner(of: all[0]))
                return answer
            }
    }

    // MARK: Objects

    /// Own objects with a deinitializer that has not run.
    private var neverFreed: [Answer] {
        let deinits = Set(
            files.compactMap(run.source).flatMap(\.allCallables)
                .filter { $0.kind == .deinitializer }.map(\.type)
        )
        let verdicts = leaks.verdicts
        let left = run.recording.remaining.objects.values.filter { object in
            deinits.contains(object.type) && !(verdicts[object.number]?.isPlainlyHeld ?? false)
        }
        return Dictionary(grouping: left, by: \.type).sorted { $0.key < $1.key }.map { type, all in
            var answer = Answer()
            let objects = all.count == 1 ? "`\(type)`" : "\(all.count) objects `\(type)`"
            answer.say("The deinitializer of \(objects) did not run.")
            // What is said of one of them holds for the others.
            let sentences = whyAlive(type).first?.sentences ?? []
            answer.add(Array(sentences.prefix(1)))
            answer.add(sentences.dropFirst().filter { $0.rule != nil }.prefix(1).map(\.self))
            answer.next = "--object \(type)"
            return answer
        }
    }
}

extension Verdict {
    /// Whether variables and stored properties hold an object, and no closure is on the way.
    fileprivate var isPlainlyHeld: Bool {
        if case .held(let path) = self {
            !path.references.contains(where: \.isCaptured)
        } else {
            false
        }
    }
}
