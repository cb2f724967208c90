// A collection that returns a key for each element inserted: subscription keys remove observers.
// Mirrors: Platform/DataStructures/Bag.swift and RxSwift/Extensions/Bag+Rx.swift
// Chapter: 1 (`CompositeDisposable`), 5 (a subject's subscription)

/// What `Bag.insert` returns. The same bag never returns a key twice.
struct BagKey: Hashable {
    private let rawValue: UInt64

    init(rawValue: UInt64) {
        self.rawValue = rawValue
    }
}

/// Most bags contain one element, some a few, very few contain many. Therefore the first element is
/// in its own property, the next ones in an ordered array, and only the rest in a dictionary.
struct Bag<T> {
    typealias KeyType = BagKey
    typealias Entry = (key: BagKey, value: T)

    static var arrayMaxSize: Int { 30 }

    private var nextKey: UInt64 = 0
    private var firstKey: BagKey?
    private(set) var firstValue: T?
    private(set) var pairs = ContiguousArray<Entry>()
    private(set) var overflow: [BagKey: T] = [:]
    /// Whether no second element was ever inserted. Then a loop can skip the other storage.
    private(set) var isOnlyFirst = true

    init() {}

    var count: Int {
        (firstKey == nil ? 0 : 1) + pairs.count + overflow.count
    }

    mutating func insert(_ element: T) -> BagKey {
        let key = BagKey(rawValue: nextKey)
        nextKey &+= 1
        if firstKey == nil {
            // A new element takes the place of a removed first element. Therefore it comes first.
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

    /// Removes an element. Returns `nil` for a key that was removed before.
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

    /// Calls `action` with each element: the first one, the array's in the order of insertion, then
    /// the dictionary's in no defined order.
    func forEach(_ action: (T) -> Void) {
        if let firstValue { action(firstValue) }
        if isOnlyFirst { return }
        for pair in pairs { action(pair.value) }
        for element in overflow.values { action(element) }
    }
}

// Both functions have the loop of `forEach`, so that neither it nor its closure stands between a
// subject and its observers on the stack.

/// Sends `event` to every observer in the bag.
func dispatch<Element>(_ bag: Bag<(Event<Element>) -> Void>, _ event: Event<Element>) {
    bag.firstValue?(event)
    if bag.isOnlyFirst { return }
    for pair in bag.pairs { pair.value(event) }
    for observer in bag.overflow.values { observer(event) }
}

/// Disposes of all disposables in the bag.
func disposeAll(in bag: Bag<Disposable>) {
    bag.firstValue?.dispose()
    if bag.isOnlyFirst { return }
    for pair in bag.pairs { pair.value.dispose() }
    for disposable in bag.overflow.values { disposable.dispose() }
}
