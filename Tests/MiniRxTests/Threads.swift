// Other threads, and counting on them.

import Foundation

@testable import MiniRx

/// Another thread. `sync {}` waits until all that it was given has run and is released.
let elsewhere = DispatchQueue(label: "elsewhere")

/// Lets two threads go on at the same moment, when both have come.
final class Meeting: @unchecked Sendable {
    private let arrivals = AtomicInt(0)

    func arrive() {
        increment(arrivals)
        while load(arrivals) < 2 {
            sched_yield()
        }
    }
}

/// Counts, from any thread. As a disposable it counts how often it is disposed of.
final class Counter: Disposable, @unchecked Sendable {
    private let number = AtomicInt(0)

    var count: Int32 { load(number) }

    func add() { increment(number) }

    func dispose() { add() }
}
