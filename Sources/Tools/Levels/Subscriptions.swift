// Finds the subscriptions of a run, and what happens to each.
// Chapter: 0 (levels)

import Recorder

/// All subscriptions of a run.
public struct Subscriptions {
    /// In the order in which they begin.
    public private(set) var all: [Subscription] = []
    /// For each subject the events that were sent to it.
    public private(set) var inputs: [Int: [Subscription.Mark]] = [:]
    let run: Run
    /// The subscription of an operator's part.
    private(set) var bySink: [Int: Int] = [:]
    /// The subscription that a call of `subscribe(_:)` began.
    private var byEntry: [Int: Int] = [:]
    /// The same for parts that are not derived from `Sink`: they send by themselves.
    private var byPart: [Int: Int] = [:]
    /// The subscription of the operator that an object sends events for.
    private var byForwarder: [Int: Int] = [:]
    /// For each object the call in which it was made.
    private var madeIn: [Int: Int] = [:]
    /// For each sequence that another one passes its observers to: the subscriptions to that one.
    private var delegates: [Int: [Int]] = [:]
    /// For each sequence the entry of the call that made it.
    private(set) var makers: [Int: Int] = [:]
    /// For each sequence that an operator makes while it handles an event: the operator's
    /// subscription.
    private(set) var madeByOperator: [Int: Int] = [:]

    /// For each sequence the entry of its initializer.
    private(set) var inits: [Int: Int] = [:]

    /// The subscriptions of a run.
    public init(of run: Run) {
        self.run = run
        for index in run.entries.indices {
            guard let call = run.entries[index].call else { continue }
            noteMaker(call, index)
            if call.type == RxNames.forwarder, call.baseName == "init" {
                noteForwarder(call, index)
            }
            if call.subscribes { begin(call, index) }
            if call.type == RxNames.sink, call.baseName == "init" { noteSink(call, index) }
            if call.observer != nil, call.baseName == "init" { notePart(call, index) }
            if call.forwards { forward(call, index) }
            if call.receives { receive(call, index) }
            if call.function == RxNames.disposes {
                if call.type == RxNames.unsubscribes {
                    unsubscribe(index)
                } else {
                    dispose(call, index)
                }
            }
        }
        linkToSubjects()
        dropWhatIsKeptForNobody()
    }

    /// What a subject keeps is dropped if nobody is there, and nobody subscribes later.
    private mutating func dropWhatIsKeptForNobody() {
        for (subject, marks) in inputs where RxNames.keeping.contains(run.types[subject] ?? "") {
            let ends = subscribers(of: subject).map { all[$0].end ?? .max }
            inputs[subject] = marks.map { mark in
                guard case .next(let value) = mark.kind, ends.allSatisfy({ $0 < mark.entry })
                else { return mark }
                return .init(kind: .dropped(value), entry: mark.entry)
            }
        }
    }

    /// Whether an observer receives what a subject is sent.
    private func reachesObserver(_ entry: Int, of subject: Int) -> Bool {
        (entry + 1..<run.entries[entry].end).contains {
            let inner = run.entries[$0].call
            return inner?.receives == true && inner?.number != subject
        }
    }

    /// A subscription whose events the library sends to a subject is upstream of the first one to
    /// that subject.
    private mutating func linkToSubjects() {
        for one in all where one.downstream == nil {
            for mark in one.marks where all[one.id].downstream == nil {
                let fed = subjects(fedAt: mark.entry).flatMap { subscribers(of: $0) }
                // A sequence that observers feed back into is not downstream of itself.
                if let down = fed.first, !isDownstream(down, of: one.id) {
                    all[one.id].downstream = down
                }
            }
        }
    }

    /// Whether a subscription is another one, or gets to it downstream.
    private func isDownstream(_ one: Int, of other: Int) -> Bool {
        sequence(first: one) { all[$0].downstream }.contains(other)
    }

    /// The subjects that receive an event within an entry, unless own code passes it on.
    private func subjects(fedAt entry: Int) -> [Int] {
        (entry..<run.entries[entry].end).compactMap { index in
            guard let call = run.entries[index].call, call.receives,
                RxNames.subjects.contains(call.object ?? call.type ?? ""), index > entry
            else { return nil }
            let isPassedOn = run.around(index).prefix { $0 != entry }
                .contains { run.entries[$0].call?.isOwn ?? false }
            return isPassedOn ? nil : call.number
        }
    }

    /// The subscriptions to a subject, or to the sequence that it is a part of.
    public func subscribers(of subject: Int) -> [Int] {
        all.filter { $0.sequence == subject }.map(\.id) + delegates[subject, default: []]
    }

    /// The subject of a subscription to a subject or to a relay.
    public func subject(of one: Subscription) -> Int? {
        let type = run.types[one.sequence] ?? ""
        if RxNames.subjects.contains(type) { return one.sequence }
        guard RxNames.relays.contains(type) else { return nil }
        return delegates.first { $0.value.contains(one.id) }?.key
    }

    /// The subscription of an operator's part.
    public func subscription(ofSink number: Int) -> Subscription? {
        bySink[number].map { all[$0] }
    }

    // MARK: Beginnings

    /// The call of own code within which a sequence was made.
    private mutating func noteMaker(_ call: Call, _ index: Int) {
        guard call.baseName == "init", let number = call.number, makers[number] == nil else {
            return
        }
        let operators = run.around(index).prefix { run.entries[$0].call?.isOwn == false }
            .compactMap { run.entries[$0].call?.number }
        makers[number] = operators.contains { bySink[$0] != nil } ? index : outermost(index)
        madeByOperator[number] = operators.compactMap { bySink[$0] }.first
        inits[number] = index
        madeIn[number] = run.around(index).first {
            let call = run.entries[$0].call
            return call?.baseName != "init" && call?.type != RxNames.disposables
        }
    }

    /// The outermost call around an entry that own code does not surround.
    private func outermost(_ index: Int) -> Int {
        var outermost = index
        for around in run.around(index) {
            guard let call = run.entries[around].call, !call.isOwn else { break }
            outermost = around
            if run.entries[around].site != nil { break }
        }
        return outermost
    }

    private mutating func begin(_ call: Call, _ index: Int) {
        // A relay, or a sequence that replaces itself, passes its observer on.
        if let parent = run.entries[index].parent, let outer = byEntry[parent],
            all[outer].observer == call.observer, call.observer != nil
        {
            byEntry[index] = outer
            delegates[call.number!, default: []].append(outer)
            return
        }
        var new = Subscription(
            id: all.count,
            sequence: call.number!,
            observer: call.observer,
            entry: index
        )
        (new.downstream, new.isInner) = downstream(of: call, index)
        new.maker = makers[new.sequence] ?? factory(of: call, before: index)
        new.marks = [.init(kind: .subscribes, entry: index)]
        byEntry[index] = new.id
        all.append(new)
    }

    /// The call of the function that made a sequence whose class has no initializer of its own.
    private func factory(of call: Call, before index: Int) -> Int? {
        guard let name = RxNames.factories[call.object ?? ""] else { return nil }
        return (0..<index).last { run.entries[$0].call?.baseName == name }.map(outermost)
    }

    /// The subscription that the observer belongs to, and whether the new one is inside it.
    private func downstream(of call: Call, _ index: Int) -> (Int?, isInner: Bool) {
        let own = call.observer.flatMap { bySink[$0.number] ?? byPart[$0.number] }
        var found = own
        var isInRun = false
        if let passing = passing(call, index) { return (passing, false) }
        if let forwards = call.observer.flatMap({ byForwarder[$0.number] }) {
            return (forwards, isInner: true)
        }
        for around in run.around(index) {
            guard let outer = run.entries[around].call else { break }
            if outer.isOwn, own == nil, call.observer != nil { break }
            if found == nil {
                // A shared sequence connects while its first observer subscribes.
                if let connects = byEntry[around] { return (connects, false) }
                found = outer.number.flatMap { bySink[$0] }
            }
            if outer.function == RxNames.runs { isInRun = true }
            if found != nil, isInRun || outer.receives { break }
        }
        guard let found else { return (nil, false) }
        let isFirst = !all.contains { $0.downstream == found && $0.observer == call.observer }
        return (found, isInner: !(isInRun || own != nil && isFirst))
    }

    private mutating func noteForwarder(_ call: Call, _ index: Int) {
        guard let number = call.number else { return }
        let around = run.around(index).compactMap { run.entries[$0].call?.number }
        byForwarder[number] = around.first { bySink[$0] != nil }.flatMap { bySink[$0] }
    }

    /// The subscription of an operator without a part of its own: it gives its observer to its
    /// source.
    private func passing(_ call: Call, _ index: Int) -> Int? {
        guard let observer = call.observer else { return nil }
        for around in run.around(index) {
            guard let outer = run.entries[around].call, !outer.isOwn else { return nil }
            if outer.function == RxNames.runs, outer.observer == observer {
                return all.last { $0.sequence == outer.number && $0.observer == observer }?.id
            }
        }
        return nil
    }

    private mutating func noteSink(_ call: Call, _ index: Int) {
        guard let number = call.number, bySink[number] == nil else { return }
        for around in run.around(index) {
            guard let outer = run.entries[around].call else { break }
            guard outer.function == RxNames.runs else { continue }
            let candidates = all.filter {
                $0.sequence == outer.number && $0.observer == outer.observer && $0.sink == nil
            }
            if let id = candidates.last?.id {
                bySink[number] = id
                all[id].sink = number
            }
            return
        }
    }

    private mutating func notePart(_ call: Call, _ index: Int) {
        guard let number = call.number, let parent = run.entries[index].parent,
            let outer = run.entries[parent].call, outer.function == RxNames.runs,
            outer.observer == call.observer
        else { return }
        let found = all.last { $0.sequence == outer.number && $0.observer == outer.observer }
        byPart[number] = found?.id
    }

    // MARK: Events

    private mutating func forward(_ call: Call, _ index: Int) {
        guard let number = call.number, let id = bySink[number] else { return }
        let next = run.children(of: index).first { run.entries[$0].call?.receives == true }
        add(call, to: id, index, isDropped: next.map(isStopped) ?? true)
    }

    private mutating func receive(_ call: Call, _ index: Int) {
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
        guard let number = call.number,
            let one = all.last(where: { $0.observer?.number == number && $0.isOpen })
                ?? all.last(where: { $0.observer?.number == number }),
            one.sink == nil
        else { return }
        add(call, to: one.id, index, isDropped: isStopped(index))
    }

    private mutating func noteInput(_ call: Call, _ number: Int, _ index: Int) {
        guard let event = call.event, inputs[number]?.last?.entry != index else { return }
        let isRepeated = run.around(index).contains {
            run.entries[$0].call?.number == number && run.entries[$0].call?.receives == true
        }
        guard !isRepeated else { return }
        let reaches = reachesObserver(index, of: number)
        let isKept = RxNames.keeping.contains(call.object ?? "") && !hasEnded(inputs[number])
        let kind: Subscription.Mark.Kind =
            reaches || isKept || !event.hasPrefix("next(")
            ? Self.kind(of: call) : .dropped(Self.value(of: call))
        inputs[number, default: []].append(.init(kind: kind, entry: index))
    }

    private func hasEnded(_ marks: [Subscription.Mark]?) -> Bool {
        marks?.contains { [.completed].contains($0.kind) || $0.kind.isError } ?? false
    }

    /// Whether an observer at the end of a chain ignores the event.
    private func isStopped(_ index: Int) -> Bool {
        guard let call = run.entries[index].call, call.type == RxNames.observerBase else {
            return false
        }
        return !run.children(of: index).contains {
            run.entries[$0].call?.function == RxNames.observerCore
        }
    }

    private mutating func add(_ call: Call, to id: Int, _ index: Int, isDropped: Bool) {
        let kind: Subscription.Mark.Kind =
            isDropped ? .dropped(Self.value(of: call)) : Self.kind(of: call)
        all[id].marks.append(.init(kind: kind, entry: index))
        if let down = all[id].downstream, passesOn(all[id], to: all[down]) {
            add(call, to: down, index, isDropped: isDropped)
        }
    }

    /// Whether what a sequence sends is also what the operator downstream sends.
    private func passesOn(_ one: Subscription, to down: Subscription) -> Bool {
        guard let observer = one.observer else { return false }
        return byForwarder[observer.number] == down.id
            || down.sink == nil && down.observer == observer
    }

    private static func kind(of call: Call) -> Subscription.Mark.Kind {
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

    // MARK: Ends

    private mutating func dispose(_ call: Call, _ index: Int) {
        guard let id = call.number.flatMap({ bySink[$0] }) else { return }
        end(id, index)
    }

    /// The end of a subscription to a subject or to a shared sequence. Its disposable is no object:
    /// the operator's part around the call is the observer, or the disposable around it was made
    /// together with the subscription.
    private mutating func unsubscribe(_ index: Int) {
        let owner = run.children(of: index).compactMap { run.entries[$0].call?.number }.first
        let subscribers = owner.map(subscribers) ?? []
        let open = all.filter { one in
            one.isOpen && one.sink == nil && (subscribers.isEmpty || subscribers.contains(one.id))
        }
        for around in run.around(index) {
            guard let number = run.entries[around].call?.number else { continue }
            let found = open.last { one in
                let part = part(around) ?? number
                if let down = bySink[part] ?? byPart[part], one.downstream == down { return true }
                if one.observer?.number == part { return true }
                guard let made = madeIn[number] else { return false }
                return made == run.entries[one.entry].parent
            }
            if let found { return end(found.id, index) }
        }
    }

    /// The part that a disposer disposes of together with the part's source.
    private func part(_ disposer: Int) -> Int? {
        guard run.entries[disposer].call?.type == RxNames.disposer else { return nil }
        return run.children(of: disposer).lazy.compactMap { run.entries[$0].call }
            .first { $0.function == RxNames.disposes }?.number
    }

    private mutating func end(_ id: Int, _ index: Int) {
        if all[id].isOpen { all[id].marks.append(.init(kind: .disposes, entry: index)) }
    }
}

extension Subscription.Mark.Kind {
    var isError: Bool {
        if case .error = self { true } else { false }
    }
}
