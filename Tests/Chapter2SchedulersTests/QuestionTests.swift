// Questions of chapter 2: the count of a main scheduler, and `sync` from inside an action. RxSwift
// 6.2.0 does the same on Linux.

import Foundation
import TestSupport
import XCTest

@testable import MiniRxTraced

final class SchedulerQuestionTests: LeakCheckedTestCase {
    private let serial = SerialDispatchQueueScheduler(internalSerialQueueName: "serial")

    /// `inner` is queued if it is of the same instance, and runs at once if it is of another one.
    func testEachMainSchedulerCountsItsOwnActions() {
        let (shared, own) = (MainScheduler.instance, MainScheduler())
        let notes = Notes()
        _ = shared.schedule(()) { _ in
            for (name, scheduler) in [("same", shared), ("own", own)] {
                _ = scheduler.schedule(()) { _ in
                    notes.add(name)
                    return Disposables.create()
                }
            }
            notes.add("outer ends")
            return Disposables.create()
        }
        XCTAssertTrue(waitOnMain { notes.all.count == 3 })
        XCTAssertEqual(notes.all, ["own", "outer ends", "same"])
    }

    func testAnActionOnAnotherQueueMaySyncToMainWhileMainIsFree() {
        let notes = Notes()
        _ = serial.schedule(()) { _ in
            DispatchQueue.main.sync { notes.add("on the main queue: \(DispatchQueue.isMain)") }
            notes.add("after sync")
            return Disposables.create()
        }
        XCTAssertTrue(waitOnMain { notes.all.count == 2 })
        XCTAssertEqual(notes.all, ["on the main queue: true", "after sync"])
    }

    func testWhileMainWaitsForTheActionNeitherGoesOn() {
        let (notes, done) = (Notes(), DispatchSemaphore(value: 0))
        _ = serial.schedule(()) { _ in
            DispatchQueue.main.sync { notes.add("sync") }
            done.signal()
            return Disposables.create()
        }
        XCTAssertEqual(done.wait(timeout: .now() + 0.2), .timedOut)
        XCTAssertEqual(notes.all, [])
        XCTAssertTrue(waitOnMain { notes.all == ["sync"] })
        done.wait()
    }

    /// The thread is the main thread, the queue is not the main queue: the action is queued.
    func testInsideAnotherQueuesSyncAnActionForMainCannotBeWaitedFor() {
        let done = DispatchSemaphore(value: 0)
        DispatchQueue(label: "other").sync {
            _ = MainScheduler.instance.schedule(()) { _ in
                done.signal()
                return Disposables.create()
            }
            XCTAssertEqual(done.wait(timeout: .now() + 0.2), .timedOut)
        }
        XCTAssertTrue(waitOnMain { done.wait(timeout: .now()) == .success })
    }

    #if os(Linux)
    private static let mistakes: [String: () -> Void] = [
        "main": {
            _ = MainScheduler.instance.schedule(()) { _ in
                print("in the action")
                DispatchQueue.main.sync { print("in sync") }
                return Disposables.create()
            }
        },
        "a scheduler's own queue": {
            let queue = Place()
            let scheduler = SerialDispatchQueueScheduler(
                internalSerialQueueName: "serial",
                serialQueueConfiguration: { queue.queue = $0 }
            )
            _ = scheduler.schedule(()) { _ in
                print("in the action")
                queue.queue?.sync { print("in sync") }
                return Disposables.create()
            }
            queue.queue?.sync {}
        },
        "the queue below": {
            let below = DispatchQueue(label: "below")
            let scheduler = SerialDispatchQueueScheduler(
                queue: below,
                internalSerialQueueName: "serial"
            )
            _ = scheduler.schedule(()) { _ in
                print("in the action")
                below.sync { print("in sync") }
                return Disposables.create()
            }
            below.sync {}
        },
    ]

    func testSyncOfTheQueueThatRunsTheActionEndsTheProgram() throws {
        if let mistake = mistakeToMake {
            setvbuf(stdout, nil, _IONBF, 0)
            Self.mistakes[mistake]?()
            return
        }
        for mistake in Self.mistakes.keys.sorted() {
            let words = try lastWords(
                of: "Chapter2SchedulersTests.SchedulerQuestionTests/"
                    + "testSyncOfTheQueueThatRunsTheActionEndsTheProgram",
                making: mistake
            )
            XCTAssertEqual(words?.contains("in the action"), true, mistake)
            XCTAssertEqual(words?.contains("in sync"), false, mistake)
        }
    }

    private final class Place: @unchecked Sendable {
        var queue: DispatchQueue?
    }
    #endif
}
