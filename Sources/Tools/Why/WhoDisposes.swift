// Who has disposed of a subscription.
// Chapter: 0 (why)

import Levels
import Recorder

extension Why {
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

    func disposer(
        of one: Subscription,
        _ end: Subscription.Mark,
        _ name: String
    ) -> (text: String, rule: Rule) {
        let causes = causes(of: end.entry)
        if let bag = bag(thatDisposesAt: end.entry), let number = run.entries[bag].call?.number {
            let made = made(number)
            let around = ownCode(around: bag).first.flatMap { run.entries[$0].call }
            let when = around.map { ", in \(ownName($0))" } ?? ""
            let text = "was disposed of by the deinitializer of the `DisposeBag`\(made)\(when)."
            return ("\(name) \(text)", .youDispose)
        }
        if let because = endThatDisposes(one, end, Set(causes.map(\.entry))) {
            return ("\(name) was disposed of, because \(because).", .sourceTerminates)
        }
        let site = causes.lazy.compactMap { run.entries[$0.entry].site }.first
        if let site { return ("\(name) was disposed of by \(text(site)).", .youDispose) }
        let one = causes.dropFirst().lazy.compactMap { self.one(around: $0.entry) }.first
        let by = one.map { " by \(self.name($0))" } ?? ""
        return ("\(name) was disposed of\(by).", .youDispose)
    }

    /// The error or completion among causes, and who made something else of it.
    private func endThatDisposes(
        _ one: Subscription,
        _ disposal: Subscription.Mark,
        _ causes: Set<Int>
    ) -> String? {
        let all = subscriptions.all.compactMap { one in end(of: one).map { (one, $0) } }
            .filter { $0.1.kind != .disposes }
        var ends = all.filter { causes.contains($0.1.entry) }
        if ends.isEmpty {
            // An operator downstream has sent its end before, in the same call.
            let downstream = Set(downstream(of: one).map(\.id))
            ends = all.filter { downstream.contains($0.0.id) && $0.1.entry < disposal.entry }
                .filter { !Set(run.around($0.1.entry)).isDisjoint(with: causes) }
        }
        ends.sort { $0.1.entry < $1.1.entry }
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
}
