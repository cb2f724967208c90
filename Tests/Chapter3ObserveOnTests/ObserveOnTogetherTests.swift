// Two `observe(on:)` of one `MainScheduler` share its count, and an `observe(on:)` delivers one event
// at a time on a concurrent queue as well.

import Foundation
import MiniRxTraced
import TestSupport
import XCTest

final class ObserveOnTogetherTests: LeakCheckedTestCase {
    /// The handler of a first chain sends into a second one, all on main.
    private func order(second scheduler: MainScheduler) -> [String] {
        let (first, second, notes) = (PublishSubject<Int>(), PublishSubject<Int>(), Notes())
        let subscriptions = [
            first.observe(on: MainScheduler.instance).subscribe(onNext: { element in
                second.onNext(element)
                notes.add("first")
            }),
            second.observe(on: scheduler).subscribe(onNext: { _ in notes.add("second") }),
        ]
        first.onNext(1)
        XCTAssertTrue(waitOnMain { notes.all.count == 2 })
        subscriptions.forEach { $0.dispose() }
        return notes.all
    }

    func testTwoOfOneMainSchedulerShareItsCount() {
        XCTAssertEqual(order(second: .instance), ["first", "second"])
        XCTAssertEqual(order(second: MainScheduler()), ["second", "first"])
    }

    /// Both queues could run several blocks at the same time.
    func testOneEventAtATimeOnAQueueThatIsConcurrent() {
        let operations = OperationQueue()
        operations.maxConcurrentOperationCount = 8
        let schedulers: [ImmediateSchedulerType] = [
            ConcurrentDispatchQueueScheduler(qos: .default),
            OperationQueueScheduler(operationQueue: operations),
        ]
        for scheduler in schedulers {
            let (source, notes) = (PublishSubject<Int>(), Notes())
            let subscription = source.observe(on: scheduler).subscribe(onNext: { element in
                notes.add("\(element) begins")
                sched_yield()
                notes.add("\(element) ends")
            })
            (0..<100).forEach(source.onNext)
            XCTAssertTrue(waitOnMain { notes.all.count == 200 })
            XCTAssertEqual(notes.all, (0..<100).flatMap { ["\($0) begins", "\($0) ends"] })
            subscription.dispose()
        }
    }
}
