// Bunches by number and by time, on a virtual clock: what comes when.

import TestSupport
import XCTest

@testable import MiniRxTraced

final class BufferAndWindowTests: LeakCheckedTestCase {
    private let letters: [(at: Int, event: Event<String>)] = [
        (1, .next("a")), (2, .next("b")), (3, .next("c")), (14, .next("d")), (25, .completed),
    ]
    private let fails: [(at: Int, event: Event<String>)] = [
        (1, .next("a")), (2, .error(Failure())),
    ]

    private func buffers(_ events: [(at: Int, event: Event<String>)], count: Int) -> [String] {
        let line = Timeline()
        let buffers = line.source(events)
            .buffer(timeSpan: .seconds(10), count: count, scheduler: line.clock)
        _ = line.watch(buffers.map { $0.joined() })
        line.advance(to: 100)
        return line.all
    }

    /// The time begins anew with each buffer, however the last one was sent.
    func testABufferIsSentWhenItIsFullOrItsTimeIsUp() {
        XCTAssertEqual(
            buffers(letters, count: 2),
            ["2: next(ab)", "12: next(c)", "22: next(d)", "25: next()", "25: completed"]
        )
        XCTAssertEqual(
            buffers(letters, count: 9),
            ["10: next(abc)", "20: next(d)", "25: next()", "25: completed"]
        )
    }

    func testBufferDropsWhatItHasBeforeAnError() {
        XCTAssertEqual(buffers(fails, count: 9), ["2: error(Failure())"])
    }

    func testNoBufferComesAfterDisposing() {
        let line = Timeline()
        let subject = PublishSubject<Int>()
        let buffers = subject.buffer(timeSpan: .seconds(10), count: 2, scheduler: line.clock)
        let subscription = line.watch(buffers)
        subject.onNext(1)
        subscription.dispose()
        XCTAssertFalse(subject.hasObservers)
        subject.onNext(2)
        line.advance(to: 100)
        XCTAssertEqual(line.all, [])
    }

    /// While one is being sent, the observer fills the next: it is sent within, and its own timer
    /// is the one that counts.
    func testAnObserverMayFillTheNextBuffer() {
        let line = Timeline()
        let subject = PublishSubject<Int>()
        let buffers = subject.buffer(timeSpan: .seconds(10), count: 2, scheduler: line.clock)
        let subscription = buffers.subscribe(onNext: { buffer in
            line.note("\(buffer)")
            if buffer == [1, 2] {
                subject.onNext(3)
                subject.onNext(4)
                subject.onNext(5)
            }
        })
        subject.onNext(1)
        line.advance(to: 4)
        _ = captureOutput { subject.onNext(2) }
        line.advance(to: 15)
        subscription.dispose()
        line.advance(to: 100)
        XCTAssertEqual(line.all, ["4: [1, 2]", "4: [3, 4]", "14: [5]"])
    }

    private func windows(_ events: [(at: Int, event: Event<String>)], count: Int) -> [String] {
        let line = Timeline()
        let windows = line.source(events)
            .window(timeSpan: .seconds(10), count: count, scheduler: line.clock)
        var number = 0
        _ = windows.subscribe { event in
            guard let window = event.element else { return line.note("\(event)") }
            number += 1
            let name = number
            line.note("window \(name)")
            _ = window.subscribe { line.note("\(name) \($0)") }
        }
        line.advance(to: 100)
        return line.all
    }

    /// One ends before the next is sent; the first is there at once.
    func testWindowsEndWhenTheyAreFullOrTheirTimeIsUp() {
        XCTAssertEqual(
            windows(letters, count: 2),
            [
                "0: window 1", "1: 1 next(a)", "2: 1 next(b)", "2: 1 completed",
                "2: window 2", "3: 2 next(c)", "12: 2 completed",
                "12: window 3", "14: 3 next(d)", "22: 3 completed",
                "22: window 4", "25: 4 completed", "25: completed",
            ]
        )
    }

    func testTheWindowOfTheMomentHearsOfAnErrorFirst() {
        XCTAssertEqual(
            windows(fails, count: 9),
            [
                "0: window 1", "1: 1 next(a)", "2: 1 error(Failure())", "2: error(Failure())",
            ]
        )
    }

    /// Whoever has a window keeps the source; the next window is sent to nobody.
    func testAWindowGoesOnWhenTheOuterSequenceWasLeft() {
        let line = Timeline()
        let subject = PublishSubject<String>()
        var windows: [Disposable] = []
        let outer = subject.window(timeSpan: .seconds(10), count: 2, scheduler: line.clock)
            .subscribe(onNext: { window in
                line.note("window")
                windows.append(line.watch(window))
            })
        outer.dispose()
        XCTAssertTrue(subject.hasObservers)
        subject.onNext("a")
        line.advance(to: 10)
        XCTAssertFalse(subject.hasObservers, "the window has ended, and nobody has another")
        XCTAssertEqual(line.all, ["0: window", "0: next(a)", "10: completed"])
    }

    func testTheSourceIsLetGoWithTheLastWindow() {
        let line = Timeline()
        let subject = PublishSubject<String>()
        var window: Disposable?
        let outer = subject.window(timeSpan: .seconds(10), count: 2, scheduler: line.clock)
            .subscribe(onNext: { window = line.watch($0) })
        window?.dispose()
        XCTAssertTrue(subject.hasObservers)
        outer.dispose()
        XCTAssertFalse(subject.hasObservers)
        line.advance(to: 100)
        XCTAssertEqual(line.all, [])
    }

    func testAnObserverMayFillTheNextWindow() {
        let line = Timeline()
        let subject = PublishSubject<Int>()
        var number = 0
        let outer = subject.window(timeSpan: .seconds(10), count: 1, scheduler: line.clock)
            .subscribe(onNext: { window in
                number += 1
                let name = number
                _ = window.subscribe { line.note("\(name) \($0)") }
                if name == 2 { subject.onNext(2) }
            })
        line.advance(to: 4)
        _ = captureOutput { subject.onNext(1) }
        line.advance(to: 14)
        XCTAssertEqual(
            line.all,
            ["4: 1 next(1)", "4: 1 completed", "4: 2 next(2)", "4: 2 completed", "14: 3 completed"]
        )
        outer.dispose()
        XCTAssertTrue(subject.hasObservers, "the last window has its subscriber")
        subject.onCompleted()
        XCTAssertFalse(subject.hasObservers)
        line.advance(to: 100)
        XCTAssertEqual(line.all.last, "14: 4 completed")
    }

    /// On another thread a timer may fire just when the bunch is full, too late to be called off.
    func testATimerThatComesTooLateEndsNothing() {
        let (forBuffers, forWindows) = (LateTimers(), LateTimers())
        let subject = PublishSubject<Int>()
        let buffers = Events(
            subject.buffer(timeSpan: .seconds(1), count: 2, scheduler: forBuffers)
        )
        let windows = Events(
            subject.window(timeSpan: .seconds(1), count: 2, scheduler: forWindows)
        )
        (1...3).forEach(subject.onNext)
        XCTAssertEqual(buffers.all, ["next([1, 2])"])
        XCTAssertEqual(windows.all.count, 2)
        forBuffers.fire(0)
        forWindows.fire(0)
        XCTAssertEqual(buffers.all, ["next([1, 2])"])
        XCTAssertEqual(windows.all.count, 2)
        forBuffers.fire(1)
        forWindows.fire(1)
        XCTAssertEqual(buffers.all, ["next([1, 2])", "next([3])"])
        XCTAssertEqual(windows.all.count, 3)
        buffers.subscription.dispose()
        windows.subscription.dispose()
        forBuffers.forget()
        forWindows.forget()
    }
}

/// Timers that the test fires, whether they were called off or not.
private final class LateTimers: SchedulerType {
    private var timers: [() -> Void] = []

    let now = Date(timeIntervalSince1970: 0)

    func schedule<StateType>(
        _ state: StateType,
        action: @escaping (StateType) -> Disposable
    ) -> Disposable {
        action(state)
    }

    func scheduleRelative<StateType>(
        _ state: StateType,
        dueTime: RxTimeInterval,
        action: @escaping (StateType) -> Disposable
    ) -> Disposable {
        timers.append { _ = action(state) }
        return Disposables.create()
    }

    func fire(_ number: Int) {
        timers[number]()
    }

    func forget() {
        timers = []
    }
}
