// The same work written by hand, without a library. No generics and no protocols: each stage is a
// class with one atomic flag, which it checks for each element and which is never set.
//
// The floor is not a replacement for a library: its stages cannot be composed, and it disposes of
// little.

import Dispatch
import Synchronization

/// The floor of each case, by the case's name.
let floors: [String: (Int) -> Void] = [
    "subject-1": { subject(observers: 1, elements: $0) },
    "subject-5": { subject(observers: 5, elements: $0) },
    "maps": maps,
    "maps-filters": mapsAndFilters,
    "create-sub": subscriptions,
    "just": just,
    "subject-sub": subjectSubscriptions,
    "from": array,
    "observe-serial": observeOn,
    "bag": bag,
]

private class Observer {
    func on(_ element: Int) { fatalError() }
    func completed() {}
}

private final class Closure: Observer {
    private let stopped = Atomic(false)
    private let onNext: (Int) -> Void

    init(_ onNext: @escaping (Int) -> Void) { self.onNext = onNext }

    override func on(_ element: Int) {
        if !stopped.load(ordering: .acquiring) {
            onNext(element)
        }
    }

    override func completed() { stopped.store(true, ordering: .releasing) }
}

private final class Map: Observer {
    private let disposed = Atomic(false)
    private let transform: (Int) -> Int
    private let next: Observer

    init(_ next: Observer, _ transform: @escaping (Int) -> Int) {
        self.next = next
        self.transform = transform
    }

    override func on(_ element: Int) {
        let result = transform(element)
        if !disposed.load(ordering: .acquiring) {
            next.on(result)
        }
    }

    override func completed() { next.completed() }
}

private final class Filter: Observer {
    private let disposed = Atomic(false)
    private let predicate: (Int) -> Bool
    private let next: Observer

    init(_ next: Observer, _ predicate: @escaping (Int) -> Bool) {
        self.next = next
        self.predicate = predicate
    }

    override func on(_ element: Int) {
        if predicate(element), !disposed.load(ordering: .acquiring) {
            next.on(element)
        }
    }

    override func completed() { next.completed() }
}

private final class Subject {
    private let lock = Mutex<(observers: [(key: Int, observer: Observer)], next: Int)>(([], 0))

    func subscribe(_ observer: Observer) -> Int {
        lock.withLock { state in
            state.next += 1
            state.observers.append((state.next, observer))
            return state.next
        }
    }

    func unsubscribe(_ key: Int) {
        lock.withLock { state in state.observers.removeAll { $0.key == key } }
    }

    func on(_ element: Int) {
        for (_, observer) in lock.withLock({ $0.observers }) {
            observer.on(element)
        }
    }
}

@inline(never)
private func send(_ count: Int, to observer: Observer) {
    for element in 0..<count {
        observer.on(element)
    }
    observer.completed()
}

private func subject(observers: Int, elements: Int) {
    let (subject, total) = (Subject(), Total())
    for _ in 0..<observers {
        _ = subject.subscribe(Closure { total.sum &+= $0 })
    }
    for element in 0..<elements {
        subject.on(element)
    }
    expect(total.sum, observers * (elements * (elements - 1) / 2))
}

private func maps(_ elements: Int) {
    let total = Total()
    var chain: Observer = Closure { total.sum &+= $0 }
    for _ in 0..<10 {
        chain = Map(chain) { $0 &+ 1 }
    }
    send(elements, to: chain)
    expect(total.sum, elements * (elements - 1) / 2 + 10 * elements)
}

private func mapsAndFilters(_ elements: Int) {
    let total = Total()
    var chain: Observer = Closure { total.sum &+= $0 }
    for _ in 0..<6 {
        chain = Map(Filter(chain) { $0 > 0 }) { $0 &+ 1 }
    }
    send(elements, to: chain)
    expect(total.sum, elements * (elements - 1) / 2 + 6 * elements)
}

private final class Subscription {
    private let disposed = Atomic(false)
    private let cleanup: () -> Void

    init(_ cleanup: @escaping () -> Void) { self.cleanup = cleanup }

    func dispose() {
        if !disposed.exchange(true, ordering: .acquiringAndReleasing) {
            cleanup()
        }
    }
}

@inline(never)
private func create(
    _ body: @escaping (Observer) -> Subscription,
    _ observer: Observer
) -> Subscription {
    body(observer)
}

private func subscriptions(_ count: Int) {
    let total = Total()
    for _ in 0..<count {
        create(
            { observer in
                observer.on(1)
                observer.completed()
                return Subscription {}
            },
            Closure { total.sum &+= $0 }
        ).dispose()
    }
    expect(total.sum, count)
}

private func just(_ count: Int) {
    let total = Total()
    for _ in 0..<count {
        // It sends 0, so that the sum is the number of subscriptions.
        send(1, to: Closure { total.sum &+= $0 + 1 })
    }
    expect(total.sum, count)
}

private func subjectSubscriptions(_ count: Int) {
    let (subject, total) = (Subject(), Total())
    for _ in 0..<count {
        let key = subject.subscribe(Closure { total.sum &+= $0 })
        Subscription { subject.unsubscribe(key) }.dispose()
    }
    subject.on(1)
    expect(total.sum, 0)
}

/// One iteration for each element: a closure that is queued and called when the previous one has
/// returned.
private func array(_ count: Int) {
    let total = Total()
    let observer: Observer = Closure { total.sum &+= $0 }
    let elements = Array(0..<count)
    var line: [() -> Void] = []
    func turn(_ index: Int) {
        guard index < elements.count else { return observer.completed() }
        observer.on(elements[index])
        line.append { turn(index + 1) }
    }
    turn(0)
    while let next = line.popLast() {
        next()
    }
    expect(total.sum, count * (count - 1) / 2)
}

private func observeOn(_ elements: Int) {
    let total = Total()
    let observer: Observer = Closure { total.sum &+= $0 }
    let queue = DispatchQueue(label: "serial")
    for element in 0..<elements {
        queue.async { observer.on(element) }
    }
    queue.sync { observer.completed() }
    expect(total.sum, elements * (elements - 1) / 2)
}

private func bag(_ count: Int) {
    let total = Total()
    let lock = Mutex<[Subscription]>([])
    for _ in 0..<count {
        let subscription = Subscription { total.sum &+= 1 }
        lock.withLock { $0.append(subscription) }
    }
    for subscription in lock.withLock({ $0 }) {
        subscription.dispose()
    }
    expect(total.sum, count)
}
