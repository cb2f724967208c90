// What timers do with a tick that comes late, or during another one.

import TestSupport
import XCTest

@testable import MiniRxTraced

final class HeldTickTests: LeakCheckedTestCase {
    private var scheduler: HeldScheduler!

    override func setUp() {
        super.setUp()
        scheduler = HeldScheduler()
    }

    override func tearDown() {
        scheduler = nil
        super.tearDown()
    }

    private func doWhatIsLeft() {
        while !scheduler.work.isEmpty { scheduler.doNext() }
    }

    func testATimerThatTicksOnceEndsAndLetsGo() {
        let notes = Notes()
        let subscription = Observable<Int>.timer(.seconds(1), scheduler: scheduler).subscribe(
            onNext: { notes.add("\($0)") },
            onCompleted: { notes.add("|") }
        )
        scheduler.doNext()
        XCTAssertEqual(notes.all, ["0", "|"])
        XCTAssertNil(property(path: "disposable1.sink", of: subscription))
    }

    /// A scheduler without a timer of its own: each tick asks for the next one before it works, and a
    /// tick that comes meanwhile waits.
    func testATickThatComesDuringAnotherOneWaits() {
        let (scheduler, notes) = (scheduler!, Notes())
        let timer = scheduler.schedulePeriodic(1, startAfter: .seconds(1), period: .seconds(1)) {
            tick in
            notes.add("\(tick) begins, \(scheduler.work.count) in line")
            if tick == 1 { scheduler.doNext() }
            notes.add("\(tick) ends")
            return tick + 1
        }
        scheduler.doNext()
        XCTAssertEqual(notes.all, ["1 begins, 1 in line", "1 ends"])
        // What is in line: the third tick, and the second one's work.
        XCTAssertEqual(scheduler.work.count, 2)
        timer.dispose()
        doWhatIsLeft()
        XCTAssertEqual(notes.all.count, 2)
    }

    func testATickThatHasWaitedIsNotLost() {
        let (scheduler, notes) = (scheduler!, Notes())
        let timer = scheduler.schedulePeriodic(1, startAfter: .seconds(1), period: .seconds(1)) {
            tick in
            notes.add("\(tick)")
            if tick == 1 { scheduler.doNext() }
            return tick + 1
        }
        scheduler.doNext()
        // Two ticks and two times the work that they have left.
        for _ in 0..<4 { scheduler.doNext() }
        XCTAssertEqual(notes.all, ["1", "2", "3"])
        timer.dispose()
        doWhatIsLeft()
    }
}
