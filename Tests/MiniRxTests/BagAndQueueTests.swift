// The two collections that the library brings along.

import TestSupport
import XCTest

@testable import MiniRxTraced

final class BagAndQueueTests: LeakCheckedTestCase {
    private func elements<T>(of bag: Bag<T>) -> [T] {
        var elements: [T] = []
        bag.forEach { elements.append($0) }
        return elements
    }

    func testABagKeepsUpTo31ElementsInOrder() {
        var bag = Bag<Int>()
        for number in 0..<31 { _ = bag.insert(number) }
        XCTAssertEqual(elements(of: bag), Array(0..<31))
        _ = bag.insert(31)
        XCTAssertEqual(elements(of: bag).sorted(), Array(0..<32))
        XCTAssertEqual(bag.count, 32)
    }

    func testWhatIsTakenOutOfABagIsReturnedOnce() {
        var bag = Bag<Int>()
        let keys = (0..<40).map { bag.insert($0) }
        for number in [0, 12, 35] {
            XCTAssertEqual(bag.removeKey(keys[number]), number)
            XCTAssertNil(bag.removeKey(keys[number]))
        }
        XCTAssertEqual(bag.count, 37)
        bag.removeAll()
        XCTAssertEqual(bag.count, 0)
        XCTAssertNil(bag.removeKey(keys[1]))
    }

    func testTheFirstPlaceIsUsedAgain() {
        var bag = Bag<Int>()
        let key = bag.insert(1)
        _ = bag.insert(2)
        bag.removeKey(key)
        _ = bag.insert(3)
        XCTAssertEqual(elements(of: bag), [3, 2])
    }

    func testAQueueIsFirstInFirstOutHoweverItGrowsAndShrinks() {
        var queue = Queue<Int>(capacity: 2)
        var next = 0
        var expected = 0
        for (enqueued, dequeued) in [(3, 1), (10, 5), (100, 90), (1, 10), (7, 15)] {
            for _ in 0..<enqueued {
                queue.enqueue(next)
                next += 1
            }
            for _ in 0..<dequeued {
                XCTAssertEqual(queue.dequeue(), expected)
                expected += 1
            }
            XCTAssertEqual(queue.count, next - expected)
        }
        XCTAssertTrue(queue.isEmpty)
        XCTAssertNil(queue.dequeue())
    }

    func testWorkThatNeedsAValueCanWaitWithIt() {
        final class Adder: InvocableWithValueType {
            var sum = 0
            func invoke(_ value: Int) { sum += value }
        }
        let adder = Adder()
        var queue = Queue<InvocableType>(capacity: 1)
        queue.enqueue(InvocableScheduledItem(invocable: adder, state: 2))
        queue.enqueue(InvocableScheduledItem(invocable: adder, state: 3))
        while let item = queue.dequeue() { item.invoke() }
        XCTAssertEqual(adder.sum, 5)
    }

    func testAQueueLetsGoOfWhatItGaveOut() {
        final class Element {}
        weak var element: Element?
        var queue = Queue<Element>(capacity: 1)
        do {
            let object = Element()
            element = object
            queue.enqueue(object)
            _ = queue.dequeue()
        }
        XCTAssertNil(element)
        XCTAssertTrue(queue.isEmpty)
    }
}
