// The operators of Single, Maybe and Completable, and of sequences that become one.

import TestSupport
import XCTest

@testable import MiniRxTraced

final class PrimitiveSequenceTests: LeakCheckedTestCase {
    private func outcomes<Element>(of single: Single<Element>) -> [String] {
        events(of: single.asObservable()).dropLast().map { $0 }
    }

    private func outcomes<Element>(of maybe: Maybe<Element>) -> [String] {
        events(of: maybe.asObservable()).dropLast().map { $0 }
    }

    private func outcomes(of completable: Completable) -> [String] {
        events(of: completable.asObservable()).dropLast().map { $0 }
    }

    private let failure = ["error(\(Failure()))"]
    private let one = ["next(1)", "completed"]
    private let two = ["next(2)", "completed"]
    private let done = ["completed"]

    private func throwsFailure<Argument, Result>(_: Argument) throws -> Result {
        throw Failure()
    }

    // MARK: Subscribing

    func testSubscribeCallsOneHandlerAndThenOnDisposed() {
        var told: [String] = []
        func tell(_ what: String) { told.append(what) }
        _ = Single.just(1).subscribe(
            onSuccess: { tell("success \($0)") },
            onFailure: { _ in tell("failure") },
            onDisposed: { tell("disposed") }
        )
        _ = Single<Int>.error(Failure()).subscribe(
            onSuccess: { _ in tell("success") },
            onFailure: { tell("failure \($0)") },
            onDisposed: { tell("disposed") }
        )
        _ = Maybe<Int>.empty().subscribe(
            onSuccess: { _ in tell("success") },
            onError: { _ in tell("error") },
            onCompleted: { tell("completed") },
            onDisposed: { tell("disposed") }
        )
        _ = Completable.empty().subscribe(
            onCompleted: { tell("completed") },
            onError: { _ in tell("error") },
            onDisposed: { tell("disposed") }
        )
        XCTAssertEqual(
            told,
            [
                "success 1", "disposed", "failure Failure()", "disposed", "completed", "disposed",
                "completed", "disposed",
            ]
        )
    }

    func testSubscribeWithAnObjectStopsWhenTheObjectIsGone() {
        final class Screen { var told: [String] = [] }
        let subject = PublishSubject<Int>()
        let screen = Screen()
        var gone: Screen? = Screen()
        _ = subject.asSingle().subscribe(
            with: screen,
            onSuccess: { screen, element in screen.told.append("\(element)") }
        )
        var late: [Int] = []
        _ = subject.asSingle().subscribe(
            with: gone!,
            onSuccess: { _, element in late.append(element) }
        )
        _ = Maybe<Int>.empty().subscribe(
            with: screen,
            onCompleted: { $0.told.append("nothing") },
            onDisposed: { $0.told.append("disposed") }
        )
        _ = Completable.error(Failure()).subscribe(
            with: screen,
            onError: { screen, error in screen.told.append("\(error)") }
        )
        gone = nil
        subject.onNext(7)
        subject.onCompleted()
        XCTAssertEqual(screen.told, ["nothing", "disposed", "Failure()", "7"])
        XCTAssertEqual(late, [])
    }

    func testAnErrorWithoutAHandlerGoesToTheHook() {
        var unhandled = 0
        let handler = Hooks.defaultErrorHandler
        defer { Hooks.defaultErrorHandler = handler }
        Hooks.defaultErrorHandler = { _, _ in unhandled += 1 }
        _ = Single<Int>.error(Failure()).subscribe(onSuccess: { _ in })
        _ = Maybe<Int>.error(Failure()).subscribe(onSuccess: { _ in })
        _ = Completable.error(Failure()).subscribe(onCompleted: {})
        XCTAssertEqual(unhandled, 3)
    }

    func testDisposingOfItStopsTheOutcome() {
        let subject = PublishSubject<Int>()
        var told: [String] = []
        let subscription = subject.asSingle().subscribe(
            onSuccess: { told.append("\($0)") },
            onDisposed: { told.append("disposed") }
        )
        subscription.dispose()
        subject.onNext(1)
        subject.onCompleted()
        XCTAssertEqual(told, ["disposed"])
    }

    // MARK: From a sequence

    func testFirstTakesNothingAmiss() {
        XCTAssertEqual(
            outcomes(of: Observable.of(1, 2).first()),
            ["next(Optional(1))", "completed"]
        )
        XCTAssertEqual(outcomes(of: Observable<Int>.empty().first()), ["next(nil)", "completed"])
        XCTAssertEqual(outcomes(of: Observable<Int>.error(Failure()).first()), failure)
    }

    func testFirstDoesNotWaitForTheEnd() {
        let subject = PublishSubject<Int>()
        let first = Events(subject.first().asObservable())
        subject.onNext(1)
        XCTAssertEqual(first.all, ["next(Optional(1))", "completed", "disposed"])
        XCTAssertFalse(subject.hasObservers)
    }

    func testAsSingleGivesUpAtTheSecondElement() {
        let subject = PublishSubject<Int>()
        let single = Events(subject.asSingle().asObservable())
        let maybe = Events(subject.asMaybe().asObservable())
        subject.onNext(1)
        XCTAssertEqual(single.all + maybe.all, [])
        subject.onNext(2)
        let several = ["error(\(RxError.moreThanOneElement))", "disposed"]
        XCTAssertEqual(single.all, several)
        XCTAssertEqual(maybe.all, several)
        XCTAssertFalse(subject.hasObservers)
    }

    func testAsSingleAndAsMaybePassAnErrorOn() {
        let failing = Observable<Int>.error(Failure()).startWith(1)
        XCTAssertEqual(outcomes(of: failing.asSingle()), failure)
        XCTAssertEqual(outcomes(of: failing.asMaybe()), failure)
        XCTAssertEqual(outcomes(of: failing.ignoreElements().asCompletable()), failure)
    }

    func testToArray() {
        XCTAssertEqual(outcomes(of: Observable.of(1, 2).toArray()), ["next([1, 2])", "completed"])
        XCTAssertEqual(outcomes(of: Observable<Int>.empty().toArray()), ["next([])", "completed"])
        XCTAssertEqual(outcomes(of: Observable<Int>.error(Failure()).toArray()), failure)
        let subject = PublishSubject<Int>()
        let array = Events(subject.toArray().asObservable())
        subject.onNext(1)
        array.subscription.dispose()
        subject.onCompleted()
        XCTAssertEqual(array.all, ["disposed"])
    }

    // MARK: Operators

    func testMapFilterCompactMap() {
        XCTAssertEqual(outcomes(of: Single.just(1).map { $0 * 2 }), two)
        XCTAssertEqual(outcomes(of: Single.just(1).map(throwsFailure) as Single<Int>), failure)
        XCTAssertEqual(outcomes(of: Single.just(1).filter { $0 > 1 }), done)
        XCTAssertEqual(outcomes(of: Single.just(1).filter { $0 == 1 }), one)
        XCTAssertEqual(outcomes(of: Single.just("1").compactMap(Int.init)), one)
        XCTAssertEqual(outcomes(of: Single.just("x").compactMap(Int.init)), done)
        XCTAssertEqual(outcomes(of: Maybe.just(1).map { $0 * 2 }), two)
        XCTAssertEqual(outcomes(of: Maybe.just(1).filter(throwsFailure)), failure)
        XCTAssertEqual(outcomes(of: Maybe.just("x").compactMap(Int.init)), done)
    }

    func testFlatMap() {
        XCTAssertEqual(outcomes(of: Single.just(1).flatMap { .just($0 + 1) }), two)
        XCTAssertEqual(outcomes(of: Single.just(1).flatMap(throwsFailure) as Single<Int>), failure)
        XCTAssertEqual(outcomes(of: Single.just(1).flatMapMaybe { _ in Maybe<Int>.empty() }), done)
        XCTAssertEqual(outcomes(of: Single.just(1).flatMapCompletable { _ in .empty() }), done)
        XCTAssertEqual(outcomes(of: Maybe.just(1).flatMap { .just($0 + 1) }), two)
        XCTAssertEqual(outcomes(of: Maybe<Int>.empty().flatMap { .just($0 + 1) }), done)
    }

    func testIfEmpty() {
        XCTAssertEqual(outcomes(of: Maybe.empty().ifEmpty(default: 1)), one)
        XCTAssertEqual(outcomes(of: Maybe.just(2).ifEmpty(default: 1)), two)
        XCTAssertEqual(outcomes(of: Maybe.empty().ifEmpty(switchTo: Maybe.just(1))), one)
        XCTAssertEqual(outcomes(of: Maybe.empty().ifEmpty(switchTo: Single.just(1))), one)
        XCTAssertEqual(outcomes(of: Maybe.just(2).ifEmpty(switchTo: Single.just(1))), two)
    }

    func testZip() {
        XCTAssertEqual(outcomes(of: Single.zip(.just(1), .just(2))), ["next((1, 2))", "completed"])
        XCTAssertEqual(
            outcomes(of: Single.zip([.just(1), .just(2), .just(3)])),
            ["next([1, 2, 3])", "completed"]
        )
        XCTAssertEqual(outcomes(of: Single<Int>.zip([])), ["next([])", "completed"])
        XCTAssertEqual(outcomes(of: Single.zip([.just(1)]) { $0[0] }), one)
        XCTAssertEqual(outcomes(of: Single.zip(.just(1), .error(Failure())) { $0 + $1 }), failure)
        XCTAssertEqual(outcomes(of: Maybe.zip(.just(1), .empty()) { $0 + $1 }), done)
        XCTAssertEqual(
            outcomes(
                of: Single.zip(
                    .just(1),
                    .just(2),
                    .just(3),
                    .just(4),
                    .just(5),
                    .just(6),
                    .just(7),
                    .just(8)
                ) { [$0, $1, $2, $3, $4, $5, $6, $7] }
            ),
            ["next([1, 2, 3, 4, 5, 6, 7, 8])", "completed"]
        )
    }

    func testErrorsThatAreCaught() {
        let failing = Single<Int>.error(Failure())
        XCTAssertEqual(outcomes(of: failing.catchAndReturn(1)), one)
        XCTAssertEqual(outcomes(of: failing.catch { _ in .just(1) }), one)
        XCTAssertEqual(outcomes(of: failing.catch(throwsFailure)), failure)
        XCTAssertEqual(outcomes(of: Maybe<Int>.error(Failure()).catchAndReturn(1)), one)
        XCTAssertEqual(outcomes(of: Completable.error(Failure()).catch { _ in .empty() }), done)
    }

    func testRetry() {
        var attempts = 0
        let source = Single<Int>.deferred {
            attempts += 1
            return attempts < 3 ? .error(Failure()) : .just(attempts)
        }
        XCTAssertEqual(outcomes(of: source.retry(2)), failure)
        attempts = 0
        XCTAssertEqual(outcomes(of: source.retry()), ["next(3)", "completed"])
        attempts = 0
        XCTAssertEqual(
            outcomes(of: source.retry(when: { (errors: Observable<Swift.Error>) in errors })),
            ["next(3)", "completed"]
        )
    }

    func testDoSeesWhatHappensInOrder() {
        var seen: [String] = []
        func see(_ what: String) { seen.append(what) }
        _ = Single.just(1).do(
            onSuccess: { see("on \($0)") },
            afterSuccess: { see("after \($0)") },
            onSubscribe: { see("subscribe") },
            onSubscribed: { see("subscribed") },
            onDispose: { see("dispose") }
        ).subscribe(onSuccess: { see("subscriber \($0)") })
        XCTAssertEqual(
            seen,
            ["subscribe", "on 1", "subscriber 1", "after 1", "subscribed", "dispose"]
        )
        seen = []
        _ = Completable.empty().do(
            onCompleted: { see("on completed") },
            afterCompleted: { see("after completed") }
        ).subscribe(onCompleted: { see("subscriber") })
        _ = Maybe<Int>.error(Failure()).do(onError: { _ in see("on error") })
            .subscribe(onError: { _ in see("subscriber") })
        XCTAssertEqual(
            seen,
            ["on completed", "subscriber", "after completed", "on error", "subscriber"]
        )
    }

    func testOnAVirtualClock() {
        let line = Timeline()
        func watch<Trait, Element>(_ sequence: PrimitiveSequence<Trait, Element>) -> Disposable {
            line.watch(sequence.asObservable())
        }
        let subscriptions = [
            watch(Single.just("delay").delay(.seconds(1), scheduler: line.clock)),
            watch(Single.just("later").delaySubscription(.seconds(2), scheduler: line.clock)),
            watch(Single<String>.never().timeout(.seconds(3), scheduler: line.clock)),
            watch(
                Single<String>.never().timeout(
                    .seconds(4),
                    other: .just("other"),
                    scheduler: line.clock
                )
            ),
        ]
        line.advance(to: 9)
        subscriptions.forEach { $0.dispose() }
        XCTAssertEqual(
            line.all,
            [
                "1: next(delay)", "1: completed", "2: next(later)", "2: completed",
                "3: error(\(RxError.timeout))", "4: next(other)", "4: completed",
            ]
        )
    }

    func testUsingDisposesOfTheResource() {
        let resource = Counter()
        let source = Single<Int>.using({ resource }, primitiveSequenceFactory: { _ in .just(1) })
        XCTAssertEqual(outcomes(of: source), one)
        XCTAssertEqual(resource.count, 1)
    }

    // MARK: Completable

    func testOneAfterTheOther() {
        let first = PublishSubject<Swift.Never>()
        var begun = false
        let second = Completable.deferred {
            begun = true
            return .empty()
        }
        let both = Events(first.asCompletable().concat(second).asObservable())
        XCTAssertFalse(begun)
        first.onCompleted()
        XCTAssertTrue(begun)
        XCTAssertEqual(both.all, ["completed", "disposed"])
        XCTAssertEqual(outcomes(of: Completable.concat([.empty(), .error(Failure())])), failure)
    }

    func testAllAtOnce() {
        let first = PublishSubject<Swift.Never>()
        let second = PublishSubject<Swift.Never>()
        let both = Events(
            Completable.zip(first.asCompletable(), second.asCompletable()).asObservable()
        )
        second.onCompleted()
        XCTAssertEqual(both.all, [])
        first.onCompleted()
        XCTAssertEqual(both.all, ["completed", "disposed"])
        XCTAssertEqual(outcomes(of: Completable.zip([.never(), .error(Failure())])), failure)
    }

    func testAndThenBeginsWhenTheFirstIsDone() {
        XCTAssertEqual(outcomes(of: Completable.empty().andThen(Single.just(1))), one)
        XCTAssertEqual(outcomes(of: Completable.empty().andThen(Maybe<Int>.empty())), done)
        XCTAssertEqual(outcomes(of: Completable.empty().andThen(Completable.empty())), done)
        XCTAssertEqual(
            events(of: Completable.empty().andThen(Observable.of(1, 2))),
            ["next(1)", "next(2)", "completed", "disposed"]
        )
        var begun = false
        let second = Single<Int>.deferred {
            begun = true
            return .just(1)
        }
        XCTAssertEqual(outcomes(of: Completable.error(Failure()).andThen(second)), failure)
        XCTAssertFalse(begun)
    }

    func testAndThenKeepsTheSecondSubscription() {
        let cleanup = Counter()
        let second = Observable<Int>.create { _ in cleanup }
        let both = Events(Completable.empty().andThen(second))
        XCTAssertEqual(cleanup.count, 0)
        both.subscription.dispose()
        XCTAssertEqual(cleanup.count, 1)
    }

    // MARK: await

    func testAwait() async throws {
        let value = try await Single.just(1).value
        XCTAssertEqual(value, 1)
        let none = try await Maybe<Int>.empty().value
        XCTAssertNil(none)
        try await Completable.empty().value
        do {
            _ = try await Single<Int>.error(Failure()).value
            XCTFail("No error.")
        } catch {
            XCTAssertTrue(error is Failure)
        }
    }

    func testACancelledTaskDisposesOfTheSubscription() async throws {
        let cleanup = Counter()
        let single = Single<Int>.create { _ in cleanup }
        let task = Task { try await single.value }
        task.cancel()
        let result = await task.result
        XCTAssertThrowsError(try result.get()) { XCTAssertTrue($0 is CancellationError) }
        XCTAssertEqual(cleanup.count, 1)
    }

    func testElementsInALoop() async throws {
        var elements: [Int] = []
        for try await element in Observable.of(1, 2, 3).values { elements.append(element) }
        for await element in Infallible.of(4, 5).values { elements.append(element) }
        XCTAssertEqual(elements, [1, 2, 3, 4, 5])
        do {
            for try await _ in Observable<Int>.error(Failure()).values {}
            XCTFail("No error.")
        } catch {
            XCTAssertTrue(error is Failure)
        }
    }

    func testLeavingTheLoopDisposesOfTheSubscription() async throws {
        let subject = PublishSubject<Int>()
        var values: AsyncThrowingStream<Int, Swift.Error>? = subject.values
        XCTAssertTrue(subject.hasObservers)
        subject.onNext(1)
        for try await _ in values! { break }
        values = nil
        XCTAssertFalse(subject.hasObservers)
    }
}
