// Why never: closures that did not run, and sequences that sent nothing.
// Chapter: 0 (why)

import Levels
import Recorder
import SwiftText

extension Why {
    /// Why a closure or function of the program never ran.
    func whyNever(_ code: Callable, in file: String) -> Answer {
        var answer = Answer()
        let what = describe(code, in: file).firstUppercased
        guard code.kind == .closure, let source = run.source(file),
            let call = source.call(of: code)
        else {
            answer.say("\(what) never ran: the recording has no call of it.")
            if code.kind == .deinitializer {
                let type = String(code.type.split(separator: ".").last ?? "")
                answer.add(whyAlive(type).flatMap(\.sentences))
            }
            return answer
        }
        let calls = calls(at: call.offset, in: file)
        let place = text(Place(file: file, line: UInt(source.line(of: call.offset))))
        guard let first = calls.first else {
            answer.say("\(what) never ran: `\(call.name)` \(place) was not called.")
            answer.add(notReached(code, in: file))
            return answer
        }
        answer.say("\(what) never ran.", [line(first)])
        let subscribed = calls.flatMap { index in
            let made = sequences(madeBy: index)
            let those = subscriptions.all.filter { made.contains($0.sequence) }
            return those.isEmpty && made.isEmpty ? subscriptions(begunBy: index) : those
        }
        if let one = subscribed.first {
            answer.add(whySilent(one, call.label))
        } else {
            answer.add(neverSubscribed(sequences(madeBy: first), first))
        }
        return answer
    }

    /// Why the code around a place was not reached.
    private func notReached(_ code: Callable, in file: String) -> [Answer.Sentence] {
        var outer = code.parent
        while let next = outer, next.kind == .owner { outer = next.parent }
        guard let outer, runs(of: outer, in: file).isEmpty else { return [] }
        return whyNever(outer, in: file).sentences
    }

    // MARK: Never subscribed to

    /// Why nobody has subscribed to sequences that a call has made.
    func neverSubscribed(_ made: [Int], _ maker: Int) -> [Answer.Sentence] {
        var answer = Answer()
        guard let number = made.last else { return [] }
        let name = name(ofSequence: number)
        guard let (holder, one) = holder(of: number) else {
            answer.say(
                "\(name) was made, and nobody subscribed to it.",
                [line(maker)],
                .operatorsRunNothing
            )
            return answer.sentences
        }
        guard let one else {
            answer.say(
                "\(name) is a source of \(self.name(ofSequence: holder)), which nobody subscribed "
                    + "to.",
                [line(maker)],
                .operatorsRunNothing
            )
            return answer.sentences
        }
        answer.add(notItsTurn(name, one))
        if answer.isEmpty {
            answer.say("\(self.name(one)) has not subscribed to \(name).", [line(one.entry)])
        }
        return answer.sentences
    }

    /// The sequence at the end of those that hold a sequence as their source, and a subscription
    /// to the first of them that has one.
    private func holder(of number: Int) -> (Int, Subscription?)? {
        var found: (Int, Subscription?)?
        var next = number
        while let holder = holders[next], holder != next {
            if let one = subscriptions.all.first(where: { $0.sequence == holder }) {
                return (holder, one)
            }
            (found, next) = ((holder, nil), holder)
        }
        return found
    }

    /// The source that has to complete before the next one is subscribed to.
    private func notItsTurn(_ name: String, _ one: Subscription) -> [Answer.Sentence] {
        var answer = Answer()
        guard Operators.kind(operatorName(one)) == .joins,
            let current = (upstream(of: one) + inner(of: one)).max(by: { $0.entry < $1.entry }),
            end(of: current) == nil
        else { return [] }
        let subject = subjects(upstreamOf: current).first
        let source = subject.map { ", and neither has its source \(self.name(ofSequence: $0))" }
        answer.say(
            "\(self.name(one)) subscribes to \(name) when its source before, "
                + "\(self.name(current)), has completed. It has not completed\(source ?? "").",
            [line(current.entry)]
        )
        return answer.sentences
    }

}
