// An integer that threads can read and change concurrently: the flags of sinks and disposables.
// Mirrors: Platform/AtomicInt.swift
// Differs: An atomic integer replaces the integer with a lock. The order of events is the same, and
//   no thread waits.
// Chapter: 1 (the sink's flags)

import Synchronization

struct AtomicInt: ~Copyable {
    let value: Atomic<Int32>

    init(_ value: Int32 = 0) {
        self.value = Atomic(value)
    }
}

/// Adds `value` and returns the **previous** value.
@discardableResult
func add(_ this: borrowing AtomicInt, _ value: Int32) -> Int32 {
    return this.value.wrappingAdd(value, ordering: .acquiringAndReleasing).oldValue
}

/// Subtracts `value` and returns the **previous** value.
@discardableResult
func sub(_ this: borrowing AtomicInt, _ value: Int32) -> Int32 {
    return this.value.wrappingSubtract(value, ordering: .acquiringAndReleasing).oldValue
}

/// Sets the bits of `mask` and returns the **previous** value. If several threads set the same bit,
/// exactly one of them sees it unset.
@discardableResult
func fetchOr(_ this: borrowing AtomicInt, _ mask: Int32) -> Int32 {
    // Why acquire and release: a thread that sees a bit must also see what was stored before the
    // bit was set (`SinkDisposerRaceTests`).
    return this.value.bitwiseOr(mask, ordering: .acquiringAndReleasing).oldValue
}

/// Returns the current value.
func load(_ this: borrowing AtomicInt) -> Int32 {
    return this.value.load(ordering: .acquiring)
}

/// Adds one and returns the **previous** value.
@discardableResult
func increment(_ this: borrowing AtomicInt) -> Int32 {
    add(this, 1)
}

/// Subtracts one and returns the **previous** value.
@discardableResult
func decrement(_ this: borrowing AtomicInt) -> Int32 {
    sub(this, 1)
}

/// Returns whether any bit of `mask` is set.
func isFlagSet(_ this: borrowing AtomicInt, _ mask: Int32) -> Bool {
    load(this) & mask != 0
}

// A flag is an integer whose lowest bit counts. RxSwift spells these operations out in each place:
// `fetchOr(disposed, 1) == 0` is `disposed.setFirst()` here.
extension AtomicInt {
    /// Whether the flag is set.
    var isSet: Bool { isFlagSet(self, 1) }

    /// Sets the flag.
    func set() {
        fetchOr(self, 1)
    }

    /// Sets the flag. If several threads call it, exactly one of them receives `true`.
    func setFirst() -> Bool {
        fetchOr(self, 1) == 0
    }
}
