// What in a run may be worth a question: facts, each with the question that leads further.
// Chapter: 0 (why)

import Leaks
import Levels
import Recorder

extension Why {
    /// At most eight facts.
    func overview() -> [Answer] {
        let all =
            lostEvents + lateEvents + silentOnes + keptElements + disposedByBags
            + repeatedSources + neverSubscribedTo + openTwins + neverFreed + lanes + served + moved
            + replacedElements
        var seen: Set<String> = []
        return Array(all.filter { seen.insert($0.sentences.first?.text ?? "").inserted }.prefix(8))
    }

    func fact(
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
            let maker = subscriptions.maker(of: subject)
            // A subject that an operator has made for itself: the operator has the answer.
            if let maker, isInsideLibrary(maker) { return nil }
            let place = run.name(of: maker, type: nil).place
            return fact(drops(of: subject), next: question(place), upTo: 3)
        }
    }

    /// Whether the library made something for itself, while it was subscribed to or sent an event.
    private func isInsideLibrary(_ maker: Int) -> Bool {
        let name = run.entries[maker].call?.function.prefix { $0 != "(" } ?? ""
        let parent = run.entries[maker].parent.flatMap { run.entries[$0].call }
        return parent?.isOwn == false || Operators.subscribing.contains(String(name))
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
            return Operators.keeping.contains(kind) && sent > 0
        }
        .compactMap { fact(whyNot(in: $0), next: question($0)) }
    }

    /// Last elements that an operator did not send in time, after it had sent others.
    private var keptElements: [Answer] {
        subscriptions.all.filter { one in
            [.limitsRate, .waitsForQuiet].contains(Operators.kind(operatorName(one)))
                && !elements(of: one).isEmpty
        }
        .compactMap { fact(kept($0, received(by: $0)), next: question($0)) }
    }

    func isInsidePart(_ one: Subscription) -> Bool {
        one.downstream.map { isPart(one, of: subscriptions.all[$0]) } ?? false
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
            let others = sentences.dropFirst().filter { !$0.text.contains("was alive when") }
            answer.add(Array(others.prefix(2)))
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
