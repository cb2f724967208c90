// The two collections that the library brings along.

import TestSupport
import XCTest

@testable import MiniRxTraced

final class BagAndQueueTests: LeakCheckedTestCase {
    private var called: [Int] = []

    /// Makes a bag of observers and a bag of disposables in the same way, and returns in which order
    /// each one's elements are called.
    private func orders(
        inserting count: Int,
        replacingFirst isReplaced: Bool = false
    ) -> (observers: [Int], disposables: [Int]) {
        func bag<T>(of element: (@escaping () -> Void) -> T) -> Bag<T> {
            var bag = Bag<T>()
            let keys = (0..<count).map { number in
                bag.insert(element { self.called.append(number) })
            }
            if isReplaced {
                bag.removeKey(keys[0])
                _ = bag.insert(element { self.called.append(count) })
            }
            XCTAssertEqual(bag.count, count)
            return bag
        }
        func order(_ call: () -> Void) -> [Int] {
            called = []
            call()
            return called
        }
        let observers = bag { call in { (_: Event<Int>) in call() } }
        let disposables: Bag<Disposable> = bag { Disposables.create(with: $0) }
        return (order { dispatch(observers, .next(1)) }, order { disposeAll(in: disposables) })
    }

    func testABagKeepsUpTo31ElementsInOrder() {
        XCTAssertTrue(orders(inserting: 31) == (Array(0..<31), Array(0..<31)))
        let more = orders(inserting: 32)
        XCTAssertEqual(more.observers.sorted(), Array(0..<32))
        XCTAssertEqual(more.disposables.sorted(), Array(0..<32))
        XCTAssertTrue(orders(inserting: 1) == ([0], [0]))
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
        XCTAssertTrue(orders(inserting: 2, replacingFirst: true) == ([2, 1], [2, 1]))
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
