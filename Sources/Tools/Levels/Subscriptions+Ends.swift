// How subscriptions end that somebody disposes of.
// Chapter: 0 (levels)

import Recorder

extension Subscriptions {
    mutating func dispose(_ call: Call, _ index: Int) {
        guard let one = call.number.flatMap(subscription) else { return }
        end(one.id, index)
    }

    /// The end of a subscription to a subject or to a shared sequence. Its disposable is no object:
    /// the operator's part around the call is the observer, or the disposable around it was made
    /// together with the subscription. Without one of them, it is the subject's only subscription.
    mutating func unsubscribe(_ index: Int) {
        let owner = run.children(of: index).compactMap { run.entries[$0].call?.number }.first
        let subscribers = owner.map(subscribers) ?? []
        let open = all.filter { one in
            one.isOpen && one.sink == nil && (subscribers.isEmpty || subscribers.contains(one.id))
        }
        for around in run.around(index) {
            guard let number = run.entries[around].call?.number else { continue }
            let found = open.last { one in
                let part = part(around) ?? number
                if let down = subscription(ofPart: part), one.downstream == down.id { return true }
                if one.observer?.number == part { return true }
                guard let made = madeIn[number] else { return false }
                return made == run.entries[one.entry].parent
            }
            if let found { return end(found.id, index) }
        }
        if subscribers.count == 1 { end(subscribers[0], index) }
    }

    /// The part that a disposer disposes of together with the part's source.
    func part(_ disposer: Int) -> Int? {
        guard run.entries[disposer].call?.type == RxNames.disposer else { return nil }
        return run.children(of: disposer).lazy.compactMap { run.entries[$0].call }
            .first { $0.function == RxNames.disposes }?.number
    }

    mutating func end(_ id: Int, _ index: Int) {
        if all[id].isOpen { all[id].add(.init(kind: .disposes, entry: index)) }
    }
}
