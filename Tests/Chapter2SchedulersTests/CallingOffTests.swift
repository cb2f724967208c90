// What is called off does not run, and what has run lets go of all it held.

import TestSupport
import XCTest

@testable import MiniRxTraced

final class CallingOffTests: LeakCheckedTestCase {
    func testWorkThatIsCalledOffInLineDoesNotRun() {
        let queue = DispatchQueue(label: "held back")
        let notes = Notes()
        queue.suspend()
        for name in ["called off", "wanted"] {
            let disposable = ConcurrentDispatchQueueScheduler(queue: queue).schedule(name) {
                notes.add($0)
                return Disposables.create()
            }
            if name == "called off" { disposable.dispose() }
        }
        queue.resume()
        queue.sync {}
        XCTAssertEqual(notes.all, ["wanted"])
    }

    func testOnMainCalledOffWorkDoesNotRun() {
        let notes = Notes()
        var isLast = false
        elsewhere {
            ConcurrentMainScheduler.instance.schedule(()) { _ in
                notes.add("called off")
                return Disposables.create()
            }.dispose()
            _ = ConcurrentMainScheduler.instance.schedule(()) { _ in
                isLast = true
                return Disposables.create()
            }
        }
        XCTAssertTrue(waitOnMain { isLast })
        XCTAssertEqual(notes.all, [])
    }

    /// What the work has returned, whoever it was scheduled by, goes with what `schedule` returned.
    func testWhatTheWorkReturnsGoesWithIt() {
        let operations = OperationQueue()
        let schedulers: [(String, (@escaping (Int) -> Disposable) -> Disposable)] = [
            ("queue", { SerialDispatchQueueScheduler(qos: .default).schedule(0, action: $0) }),
            (
                "timer",
                {
                    SerialDispatchQueueScheduler(qos: .default)
                        .scheduleRelative(0, dueTime: .nanoseconds(0), action: $0)
                }
            ),
            (
                "operation",
                { OperationQueueScheduler(operationQueue: operations).schedule(0, action: $0) }
            ),
        ]
        for (name, schedule) in schedulers {
            let (begun, returned) = (Counter(), Counter())
            let disposable = schedule { _ in
                begun.add()
                return returned
            }
            XCTAssertTrue(waitOnMain { begun.count == 1 }, name)
            disposable.dispose()
            XCTAssertTrue(waitOnMain { returned.count == 1 }, name)
        }
    }

    /// Timer and handler hold each other until the timer is cancelled, be it by nobody.
    func testATimerThatHasFiredLetsGoOfItsWork() {
        weak var held: NSObject?
        do {
            let object = NSObject()
            held = object
            _ = SerialDispatchQueueScheduler(qos: .default)
                .scheduleRelative((), dueTime: .nanoseconds(0)) { _ in
                    withExtendedLifetime(object) { Disposables.create() }
                }
        }
        XCTAssertTrue(waitOnMain { held == nil })
    }

    /// Takes operations, and runs none.
    private final class OperationsInLine: OperationQueue, @unchecked Sendable {
        private(set) var inLine: [Operation] = []

        override func addOperation(_ operation: Operation) { inLine.append(operation) }
    }

    func testAnOperationHasTheSchedulersPriority() {
        for priority in [Operation.QueuePriority.veryHigh, .normal, .low] {
            let line = OperationsInLine()
            let scheduler = OperationQueueScheduler(operationQueue: line, queuePriority: priority)
            _ = scheduler.schedule(()) { _ in Disposables.create() }
            XCTAssertEqual(line.inLine.map(\.queuePriority), [priority])
        }
    }

    func testWhatIsDisposedOfOnASchedulerIsDisposedOfOnceAndLetGoOf() {
        let (scheduler, counter) = (HeldScheduler(), Counter())
        let disposable = ScheduledDisposable(scheduler: scheduler, disposable: counter)
        disposable.dispose()
        disposable.dispose()
        XCTAssertEqual(counter.count, 0)
        scheduler.doNext()
        scheduler.doNext()
        XCTAssertEqual(counter.count, 1)
        XCTAssertNil(property("disposable", of: disposable))
    }

    func testOfTwoThatDisposeOnASchedulerOneGetsThrough() {
        let count = forEveryInterleaving {
            let counter = Counter()
            let disposable = ScheduledDisposable(scheduler: HeldScheduler(), disposable: counter)
            return (
                [disposable.disposeInner, disposable.disposeInner],
                { order in XCTAssertEqual(counter.count, 1, order) }
            )
        }
        XCTAssertGreaterThan(count, 20)
    }
}
