// A sequence that says when to try again.

import MiniRxTraced
import TestSupport
import XCTest

final class RetryWhenTests: LeakCheckedTestCase {
    /// The attempts are the source `a`, again and again; `t` is what says when.
    private func retry(_ steps: String) -> String {
        Script.run(steps) { script in
            // A subject that has failed stays failed, so an element stands for the error.
            script["a"].map { element in
                if element == "x" { throw Failure() }
                return element
            }
            .retry(when: { (_: Observable<Error>) in script["t"] })
        }
    }

    func testAnElementOfTheTriggerTriesAgain() {
        XCTAssertEqual(retry("a1 ax ? a2 t0 ? a3"), "1 - t - - at 3")
    }

    func testTheTriggersEndIsTheEndWhileAnAttemptWaits() {
        XCTAssertEqual(retry("ax t| ?"), "- | -")
        XCTAssertEqual(retry("ax t# ?"), "- # -")
    }

    func testACompletedAttemptIsTheEnd() {
        XCTAssertEqual(retry("a1 a| ?"), "1 | -")
    }

    func testDisposing() {
        XCTAssertEqual(retry("! ?"), "- -")
        XCTAssertEqual(retry("ax ! ?"), "- - -")
    }

    /// Fails for ever. Each attempt sends its number, and fails in a turn of the trampoline of its
    /// own, so that `take` can stop it.
    private func source(failing error: Error = Failure()) -> Observable<Int> {
        var attempts = 0
        return .deferred {
            attempts += 1
            return Observable.of(attempts, 0).map { element in
                if element == 0 { throw error }
                return element
            }
        }
    }

    func testRetryWhenTakesAnAnswerThatComesAtOnce() {
        XCTAssertEqual(
            events(of: source().retry(when: { (errors: Observable<Error>) in errors }).take(3)),
            ["next(1)", "next(2)", "next(3)", "completed", "disposed"]
        )
    }

    func testTheHandlerIsGivenEachError() {
        var errors: [Error] = []
        let retried = source().retry(when: { (given: Observable<Error>) in
            given.map { error -> Int in
                errors.append(error)
                if errors.count == 3 { throw RxError.unknown }
                return 0
            }
        })
        XCTAssertEqual(events(of: retried).dropFirst(3).count, 2)
        XCTAssertEqual(errors.count, 3)
        XCTAssertTrue(errors.allSatisfy { $0 is Failure })
    }

    func testAnErrorOfAnotherTypeIsTheEnd() {
        let mine = source(failing: Failure()).retry(when: { (errors: Observable<Failure>) in
            errors.take(1)
        })
        XCTAssertEqual(
            events(of: mine),
            ["next(1)", "next(2)", "completed", "disposed"],
            "the trigger's end, after one more attempt"
        )
        let other = source(failing: RxError.timeout)
            .retry(when: { (errors: Observable<Failure>) in errors })
        XCTAssertEqual(events(of: other), ["next(1)", "error(Sequence timeout.)", "disposed"])
    }

    func testTenThousandAttemptsThatFailAtOnce() {
        var attempts = 0
        let source = Observable<Int>.create { observer in
            attempts += 1
            observer.on(attempts < 10_000 ? .error(Failure()) : .completed)
            return Disposables.create()
        }
        let retried = source.retry(when: { (errors: Observable<Error>) in errors })
        XCTAssertEqual(events(of: retried), ["completed", "disposed"])
        XCTAssertEqual(attempts, 10_000)
    }

    @available(*, deprecated)
    func testTheSpellingsBeforeRxSwift6() {
        let three = ["next(1)", "next(2)", "next(3)", "completed", "disposed"]
        let any = source().retryWhen { (errors: Observable<Error>) in errors }
        XCTAssertEqual(events(of: any.take(3)), three)
        let typed = source().retryWhen { (errors: Observable<Failure>) in errors }
        XCTAssertEqual(events(of: typed.take(3)), three)
    }
}
