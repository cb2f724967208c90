// What the operators that wait do with work whose turn comes too late, or at the same time as an
// event.

import TestSupport
import XCTest

@testable import MiniRxTraced

final class HeldWorkTests: LeakCheckedTestCase {
    private var source: PublishSubject<Int>!
    private var scheduler: HeldScheduler!

    override func setUp() {
        super.setUp()
        (source, scheduler) = (PublishSubject(), HeldScheduler())
    }

    override func tearDown() {
        (source, scheduler) = (nil, nil)
        super.tearDown()
    }

    /// What came, `|` being the end and `#` the error.
    private func notes(of observable: Observable<Int>) -> (notes: Notes, subscription: Disposable) {
        let notes = Notes()
        let subscription = observable.subscribe(
            onNext: { notes.add("\($0)") },
            onError: { _ in notes.add("#") },
            onCompleted: { notes.add("|") }
        )
        return (notes, subscription)
    }

    private func doWhatIsLeft() {
        while !scheduler.work.isEmpty { scheduler.doNext() }
    }

    // MARK: debounce

    func testDebounceForgetsAnElementThatIsFollowedAlthoughItsTurnComes() {
        let (notes, subscription) = notes(of: source.debounce(.seconds(1), scheduler: scheduler))
        source.onNext(1)
        source.onNext(2)
        XCTAssertEqual(scheduler.calledOff, [true, false])
        scheduler.doNext()
        XCTAssertEqual(notes.all, [])
        scheduler.doNext()
        XCTAssertEqual(notes.all, ["2"])
        subscription.dispose()
    }

    func testAtTheEndDebounceSendsWhatWaitsAndNothingTwice() {
        for (isTurnDone, expected) in [(true, ["1", "|"]), (false, ["1", "|"])] {
            let source = PublishSubject<Int>()
            let (notes, _) = notes(of: source.debounce(.seconds(1), scheduler: scheduler))
            source.onNext(1)
            if isTurnDone { scheduler.doNext() }
            source.onCompleted()
            XCTAssertEqual(notes.all, expected)
        }
        doWhatIsLeft()
    }

    func testATurnOfDebounceAndAnEventComeOneAfterTheOther() {
        assertOneAtATime { $0.debounce(.seconds(1), scheduler: $1) }
    }

    // MARK: throttle

    func testThrottleMeasuresFromTheEndOfADelivery() {
        var received: [Int] = []
        let scheduler = scheduler!
        let subscription = source.throttle(.milliseconds(1_000), scheduler: scheduler).subscribe(
            onNext: { element in
                received.append(element)
                scheduler.now += 0.5
            }
        )
        source.onNext(1)
        scheduler.now += 0.7
        source.onNext(2)
        XCTAssertEqual(received, [1], "The first was handled until 0.5, and it is 1.2.")
        subscription.dispose()
        doWhatIsLeft()
    }

    func testThrottleAsksForOneTurnAndSendsTheLatestOnce() {
        let (notes, _) = notes(of: source.throttle(.seconds(1), scheduler: scheduler))
        [1, 2, 3].forEach(source.onNext)
        XCTAssertEqual(notes.all, ["1"])
        XCTAssertEqual(scheduler.work.count, 1)
        scheduler.doNext()
        XCTAssertEqual(notes.all, ["1", "3"])
        source.onCompleted()
        XCTAssertEqual(notes.all, ["1", "3", "|"])
    }

    func testATurnOfThrottleAndAnEventComeOneAfterTheOther() {
        assertOneAtATime(before: [0]) { $0.throttle(.seconds(1), scheduler: $1) }
    }

    // MARK: take(for:)

    func testTheEndOfTakeAndAnEventComeOneAfterTheOther() {
        assertOneAtATime { $0.take(for: .seconds(1), scheduler: $1) }
    }

    /// At each stop of the scheduler's turn, the source fails on another thread.
    private func assertOneAtATime(
        before: [Int] = [],
        line: UInt = #line,
        _ make: (Observable<Int>, HeldScheduler) -> Observable<Int>
    ) {
        let stops = forEveryStop {
            let (source, scheduler, delivery) = (
                PublishSubject<Int>(), HeldScheduler(), Delivery()
            )
            // An observer without a flag, which would take one ending only.
            let subscription = make(source, scheduler).subscribe(
                AnyObserver { _ in delivery.happens() }
            )
            before.forEach(source.onNext)
            source.onNext(1)
            return (
                scheduler.doNext, { source.onError(Failure()) },
                { stop in
                    XCTAssertFalse(delivery.isTwice, "at stop \(stop)", line: line)
                    XCTAssertGreaterThan(delivery.count, 0, line: line)
                    subscription.dispose()
                }
            )
        }
        XCTAssertGreaterThan(stops, 0, line: line)
    }

    // MARK: delay

    func testAnErrorDoesNotOvertakeWhatDelayIsDelivering() {
        let (source, notes) = (source!, Notes())
        let subscription = source.delay(.seconds(1), scheduler: scheduler).subscribe(
            onNext: { element in
                notes.add("\(element) begins")
                elsewhere { source.onError(Failure()) }
                notes.add("\(element) ends")
            },
            onError: { _ in notes.add("#") }
        )
        source.onNext(1)
        source.onNext(2)
        XCTAssertEqual(scheduler.work.count, 1, "One turn sees to all that waits.")
        scheduler.doNext()
        XCTAssertEqual(notes.all, ["1 begins", "1 ends", "#"])
        subscription.dispose()
    }

    func testDelayGivesEachElementItsOwnTurn() {
        let (notes, subscription) = notes(of: source.delay(.seconds(1), scheduler: scheduler))
        source.onNext(1)
        scheduler.now += 0.5
        source.onNext(2)
        scheduler.now += 0.5
        scheduler.doNext()
        XCTAssertEqual(notes.all, ["1"])
        scheduler.doNext()
        XCTAssertEqual(notes.all, ["1", "2"])
        subscription.dispose()
        doWhatIsLeft()
    }

    // MARK: timeout

    func testATurnOfTimeoutThatComesTooLateDoesNothing() {
        let (notes, subscription) = notes(of: source.timeout(.seconds(1), scheduler: scheduler))
        source.onNext(1)
        var stops = 0
        watchStops({ stops += 1 }, of: scheduler!.doNext)
        XCTAssertEqual(notes.all, ["1"])
        source.onNext(2)
        XCTAssertEqual(notes.all, ["1", "2"])
        // It compares under the lock, and the scheduler keeps what the work has returned.
        XCTAssertEqual(stops, 4)
        subscription.dispose()
        doWhatIsLeft()
    }

    func testAfterTheTimeTheSourceIsLetGoOfAndNotListenedTo() {
        let (held, other) = (HeldSource<Int>(), PublishSubject<Int>())
        let timeout = held.timeout(.seconds(1), other: other, scheduler: scheduler)
        let (notes, subscription) = notes(of: timeout)
        let late = held.observer!
        scheduler.doNext()
        XCTAssertNil(held.observer)
        late.onNext(1)
        other.onNext(2)
        XCTAssertEqual(notes.all, ["2"])
        subscription.dispose()
        XCTAssertFalse(other.hasObservers)
        doWhatIsLeft()
    }

    // MARK: delaySubscription

    func testDelaySubscriptionLetsGoAtTheEnd() {
        let delayed = Observable.just(1).delaySubscription(.seconds(1), scheduler: scheduler)
        let subscription = delayed.subscribe(onNext: { _ in })
        scheduler.doNext()
        XCTAssertNil(property(path: "disposable1.sink", of: subscription))
    }
}
