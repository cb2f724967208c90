// Finds the subscriptions of a run, and what happens to each.
// Chapter: 0 (levels)

import Recorder

/// All subscriptions of a run.
public struct Subscriptions {
    /// In the order in which they begin.
    public internal(set) var all: [Subscription] = []
    /// For each subject the events that were sent to it.
    public internal(set) var inputs: [Int: [Subscription.Mark]] = [:]
    /// The subjects that were sent an end.
    var endedInputs: Set<Int> = []
    let run: Run
    /// The subscriptions of each observer.
    var byObserver: [Int: [Int]] = [:]
    /// The subscription of an operator's part.
    var bySink: [Int: Int] = [:]
    /// The same for parts that are not derived from `Sink`: they send by themselves.
    var byPart: [Int: Int] = [:]
    /// The subscription that a call of `subscribe(_:)` began.
    var byEntry: [Int: Int] = [:]
    /// The subscription of the operator that an object sends events for.
    var byForwarder: [Int: Int] = [:]
    /// For each object the call in which it was made.
    var madeIn: [Int: Int] = [:]
    /// For each sequence that another one passes its observers to: the subscriptions to that one.
    var delegates: [Int: [Int]] = [:]
    /// For each sequence the entry of the call that made it.
    var makers: [Int: Int] = [:]
    /// For each sequence that an operator makes while it handles an event: the operator's
    /// subscription.
    var madeByOperator: [Int: Int] = [:]

    /// For each sequence the entry of its initializer.
    var inits: [Int: Int] = [:]

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
    mutating func dropWhatIsKeptForNobody() {
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
    func reachesObserver(_ entry: Int, of subject: Int) -> Bool {
        (entry + 1..<run.entries[entry].end).contains {
            let inner = run.entries[$0].call
            return inner?.receives == true && inner?.number != subject
        }
    }

    /// A subscription whose events the library sends to a subject is upstream of the first one to
    /// that subject.
    mutating func linkToSubjects() {
        // To look through all that happens within each mark would take long in a deep recursion.
        let receivers = run.entries.indices.filter {
            run.entries[$0].call.map { call in
                call.receives && RxNames.subjects.contains(call.object ?? call.type ?? "")
            } ?? false
        }
        if receivers.isEmpty { return }
        for one in all where one.downstream == nil {
            for mark in one.marks where all[one.id].downstream == nil {
                let fed = subjects(fedAt: mark.entry, among: receivers).flatMap {
                    subscribers(of: $0)
                }
                // A sequence that observers feed back into is not downstream of itself.
                if let down = fed.first, !isDownstream(down, of: one.id) {
                    all[one.id].downstream = down
                }
            }
        }
    }

    /// Whether a subscription is another one, or gets to it downstream.
    func isDownstream(_ one: Int, of other: Int) -> Bool {
        sequence(first: one) { all[$0].downstream }.contains(other)
    }

    /// The subjects that receive an event within an entry, unless own code passes it on.
    /// - parameter receivers: All entries at which a subject receives an event.
    func subjects(fedAt entry: Int, among receivers: [Int]) -> [Int] {
        let end = run.entries[entry].end
        let first = receivers.partitioningIndex { $0 > entry }
        return receivers[first...].prefix { $0 < end }.compactMap { index in
            let isPassedOn = run.around(index).prefix { $0 != entry }
                .contains { run.entries[$0].call?.isOwn ?? false }
            return isPassedOn ? nil : run.entries[index].call?.number
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
    public func subscription(ofPart number: Int) -> Subscription? {
        (bySink[number] ?? byPart[number]).map { all[$0] }
    }
}

extension Subscription.Mark.Kind {
    var isError: Bool {
        if case .error = self { true } else { false }
    }
}
