// The document's claims about kinds of schedulers and about MainScheduler: D000-01 to D000-18.

import Recorder
import TestSupport
import XCTest

@testable import MiniRxTraced

final class MainSchedulerTests: LeakCheckedTestCase {
    private let trace = recorded("main-scheduler")

    func testD000_01_notEverySchedulerChangesThreads() {
        let lane = elsewhere(label: "here") { () -> String in
            var lane = ""
            _ = CurrentThreadScheduler.instance.schedule(()) { _ in
                lane = Lane.current
                return Disposables.create()
            }
            return lane
        }
        XCTAssertEqual(lane, "here")
    }

    func testD000_02_mainSchedulerAsksForTheQueueAndNotForTheThread() {
        let scheduler = MainScheduler()
        let notes = Notes()
        XCTAssertTrue(DispatchQueue.isMain)
        DispatchQueue.global().sync {
            XCTAssertFalse(DispatchQueue.isMain)
            _ = scheduler.schedule(()) { _ in
                notes.add("work")
                return Disposables.create()
            }
            notes.add("scheduled")
        }
        XCTAssertTrue(waitOnMain { notes.all.count == 2 })
        XCTAssertEqual(notes.all, ["scheduled", "work"])
    }

    func testD000_03_workOnASerialSchedulerDoesNotOverlap() {
        XCTAssertEqual(
            mostAtOnce(SerialDispatchQueueScheduler(internalSerialQueueName: "serial")),
            1
        )
    }

    func testD000_04_aConcurrentSchedulerTakesTheQueueAsItIs() {
        let serial = DispatchQueue(label: "serial")
        XCTAssertEqual(mostAtOnce(ConcurrentDispatchQueueScheduler(queue: serial)), 1)
        XCTAssertTrue(bothAtOnce(ConcurrentDispatchQueueScheduler(qos: .userInitiated)))
    }

    func testD000_05_theOperationQueueSaysHowManyAtOnce() {
        let queue = OperationQueue()
        queue.maxConcurrentOperationCount = 1
        XCTAssertEqual(mostAtOnce(OperationQueueScheduler(operationQueue: queue)), 1)
    }

    func testD000_06_concurrentMainSchedulerSubscribesAtOnceOnMain() {
        var hasSubscribed = false
        let source = Observable<Int>.create { _ in
            hasSubscribed = true
            return Disposables.create()
        }
        source.subscribe(on: ConcurrentMainScheduler.instance).subscribe().dispose()
        XCTAssertTrue(hasSubscribed)
    }

    func testD000_07_thereAreMoreKinds() {
        let kinds: [ImmediateSchedulerType] = [
            CurrentThreadScheduler.instance, HistoricalScheduler(), MainScheduler.instance,
        ]
        XCTAssertEqual(kinds.filter { $0 is SchedulerType }.count, 2)
    }

    func testD000_08_mainSchedulerIsASerialDispatchQueueScheduler() {
        XCTAssertEqual(
            classChain(MainScheduler.instance),
            ["MainScheduler", "SerialDispatchQueueScheduler"]
        )
    }

    func testD000_09_itKeepsTheMainQueueTwice() throws {
        let scheduler = MainScheduler()
        let own = try XCTUnwrap(property("mainQueue", of: scheduler) as? DispatchQueue)
        XCTAssertEqual(own.lane, "main")
        XCTAssertEqual(scheduler.configuration.queue.lane, "main")
    }

    func testD000_10_numberEnqueuedCountsWorkThatHasNotEnded() {
        let scheduler = MainScheduler()
        XCTAssertEqual(MiniRxTraced.load(scheduler.numberEnqueued), 0)
        _ = scheduler.schedule(()) { _ in
            XCTAssertEqual(MiniRxTraced.load(scheduler.numberEnqueued), 1)
            return Disposables.create()
        }
        XCTAssertEqual(MiniRxTraced.load(scheduler.numberEnqueued), 0)
    }

    func testD000_11_instanceIsShared() {
        XCTAssertTrue(MainScheduler.instance === MainScheduler.instance)
    }

    func testD000_12_asyncInstanceIsNoMainSchedulerAndNeverWorksAtOnce() {
        XCTAssertEqual(classChain(MainScheduler.asyncInstance), ["SerialDispatchQueueScheduler"])
        let notes = Notes()
        _ = MainScheduler.asyncInstance.schedule(()) { _ in
            notes.add("work on \(Lane.current)")
            return Disposables.create()
        }
        notes.add("scheduled")
        XCTAssertTrue(waitOnMain { notes.all.count == 2 })
        XCTAssertEqual(notes.all, ["scheduled", "work on main"])
    }

    func testD000_13_ensureExecutingOnSchedulerLetsTheMainQueuePass() {
        MainScheduler.ensureExecutingOnScheduler()
        // Anywhere else it ends the program: see MisuseTests.
    }

    func testD000_14_ensureRunningOnMainThreadAsksForTheThreadButNotOnLinux() {
        MainScheduler.ensureRunningOnMainThread()
        #if os(Linux)
        elsewhere { MainScheduler.ensureRunningOnMainThread() }
        #endif
    }

    func testD000_15_mainSchedulerOverridesScheduleInternal() {
        XCTAssertEqual(
            trace.made(
                by: "SerialDispatchQueueScheduler.schedule(_:action:) [self: MainScheduler]"
            ),
            ["MainScheduler.scheduleInternal(_:action:)"]
        )
    }

    func testD000_16_itWorksAtOnceOnMainIfNothingIsInLine() {
        XCTAssertEqual(
            trace.made(by: "MainScheduler.scheduleInternal(_:action:)"),
            ["(user) closure#1"]
        )
        XCTAssertNil(
            trace.missing([
                "# from a background queue", "# hands over block 3 to main", "# runs block 3",
                "# prints from background",
            ])
        )
    }

    func testD000_17_whatIsScheduledInsideWorkComesAfterIt() {
        XCTAssertNil(
            trace.missing([
                "# prints outer begins", "# hands over block 1 to main", "# prints outer ends",
                "# prints inner",
            ])
        )
        let scheduler = MainScheduler()
        let notes = Notes()
        _ = scheduler.schedule(()) { _ in
            scheduler.schedule(()) { _ in
                notes.add("called off")
                return Disposables.create()
            }.dispose()
            return Disposables.create()
        }
        XCTAssertTrue(waitOnMain { MiniRxTraced.load(scheduler.numberEnqueued) == 0 })
        XCTAssertEqual(
            notes.all,
            [],
            "what was called off is skipped, and counted down all the same"
        )
    }

    func testD000_18_theActionsDisposableIsKept() {
        let scheduler = MainScheduler()
        let returned = BooleanDisposable()
        let notes = Notes()
        let disposable = elsewhere {
            scheduler.schedule(()) { _ in
                notes.add("work")
                return returned
            }
        }
        XCTAssertTrue(
            waitOnMain { !notes.all.isEmpty && MiniRxTraced.load(scheduler.numberEnqueued) == 0 }
        )
        XCTAssertFalse(returned.isDisposed)
        disposable.dispose()
        XCTAssertTrue(returned.isDisposed)
    }

    /// How many pieces of work were seen at work at once.
    private func mostAtOnce(_ scheduler: ImmediateSchedulerType) -> Int32 {
        let atWork = Count()
        let most = Count()
        let done = expectation(description: "all work is done")
        done.expectedFulfillmentCount = 20
        for _ in 0..<20 {
            _ = scheduler.schedule(()) { _ in
                if increment(atWork.value) > 0 { increment(most.value) }
                sched_yield()
                decrement(atWork.value)
                done.fulfill()
                return Disposables.create()
            }
        }
        wait(for: [done], timeout: 10)
        return MiniRxTraced.load(most.value) + 1
    }

    /// Whether two pieces of work can wait for each other.
    private func bothAtOnce(_ scheduler: ImmediateSchedulerType) -> Bool {
        let (first, second) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
        let met = expectation(description: "they met")
        _ = scheduler.schedule(()) { _ in
            first.signal()
            second.wait()
            met.fulfill()
            return Disposables.create()
        }
        _ = scheduler.schedule(()) { _ in
            first.wait()
            second.signal()
            return Disposables.create()
        }
        return XCTWaiter.wait(for: [met], timeout: 10) == .completed
    }
}

private final class Count: @unchecked Sendable {
    let value = AtomicInt(0)
}
