// The buffers of the replay subjects: one element, the last few, or all.
// Mirrors: the buffers of RxSwift/Subjects/ReplaySubject.swift
// Chapter: 5 (four subjects)

final class ReplayOne<Element>: ReplayBufferBase<Element> {
    private var value: Element?

    override init() {
        super.init()
    }

    override func trim() {}

    override func addValueToBuffer(_ value: Element) {
        self.value = value
    }

    override func replayBuffer<Observer: ObserverType>(_ observer: Observer)
    where Observer.Element == Element {
        if let value {
            observer.on(.next(value))
        }
    }

    override func synchronized_dispose() {
        super.synchronized_dispose()
        value = nil
    }
}

class ReplayManyBase<Element>: ReplayBufferBase<Element> {
    fileprivate var queue: Queue<Element>

    init(queueSize: Int) {
        queue = Queue(capacity: queueSize + 1)
        super.init()
    }

    override func addValueToBuffer(_ value: Element) {
        queue.enqueue(value)
    }

    override func replayBuffer<Observer: ObserverType>(_ observer: Observer)
    where Observer.Element == Element {
        for item in queue {
            observer.on(.next(item))
        }
    }

    override func synchronized_dispose() {
        super.synchronized_dispose()
        queue = Queue(capacity: 0)
    }
}

final class ReplayMany<Element>: ReplayManyBase<Element> {
    private let bufferSize: Int

    init(bufferSize: Int) {
        guard bufferSize >= 0 else {
            rxFatalError("A buffer cannot have the size \(bufferSize): give a size of 0 or more.")
        }
        self.bufferSize = bufferSize
        super.init(queueSize: bufferSize)
    }

    override func trim() {
        while queue.count > bufferSize {
            _ = queue.dequeue()
        }
    }
}

final class ReplayAll<Element>: ReplayManyBase<Element> {
    init() {
        super.init(queueSize: 0)
    }

    override func trim() {}
}
