// What the sink with a line of its own is for: one event at a time, in order, on any scheduler.

import TestSupport
import XCTest

@testable import MiniRxTraced

final class OneAtATimeTests: LeakCheckedTestCase {
    /// Works on the thread that asks. It is serial for nobody.
    private struct AtOnce: ImmediateSchedulerType {
        func schedule<StateType>(
            _ state: StateType,
            action: @escaping (StateType) -> Disposable
        ) -> Disposable {
            action(state)
        }
    }

    /// The second event comes on another thread while the first is being delivered: it is put into
    /// the line, and whoever delivers the first delivers it as well.
    func testAnEventWaitsUntilTheOneBeforeIsDelivered() {
        let (source, notes) = (PublishSubject<Int>(), Notes())
        let subscription = source.observe(on: AtOnce()).subscribe(onNext: { element in
            notes.add("\(element) begins")
            if element == 1 {
                _ = captureOutput { elsewhere { source.onNext(2) } }
            }
            notes.add("\(element) ends")
        })
        source.onNext(1)
        XCTAssertEqual(notes.all, ["1 begins", "1 ends", "2 begins", "2 ends"])
        source.onNext(3)
        XCTAssertEqual(notes.all.suffix(2), ["3 begins", "3 ends"])
        subscription.dispose()
    }

    /// Wherever the second one comes, two are never delivered at once, and both are delivered.
    func testTwoThreadsThatSend() {
        let stops = forEveryStop {
            let source = HeldSource<Int>()
            let (delivery, notes) = (Delivery(), Notes())
            let subscription = source.observe(on: AtOnce()).subscribe(
                AnyObserver { event in
                    delivery.happens()
                    notes.add("\(event)")
                }
            )
            let observer = source.observer!
            return (
                { observer.onNext(1) }, { observer.onNext(2) },
                { stop in
                    XCTAssertFalse(delivery.isTwice, "at stop \(stop)")
                    XCTAssertEqual(notes.all.sorted(), ["next(1)", "next(2)"], "at stop \(stop)")
                    subscription.dispose()
                }
            )
        }
        XCTAssertGreaterThan(stops, 10)
    }

    /// The last thing that a turn does before it delivers is to look whether it was called off. Only
    /// what is called off between this look and the delivery comes too late.
    func testATurnThatIsCalledOffOnItsWayDeliversNothing() {
        var firstToPass: Int?
        let stops = forEveryStop {
            let (source, scheduler, delivered) = (HeldSource<Int>(), HeldScheduler(), Counter())
            let subscription = source.observe(on: scheduler).subscribe(
                AnyObserver { _ in delivered.add() }
            )
            source.observer!.onNext(1)
            return (
                { scheduler.doNext() }, { subscription.dispose() },
                { stop in
                    if delivered.count == 1, firstToPass == nil { firstToPass = stop }
                }
            )
        }
        // Is the group of turns disposed of? The turn begins. The event leaves the line. Is the
        // subscription disposed of? With a stop before and after each, that look's second stop is
        // the eighth: the first one is number 0.
        XCTAssertEqual(firstToPass, 7)
        // Then the counter counts, the sink looks at the line, and the scheduler keeps what the work
        // has returned: seven operations in all.
        XCTAssertEqual(stops, 14)
    }

    func testWorkThatIsCalledOffIsLetGoOfAlthoughItsTurnIsInLine() {
        func isHeld(_ schedule: (HeldScheduler, NSObject) -> Disposable) -> Bool {
            let scheduler = HeldScheduler()
            weak var held: NSObject?
            do {
                let object = NSObject()
                held = object
                schedule(scheduler, object).dispose()
            }
            defer { scheduler.doNext() }
            return held != nil
        }
        XCTAssertFalse(
            isHeld { scheduler, object in
                scheduler.scheduleRecursive(()) { _, _ in _ = object }
            }
        )
        XCTAssertFalse(
            isHeld { scheduler, object in
                scheduler.scheduleRecursive((), dueTime: .seconds(1)) { _, _ in _ = object }
            }
        )
    }

    /// What has run while it was being scheduled does not stay among what can be called off.
    func testATurnThatHasRunIsForgotten() {
        var turns = 0
        let recursive = RecursiveImmediateScheduler<Int>(
            action: { number, recurse in
                turns += 1
                if number > 0 { recurse(number - 1) }
            },
            scheduler: AtOnce()
        )
        recursive.schedule(3)
        XCTAssertEqual(turns, 4)
        XCTAssertEqual((property("group", of: recursive) as? CompositeDisposable)?.count, 0)
    }
}
