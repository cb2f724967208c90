// A collection that gives a key for each element put in: subscribers come and go by their keys.
// Mirrors: Platform/DataStructures/Bag.swift and RxSwift/Extensions/Bag+Rx.swift
// Left out: nothing.
// Chapter: 1 (`CompositeDisposable`), 5 (a subject's subscription)

/// What `Bag.insert` returns. A key is never used twice by the same bag.
@frozen @usableFromInline
struct BagKey: Hashable {
    @usableFromInline let rawValue: UInt64

    @inlinable
    init(rawValue: UInt64) {
        self.rawValue = rawValue
    }
}

/// Most bags hold one element, a few hold some, hardly any hold many. So the first has a place of
/// its own, the next ones a small array which keeps their order, and only the rest a dictionary.
@frozen @usableFromInline
struct Bag<T> {
    @usableFromInline typealias KeyType = BagKey
    @usableFromInline typealias Entry = (key: BagKey, value: T)

    @inlinable static var arrayMaxSize: Int { 30 }

    @usableFromInline var nextKey: UInt64 = 0
    @usableFromInline var firstKey: BagKey?
    @usableFromInline var firstValue: T?
    @usableFromInline var pairs = ContiguousArray<Entry>()
    @usableFromInline var overflow: [BagKey: T] = [:]

    @inlinable
    init() {}

    @inlinable var count: Int {
        (firstKey == nil ? 0 : 1) + pairs.count + overflow.count
    }

    @inlinable
    mutating func insert(_ element: T) -> BagKey {
        let key = BagKey(rawValue: nextKey)
        nextKey &+= 1
        if firstKey == nil {
            // A newcomer takes the place of a first element that has gone, and so goes first
            // itself.
            firstKey = key
            firstValue = element
        } else if overflow.isEmpty && pairs.count < Self.arrayMaxSize {
            pairs.append((key, element))
        } else {
            overflow[key] = element
        }
        return key
    }

    /// Takes an element out. `nil` for a key that was removed before.
    @inlinable @discardableResult
    mutating func removeKey(_ key: BagKey) -> T? {
        if firstKey == key {
            firstKey = nil
            defer { firstValue = nil }
            return firstValue
        }
        if !overflow.isEmpty, let value = overflow.removeValue(forKey: key) {
            return value
        }
        if let index = pairs.firstIndex(where: { $0.key == key }) {
            return pairs.remove(at: index).value
        }
        return nil
    }

    @inlinable
    mutating func removeAll() {
        firstKey = nil
        firstValue = nil
        pairs.removeAll(keepingCapacity: false)
        overflow.removeAll(keepingCapacity: false)
    }

    /// Calls `action` with each element: the first, then the small array in the order of insertion,
    /// then the rest in no order.
    @inlinable
    func forEach(_ action: (T) -> Void) {
        if let firstValue { action(firstValue) }
        for index in pairs.indices { action(pairs[index].value) }
        if !overflow.isEmpty {
            for value in overflow.values { action(value) }
        }
    }
}

/// Sends `event` to every observer in the bag.
@inlinable @inline(__always)
func dispatch<Element>(_ bag: Bag<(Event<Element>) -> Void>, _ event: Event<Element>) {
    bag.forEach { $0(event) }
}

/// Disposes of everything in the bag.
func disposeAll(in bag: Bag<Disposable>) {
    bag.forEach { $0.dispose() }
}
