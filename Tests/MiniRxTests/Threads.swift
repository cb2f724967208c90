// Other threads.

import Foundation

@testable import MiniRxTraced

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
