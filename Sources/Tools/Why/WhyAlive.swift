// Why an object is alive, or when it was freed and by whom.
// Chapter: 0 (why)

import Levels
import Recorder
import SwiftText

extension Why {
    /// An answer for each object of a name: `MapSink #2`, or a class.
    func whyAlive(_ name: String) -> [Answer] {
        let changes = run.recording.changes
        guard !changes.isEmpty else { return [] }
        let objects = Dictionary(
            changes.values.flatMap(\.alive).map { ($0.number, $0) },
            uniquingKeysWith: { first, _ in first }
        )
        let remaining = run.recording.remaining
        let asked = objects.values.filter {
            $0.type == name || run.name(of: $0.number) == name
        }
        let alive = asked.filter { remaining.objects[$0.number] != nil }
        let freed = asked.filter { remaining.objects[$0.number] == nil }
        return
            (alive.sorted { $0.number < $1.number }.map { self.alive($0, in: remaining) }
            + freed.sorted { $0.number < $1.number }.map(self.freed)).merged
    }

    // MARK: Freed

    private func freed(_ object: LiveObject) -> Answer {
        var answer = Answer()
        let name = "`\(run.name(of: object.number))`"
        let changes = run.recording.changes
        guard
            let step = changes.keys.sorted().first(where: {
                changes[$0]!.freed.contains(object.number)
            }),
            let index = entry(atStep: step)
        else { return answer }
        let own = ownCode(around: index).first.flatMap { run.entries[$0].call }
        let code = own.map { " in \(ownName($0)) \(text(Place(file: $0.file, line: $0.line)))" }
        let before = run.entries.prefix(index).last { $0.line != nil }?.line
        let place = outermost(index).map { ", because of \(text($0))" } ?? ""
        answer.say(
            "\(name) was freed\(code ?? "")\(time(index))\(place), after this line of the trace.",
            [before]
        )
        answer.chain = links(causes(of: index))
        return answer
    }

    /// The entry at a step, or the last one before it.
    private func entry(atStep step: Int) -> Int? {
        let steps = run.recording.steps
        guard let number = steps.prefix(step + 1).last?.number else { return nil }
        return run.entries.lastIndex { $0.step.number <= number }
    }

    // MARK: Alive

    private func alive(_ object: LiveObject, in picture: ReferencePicture) -> Answer {
        var answer = Answer()
        let name = "`\(run.name(of: object.number))`"
        let path = pathFromRoot(to: object.number, in: picture)
        if path.isEmpty {
            answer.say(
                "\(name) was alive when the run ended. No recorded property holds it: a variable of "
                    + "the program or a closure does."
            )
        } else {
            let root = run.name(of: path[0].from)
            let way = path.map(\.property).joined(separator: ".")
            answer.say("\(name) was alive when the run ended, held by `\(root).\(way)`.")
        }
        if let cycle = picture.retainCycles.first(where: { $0.contains(object) }) {
            let names = cycle.map { "`\(run.name(of: $0.number))`" }
            answer.say("It is in a retain cycle: \(enumerated(names)).", [], .keepsItself)
        }
        answer.add(mayHold(object, in: picture))
        return answer
    }

    /// The strong references from an object that nobody holds to this one; the only place that
    /// knows what is a root.
    private func pathFromRoot(to number: Int, in picture: ReferencePicture) -> [Reference] {
        var before: [Int: Reference] = [:]
        var next = [number]
        var seen: Set<Int> = [number]
        let strong = Dictionary(
            grouping: picture.references.filter { $0.to != nil && !$0.isWeak }.sorted(),
            by: { $0.to! }
        )
        while let to = next.first {
            next.removeFirst()
            let holders = strong[to, default: []].filter { picture.objects[$0.from] != nil }
            if holders.isEmpty, to != number {
                return steps(from: to, before)
            }
            for holder in holders where seen.insert(holder.from).inserted {
                before[holder.from] = holder
                next.append(holder.from)
            }
        }
        return []
    }

    private func steps(from root: Int, _ before: [Int: Reference]) -> [Reference] {
        var path: [Reference] = []
        var next = root
        while let reference = before[next] {
            path.append(reference)
            next = reference.to!
        }
        return path
    }

    /// Closures of open subscriptions that may hold an object, by the text of the program.
    private func mayHold(_ object: LiveObject, in picture: ReferencePicture) -> [Answer.Sentence] {
        var answer = Answer()
        for path in files {
            guard let source = run.source(path) else { continue }
            for holder in source.mayHold(object.type) {
                let open = calls(at: holder.callOffset, in: path)
                    .flatMap { index in opened(by: index) }.filter(isOpen)
                guard let one = open.first else { continue }
                let count = open.count == 1 ? "" : ", and \(open.count - 1) more"
                let place = text(Place(file: path, line: UInt(holder.line)))
                answer.say(
                    "\(holder.what) \(place) may hold it: the subscription that keeps this closure "
                        + "(\(name(one))\(count)) was not disposed of.",
                    open.prefix(4).map { line($0.entry) },
                    .keepsItself
                )
                answer.add(bag(of: one, in: picture, object))
            }
        }
        return answer.sentences
    }

    private func opened(by index: Int) -> [Subscription] {
        let made = sequences(madeBy: index)
        let those = subscriptions.all.filter { made.contains($0.sequence) }
        return made.isEmpty ? subscriptions(begunBy: index) : those
    }

    /// The bag that a subscription is in, and who holds the bag.
    private func bag(
        of one: Subscription,
        in picture: ReferencePicture,
        _ object: LiveObject
    ) -> [Answer.Sentence] {
        var answer = Answer()
        var last = one
        while let down = last.downstream { last = subscriptions.all[down] }
        let call = ([last.entry] + run.around(last.entry)).first { run.entries[$0].site != nil }
        let put = call.flatMap { next(after: $0) }.flatMap { index in
            run.entries[index].call?.function == "disposed(by:)" ? index : nil
        }
        guard let put,
            let bag = (put..<run.entries[put].end).lazy.compactMap({ index in
                run.entries[index].call.flatMap { $0.type == "DisposeBag" ? $0.number : nil }
            }).first, picture.objects[bag] != nil
        else {
            if put == nil { answer.say("The subscription was put into no `DisposeBag`.") }
            return answer.sentences
        }
        let holders = picture.references.filter { $0.to == bag && !$0.isWeak }.sorted()
        guard let holder = holders.first else {
            answer.say(
                "The subscription is in the `DisposeBag`\(made(bag)), which is alive as well.",
                [line(put)],
                .keepsItself
            )
            return answer.sentences
        }
        let isItself = holder.from == object.number
        answer.say(
            "Its bag is `\(run.name(of: holder.from)).\(holder.property)`"
                + (isItself
                    ? ": the object holds the bag, the bag the subscription, and the subscription the "
                        + "closure."
                    : ", which is alive as well."),
            [line(put)],
            .keepsItself
        )
        return answer.sentences
    }

    /// The next call of the same code.
    private func next(after index: Int) -> Int? {
        (run.entries[index].end..<run.entries.count).first { next in
            run.entries[next].parent == run.entries[index].parent && run.entries[next].site != nil
        }
    }
}

extension [Answer] {
    /// Answers that differ only in their first sentence become one.
    fileprivate var merged: [Answer] {
        reduce(into: []) { merged, answer in
            let rest = answer.sentences.dropFirst()
            if let last = merged.last, !rest.isEmpty, last.sentences.suffix(rest.count) == rest {
                merged[merged.count - 1].sentences.insert(
                    answer.sentences[0],
                    at: last.sentences.count - rest.count
                )
            } else {
                merged.append(answer)
            }
        }
    }
}
