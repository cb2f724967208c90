// A collection that gives a key for each element put in: subscribers come and go by their keys.
// Mirrors: Platform/DataStructures/Bag.swift and RxSwift/Extensions/Bag+Rx.swift
// Chapter: 1 (`CompositeDisposable`), 5 (a subject's subscription)

/// What `Bag.insert` returns. A key is never used twice by the same bag.
struct BagKey: Hashable {
    private let rawValue: UInt64

    init(rawValue: UInt64) {
        self.rawValue = rawValue
    }
}

/// Most bags hold one element, a few hold some, hardly any hold many. So the first has a place of
/// its own, the next ones a small array which keeps their order, and only the rest a dictionary.
struct Bag<T> {
    typealias KeyType = BagKey
    typealias Entry = (key: BagKey, value: T)

    static var arrayMaxSize: Int { 30 }

    private var nextKey: UInt64 = 0
    private var firstKey: BagKey?
    private var firstValue: T?
    private var pairs = ContiguousArray<Entry>()
    private var overflow: [BagKey: T] = [:]
    /// Whether there never was more than the first element: then nobody need look at the others.
    var isOnlyFirst = true

    init() {}

    var count: Int {
        (firstKey == nil ? 0 : 1) + pairs.count + overflow.count
    }

    mutating func insert(_ element: T) -> BagKey {
        let key = BagKey(rawValue: nextKey)
        nextKey &+= 1
        if firstKey == nil {
            // A newcomer takes the place of a first element that has gone, and so goes first
            // itself.
            firstKey = key
            firstValue = element
            return key
        }
        isOnlyFirst = false
        if overflow.isEmpty && pairs.count < Self.arrayMaxSize {
            pairs.append((key, element))
        } else {
            overflow[key] = element
        }
        return key
    }

    /// Takes an element out. `nil` for a key that was removed before.
    @discardableResult
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

    mutating func removeAll() {
        firstKey = nil
        firstValue = nil
        pairs.removeAll(keepingCapacity: false)
        overflow.removeAll(keepingCapacity: false)
    }

    /// Calls `action` with each element: the first, then the small array in the order of insertion,
    /// then the rest in no order.
    func forEach(_ action: (T) -> Void) {
        if let firstValue { action(firstValue) }
        if isOnlyFirst { return }
        for index in pairs.indices { action(pairs[index].value) }
        if !overflow.isEmpty {
            for value in overflow.values { action(value) }
        }
    }
}

/// Sends `event` to every observer in the bag.
func dispatch<Element>(_ bag: Bag<(Event<Element>) -> Void>, _ event: Event<Element>) {
    bag.forEach { $0(event) }
}

/// Disposes of everything in the bag.
func disposeAll(in bag: Bag<Disposable>) {
    bag.forEach { $0.dispose() }
}
