// `observe(on:)` with each scheduler: when and on which lane it delivers. The table of the appendix
// about threads.

import Foundation
import MiniRxTraced
import Recorder
import TestSupport
import XCTest

final class WhichThreadObserveOnTests: LeakCheckedTestCase {
    /// Notes each element with its lane, and each return of the source's `onNext`. If `isNested`, the
    /// handler of element 1 sends element 2.
    private func notes(
        _ scheduler: ImmediateSchedulerType,
        count: Int,
        isNested: Bool = false,
        _ body: @escaping (_ send: @escaping (Int) -> Void) -> Void
    ) -> [String] {
        let (source, notes) = (PublishSubject<Int>(), Notes())
        let send: (Int) -> Void = { element in
            source.onNext(element)
            notes.add("sent \(element)")
        }
        let subscription = source.observe(on: scheduler).subscribe(onNext: { element in
            notes.here("\(element)")
            if isNested, element == 1 {
                send(2)
                notes.add("handled 1")
            }
        })
        body(send)
        XCTAssertTrue(waitOnMain { notes.all.count >= count }, "\(notes.all)")
        subscription.dispose()
        return notes.all
    }

    private func check(
        _ scheduler: ImmediateSchedulerType,
        onMain: [String],
        onX: [String],
        nested: [String],
        isReentrant: Bool,
        line: UInt = #line,
        hold: @escaping () -> Void = {},
        resume: @escaping () -> Void = {}
    ) {
        // The scheduler's queue is suspended until `onNext` has returned.
        func send(_ send: @escaping (Int) -> Void) {
            hold()
            send(1)
            resume()
        }
        let main = notes(scheduler, count: 2, send)
        XCTAssertEqual(main, onMain, "sent on main", line: line)
        let x = notes(scheduler, count: 2) { next in on("x") { send(next) } }
        XCTAssertEqual(x, onX, "sent on x", line: line)
        let output = captureOutput {
            let inside = notes(scheduler, count: 5, isNested: true, send)
            XCTAssertEqual(inside, nested, "sent from inside a delivery", line: line)
        }
        XCTAssertEqual(output.contains("Reentrancy anomaly"), isReentrant, output, line: line)
    }

    func testMainScheduler() {
        check(
            MainScheduler.instance,
            onMain: ["1 main", "sent 1"],
            onX: ["sent 1", "1 main"],
            nested: ["1 main", "sent 2", "handled 1", "sent 1", "2 main"],
            isReentrant: true
        )
    }

    func testAsyncInstance() {
        check(
            MainScheduler.asyncInstance,
            onMain: ["sent 1", "1 main"],
            onX: ["sent 1", "1 main"],
            nested: ["sent 1", "1 main", "sent 2", "handled 1", "2 main"],
            isReentrant: false
        )
    }

    func testConcurrentMainScheduler() {
        check(
            ConcurrentMainScheduler.instance,
            onMain: ["1 main", "sent 1"],
            onX: ["sent 1", "1 main"],
            nested: ["1 main", "sent 2", "handled 1", "2 main", "sent 1"],
            isReentrant: true
        )
    }

    func testCurrentThreadScheduler() {
        check(
            CurrentThreadScheduler.instance,
            onMain: ["1 main", "sent 1"],
            onX: ["1 x", "sent 1"],
            nested: ["1 main", "sent 2", "handled 1", "2 main", "sent 1"],
            isReentrant: true
        )
    }

    /// For a scheduler with a queue of its own, `q`.
    private func checkQueue(
        _ scheduler: ImmediateSchedulerType,
        line: UInt = #line,
        hold: @escaping () -> Void,
        resume: @escaping () -> Void
    ) {
        check(
            scheduler,
            onMain: ["sent 1", "1 q"],
            onX: ["sent 1", "1 q"],
            nested: ["sent 1", "1 q", "sent 2", "handled 1", "2 q"],
            isReentrant: false,
            line: line,
            hold: hold,
            resume: resume
        )
    }

    func testDispatchQueues() {
        let target = DispatchQueue(label: "target")
        checkQueue(scheduler("q", over: target), hold: target.suspend, resume: target.resume)
        let queue = DispatchQueue(label: "q", attributes: .concurrent)
        let concurrent = ConcurrentDispatchQueueScheduler(queue: queue)
        checkQueue(concurrent, hold: queue.suspend, resume: queue.resume)
    }

    func testOperationQueueScheduler() {
        let queue = OperationQueue()
        queue.name = "q"
        checkQueue(
            OperationQueueScheduler(operationQueue: queue),
            hold: { queue.isSuspended = true },
            resume: { queue.isSuspended = false }
        )
    }
}
