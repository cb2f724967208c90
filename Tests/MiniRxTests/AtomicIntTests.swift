// The integer that threads may change at once.

import Dispatch
import TestSupport
import XCTest

@testable import MiniRxTraced

final class AtomicIntTests: LeakCheckedTestCase {
    func testEveryFunctionReturnsTheValueBefore() {
        let number = AtomicInt(5)
        XCTAssertEqual(increment(number), 5)
        XCTAssertEqual(decrement(number), 6)
        XCTAssertEqual(added(10, to: number), 5)
        XCTAssertEqual(subtracted(10, from: number), 15)
        XCTAssertEqual(fetchOr(number, 2), 5)
        XCTAssertEqual(MiniRxTraced.load(number), 7)
    }

    func testAFlagIsSetOrNot() {
        let number = AtomicInt(0b10)
        XCTAssertTrue(isFlagSet(number, 0b10))
        XCTAssertTrue(isFlagSet(number, 0b11), "one of them is enough")
        XCTAssertFalse(isFlagSet(number, 0b01))
    }

    func testNoIncrementIsLost() {
        let number = AtomicInt(0)
        DispatchQueue.concurrentPerform(iterations: 8) { _ in
            for _ in 0..<10_000 { increment(number) }
        }
        XCTAssertEqual(MiniRxTraced.load(number), 80_000)
    }

    func testOneThreadAloneSeesAFlagUnset() {
        for _ in 0..<500 {
            let flag = AtomicInt(0)
            let winners = AtomicInt(0)
            DispatchQueue.concurrentPerform(iterations: 4) { _ in
                if fetchOr(flag, 1) == 0 { increment(winners) }
            }
            XCTAssertEqual(MiniRxTraced.load(winners), 1)
        }
    }
}

// A test case has a method `add` of its own.
private func added(_ value: Int32, to number: borrowing AtomicInt) -> Int32 {
    add(number, value)
}

private func subtracted(_ value: Int32, from number: borrowing AtomicInt) -> Int32 {
    sub(number, value)
}
