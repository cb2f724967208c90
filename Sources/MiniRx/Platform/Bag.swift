// A collection that gives a key for each element put in: subscribers come and go by their keys.
// Mirrors: Platform/DataStructures/Bag.swift and RxSwift/Extensions/Bag+Rx.swift
// Left out: nothing.
// Chapter: 1 (`CompositeDisposable`), 5 (a subject's subscription)

/// What `Bag.insert` returns. A key is never used twice by the same bag.
struct BagKey: Hashable {
    fileprivate let rawValue: UInt64
}

/// Most bags hold one element, a few hold some, hardly any hold many. So the first has a place of
/// its own, the next ones a small array which keeps their order, and only the rest a dictionary.
struct Bag<T> {
    typealias KeyType = BagKey
    private typealias Entry = (key: BagKey, value: T)

    private static var arrayMaxSize: Int { 30 }

    private var nextKey: UInt64 = 0
    private var first: Entry?
    private var pairs = ContiguousArray<Entry>()
    private var overflow: [BagKey: T] = [:]

    var count: Int {
        (first == nil ? 0 : 1) + pairs.count + overflow.count
    }

    mutating func insert(_ element: T) -> BagKey {
        let key = BagKey(rawValue: nextKey)
        nextKey &+= 1
        if first == nil {
            // A newcomer takes the place of a first element that has gone, and so goes first
            // itself.
            first = (key, element)
        } else if overflow.isEmpty && pairs.count < Self.arrayMaxSize {
            pairs.append((key, element))
        } else {
            overflow[key] = element
        }
        return key
    }

    /// Takes an element out. `nil` for a key that was removed before.
    @discardableResult
    mutating func removeKey(_ key: BagKey) -> T? {
        if let entry = first, entry.key == key {
            first = nil
            return entry.value
        }
        if let value = overflow.removeValue(forKey: key) {
            return value
        }
        if let index = pairs.firstIndex(where: { $0.key == key }) {
            return pairs.remove(at: index).value
        }
        return nil
    }

    mutating func removeAll() {
        first = nil
        pairs.removeAll(keepingCapacity: false)
        overflow.removeAll(keepingCapacity: false)
    }

    /// Calls `action` with each element: the first, then the small array in the order of insertion,
    /// then the rest in no order.
    func forEach(_ action: (T) -> Void) {
        if let first { action(first.value) }
        for pair in pairs { action(pair.value) }
        for value in overflow.values { action(value) }
    }
}

/// Sends `event` to every observer in the bag.
@inline(__always)
func dispatch<Element>(_ bag: Bag<(Event<Element>) -> Void>, _ event: Event<Element>) {
    bag.forEach { $0(event) }
}

/// Disposes of everything in the bag.
func disposeAll(in bag: Bag<Disposable>) {
    bag.forEach { $0.dispose() }
}
