// What chapter 1 says of the collections below: the trampoline's line, and a group's members.

import TestSupport
import XCTest

@testable import MiniRxTraced

final class CollectionTests: LeakCheckedTestCase {
    func testALineKeepsItsOrderWhenItsRingGrows() {
        var line = Queue<Int>(capacity: 2)
        [1, 2].forEach { line.enqueue($0) }
        XCTAssertEqual(line.dequeue(), 1)
        [3, 4, 5].forEach { line.enqueue($0) }
        XCTAssertEqual(Array(line), [2, 3, 4, 5])
    }

    func testALineLetsGoOfWhatHasLeft() {
        var line = Queue<NSObject>(capacity: 4)
        weak var left: NSObject?
        do {
            let object = NSObject()
            left = object
            line.enqueue(object)
            line.enqueue(NSObject())
        }
        _ = line.dequeue()
        XCTAssertNil(left)
        XCTAssertEqual(line.count, 1)
    }

    func testMembersAreAskedInTheOrderOfTheirComing() {
        var bag = Bag<Disposable>()
        var asked: [Int] = []
        let keys = (1...40).map { number in
            bag.insert(Disposables.create { asked.append(number) })
        }
        disposeAll(in: bag)
        XCTAssertEqual(asked.prefix(31), Array(1...31)[...])
        XCTAssertEqual(asked.sorted(), Array(1...40))
        XCTAssertEqual(Set(keys).count, 40)
    }

    func testAMemberThatHasLeftIsNotAskedAndNotKept() {
        var bag = Bag<NSObject>()
        weak var left: NSObject?
        do {
            let object = NSObject()
            left = object
            let key = bag.insert(object)
            _ = bag.insert(NSObject())
            _ = bag.removeKey(key)
        }
        XCTAssertNil(left)
        XCTAssertEqual(bag.count, 1)
    }

    /// What is left over would run on the thread's next trampoline.
    func testTheLineGoesWithTheTrampoline() {
        _ = CurrentThreadScheduler.instance.schedule(()) { _ in
            _ = CurrentThreadScheduler.instance.schedule(()) { _ in Disposables.create() }
            XCTAssertNotNil(CurrentThreadScheduler.queue)
            return Disposables.create()
        }
        XCTAssertNil(CurrentThreadScheduler.queue)
        XCTAssertTrue(CurrentThreadScheduler.isScheduleRequired)
    }

    func testAnEndIsAnErrorOrTheCompletion() {
        XCTAssertEqual(
            [Event.next(1), .error(Failure()), .completed].map(\.isStopEvent),
            [false, true, true]
        )
    }

    /// One of each kind of warning, and none of an ordinary sequence of events.
    func testTheTrackerWarnsOfWhatComesAtOnce() {
        let tracker = SynchronizationTracker()
        func says(_ body: () -> Void) -> [String] {
            let text = captureOutput {
                tracker.register(synchronizationErrorMessage: .default)
                body()
                tracker.unregister()
            }
            return ["Reentrancy", "Synchronization"].filter { text.contains("\($0) anomaly") }
        }
        XCTAssertEqual(says {}, [])
        XCTAssertEqual(elsewhere { says {} }, [])
        XCTAssertEqual(
            says {
                tracker.register(synchronizationErrorMessage: .default)
                tracker.unregister()
            },
            ["Reentrancy"]
        )
        XCTAssertEqual(
            says {
                elsewhere {
                    tracker.register(synchronizationErrorMessage: .default)
                    tracker.unregister()
                }
            },
            ["Synchronization"]
        )
        XCTAssertEqual(says {}, [])
    }
}
