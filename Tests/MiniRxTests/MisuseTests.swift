// Programmer's mistakes that end the program. Each is made in a process of its own.

import Foundation
import Recorder
import TestSupport
import XCTest

@testable import MiniRxTraced

// Test bundles are programs on Linux only.
#if os(Linux)
private final class Label {}

final class MisuseTests: LeakCheckedTestCase {
    private static let mistakes: [String: () -> Void] = [
        "abstract subscribe": { _ = Observable<Int>().subscribe() },
        "abstract run": { _ = Producer<Int>().subscribe() },
        "abstract onCore": { ObserverBase<Int>().on(.completed) },
        "second disposable": {
            let place = SingleAssignmentDisposable()
            place.setDisposable(Disposables.create())
            place.setDisposable(Disposables.create())
        },
        "second sink": {
            let (disposer, nothing) = (SinkDisposer(), Disposables.create())
            disposer.setSinkAndSubscription(sink: nothing, subscription: nothing)
            disposer.setSinkAndSubscription(sink: nothing, subscription: nothing)
        },
        "sink after the end": {
            let (disposer, nothing) = (SinkDisposer(), Disposables.create())
            disposer.setSinkAndSubscription(sink: nothing, subscription: nothing)
            disposer.dispose()
            disposer.setSinkAndSubscription(sink: nothing, subscription: nothing)
        },
        "negative count": { _ = Observable.range(start: 0, count: -1) },
        "negative period": {
            let period = DispatchTimeInterval.milliseconds(-5)
            _ = Observable<Int>.interval(period, scheduler: MainScheduler.instance).subscribe()
        },
        "negative buffer": { _ = ReplaySubject<Int>.create(bufferSize: -1) },
        "negative replay": { _ = Observable<Int>.never().replay(-1).subscribe() },
        "abstract connect": { _ = ConnectableObservable<Int>().connect() },
        "error to a binder": { Binder<Int>(Label()) { _, _ in }.onError(Failure()) },
        "error to bind": { _ = Observable<Int>.error(Failure()).bind(onNext: { _ in }) },
        "error to bind with": {
            _ = Observable<Int>.error(Failure()).bind(with: Label()) { _, _ in }
        },
        "error to a publish relay": {
            _ = Observable.error(Failure()).bind(to: PublishRelay<Int>())
        },
        "error to a behavior relay": {
            _ = Observable.error(Failure()).bind(to: BehaviorRelay(value: 0))
        },
        "error to a replay relay": {
            _ = Observable.error(Failure()).bind(to: ReplayRelay<Int>.create(bufferSize: 1))
        },
        "negative take": { _ = Observable<Int>.never().take(-1) },
        "negative take last": { _ = Observable<Int>.never().takeLast(-1) },
        "negative index": { _ = Observable<Int>.never().element(at: -1) },
        "range too long": { _ = Observable<UInt8>.range(start: 250, count: 7) },
        "second recording": { Trace.record { Trace.record {} } },
        "off the main queue": {
            elsewhere.async { MainScheduler.ensureExecutingOnScheduler() }
            elsewhere.sync {}
        },
        "clock started off the main queue": {
            elsewhere.async { HistoricalScheduler().start() }
            elsewhere.sync {}
        },
        "single without an element": {
            _ = Single<Int>.error(Failure())
                .retry(when: { (_: Observable<Swift.Error>) in Observable<Int>.empty() })
                .subscribe()
        },
        "error into a control property": {
            ControlProperty(values: Observable.never(), valueSink: AnyObserver<Int> { _ in })
                .onError(Failure())
        },
        "control event fails, driver": {
            _ = ControlEvent(events: Observable<Int>.error(Failure())).asDriver().drive()
        },
        "control event fails, signal": {
            _ = ControlEvent(events: Observable<Int>.error(Failure())).asSignal().emit()
        },
        "control property fails": {
            let values = Observable<Int>.error(Failure())
            _ = ControlProperty(values: values, valueSink: AnyObserver { _ in })
                .asDriver().drive()
        },
        "clock back": { HistoricalScheduler().sleep(-1) },
        "clock from inside": {
            let clock = HistoricalScheduler()
            _ = clock.schedule(()) { _ in
                clock.advanceTo(Date())
                return Disposables.create()
            }
            clock.start()
        },
    ]

    func testAbstractMethods() throws {
        for mistake in [
            "abstract subscribe", "abstract run", "abstract onCore", "abstract connect",
        ] {
            try expect(mistake, toEndWith: "Abstract method")
        }
    }

    func testASecondDisposable() throws {
        try expect("second disposable", toEndWith: "oldState.disposable != nil")
    }

    func testRangesThatCannotBe() throws {
        try expect("negative count", toEndWith: "count can't be negative")
        try expect("range too long", toEndWith: "overflow of count")
    }

    func testTheMainQueueIsAskedFor() throws {
        try expect("off the main queue", toEndWith: "Executing on background thread")
        try expect(
            "clock started off the main queue",
            toEndWith: "Executing on background thread"
        )
    }

    func testControlsHaveNoErrors() throws {
        try expect("error into a control property", toEndWith: "Binding error: Failure()")
        for mistake in ["control event fails, driver", "control property fails"] {
            try expect(mistake, toEndWith: "Somehow driver received error")
        }
        try expect("control event fails, signal", toEndWith: "Somehow signal received error")
    }

    func testAVirtualClockGoesForwardAndIsTurnedFromOutside() throws {
        try expect("clock back", toEndWith: "Can't sleep to past.")
        try expect("clock from inside", toEndWith: "Scheduler is already running")
    }

    func testASinkIsSetOnce() throws {
        for mistake in ["second sink", "sink after the end"] {
            try expect(mistake, toEndWith: "Sink and subscription were already set")
        }
    }

    func testATimerCannotRepeatBackwards() throws {
        try expect(
            "negative period",
            toEndWith:
                "A timer cannot repeat every milliseconds(-5): give a period of 0 or more"
        )
    }

    func testSizesAndCountsAreNotNegative() throws {
        try expect("negative buffer", toEndWith: "give a size of 0 or more")
        try expect("negative replay", toEndWith: "give a size of 0 or more")
        try expect("negative take", toEndWith: "count can't be negative")
        try expect("negative take last", toEndWith: "count can't be negative")
        try expect("negative index", toEndWith: "index can't be negative")
    }

    func testASingleThatBreaksItsPromise() throws {
        try expect(
            "single without an element",
            toEndWith: "Singles can't emit a completion event"
        )
    }

    func testABindingCannotFail() throws {
        for mistake in ["error to a binder", "error to bind", "error to bind with"] {
            try expect(mistake, toEndWith: "Binding error: Failure()")
        }
        // The third message is RxSwift's, too: it does not say `replay`.
        let named = [("publish", "publish"), ("behavior", "behavior"), ("replay", "behavior")]
        for (relay, name) in named {
            try expect(
                "error to a \(relay) relay",
                toEndWith: "Binding error to \(name) relay: Failure()"
            )
        }
    }

    func testASecondRecording() throws {
        try expect("second recording", toEndWith: "A recording is running already")
    }

    /// What the child process runs; does nothing when all tests are run.
    func testMakeTheMistake() {
        guard let name = mistakeToMake else { return }
        Self.mistakes[name]?()
    }

    private func expect(_ mistake: String, toEndWith message: String) throws {
        let words = try lastWords(
            of: "MiniRxTests.MisuseTests/testMakeTheMistake",
            making: mistake
        )
        let text = try XCTUnwrap(words, "\(mistake) does not end the program")
        XCTAssertTrue(text.contains(message), "\(mistake): \(text)")
    }
}
#endif
