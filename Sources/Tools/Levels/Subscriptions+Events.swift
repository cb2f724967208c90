// What is sent in a subscription, and what of it nobody receives.
// Chapter: 0 (levels)

import Recorder

extension Subscriptions {
    mutating func forward(_ call: Call, _ index: Int) {
        guard let number = call.number, let id = bySink[number] else { return }
        let next = run.children(of: index).first { run.entries[$0].call?.receives == true }
        add(call, to: id, index, isDropped: next.map(isStopped) ?? true)
    }

    mutating func receive(_ call: Call, _ index: Int) {
        let parent = run.entries[index].parent.flatMap { run.entries[$0].call }
        if let number = call.number, RxNames.subjects.contains(call.object ?? "") {
            noteInput(call, number, index)
        }
        if call.type == RxNames.gate, let id = call.number.flatMap({ bySink[$0] }),
            !run.children(of: index).contains(where: { run.entries[$0].call?.forwards == true })
        {
            add(call, to: id, index, isDropped: true)
        }
        // What an operator forwards is counted there; what own code sends is no sequence's.
        if let sink = parent?.number, parent?.forwards == true, bySink[sink] != nil { return }
        if call.from != nil || parent?.from != nil && parent?.number == call.number { return }
        guard let ids = call.number.flatMap({ byObserver[$0] }),
            let id = ids.last(where: { all[$0].isOpen }) ?? ids.last, all[id].sink == nil
        else { return }
        add(call, to: id, index, isDropped: isStopped(index))
    }

    mutating func noteInput(_ call: Call, _ number: Int, _ index: Int) {
        guard let event = call.event, inputs[number]?.last?.entry != index else { return }
        let isRepeated = run.around(index).contains {
            run.entries[$0].call?.number == number && run.entries[$0].call?.receives == true
        }
        guard !isRepeated else { return }
        let reaches = reachesObserver(index, of: number)
        let isKept = RxNames.keeping.contains(call.object ?? "") && !endedInputs.contains(number)
        let kind: Subscription.Mark.Kind =
            reaches || isKept || !event.hasPrefix("next(")
            ? Self.kind(of: call) : .dropped(Self.value(of: call))
        inputs[number, default: []].append(.init(kind: kind, entry: index))
        if kind == .completed || kind.isError { endedInputs.insert(number) }
    }

    /// Whether an observer at the end of a chain ignores the event.
    func isStopped(_ index: Int) -> Bool {
        guard let call = run.entries[index].call, call.type == RxNames.observerBase else {
            return false
        }
        return !run.children(of: index).contains {
            run.entries[$0].call?.function == RxNames.observerCore
        }
    }

    mutating func add(_ call: Call, to id: Int, _ index: Int, isDropped: Bool) {
        let kind: Subscription.Mark.Kind =
            isDropped ? .dropped(Self.value(of: call)) : Self.kind(of: call)
        all[id].add(.init(kind: kind, entry: index))
        if let down = all[id].downstream, passesOn(all[id], to: all[down]) {
            add(call, to: down, index, isDropped: isDropped)
        }
    }

    /// Whether what a sequence sends is also what the operator downstream sends.
    func passesOn(_ one: Subscription, to down: Subscription) -> Bool {
        guard let observer = one.observer else { return false }
        return byForwarder[observer.number] == down.id
            || down.sink == nil && down.observer == observer
    }

    static func kind(of call: Call) -> Subscription.Mark.Kind {
        switch call.event {
        case "completed": .completed
        case "error", "failure": .error(call.error ?? "")
        default: .next(value(of: call))
        }
    }

    /// An event's element, or what stands for the event.
    static func value(of call: Call) -> String {
        guard let event = call.event else { return "" }
        if let error = call.error { return error }
        guard let open = event.firstIndex(of: "("), event.hasSuffix(")") else {
            return event == "completed" ? "|" : event
        }
        return String(event[event.index(after: open)...].dropLast())
    }
}
