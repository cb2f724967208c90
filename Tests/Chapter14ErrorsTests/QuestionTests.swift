// What learners ask about errors, and the answers.

import TestSupport
import XCTest

@testable import MiniRxTraced

final class ErrorQuestionTests: LeakCheckedTestCase {
    func testRetrySubscribesToEverythingAboveIt() {
        let (source, counter) = counting(1)
        var above = 0
        var below = 0
        let retried =
            source
            .map { element -> Int in
                above += 1
                if above < 3 { throw Failure() }
                return element
            }
            .retry()
            .map { element -> Int in
                below += 1
                return element
            }
        XCTAssertEqual(elements(of: retried), [1])
        XCTAssertEqual([Int(counter.count), above, below], [3, 3, 1])
    }

    func testRetryOfAHotSourceAsksWhatHasFailedAlready() {
        let subject = PublishSubject<Int>()
        let sent = Events(subject.retry(3))
        subject.onNext(1)
        subject.onError(Failure())
        XCTAssertEqual(sent.all, ["next(1)", "error(Failure())", "disposed"])
    }

    func testTakeDoesNotStopAttemptsThatFailAtOnce() {
        var attempts = 0
        let fails = Observable<Int>.create { observer in
            attempts += 1
            observer.onNext(attempts)
            observer.on(attempts < 100 ? .error(Failure()) : .completed)
            return Disposables.create()
        }
        XCTAssertEqual(elements(of: fails.retry().take(2)), [1, 2])
        XCTAssertEqual(attempts, 100, "all are made inside one subscribe")
        attempts = 0
        let turns = Observable<Int>.deferred {
            attempts += 1
            return Observable.of(attempts, 0).map { element in
                if element == 0 { throw Failure() }
                return element
            }
        }
        XCTAssertEqual(elements(of: turns.retry().take(2)), [1, 2])
        XCTAssertEqual(attempts, 2, "here each is a turn of the trampoline")
    }
}
