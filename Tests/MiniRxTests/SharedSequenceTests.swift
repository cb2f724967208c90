// Shared sequences: where they come from, where they deliver, what becomes of an error.

import TestSupport
import XCTest

@testable import MiniRxTraced

final class SharedSequenceTests: LeakCheckedTestCase {
    /// What a driver that is built on a virtual clock sends, with the seconds.
    private func sent<Element>(by make: (Timeline) -> Driver<Element>) -> [String] {
        let line = Timeline()
        SharingScheduler.mock(scheduler: line.clock) {
            let subscription = make(line).drive(
                onNext: { line.note("\($0)") },
                onCompleted: { line.note("completed") }
            )
            line.advance(to: 5)
            subscription.dispose()
            // A clock and what waits on it hold each other until its time comes.
            line.advance(to: 99)
        }
        return line.all
    }

    func testFactories() {
        XCTAssertEqual(sent { _ in Driver<Int>.empty() }, ["0: completed"])
        XCTAssertEqual(sent { _ in Driver<Int>.never() }, [])
        XCTAssertEqual(sent { _ in Driver.just(1) }, ["0: 1", "0: completed"])
        XCTAssertEqual(sent { _ in Driver.of(1, 2) }, ["0: 1", "0: 2", "0: completed"])
        XCTAssertEqual(sent { _ in Driver.from([1, 2]) }, ["0: 1", "0: 2", "0: completed"])
        XCTAssertEqual(sent { _ in Driver.from(Set([1])) }, ["0: 1", "0: completed"])
        XCTAssertEqual(sent { _ in Driver.from(optional: 1) }, ["0: 1", "0: completed"])
        XCTAssertEqual(sent { _ in Driver<Int>.from(optional: nil) }, ["0: completed"])
        XCTAssertEqual(sent { _ in Driver.deferred { Driver.just(1) } }, ["0: 1", "0: completed"])
        XCTAssertEqual(sent { _ in Driver<Int>.interval(.seconds(2)) }, ["2: 0", "4: 1"])
        XCTAssertEqual(
            sent { _ in Driver<Int>.timer(.seconds(1), period: .seconds(3)) },
            ["1: 0", "4: 1"]
        )
    }

    /// What needs no sharing is not shared; so a second subscriber gets everything, too.
    func testWhichFactoriesShare() {
        let raw: [Driver<Int>] = [
            .empty(), .never(), .just(1), .of(1), .from([1]), .from(Set([1])),
        ]
        XCTAssertEqual(
            raw.map { typeName($0.asObservable()) },
            ["SubscribeOn", "NeverProducer", "SubscribeOn"]
                + Array(repeating: "ObservableSequence", count: 3)
        )
        let shared: [Driver<Int>] = [
            .deferred { .never() }, .interval(.seconds(1)),
            .timer(.seconds(1), period: .seconds(1)),
        ]
        XCTAssertEqual(
            shared.map { typeName($0.asObservable()) },
            Array(repeating: "ShareReplay1WhileConnected", count: 3)
        )
    }

    func testDeferredAsksAgainWhenAllHaveGone() {
        var made = 0
        let driver = Driver<Int>.deferred {
            made += 1
            return .never()
        }
        let both = [driver.drive(), driver.drive()]
        XCTAssertEqual(made, 1)
        both.forEach { $0.dispose() }
        driver.drive().dispose()
        XCTAssertEqual(made, 2)
    }

    private func failing(_ line: Timeline) -> Observable<Int> {
        line.source([(1, .next(1)), (2, .error(Failure()))])
    }

    func testThreeWaysToLiveWithAnError() {
        XCTAssertEqual(
            sent { self.failing($0).asDriver(onErrorJustReturn: 9) },
            ["1: 1", "2: 9", "2: completed"]
        )
        XCTAssertEqual(
            sent { self.failing($0).asDriver(onErrorDriveWith: .of(8, 9)) },
            ["1: 1", "2: 8", "2: 9", "2: completed"]
        )
        XCTAssertEqual(
            sent { line in
                self.failing(line).asDriver { error in
                    line.note("\(error)")
                    return .empty()
                }
            },
            ["1: 1", "2: Failure()", "2: completed"]
        )
    }

    func testTheSameForAnyStrategy() {
        let source = Observable<Int>.error(Failure())
        let just: Driver<Int> = source.asSharedSequence(onErrorJustReturn: 1)
        let with: Driver<Int> = source.asSharedSequence(onErrorDriveWith: .just(2))
        let recover: Driver<Int> = source.asSharedSequence { _ in .just(3) }
        var elements: [Int] = []
        for driver in [just, with, recover] {
            _ = driver.drive(onNext: { elements.append($0) })
        }
        XCTAssertTrue(waitOnMain { elements.count == 3 }, "\(elements)")
        XCTAssertEqual(elements.sorted(), [1, 2, 3])
    }

    func testMockHoldsWhileItsClosureRuns() {
        let clock = HistoricalScheduler()
        SharingScheduler.mock(scheduler: clock) {
            XCTAssertTrue(SharingScheduler.make() as? HistoricalScheduler === clock)
            XCTAssertTrue(DriverSharingStrategy.scheduler as? HistoricalScheduler === clock)
            XCTAssertTrue(SignalSharingStrategy.scheduler as? HistoricalScheduler === clock)
        }
        XCTAssertTrue(SharingScheduler.make() is MainScheduler)
        var made = 0
        SharingScheduler.mock(
            makeScheduler: {
                made += 1
                return clock
            },
            action: { _ = [DriverSharingStrategy.scheduler, SignalSharingStrategy.scheduler] }
        )
        XCTAssertEqual(made, 2)
    }

    func testMockEndsWhenItsClosureThrows() {
        XCTAssertThrowsError(
            try SharingScheduler.mock(scheduler: HistoricalScheduler()) { throw Failure() }
        )
        XCTAssertTrue(SharingScheduler.make() is MainScheduler)
    }

    func testWhatWasBuiltWithAMockKeepsIt() {
        let clock = HistoricalScheduler()
        let subject = PublishSubject<Int>()
        var elements: [Int] = []
        var driver: Driver<Int>?
        SharingScheduler.mock(scheduler: clock) {
            driver = subject.asDriver(onErrorJustReturn: 0)
        }
        let subscription = driver?.drive(onNext: { elements.append($0) })
        subject.onNext(1)
        XCTAssertEqual(elements, [])
        clock.advanceTo(Date(timeIntervalSince1970: 1))
        XCTAssertEqual(elements, [1])
        subscription?.dispose()
    }

    func testAsItselfNothingIsSharedOnceMore() {
        let driver = Driver<Int>.interval(.seconds(1))
        XCTAssertTrue(driver.asDriver().asObservable() === driver.asObservable())
        XCTAssertTrue(driver.asSharedSequence().asObservable() === driver.asObservable())
        let signal = Signal<Int>.interval(.seconds(1))
        XCTAssertTrue(signal.asSignal().asObservable() === signal.asObservable())
    }

    /// A type of one's own can be seen as a driver, and then has all that drivers have.
    func testATypeOfOnesOwn() {
        struct Answer: SharedSequenceConvertibleType {
            typealias Element = Int
            typealias SharingStrategy = DriverSharingStrategy
            func asSharedSequence() -> Driver<Int> { .just(42) }
        }
        var elements: [Int] = []
        _ = Answer().map { $0 + 1 }.drive(onNext: { elements.append($0) })
        _ = Answer().drive(onNext: { elements.append($0) })
        XCTAssertEqual(elements, [43, 42])
    }
}
