// What comes after an error: catch, catchAndReturn, catch(sequence:), retry.

import MiniRxTraced
import TestSupport
import XCTest

final class CatchAndRetryTests: LeakCheckedTestCase {
    private func `catch`(_ steps: String) -> String {
        Script.run(steps) { script in script["a"].catch { _ in script["b"] } }
    }

    func testCatchGoesOnWithAnotherSequence() {
        XCTAssertEqual(`catch`("a1 a# ? b1 b|"), "1 - b 1 |")
        XCTAssertEqual(`catch`("a1 a|"), "1 |", "without an error there is nothing to do")
    }

    func testTheOtherSequencesErrorIsNotCaught() {
        XCTAssertEqual(`catch`("a# b# ?"), "- # -")
    }

    func testTheHandlerIsGivenTheErrorAndMayThrowAnother() {
        struct Other: Error {}
        var caught: Error?
        let source = Observable<Int>.error(Failure())
        XCTAssertEqual(
            events(
                of: source.catch { error in
                    caught = error
                    throw Other()
                }
            ),
            ["error(Other())", "disposed"]
        )
        XCTAssertTrue(caught is Failure)
    }

    func testDisposingReachesWhicheverIsActive() {
        XCTAssertEqual(`catch`("? ! ?"), "a - -")
        XCTAssertEqual(`catch`("a# ? ! ?"), "- b - -")
    }

    func testCatchLetsGoOfASourceThatFailsAtOnce() {
        let cleanup = BooleanDisposable()
        let fails = Observable<Int>.create { observer in
            observer.onError(Failure())
            return cleanup
        }
        let other = PublishSubject<Int>()
        let events = Events(fails.catch { _ in other })
        XCTAssertTrue(cleanup.isDisposed)
        other.onNext(1)
        XCTAssertEqual(events.all, ["next(1)"], "and not of the one that came after it")
        events.subscription.dispose()
    }

    func testCatchAndReturn() {
        XCTAssertEqual(
            Script.run("a1 a# ?") { $0["a"].catchAndReturn("x") },
            "1 x,| -"
        )
    }

    private func catchSequence(_ steps: String) -> String {
        Script.run(steps) { Observable.catch(sequence: [$0["a"], $0["b"]]) }
    }

    func testCatchOfASequenceTriesOneAfterAnother() {
        XCTAssertEqual(catchSequence("a1 a# ? b2 b|"), "1 - b 2 |")
        XCTAssertEqual(catchSequence("a1 a| ?"), "1 | -", "the second is not needed")
        XCTAssertEqual(catchSequence("a# b# ?"), "- # -", "the last error is passed on")
        XCTAssertEqual(catchSequence("a# ! ?"), "- - -")
        XCTAssertEqual(
            events(of: Observable<Int>.catch(sequence: [])),
            ["completed", "disposed"]
        )
    }

    /// Fails `failures` times, then completes. Each attempt sends its number.
    private func source(failures: Int) -> Observable<Int> {
        var attempts = 0
        return .create { observer in
            attempts += 1
            observer.onNext(attempts)
            observer.on(attempts <= failures ? .error(Failure()) : .completed)
            return Disposables.create()
        }
    }

    func testRetryTriesUntilItCompletes() {
        XCTAssertEqual(
            events(of: source(failures: 2).retry()),
            ["next(1)", "next(2)", "next(3)", "completed", "disposed"]
        )
    }

    func testRetryCountsTheFirstAttempt() {
        XCTAssertEqual(
            events(of: source(failures: 2).retry(3)),
            ["next(1)", "next(2)", "next(3)", "completed", "disposed"]
        )
        XCTAssertEqual(
            events(of: source(failures: 3).retry(2)),
            ["next(1)", "next(2)", "error(Failure())", "disposed"]
        )
        XCTAssertEqual(
            events(of: source(failures: 3).retry(1)),
            ["next(1)", "error(Failure())", "disposed"]
        )
        XCTAssertEqual(events(of: source(failures: 3).retry(0)), ["completed", "disposed"])
    }

    func testTwentyThousandAttemptsThatFailAtOnce() {
        let sent = Events(source(failures: 19_999).retry().filter { $0 == 20_000 })
        XCTAssertEqual(sent.all, ["next(20000)", "completed", "disposed"])
    }

    func testRetryLetsGoOfTheAttemptThatFailed() {
        var order: [String] = []
        var attempts = 0
        let source = Observable<Int>.create { observer in
            attempts += 1
            let attempt = attempts
            order.append("begin \(attempt)")
            if attempt == 1 {
                observer.onError(Failure())
            }
            return Disposables.create { order.append("end \(attempt)") }
        }
        let subscription = source.retry().subscribe()
        XCTAssertEqual(order, ["begin 1", "end 1", "begin 2"])
        subscription.dispose()
        XCTAssertEqual(order.last, "end 2")
    }

    func testDisposingInsideAnElementEndsTheAttempts() {
        var attempts = 0
        let subscription = SerialDisposable()
        let subject = PublishSubject<Int>()
        let source = Observable<Int>.deferred {
            attempts += 1
            return subject
        }
        subscription.disposable = source.retry().subscribe(onNext: { _ in subscription.dispose() })
        subject.onNext(1)
        subject.onError(Failure())
        XCTAssertEqual(attempts, 1)
    }

    @available(*, deprecated)
    func testTheSpellingsBeforeRxSwift6() {
        let fails = Observable<Int>.error(Failure())
        let one = ["next(1)", "completed", "disposed"]
        XCTAssertEqual(events(of: fails.catchError { _ in .just(1) }), one)
        XCTAssertEqual(events(of: fails.catchErrorJustReturn(1)), one)
        XCTAssertEqual(events(of: Observable.catchError([fails, .just(1)])), one)
    }
}
