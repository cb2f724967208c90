// The document's claims about the two factories that wait: D002-21 to D002-25.

import TestSupport
import XCTest

@testable import MiniRxTraced

final class TimersTests: LeakCheckedTestCase {
    private let line = Timeline()

    func testD002_21_intervalCountsAndNeverEnds() {
        let subscription = line.watch(Observable<Int>.interval(.seconds(1), scheduler: line.clock))
        line.advance(to: 0.999)
        XCTAssertEqual(line.all, [])
        line.advance(to: 100)
        XCTAssertEqual(line.all, (0..<100).map { "\($0 + 1): next(\($0))" })
        subscription.dispose()
        line.advance(to: 200)
        XCTAssertEqual(line.all.count, 100)
        let prints = recorded("interval").all.filter { $0.hasPrefix("# prints") }
        XCTAssertEqual(prints, ["# prints 0", "# prints 1", "# prints 2"])
    }

    func testD002_22_aPeriodIsNoPlainNumber() throws {
        // So that the literal 1 is none. Here it compiles all the same, by the deprecated spelling
        // of RxSwift 5, which RxSwift 6 has no more.
        XCTAssertTrue(RxTimeInterval.self == DispatchTimeInterval.self)
        let type: Any = RxTimeInterval.self
        XCTAssertFalse(type is any ExpressibleByIntegerLiteral.Type)
        let timers = try source("Sources/MiniRx/Observables/Timer.swift")
        XCTAssertFalse(timers.contains("Foundation.TimeInterval"))
        let interval = Observable<Int>.interval(.seconds(1), scheduler: line.clock)
        XCTAssertEqual("\(property("period", of: interval)!)", "seconds(1)")
    }

    func testD002_23_aTimerSendsZeroAndTheEndInOneTurn() {
        let timer = Observable<Int>.timer(.seconds(5), scheduler: line.clock)
        let subscription = line.watch(timer)
        line.advance(to: 4.999)
        XCTAssertEqual(line.all, [])
        line.advance(to: 100)
        XCTAssertEqual(line.all, ["5: next(0)", "5: completed"])
        subscription.dispose()

        let clock = HistoricalScheduler()
        let calls = Calls(of: {
            _ = Observable<Int>.timer(.seconds(5), scheduler: clock).subscribe()
            clock.start()
        })
        XCTAssertEqual(
            calls.madeByEach("closure#1 in TimerOneOffSink.run()"),
            [
                [
                    "Sink.forwardOn(_:) [self: TimerOneOffSink] (next(0))",
                    "Sink.forwardOn(_:) [self: TimerOneOffSink] (completed)",
                    "Sink.dispose() [self: TimerOneOffSink]",
                    "Disposables.create()",
                ]
            ]
        )
    }

    func testD002_24_withAPeriodItWaitsAndThenRepeats() {
        let subscription = line.watch(
            Observable<Int>.timer(.seconds(5), period: .seconds(1), scheduler: line.clock)
        )
        line.advance(to: 8)
        XCTAssertEqual(
            line.all,
            ["5: next(0)", "6: next(1)", "7: next(2)", "8: next(3)"]
        )
        subscription.dispose()
        line.advance(to: 100)
        XCTAssertEqual(line.all.count, 4)
        let calls = recorded("timer-periodic")
        XCTAssertEqual(
            calls.made(by: "Timer.run(_:cancel:)"),
            ["TimerSink.init(parent:observer:cancel:)", "TimerSink.run()"]
        )
    }

    func testD002_25_theyDeliverOnTheirScheduler() {
        for (sample, lane, ticks) in [("interval", "main", 3), ("timer-periodic", "timer", 2)] {
            let calls = recorded(sample)
            for tick in 0..<ticks {
                XCTAssertEqual(calls.lanes(of: "# prints \(tick)"), [lane], sample)
            }
        }
    }
}
