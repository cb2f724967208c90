// The rows of the marbles: which subscriptions, in which order, under which names.
// Chapter: 0 (levels)

import Recorder

/// Puts the subscriptions of a run into rows.
struct MarbleRows {
    private(set) var rows: [Marbles.Row] = []
    private let run: Run
    private let subscriptions: Subscriptions
    /// The subscriptions that have a row, each with those of the observers upstream of it.
    private var upstream: [Int: [Int]] = [:]
    private var inner: [Int: [Int]] = [:]
    private var shownSubjects: Set<Int> = []
    /// The subject to which the last row belongs.
    private var lastSubject: Int?

    init(of subscriptions: Subscriptions) {
        (run, self.subscriptions) = (subscriptions.run, subscriptions)
        let shown = subscriptions.all.filter { !isPart($0) }
        var ends: [Int] = []
        for one in shown {
            let (down, isInner) = shownDownstream(of: one)
            guard let down else {
                ends.append(one.id)
                continue
            }
            if isInner { inner[down, default: []].append(one.id) }
            if !isInner { upstream[down, default: []].append(one.id) }
        }
        // Attempts, and sequences one after another, have the same observer.
        for (down, ids) in upstream {
            let attempts = ids.filter { id in
                let observer = subscriptions.all[id].observer
                let all = ids + inner[down, default: []]
                return observer != nil
                    && all.filter { subscriptions.all[$0].observer == observer }.count > 1
            }
            upstream[down] = ids.filter { !attempts.contains($0) }
            inner[down] = (attempts + inner[down, default: []]).sorted()
        }
        for end in ends { add(end, depth: 0) }
        addUnheard()
    }

    /// Whether a sequence is a part of the one downstream: one call has made both.
    private func isPart(_ one: Subscription) -> Bool {
        guard let down = one.downstream else { return false }
        if subscriptions.madeByOperator[one.sequence] == down { return true }
        if let maker = one.maker, maker == subscriptions.all[down].maker { return true }
        return subscriptions.isOwnedByOperator(one)
    }

    private func shownDownstream(of one: Subscription) -> (Int?, isInner: Bool) {
        var (down, isInner) = (one.downstream, one.isInner)
        while let next = down, isPart(subscriptions.all[next]) {
            isInner = isInner || subscriptions.all[next].isInner
            down = subscriptions.all[next].downstream
        }
        return (down, isInner)
    }

    // MARK: Rows

    /// - parameter isInside: Whether it is a source of an inner sequence.
    private mutating func add(_ id: Int, depth: Int, isInside: Bool = false) {
        for source in upstream[id, default: []] {
            add(source, depth: depth, isInside: isInside || depth > 0)
        }
        let one = subscriptions.all[id]
        addSubject(of: one, depth: depth, isInside)
        if !isOnlyOfItsSubject(one) { addOwnRow(one, depth, isInside) }
        for source in inner[id, default: []] {
            add(source, depth: depth + 1, isInside: isInside)
        }
    }

    /// The row of a subscription. An observer's is indented below that of its subject; where other
    /// rows are in between, its name has that of the subject.
    private mutating func addOwnRow(_ one: Subscription, _ depth: Int, _ isInside: Bool) {
        guard let subject = subscriptions.subject(of: one) else {
            lastSubject = nil
            return rows.append(row(one, depth: depth, isInside))
        }
        // What subscribes again, such as `retry`, has no line of its own.
        let site = ([one.entry] + run.around(one.entry)).first { index in
            run.entries[index].site != nil
                && RxNames.subscribing.contains(run.entries[index].call?.baseName ?? "")
        }
        let isBelow = lastSubject == subject
        let of = run.name(of: one.maker, type: run.types[one.sequence]).name
        rows.append(
            row(
                isBelow ? "observer" : "observer of \(of)",
                site.flatMap { run.entries[$0].site },
                depth + (isBelow ? 1 : 0),
                isInside,
                object: one.sink ?? one.sequence,
                one.marks
            )
        )
        lastSubject = subject
    }

    private func isOnlyOfItsSubject(_ one: Subscription) -> Bool {
        subscriptions.subject(of: one).map { subscriptions.subscribers(of: $0).count == 1 } ?? false
    }

    /// A subject's row has what is sent to it. If only one observer ever subscribes, its
    /// subscription is in the same row.
    private mutating func addSubject(of one: Subscription, depth: Int, _ isInside: Bool) {
        guard let subject = subscriptions.subject(of: one),
            shownSubjects.insert(subject).inserted
        else { return }
        var marks = subscriptions.inputs[subject, default: []]
        if isOnlyOfItsSubject(one) {
            let received = Set(marks.map(\.entry))
            // What a subject keeps is sent again to those who subscribe later.
            marks += one.marks.filter { mark in
                mark.kind == .disposes
                    || !run.around(mark.entry).contains(where: received.contains)
            }
            marks.sort { $0.entry < $1.entry }
        }
        let (name, place) = run.name(of: one.maker, type: run.types[one.sequence])
        rows.append(row(name, place, depth, isInside, object: one.sequence, marks))
        lastSubject = subject
    }

    /// Subjects that were sent something, and nobody ever subscribed to them.
    private mutating func addUnheard() {
        for (subject, marks) in subscriptions.inputs.sorted(by: { $0.key < $1.key })
        where !shownSubjects.contains(subject) && !isInsideOfOthers(subject) {
            let maker = subscriptions.maker(of: subject)
            let (name, place) = run.name(of: maker, type: run.types[subject])
            rows.append(row(name, place, 0, false, object: subject, marks))
        }
    }

    /// Whether a subject belongs to an operator.
    private func isInsideOfOthers(_ subject: Int) -> Bool {
        if subscriptions.madeByOperator[subject] != nil { return true }
        guard let maker = subscriptions.maker(of: subject), let call = run.entries[maker].call
        else {
            return false
        }
        return call.number != subject && !RxNames.relays.contains(call.object ?? call.type ?? "")
    }

    private func row(_ one: Subscription, depth: Int, _ isInside: Bool) -> Marbles.Row {
        let (name, place) = run.name(of: one.maker, type: run.types[one.sequence])
        return row(name, place, depth, isInside, object: one.sink ?? one.sequence, one.marks)
    }

    private func row(
        _ name: String,
        _ place: Place?,
        _ depth: Int,
        _ isInside: Bool,
        object: Int?,
        _ marks: [Subscription.Mark]
    ) -> Marbles.Row {
        Marbles.Row(
            name: name,
            place: place,
            depth: depth,
            isInside: isInside,
            object: object,
            marks: marks.map { mark in
                let entry = run.entries[mark.entry]
                return Marbles.Mark(
                    kind: mark.kind,
                    entry: mark.entry,
                    line: entry.line,
                    lane: run.lanes.firstIndex(of: entry.step.lane)!,
                    time: entry.step.time
                )
            }
        )
    }
}
