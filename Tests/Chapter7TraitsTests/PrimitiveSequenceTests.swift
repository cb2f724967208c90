// What document 002 says about Single, Completable and Maybe, claims 26 to 37, one test for each.

import MiniRxTraced
import TestSupport
import XCTest

final class PrimitiveSequenceTests: LeakCheckedTestCase {
    private let single = recorded("single")

    /// What a subscriber of a single is told.
    private func outcomes(of single: Single<Int>) -> [String] {
        var all: [String] = []
        single.subscribe { event in
            switch event {
            case .success(let element): all.append("success(\(element))")
            case .failure(let error): all.append("failure(\(error))")
            }
        }.dispose()
        return all
    }

    private func outcomes(of maybe: Maybe<Int>) -> [String] {
        var all: [String] = []
        maybe.subscribe { event in
            switch event {
            case .success(let element): all.append("success(\(element))")
            case .error(let error): all.append("error(\(error))")
            case .completed: all.append("completed")
            }
        }.dispose()
        return all
    }

    private func outcomes(of completable: Completable) -> [String] {
        var all: [String] = []
        completable.subscribe { event in
            switch event {
            case .error(let error): all.append("error(\(error))")
            case .completed: all.append("completed")
            }
        }.dispose()
        return all
    }

    func testD002_26_aSingleDeliversOneElementOrOneError() {
        let twice = Single<Int>.create { single in
            single(.success(1))
            single(.success(2))
            return Disposables.create()
        }
        XCTAssertEqual(outcomes(of: twice), ["success(1)"])
        XCTAssertEqual(events(of: twice.asObservable()), ["next(1)", "completed", "disposed"])
        XCTAssertEqual(outcomes(of: Single.error(Failure())), ["failure(\(Failure()))"])
    }

    func testD002_27_aCompletableDeliversCompletedOrAnError() throws {
        let done = Completable.create { completable in
            completable(.completed)
            completable(.error(Failure()))
            return Disposables.create()
        }
        XCTAssertEqual(outcomes(of: done), ["completed"])
        XCTAssertEqual(outcomes(of: Completable.error(Failure())), ["error(\(Failure()))"])
        try assertCompiles(
            "let a: Event<Completable.Element> = .completed",
            butNot: "let a: Event<Completable.Element> = .next(1)",
            error: "cannot convert value of type 'Int'"
        )
    }

    func testD002_28_aMaybeDeliversOneOfThreeThings() {
        let events: [(event: MaybeEvent<Int>, text: String)] = [
            (.success(1), "success(1)"), (.completed, "completed"),
            (.error(Failure()), "error(\(Failure()))"),
        ]
        for (event, text) in events {
            let maybe = Maybe<Int>.create { maybe in
                maybe(event)
                maybe(.success(9))
                maybe(.completed)
                return Disposables.create()
            }
            XCTAssertEqual(outcomes(of: maybe), [text])
        }
    }

    func testD002_29_theThreeAreNamesForOneStruct() {
        let single: PrimitiveSequence<SingleTrait, Int> = Single<Int>.never()
        let maybe: PrimitiveSequence<MaybeTrait, Int> = Maybe<Int>.never()
        let completable: PrimitiveSequence<CompletableTrait, Swift.Never> = Completable.never()
        for value in [single, maybe, completable] as [Any] {
            XCTAssertEqual(Mirror(reflecting: value).displayStyle, .struct)
            XCTAssertEqual(typeName(value), "PrimitiveSequence")
        }
    }

    func testD002_30_eachCreateHasAnEventOfItsOwn() {
        let single: Single<Int> = .create { (observer: @escaping (SingleEvent<Int>) -> Void) in
            observer(.success(1))
            return Disposables.create()
        }
        let maybe: Maybe<Int> = .create { (observer: @escaping (MaybeEvent<Int>) -> Void) in
            observer(.completed)
            return Disposables.create()
        }
        let completable: Completable = .create {
            (observer: @escaping (CompletableEvent) -> Void) in
            observer(.completed)
            return Disposables.create()
        }
        XCTAssertEqual(outcomes(of: single), ["success(1)"])
        XCTAssertEqual(outcomes(of: maybe), ["completed"])
        XCTAssertEqual(outcomes(of: completable), ["completed"])
    }

    func testD002_31_successIsNextAndThenCompletedInside() throws {
        XCTAssertEqual(
            single.made(
                by: "closure#1 in closure#1 in PrimitiveSequenceType.create(subscribe:) "
                    + "(success(1))"
            ),
            ["AnyObserver.on(_:) (next(1))", "AnyObserver.on(_:) (completed)"]
        )
        XCTAssertEqual(outcomes(of: failing), ["failure(\(Failure()))"])
        XCTAssertEqual(
            Calls(of: { _ = self.outcomes(of: self.failing) }).made(
                by: "closure#1 in closure#1 in PrimitiveSequenceType.create(subscribe:) (failure)"
            ),
            ["AnyObserver.on(_:) (error)"]
        )
        try assertCompiles(
            "let a: SingleEvent<Int> = .success(1)",
            butNot: "let a: SingleEvent<Int> = .next(1)",
            error: "has no member 'next'"
        )
    }

    private let failing = Single<Int>.create { single in
        single(.failure(Failure()))
        return Disposables.create()
    }

    func testD002_32_completedIsOneEventInside() {
        let calls = Calls {
            _ = self.outcomes(
                of: Completable.create { completable in
                    completable(.completed)
                    return Disposables.create()
                }
            )
        }
        XCTAssertEqual(
            calls.made(
                by: "closure#1 in closure#1 in PrimitiveSequenceType.create(subscribe:) (completed)"
            ),
            ["AnyObserver.on(_:) (completed)"]
        )
        XCTAssertEqual(
            recorded("maybe-completable").made(
                by: "closure#1 in closure#1 in PrimitiveSequenceType.create(subscribe:) (error)"
            ),
            ["AnyObserver.on(_:) (error)"]
        )
    }

    func testD002_33_aMaybesSuccessIsTwoEventsInside() {
        XCTAssertEqual(
            recorded("maybe-completable").made(
                by: "closure#1 in closure#1 in PrimitiveSequenceType.create(subscribe:) "
                    + "(success(1))"
            ),
            ["AnyObserver.on(_:) (next(1))", "AnyObserver.on(_:) (completed)"]
        )
        let maybe = Maybe<Int>.create { maybe in
            maybe(.success(1))
            maybe(.error(Failure()))
            return Disposables.create()
        }
        XCTAssertEqual(events(of: maybe.asObservable()), ["next(1)", "completed", "disposed"])
    }

    func testD002_34_nobodyOutsideCanMakeOneFromAnObservable() throws {
        try assertCompiles(
            "let a: Single<Int> = Observable.just(1).asSingle()",
            butNot: "let a: Single<Int> = PrimitiveSequence(raw: Observable.just(1))",
            error: "'PrimitiveSequence<Trait, Element>' initializer is inaccessible"
        )
    }

    func testD002_35_thereAreManyOtherWaysToMakeOne() {
        XCTAssertEqual(outcomes(of: Single.just(1)), ["success(1)"])
        XCTAssertEqual(outcomes(of: Single.error(Failure())), ["failure(\(Failure()))"])
        XCTAssertEqual(outcomes(of: Single.deferred { .just(2) }), ["success(2)"])
        XCTAssertEqual(outcomes(of: Single.zip(.just(1), .just(2)) { $0 + $1 }), ["success(3)"])
        XCTAssertEqual(outcomes(of: Maybe.just(1)), ["success(1)"])
        XCTAssertEqual(outcomes(of: Maybe<Int>.empty()), ["completed"])
        XCTAssertEqual(outcomes(of: Completable.empty()), ["completed"])
        XCTAssertEqual(outcomes(of: Completable.concat(.empty(), .empty())), ["completed"])
        XCTAssertEqual(outcomes(of: Completable.zip(.empty(), .empty())), ["completed"])
        XCTAssertEqual(
            outcomes(of: Single.just(1).flatMapCompletable { _ in .empty() }),
            ["completed"]
        )
        let line = Timeline()
        let timer: Single<Int> = .timer(.seconds(3), scheduler: line.clock)
        let subscription = timer.subscribe { line.note("\($0)") }
        line.advance(to: 9)
        subscription.dispose()
        XCTAssertEqual(line.all, ["3: success(0)"])
        XCTAssertEqual(outcomes(of: Observable.of(4, 5).first().map { $0! }), ["success(4)"])
    }

    func testD002_36_asSingleWaitsForTheEnd() throws {
        let subject = PublishSubject<Int>()
        var told: [String] = []
        let subscription = subject.asSingle().subscribe { told.append("\($0)") }
        subject.onNext(1)
        XCTAssertEqual(told, [])
        subject.onCompleted()
        XCTAssertEqual(told, ["success(1)"])
        subscription.dispose()

        XCTAssertEqual(outcomes(of: Observable.empty().asSingle()), ["failure(\(none))"])
        XCTAssertEqual(outcomes(of: Observable.of(1, 2).asSingle()), ["failure(\(several))"])
        XCTAssertEqual(outcomes(of: Observable.just(1).asSingle()), ["success(1)"])
        XCTAssertEqual(outcomes(of: Observable.empty().asMaybe()), ["completed"])
        XCTAssertEqual(outcomes(of: Observable.of(1, 2).asMaybe()), ["error(\(several))"])
        XCTAssertEqual(outcomes(of: Observable.just(1).ignoreElements().asCompletable()), done)
        XCTAssertEqual(outcomes(of: Single.just(1).asCompletable()), done)
        try assertCompiles(
            "let a = Observable<Swift.Never>.empty(); let b = a.asCompletable()",
            butNot: "let a = Observable<Int>.empty(); let b = a.asCompletable()",
            error: "requires the types 'Int' and 'Never' be equivalent"
        )
    }

    private let none = RxError.noElements
    private let several = RxError.moreThanOneElement
    private let done = ["completed"]

    func testD002_37_createWrapsAnObservablesCreate() {
        XCTAssertEqual(
            single.made(by: "PrimitiveSequenceType.create(subscribe:)"),
            ["ObservableType.create(_:)", "PrimitiveSequence.init(raw:)"]
        )
        XCTAssertEqual(
            single.made(by: "ObservableType.create(_:)"),
            ["AnonymousObservable.init(_:)"]
        )
    }
}
