// Why a text was printed, printed twice, or never.
// Chapter: 0 (why)

import Levels
import Recorder
import SwiftText

extension Why {
    func whyPrinted(_ text: String) -> [Answer] {
        let prints = prints.filter { $0.text == text }
        if prints.isEmpty { return whyNotPrinted(text) }
        var answer = happened(prints[0].entry)
        guard prints.count > 1 else {
            answer.add(innerStory(prints[0].entry))
            return [answer]
        }
        var both = Answer()
        both.say(
            "`\(short(text))` is printed \(prints.count) times.",
            prints.map { line($0.entry) }
        )
        both.add(whereTheyPart(prints[0].entry, prints[1].entry))
        both.add(innerStory(prints[1].entry))
        both.add(replayed(causes(of: prints[1].entry)))
        var second = happened(prints[1].entry)
        second.sentences = Array(second.sentences.prefix(1))
        return [both, answer, second]
    }

    /// The texts that the run prints.
    private var prints: [(text: String, entry: Int)] {
        run.entries.enumerated().compactMap { index, entry in
            if case .prints(let text) = entry.step.moment { (text, index) } else { nil }
        }
    }

    // MARK: Twice

    /// The last thing that two entries have in common, and what differs first.
    private func whereTheyPart(_ first: Int, _ second: Int) -> [Answer.Sentence] {
        var answer = Answer()
        let (one, two) = (chain(first), chain(second))
        // From the outermost operator to the innermost one.
        for (before, after) in zip(one, two)
        where before.id != after.id && !operatorName(before).hasPrefix("share") {
            guard name(before) == name(after) else { break }
            let lines = [line(before.entry), line(after.entry)]
            let by = [before, after].map { self.text(outermost($0.entry)) }
            if before.sequence == after.sequence {
                answer.say(
                    "Two subscriptions to \(name(before)), begun at \(by[0]) and \(by[1]): each runs "
                        + "it anew.",
                    lines,
                    .eachSubscriptionRunsAnew
                )
            } else {
                let made = [before, after].map { $0.maker.flatMap { line($0) } }
                let own = before.maker.flatMap { ownCode(around: $0).last }
                let code = own.flatMap { run.entries[$0].call }
                let maker = code.map {
                    " by `\(ownText($0))` \(self.text(Place(file: $0.file, line: $0.line)))"
                }
                answer.say(
                    "\(name(before)) was made twice\(maker ?? ""), for the subscriptions at \(by[0]) and "
                        + "\(by[1]): two sequences share nothing.",
                    made,
                    .operatorsRunNothing
                )
            }
            return answer.sentences
        }
        if let one = chain(first).last, one.id == chain(second).last?.id {
            let sites = [first, second].map { text(outermost($0)) }
            answer.say(
                "Both come through one subscription, begun at \(text(beginner(of: one))): it was "
                    + "sent two events, because of \(sites[0]) and \(sites[1]).",
                [line(one.entry)],
                isOpen(one) ? .keepsItself : nil
            )
            answer.add(twins(of: one))
        }
        return answer.sentences
    }

    /// Other subscriptions that the same line of the program has begun.
    private func twins(of one: Subscription) -> [Answer.Sentence] {
        var answer = Answer()
        let twins = subscriptions.all.filter {
            $0.id != one.id && $0.downstream == nil && name($0) == name(one) && isOpen($0)
        }
        guard !twins.isEmpty else { return [] }
        let sites = [one] + twins
        answer.say(
            "The same line has begun \(counted(sites.count, "subscription")), because of "
                + "\(enumerated(sites.map { text(outermost($0.entry)) })), and none was disposed of.",
            sites.map { line($0.entry) },
            .keepsItself
        )
        return answer.sentences
    }

    /// The operators of a chain, from the first cause on.
    private func chain(_ index: Int) -> [Subscription] {
        var found: [Subscription] = []
        for cause in causes(of: index).reversed() {
            guard
                let one = subscription(ofPart: run.entries[cause.entry].call?.number),
                !found.contains(where: { $0.id == one.id })
            else { continue }
            found.append(one)
        }
        return found
    }

    /// The line of the program that has begun a subscription.
    func beginner(of one: Subscription) -> Place? {
        ([one.entry] + run.around(one.entry)).lazy.compactMap { run.entries[$0].site }.first
    }

    /// The outermost line of the program that leads to an entry.
    func outermost(_ index: Int) -> Place? {
        causes(of: index).reversed().lazy.compactMap { run.entries[$0.entry].site }.first
    }

    // MARK: Inner sequences

    /// For what comes from an inner sequence: the element it belongs to, and those that came later.
    private func innerStory(_ index: Int) -> [Answer.Sentence] {
        var answer = Answer()
        for one in chain(index) where one.isInner {
            guard let outer = one.downstream.map({ subscriptions.all[$0] }) else { continue }
            let kind = Operators.kind(operatorName(outer))
            let inputs = received(by: outer)
            guard
                let mine = inputs.last(where: { $0.entry < one.entry && begins($0, one) })
                    ?? inputs.last(where: { $0.entry < one.entry })
            else { continue }
            let later = inputs.filter { $0.entry > mine.entry && $0.entry < index }
            if kind == .merges, !later.isEmpty {
                answer.say(
                    "It comes from the inner sequence for \(short(mine.element ?? "")), although "
                        + "\(name(outer)) had received \(enumerated(later.map { short($0.element ?? "") })) "
                        + "since: it keeps all inner sequences.",
                    [line(mine.entry)] + later.prefix(3).map { line($0.entry) }
                )
            } else if kind == .queues {
                answer.add(whyNot(in: outer))
            }
        }
        return answer.sentences
    }

    private func begins(_ mark: Subscription.Mark, _ one: Subscription) -> Bool {
        one.entry < run.entries[mark.entry].end
    }

    // MARK: Never

    /// The closure that prints a text, by the words of the source, and why it never ran.
    private func whyNotPrinted(_ text: String) -> [Answer] {
        var answer = Answer()
        answer.say("No line of the run prints `\(short(text))`.")
        let near = prints.filter { Self.isNear($0.text, text) }
        if !near.isEmpty {
            answer.say(
                "Near ones: " + enumerated(near.map { "`\(short($0.text))`" }) + ".",
                near.prefix(4).map { line($0.entry) }
            )
        }
        for path in files {
            guard let source = run.source(path), let found = source.printing(text) else { continue }
            return [answer] + whyCode(path, found)
        }
        return near.isEmpty ? [] : [answer]
    }

    private static func isNear(_ one: String, _ two: String) -> Bool {
        let words = { (text: String) in
            Set(text.lowercased().split { !$0.isLetter }.filter { $0.count > 2 })
        }
        return !words(one).isDisjoint(with: words(two))
    }
}

extension SwiftFile {
    /// The line of a `print` whose text begins as another one does, up to the first value in it.
    fileprivate func printing(_ text: String) -> Int? {
        let lines = self.text(0..<bytes.count).split(
            separator: "\n",
            omittingEmptySubsequences: false
        )
        let found = lines.enumerated().compactMap { index, line -> (line: Int, length: Int)? in
            guard let start = line.firstRange(of: "print(\"") else { return nil }
            let literal = line[start.upperBound...].prefix { $0 != "\\" && $0 != "\"" }
            let isWhole = line[literal.endIndex...].first == "\""
            guard isWhole ? text == literal : !literal.isEmpty && text.hasPrefix(literal) else {
                return nil
            }
            return (index + 1, literal.count)
        }
        return found.max { $0.length < $1.length }?.line
    }
}
