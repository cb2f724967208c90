// Which closures of open subscriptions may hold an object, and who holds the subscription.
// Chapter: 0 (why)

import Levels
import Recorder

extension Why {
    /// Closures of open subscriptions that may hold an object, by the text of the program.
    func mayHold(_ object: LiveObject, in picture: ReferencePicture) -> [Answer.Sentence] {
        var answer = Answer()
        for path in files {
            guard let source = run.source(path) else { continue }
            let all = source.mayHold(object.type).map { holder in
                let calls = calls(at: holder.callOffset, in: path)
                return (holder, calls.flatMap { opened(by: $0) }.filter(isOpen))
            }
            .filter { !$0.1.isEmpty }
            for (holder, open) in all {
                let one = open[0]
                let count = open.count == 1 ? "" : ", and \(open.count - 1) more"
                let place = text(Place(file: path, line: UInt(holder.line)))
                let isIt = isCaptured(object, by: all.count == 1 ? nil : holder, in: picture)
                let holds = isIt ? "holds" : "may hold"
                answer.say(
                    "\(holder.what) \(place) \(holds) it: the subscription that keeps this closure "
                        + "(\(name(one))\(count)) was not disposed of.",
                    open.prefix(4).map { line($0.entry) },
                    .keepsItself
                )
                answer.add(bag(of: one, in: picture, object))
            }
        }
        return answer.sentences
    }

    /// Whether the recording has a closure that captures the object.
    /// - parameter holder: The closure in the text; `nil` if there is only one.
    private func isCaptured(
        _ object: LiveObject,
        by holder: PossibleHolder?,
        in picture: ReferencePicture
    ) -> Bool {
        picture.references.contains { reference in
            guard reference.isCaptured, reference.to == object.number,
                let type = picture.objects[reference.from]?.type.lowercased()
            else { return false }
            guard let holder else { return true }
            return Operators.subscribing.contains(holder.callee)
                ? type.contains("observer") : type.hasPrefix(holder.callee.lowercased())
        }
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
            "Its bag is `\(objectName(holder.from)).\(holder.property)`"
                + (isItself
                    ? ": the object holds the bag, the bag the subscription, and the subscription "
                        + "the closure."
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
