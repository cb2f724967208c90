// What learners ask about sharing, and the answers.

import TestSupport
import XCTest

@testable import MiniRxTraced

final class SharingQuestionTests: LeakCheckedTestCase {
    func testTwoSubscriptionsAreTwoRequestsAndShareMakesOne() {
        let (request, counter) = counting(1, ends: false)
        let subscriptions = [request.subscribe(), request.subscribe()]
        XCTAssertEqual(counter.count, 2)
        let (other, otherCounter) = counting(1, ends: false)
        let shared = other.share()
        let sharing = [shared.subscribe(), shared.subscribe()]
        XCTAssertEqual(otherCounter.count, 1)
        (subscriptions + sharing).forEach { $0.dispose() }
    }

    func testAnOperatorBelowShareIsNotShared() {
        let subject = PublishSubject<Int>()
        var calls = 0
        let mapped = subject.share().map { element -> Int in
            calls += 1
            return element
        }
        let subscriptions = [mapped.subscribe(), mapped.subscribe()]
        subject.onNext(1)
        XCTAssertEqual(calls, 2)
        subscriptions.forEach { $0.dispose() }
    }

    func testARequestThatHasCompletedIsMadeAnew() {
        for (scope, requests) in [
            (SubjectLifetimeScope.whileConnected, Int32(2)), (.forever, 1),
        ] {
            let (request, counter) = counting(1)
            let shared = request.share(replay: 1, scope: scope)
            XCTAssertEqual(elements(of: shared), [1])
            XCTAssertEqual(elements(of: shared), [1])
            XCTAssertEqual(counter.count, requests)
        }
    }

    func testWithoutReplayTheSecondHasMissedIt() {
        for (replay, second) in [(0, [String]()), (1, ["next(1)"])] {
            let (request, counter) = counting(1, ends: false)
            let shared = request.share(replay: replay)
            let (first, latecomer) = (Events(shared), Events(shared))
            XCTAssertEqual(first.all, ["next(1)"])
            XCTAssertEqual(latecomer.all, second)
            XCTAssertEqual(counter.count, 1)
            first.subscription.dispose()
            latecomer.subscription.dispose()
        }
    }

    func testForeverKeepsAnErrorAsWell() {
        var attempts = 0
        let request = Observable<Int>.deferred {
            attempts += 1
            return attempts == 1 ? .error(Failure()) : .just(attempts)
        }
        let shared = request.share(replay: 1, scope: .forever)
        XCTAssertEqual(events(of: shared), ["error(Failure())", "disposed"])
        XCTAssertEqual(events(of: shared), ["error(Failure())", "disposed"])
        XCTAssertEqual(events(of: shared.retry(5)), ["error(Failure())", "disposed"])
        XCTAssertEqual(attempts, 1, "the source is not asked again")
    }

    /// A source that goes on, and one that completes inside `subscribe`.
    func testABehaviorSubjectAndAJustBelowShare() {
        func run(_ source: Observable<Int>) -> (first: [String], second: [String], runs: Int) {
            var runs = 0
            let shared = source.do(onSubscribe: { runs += 1 }).share()
            let (first, second) = (Events(shared), Events(shared))
            let events = (first.all, second.all)
            first.subscription.dispose()
            second.subscription.dispose()
            return (events.0, events.1, runs)
        }
        let subject = run(BehaviorSubject(value: 0))
        XCTAssertEqual(subject.first, ["next(0)"])
        XCTAssertEqual(subject.second, [])
        XCTAssertEqual(subject.runs, 1)
        let just = run(.just(1))
        XCTAssertEqual(just.first, ["next(1)", "completed", "disposed"])
        XCTAssertEqual(just.second, ["next(1)", "completed", "disposed"])
        XCTAssertEqual(just.runs, 2)
    }
}
