// Which thread the operators with a clock send on: *timers* in the appendix about threads.

import Foundation
import MiniRxTraced
import Recorder
import TestSupport
import XCTest

/// A scheduler whose clock stands still, and which runs a delayed action without a delay.
private struct StoppedClock: SchedulerType {
    let queue = DispatchQueue(label: "a")
    let now = Date(timeIntervalSince1970: 0)

    func schedule<StateType>(
        _ state: StateType,
        action: @escaping (StateType) -> Disposable
    ) -> Disposable {
        let place = SingleAssignmentDisposable()
        queue.async {
            if !place.isDisposed { place.setDisposable(action(state)) }
        }
        return place
    }

    func scheduleRelative<StateType>(
        _ state: StateType,
        dueTime: RxTimeInterval,
        action: @escaping (StateType) -> Disposable
    ) -> Disposable {
        schedule(state, action: action)
    }
}

final class WhichThreadTimersTests: LeakCheckedTestCase {
    private let notes = Notes()
    private let source = PublishSubject<Int>()
    private let soon = RxTimeInterval.milliseconds(1)
    private let never = RxTimeInterval.seconds(1_000)

    private func onX(_ events: Event<Int>...) {
        let source = source
        on("x") { events.forEach(source.on) }
    }

    func testATimerSendsOnItsSchedulerAlsoWithSubscribeOn() {
        let timer = Observable<Int>.timer(.milliseconds(0), scheduler: scheduler("a"))
        notes.expect(["next(0) a", "completed a"]) {
            _ = timer.subscribe(on: scheduler("b")).noteEvents(in: notes)
        }
    }

    func testSubscribeOnMovesATimersStartAndItsCancellation() {
        let notes = notes
        let timer = Observable<Int>.interval(never, scheduler: scheduler("a")).do(
            onSubscribe: { notes.here("start") },
            onSubscribed: { notes.here("started") },
            onDispose: { notes.here("cancellation") }
        )
        var subscription: Disposable?
        notes.expect(["start b", "started b"]) {
            subscription = timer.subscribe(on: scheduler("b")).subscribe()
        }
        notes.expect(["cancellation b"]) { on("x") { subscription?.dispose() } }
    }

    func testThrottleSendsAtOnceOrOnTheScheduler() {
        let clock = StoppedClock()
        let subscription = source.throttle(soon, scheduler: clock).noteEvents(in: notes)
        notes.expect(["next(1) x"]) { onX(.next(1)) }
        notes.expect(["next(2) a"]) { onX(.next(2)) }
        notes.expect(["completed x"]) { onX(.completed) }
        subscription.dispose()
    }

    /// `completed` waits for the element, and follows it on the scheduler.
    func testThrottleCompletesWithTheElementThatWaits() {
        let clock = StoppedClock()
        let subscription = source.throttle(soon, scheduler: clock).noteEvents(in: notes)
        clock.queue.suspend()
        notes.expect(["next(1) x"]) { onX(.next(1), .next(2), .completed) }
        notes.expect(["next(2) a", "completed a"]) { clock.queue.resume() }
        subscription.dispose()
    }

    func testThrottleFailsAtOnce() {
        let clock = StoppedClock()
        let subscription = source.throttle(soon, scheduler: clock).noteEvents(in: notes)
        clock.queue.suspend()
        notes.expect(["next(1) x", "error(Failure()) x"]) {
            onX(.next(1), .next(2), .error(Failure()))
        }
        clock.queue.resume()
        subscription.dispose()
    }

    func testDebounceSendsOnTheSchedulerAndItsLastElementAtOnce() {
        let clock = StoppedClock()
        let subscription = source.debounce(soon, scheduler: clock).noteEvents(in: notes)
        notes.expect(["next(1) a"]) { onX(.next(1)) }
        clock.queue.suspend()
        notes.expect(["next(2) x", "completed x"]) { onX(.next(2), .completed) }
        clock.queue.resume()
        subscription.dispose()
    }

    func testDelaySendsOnTheScheduler() {
        let subscription = source.delay(soon, scheduler: scheduler("a")).noteEvents(in: notes)
        notes.expect(["next(1) a", "completed a"]) { onX(.next(1), .completed) }
        subscription.dispose()
    }

    func testDelayFailsAtOnce() {
        let subscription = source.delay(never, scheduler: scheduler("a")).noteEvents(in: notes)
        notes.expect(["error(Failure()) x"]) { onX(.next(1), .error(Failure())) }
        subscription.dispose()
    }

    func testTimeoutPassesElementsOnAndFailsOnTheScheduler() {
        let (notes, a) = (notes, scheduler("a"))
        let subscription = source.timeout(never, scheduler: a).noteEvents(in: notes)
        notes.expect(["next(1) x"]) { onX(.next(1)) }
        subscription.dispose()
        notes.expect(["error(\(RxError.timeout)) a"]) {
            _ = source.timeout(soon, scheduler: a).noteEvents(in: notes)
        }
        let other = Observable<Int>.create { observer in
            notes.here("create")
            observer.onCompleted()
            return Disposables.create()
        }
        notes.expect(["create a", "completed a"]) {
            _ = source.timeout(soon, other: other, scheduler: a).noteEvents(in: notes)
        }
    }

    func testBufferSendsWhereItFillsUpOrOnTheScheduler() {
        let a = scheduler("a")
        let full = source.buffer(timeSpan: never, count: 2, scheduler: a)
        let subscription = full.noteEvents(in: notes)
        notes.expect(["next([1, 2]) x"]) { onX(.next(1), .next(2)) }
        subscription.dispose()
        notes.expect(["next([]) a", "completed a"]) {
            _ = source.buffer(timeSpan: soon, count: 2, scheduler: a).take(1).noteEvents(in: notes)
        }
    }

    func testTakeForATimeCompletesOnTheScheduler() {
        notes.expect(["completed a"]) {
            _ = source.take(for: soon, scheduler: scheduler("a")).noteEvents(in: notes)
        }
    }
}
