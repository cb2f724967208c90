// What flows between the subscriptions of a run: sources, elements, ends.
// Chapter: 0 (why)

import Levels
import Recorder

extension Why {
    // MARK: Sources

    /// The subscriptions directly upstream, without the parts that one call has made together.
    /// Inner sequences are left out.
    func upstream(of one: Subscription) -> [Subscription] {
        let direct = directlyUpstream(of: one)
        if !direct.isEmpty { return direct }
        // A shared sequence has one subscription to its source, for its first observer.
        return subscriptions.all.filter { $0.sequence == one.sequence && $0.id != one.id }
            .lazy.map { directlyUpstream(of: $0) }.first { !$0.isEmpty } ?? []
    }

    private func directlyUpstream(of one: Subscription) -> [Subscription] {
        subscriptions.all.filter { $0.downstream == one.id && !$0.isInner }.flatMap { source in
            isPart(source, of: one) ? upstream(of: source) : [source]
        }
    }

    /// Whether one call has made both sequences.
    func isPart(_ source: Subscription, of one: Subscription) -> Bool {
        source.maker != nil && source.maker == one.maker
    }

    /// Everything upstream, the nearest first.
    func sources(of one: Subscription) -> [Subscription] {
        upstream(of: one).flatMap { [$0] + sources(of: $0) }
    }

    /// Everything downstream, the nearest first.
    func downstream(of one: Subscription) -> [Subscription] {
        one.downstream.map { [subscriptions.all[$0]] + downstream(of: subscriptions.all[$0]) } ?? []
    }

    /// The sequences that an operator has subscribed to while it handled elements.
    func inner(of one: Subscription) -> [Subscription] {
        subscriptions.all.filter { $0.downstream == one.id && $0.isInner }
    }

    // MARK: Elements

    /// The elements that a subscription has received from upstream, and what became of each.
    func elements(of one: Subscription) -> [Subscription.Mark] {
        one.marks.filter { $0.element != nil }
    }

    /// The elements that came into an operator.
    func received(by one: Subscription) -> [Subscription.Mark] {
        upstream(of: one).flatMap(elements).sorted { $0.entry < $1.entry }
    }

    /// The elements that came into an operator and caused none to leave it at once.
    func ended(in one: Subscription) -> [Subscription.Mark] {
        received(by: one).filter { mark in
            let during = mark.entry...max(mark.entry, run.entries[mark.entry].end - 1)
            return !one.marks.contains { $0.entry != mark.entry && during.contains($0.entry) }
        }
    }

    // MARK: Ends

    /// The end of a subscription.
    func end(of one: Subscription) -> Subscription.Mark? { one.marks.first(where: \.isEnd) }

    /// Whether a subscription had not ended when the run ended.
    func isOpen(_ one: Subscription) -> Bool { endedOne(from: one) == nil }

    /// The subscription itself or the first one downstream that has ended.
    func endedOne(from one: Subscription) -> Subscription? {
        ([one] + downstream(of: one)).first { end(of: $0) != nil }
    }
}
