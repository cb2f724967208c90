// A race that nobody sees but the thread sanitizer.

import XCTest

final class RaceTests: RxTest {
    private final class Counter: @unchecked Sendable {
        var count = 0
    }

    func testRace() {
        let counter = Counter()
        let (begun, go, ended) = (semaphore(), semaphore(), semaphore())
        for _ in 1...2 {
            Thread.detachNewThread {
                begun.signal()
                go.wait()
                for _ in 1...1_000 { counter.count += 1 }
                ended.signal()
            }
        }
        // Neither thread begins when the other has already ended: nothing puts them in an order.
        for _ in 1...2 { begun.wait() }
        for _ in 1...2 { go.signal() }
        for _ in 1...2 { ended.wait() }
        XCTAssertGreaterThan(counter.count, 0)
    }

    private func semaphore() -> DispatchSemaphore { DispatchSemaphore(value: 0) }
}
