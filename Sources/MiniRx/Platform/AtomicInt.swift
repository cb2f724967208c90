// An integer that threads may read and change at once: the flags of every sink and disposable.
// Mirrors: Platform/AtomicInt.swift
// Differs: A real atomic takes the place of a lock around the value. The order of events is the same,
//   and nobody waits.
// Chapter: 1 (the sink's flags)

import Synchronization

struct AtomicInt: ~Copyable {
    let value: Atomic<Int32>

    init(_ value: Int32 = 0) {
        self.value = Atomic(value)
    }
}

/// Adds `value` and returns the value **before** the change.
@discardableResult
func add(_ this: borrowing AtomicInt, _ value: Int32) -> Int32 {
    return this.value.wrappingAdd(value, ordering: .acquiringAndReleasing).oldValue
}

/// Subtracts `value` and returns the value **before** the change.
@discardableResult
func sub(_ this: borrowing AtomicInt, _ value: Int32) -> Int32 {
    return this.value.wrappingSubtract(value, ordering: .acquiringAndReleasing).oldValue
}

/// Sets the bits of `mask` and returns the value **before** the change: of several threads that set
/// the same bit, exactly one sees it unset.
@discardableResult
func fetchOr(_ this: borrowing AtomicInt, _ mask: Int32) -> Int32 {
    // Why: whoever sees a bit must also see what was stored before it was set
    // (`SinkDisposerRaceTests`), so a read-modify-write both acquires and releases.
    return this.value.bitwiseOr(mask, ordering: .acquiringAndReleasing).oldValue
}

/// The value now.
func load(_ this: borrowing AtomicInt) -> Int32 {
    return this.value.load(ordering: .acquiring)
}

/// Adds one and returns the value **before** the change.
@discardableResult
func increment(_ this: borrowing AtomicInt) -> Int32 {
    add(this, 1)
}

/// Subtracts one and returns the value **before** the change.
@discardableResult
func decrement(_ this: borrowing AtomicInt) -> Int32 {
    sub(this, 1)
}

/// Whether any bit of `mask` is set.
func isFlagSet(_ this: borrowing AtomicInt, _ mask: Int32) -> Bool {
    load(this) & mask != 0
}

// A flag is an integer of which the first bit counts. RxSwift writes its own functions in each place:
// `fetchOr(disposed, 1) == 0` is `disposed.setFirst()` here.
extension AtomicInt {
    /// Whether the flag is set.
    var isSet: Bool { isFlagSet(self, 1) }

    /// Sets the flag.
    func set() {
        fetchOr(self, 1)
    }

    /// Sets the flag. Of several threads that do so, exactly one gets `true`.
    func setFirst() -> Bool {
        fetchOr(self, 1) == 0
    }
}
