// What learners ask about Single, Maybe, Completable and Infallible, each answered by a test.

import MiniRxTraced
import TestSupport
import XCTest

final class PrimitiveSequenceQuestionTests: LeakCheckedTestCase {
    func testASingleRunsAnewForEachSubscriber() {
        var requests = 0
        let single = Single<Int>.create { single in
            requests += 1
            single(.success(requests))
            return Disposables.create()
        }
        var answers: [Int] = []
        for _ in 1...2 { _ = single.subscribe(onSuccess: { answers.append($0) }) }
        XCTAssertEqual(answers, [1, 2])
    }

    func testAsSingleOfASequenceThatGoesOnSaysNothing() {
        let subject = BehaviorSubject(value: 1)
        let single = Events(subject.asSingle().asObservable())
        XCTAssertEqual(single.all, [])
        let taken = Events(subject.take(1).asSingle().asObservable())
        XCTAssertEqual(taken.all, ["next(1)", "completed", "disposed"])
        let first = Events(subject.first().asObservable())
        XCTAssertEqual(first.all, ["next(Optional(1))", "completed", "disposed"])
        single.subscription.dispose()
    }

    func testASingleIsHeardOnTheThreadThatSendsIt() {
        var lanes: [String] = []
        let heard = expectation(description: "heard")
        let subscription = Single<Int>.create { single in
            DispatchQueue(label: "network").async { single(.success(1)) }
            return Disposables.create()
        }
        .subscribe(onSuccess: { _ in
            lanes.append(Thread.isMainThread ? "main" : "elsewhere")
            heard.fulfill()
        })
        wait(for: [heard], timeout: 10)
        subscription.dispose()
        XCTAssertEqual(lanes, ["elsewhere"])
    }

    func testOnDisposedComesBeforeTheCleanupAsWithAnyEnd() {
        XCTAssertNil(
            recorded("single").missing([
                "# prints success 1", "# prints dispose", "# prints cleanup",
            ])
        )
    }

    func testAFlatMapCanMakeAnInfallibleFail() {
        let broken = Infallible.just(1).flatMap { _ in Observable<Int>.error(Failure()) }
        XCTAssertEqual(events(of: broken.asObservable()), ["error(\(Failure()))", "disposed"])
    }

    func testAnInfallibleSharesNothingAndChangesNoThread() {
        var subscribed = 0
        let infallible = Infallible<Int>.create { send in
            subscribed += 1
            send(.next(subscribed))
            send(.completed)
            return Disposables.create()
        }
        for _ in 1...2 { _ = infallible.subscribe(onNext: { _ in }) }
        XCTAssertEqual(subscribed, 2)

        let heard = expectation(description: "heard")
        DispatchQueue(label: "elsewhere").async {
            _ = infallible.subscribe(onNext: { _ in
                XCTAssertFalse(Thread.isMainThread)
                heard.fulfill()
            })
        }
        wait(for: [heard], timeout: 10)
    }

    func testThreeWaysToAnInfallible() {
        let failing = Observable<Int>.error(Failure()).startWith(1)
        let expected = ["next(1)", "next(2)", "completed", "disposed"]
        for infallible in [
            failing.asInfallible(onErrorJustReturn: 2),
            failing.asInfallible(onErrorFallbackTo: .just(2)),
            failing.asInfallible(onErrorRecover: { _ in .just(2) }),
        ] {
            XCTAssertEqual(events(of: infallible.asObservable()), expected)
        }
    }
}
