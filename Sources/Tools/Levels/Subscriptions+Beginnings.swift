// Where subscriptions begin: which sequence, which observer, and what is downstream.
// Chapter: 0 (levels)

import Recorder

extension Subscriptions {
    /// The call of own code within which a sequence was made.
    mutating func noteMaker(_ call: Call, _ index: Int) {
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
    func outermost(_ index: Int) -> Int {
        var outermost = index
        for around in run.around(index) {
            guard let call = run.entries[around].call, !call.isOwn else { break }
            outermost = around
            if run.entries[around].site != nil { break }
        }
        return outermost
    }

    mutating func begin(_ call: Call, _ index: Int) {
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
        new.add(.init(kind: .subscribes, entry: index))
        byEntry[index] = new.id
        if let observer = new.observer { byObserver[observer.number, default: []].append(new.id) }
        all.append(new)
    }

    /// The call of the function that made a sequence whose class has no initializer of its own.
    func factory(of call: Call, before index: Int) -> Int? {
        guard let name = RxNames.factories[call.object ?? ""] else { return nil }
        return (0..<index).last { run.entries[$0].call?.baseName == name }.map(outermost)
    }

    /// The subscription that the observer belongs to, and whether the new one is inside it.
    func downstream(of call: Call, _ index: Int) -> (Int?, isInner: Bool) {
        let own = call.observer.flatMap { subscription(ofPart: $0.number)?.id }
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

    mutating func noteForwarder(_ call: Call, _ index: Int) {
        guard let number = call.number else { return }
        let around = run.around(index).compactMap { run.entries[$0].call?.number }
        byForwarder[number] = around.first { bySink[$0] != nil }.flatMap { bySink[$0] }
    }

    /// The subscription of an operator without a part of its own: it gives its observer to its
    /// source.
    func passing(_ call: Call, _ index: Int) -> Int? {
        guard let observer = call.observer else { return nil }
        for around in run.around(index) {
            guard let outer = run.entries[around].call, !outer.isOwn else { return nil }
            if outer.function == RxNames.runs, outer.observer == observer {
                return all.last { $0.sequence == outer.number && $0.observer == observer }?.id
            }
        }
        return nil
    }

    mutating func noteSink(_ call: Call, _ index: Int) {
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

    mutating func notePart(_ call: Call, _ index: Int) {
        guard let number = call.number, let parent = run.entries[index].parent,
            let outer = run.entries[parent].call, outer.function == RxNames.runs,
            outer.observer == call.observer
        else { return }
        let found = all.last { $0.sequence == outer.number && $0.observer == outer.observer }
        byPart[number] = found?.id
    }
}
