// A first-in-first-out queue in a ring buffer that grows and shrinks: the trampoline's queue.
// Mirrors: Platform/DataStructures/Queue.swift
// Chapter: 1 (the trampoline)

struct Queue<T> {
    private static var resizeFactor: Int { 2 }

    private var storage: ContiguousArray<T?>
    private let initialCapacity: Int
    private var dequeueIndex = 0
    private(set) var count = 0

    init(capacity: Int) {
        initialCapacity = capacity
        storage = ContiguousArray(repeating: nil, count: capacity)
    }

    var isEmpty: Bool { count == 0 }

    /// Returns the next element. The queue must not be empty.
    func peek() -> T {
        storage[dequeueIndex]!
    }

    mutating func enqueue(_ element: T) {
        if count == storage.count {
            resize(to: Swift.max(storage.count, 1) * Self.resizeFactor)
        }
        storage[(dequeueIndex + count) % storage.count] = element
        count += 1
    }

    mutating func dequeue() -> T? {
        guard count > 0 else { return nil }
        defer {
            storage[dequeueIndex] = nil
            dequeueIndex = (dequeueIndex + 1) % storage.count
            count -= 1
            shrink()
        }
        return storage[dequeueIndex]
    }

    /// Halves the ring buffer when more than three quarters of it are empty.
    private mutating func shrink() {
        let limit = storage.count / (Self.resizeFactor * Self.resizeFactor)
        if count < limit, limit >= initialCapacity {
            resize(to: storage.count / Self.resizeFactor)
        }
    }

    private mutating func resize(to capacity: Int) {
        var resized = ContiguousArray<T?>(repeating: nil, count: capacity)
        for offset in 0..<count {
            resized[offset] = storage[(dequeueIndex + offset) % storage.count]
        }
        storage = resized
        dequeueIndex = 0
    }
}

extension Queue: Sequence {
    /// Iterates over the elements in order, without removing them.
    func makeIterator() -> AnyIterator<T> {
        var rest = self
        return AnyIterator { rest.dequeue() }
    }
}
