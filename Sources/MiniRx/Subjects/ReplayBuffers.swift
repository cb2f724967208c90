// How a replay subject remembers: one element, the last few, or all.
// Mirrors: the buffers of RxSwift/Subjects/ReplaySubject.swift
// Left out: nothing.
// Chapter: 5 (four subjects)

final class ReplayOne<Element>: ReplayBufferBase<Element> {
    private var value: Element?

    override init() {
        let step = enter("ReplayOne"); defer { leave(step) }
        super.init()
    }

    override func trim() {
        leave(enter("ReplayOne", self))
    }

    override func addValueToBuffer(_ value: Element) {
        let step = enter("ReplayOne", self); defer { leave(step) }
        self.value = value
    }

    override func replayBuffer<Observer: ObserverType>(_ observer: Observer)
    where Observer.Element == Element {
        let step = enter("ReplayOne", self); defer { leave(step) }
        if let value {
            observer.on(.next(value))
        }
    }

    override func synchronized_dispose() {
        let step = enter("ReplayOne", self); defer { leave(step) }
        super.synchronized_dispose()
        value = nil
    }
}

class ReplayManyBase<Element>: ReplayBufferBase<Element> {
    fileprivate var queue: Queue<Element>

    init(queueSize: Int) {
        let step = enter("ReplayManyBase"); defer { leave(step) }
        queue = Queue(capacity: queueSize + 1)
        super.init()
    }

    override func addValueToBuffer(_ value: Element) {
        let step = enter("ReplayManyBase", self); defer { leave(step) }
        queue.enqueue(value)
    }

    override func replayBuffer<Observer: ObserverType>(_ observer: Observer)
    where Observer.Element == Element {
        let step = enter("ReplayManyBase", self); defer { leave(step) }
        for item in queue {
            observer.on(.next(item))
        }
    }

    override func synchronized_dispose() {
        let step = enter("ReplayManyBase", self); defer { leave(step) }
        super.synchronized_dispose()
        queue = Queue(capacity: 0)
    }
}

final class ReplayMany<Element>: ReplayManyBase<Element> {
    private let bufferSize: Int

    init(bufferSize: Int) {
        let step = enter("ReplayMany"); defer { leave(step) }
        guard bufferSize >= 0 else {
            rxFatalError("A buffer cannot have the size \(bufferSize): give a size of 0 or more.")
        }
        self.bufferSize = bufferSize
        super.init(queueSize: bufferSize)
    }

    override func trim() {
        let step = enter("ReplayMany", self); defer { leave(step) }
        while queue.count > bufferSize {
            _ = queue.dequeue()
        }
    }
}

final class ReplayAll<Element>: ReplayManyBase<Element> {
    init() {
        let step = enter("ReplayAll"); defer { leave(step) }
        super.init(queueSize: 0)
    }

    override func trim() {
        leave(enter("ReplayAll", self))
    }
}
