// What document 002 says about Driver and Signal, claims 38 to 46, one test for each.

import TestSupport
import XCTest

@testable import MiniRxTraced

final class DriverTests: LeakCheckedTestCase {
    private let driverMap = recorded("driver-map")
    private let signalSample = recorded("signal")
    private let subject = PublishSubject<Int>()

    func testD002_38_bothAreNamesOfSharedSequence() {
        XCTAssertTrue(Driver<Int>.self == SharedSequence<DriverSharingStrategy, Int>.self)
        XCTAssertTrue(Signal<Int>.self == SharedSequence<SignalSharingStrategy, Int>.self)
    }

    private func share(of source: String) -> String {
        "ObservableType.share(replay:scope:) [self: \(source)]"
    }

    func testD002_39_aDriverReplaysOneWhileConnected() {
        XCTAssertEqual(
            driverMap.madeByEach("DriverSharingStrategy.share(_:)"),
            [[share(of: "ObserveOnSerialDispatchQueue")], [share(of: "Map")]]
        )
        XCTAssertEqual(
            driverMap.made(by: share(of: "Map")),
            ["Observable.asObservable() [self: Map]", "ShareReplay1WhileConnected.init(source:)"]
        )
    }

    func testD002_40_aSignalReplaysNothing() {
        XCTAssertEqual(
            signalSample.made(by: "SignalSharingStrategy.share(_:)"),
            [share(of: "ObserveOnSerialDispatchQueue")]
        )
        XCTAssertEqual(
            signalSample.made(by: share(of: "ObserveOnSerialDispatchQueue")).last,
            "ShareWhileConnected.init(source:)"
        )
        let signal = subject.asSignal(onErrorJustReturn: 0)
        let first = signal.emit()
        subject.onNext(1)
        let late = Events(signal.asObservable())
        XCTAssertEqual(late.all, [])
        first.dispose()
        late.subscription.dispose()
    }

    func testD002_41_theyDifferInReplayAndInTheirNamesForSubscribing() throws {
        let driver = subject.asDriver(onErrorJustReturn: 0)
        let signal = subject.asSignal(onErrorJustReturn: 0)
        let first = [driver.drive(), signal.emit()]
        subject.onNext(1)
        let (lateToDriver, lateToSignal) = (
            Events(driver.asObservable()), Events(signal.asObservable())
        )
        XCTAssertEqual(lateToDriver.all, ["next(1)"])
        XCTAssertEqual(lateToSignal.all, [])
        let late = [lateToDriver.subscription, lateToSignal.subscription]
        (first + late).forEach { $0.dispose() }

        try assertCompiles(
            "_ = Driver.just(1).drive()",
            butNot: "_ = Signal.just(1).drive()",
            error: "drive"
        )
        try assertCompiles(
            "_ = Signal.just(1).emit()",
            butNot: "_ = Driver.just(1).emit()",
            error: "emit"
        )
        let check = "MainScheduler.ensureRunningOnMainThread(errorMessage:)"
        XCTAssertEqual(driverMap.count(check), 1)
        XCTAssertEqual(signalSample.count(check), 0)
    }

    func testD002_42_allWhoAreThereShareOneSubscription() {
        var subscriptions = 0
        let driver = Observable<Int>.create { _ in
            subscriptions += 1
            return Disposables.create()
        }
        .asDriver(onErrorJustReturn: 0)
        let both = [driver.drive(), driver.drive()]
        XCTAssertEqual(subscriptions, 1)
        both.forEach { $0.dispose() }
        driver.drive().dispose()
        XCTAssertEqual(subscriptions, 2)
    }

    func testD002_43_beforeShareComeTheMainThreadAndTheErrors() {
        let calls = Calls {
            XCTAssertEqual(
                self.elements(of: Observable<Int>.error(Failure()).asDriver(onErrorJustReturn: 9)),
                ["9", "completed"]
            )
        }
        XCTAssertNil(
            calls.missing([
                "ObservableType.observe(on:) [self: ErrorProducer]",
                "ObservableType.catchAndReturn(_:) [self: ObserveOnSerialDispatchQueue]",
                "SharedSequence.init(_:)",
                "DriverSharingStrategy.share(_:)",
            ])
        )
    }

    private func elements(of driver: Driver<Int>) -> [String] {
        var elements: [String] = []
        _ = driver.drive(
            onNext: { elements.append("\($0)") },
            onCompleted: { elements.append("completed") }
        )
        return elements
    }

    func testD002_44_makeMakesANewMainSchedulerEachTime() throws {
        let first = try XCTUnwrap(SharingScheduler.make() as? MainScheduler)
        let second = try XCTUnwrap(SharingScheduler.make() as? MainScheduler)
        XCTAssertFalse(first === second)
        XCTAssertFalse(first === MainScheduler.instance)
    }

    func testD002_45_newElementsComeOnMainAndReplayedOnesWhereOneSubscribes() {
        let driver = subject.asDriver(onErrorJustReturn: 0)
        let lanes = Notes()
        func subscribe(_ name: String) -> Disposable {
            driver.asObservable().subscribe(onNext: { element in
                lanes.add("\(name) \(element) \(Thread.isMainThread ? "main" : "elsewhere")")
            })
        }
        let first = subscribe("first")
        elsewhere { self.subject.onNext(1) }
        XCTAssertTrue(waitOnMain { lanes.all.count == 1 })
        let late = elsewhere { subscribe("late") }
        XCTAssertEqual(lanes.all, ["first 1 main", "late 1 elsewhere"])
        [first, late].forEach { $0.dispose() }

        // The scheduler can be another one.
        let clock = HistoricalScheduler()
        SharingScheduler.mock(scheduler: clock) {
            XCTAssertTrue(DriverSharingStrategy.scheduler as? HistoricalScheduler === clock)
        }
    }

    func testD002_46_thereAreFactoriesAndAnObservableNeedsAnArgument() throws {
        XCTAssertEqual(elements(of: Driver.just(1)), ["1", "completed"])
        var elements: [Int] = []
        let subscription = Signal.of(1, 2).emit(onNext: { elements.append($0) })
        XCTAssertTrue(waitOnMain { elements == [1, 2] })
        subscription.dispose()
        try assertCompiles(
            "_ = BehaviorRelay(value: 1).asDriver()",
            butNot: "_ = Observable.just(1).asDriver()",
            error: "missing argument for parameter 'onErrorJustReturn'"
        )
        try assertCompiles(
            "_ = Observable.just(1).asDriver(onErrorJustReturn: 0)",
            butNot: "_ = Driver(Observable.just(1))",
            error: "inaccessible"
        )
    }
}
