// Forms of Infallible's functions that are easily taken for one another.

import MiniRxTraced
import TestSupport
import XCTest

final class InfallibleFormsTests: LeakCheckedTestCase {
    /// RxSwift 6.2.0's form for collections calls `concat`, its form for arrays calls `merge`.
    func testMergeOfACollectionConcatenates() {
        for (isCollection, expected) in [(true, ["1", "2"]), (false, ["2", "1"])] {
            let (first, second) = (PublishSubject<String>(), PublishSubject<String>())
            let sources = [first, second].map { $0.asInfallible(onErrorJustReturn: "error") }
            let merged =
                isCollection
                ? Infallible<String>.merge(sources[...]) : Infallible<String>.merge(sources)
            var all: [String] = []
            let subscription = merged.subscribe(onNext: { all.append($0) })
            // Concatenated, the second is listened to when the first is over.
            if !isCollection { second.onNext("2") }
            first.onNext("1")
            first.onCompleted()
            if isCollection { second.onNext("2") }
            XCTAssertEqual(all, expected)
            XCTAssertEqual(second.hasObservers, true)
            subscription.dispose()
        }
        let (first, second) = (PublishSubject<Int>(), PublishSubject<Int>())
        let sources = [first, second].map { $0.asInfallible(onErrorJustReturn: 0) }
        let subscription = Infallible<Int>.merge(sources[...]).subscribe()
        XCTAssertFalse(second.hasObservers)
        subscription.dispose()
    }

    func testConcatOfACollection() {
        var all: [Int] = []
        let sources: ArraySlice<Infallible<Int>> = [.just(1), .of(2, 3)]
        _ = Infallible<Int>.concat(sources).subscribe(onNext: { all.append($0) })
        XCTAssertEqual(all, [1, 2, 3])
    }

    func testDistinctUntilChangedAtAProperty() {
        var all: [String] = []
        _ = Infallible.of("a", "b", "cc", "d").distinctUntilChanged(at: \.count)
            .subscribe(onNext: { all.append($0) })
        XCTAssertEqual(all, ["a", "cc", "d"])
    }

    /// It makes an Infallible of a sequence that may fail, and lets the error through.
    func testFlatMapLatestIntoAnInfallibleKeepsNoErrorOut() {
        let source = PublishSubject<Int>()
        let latest: Infallible<Int> = source.flatMapLatest { Infallible.of($0, $0 * 10) }
        var all: [String] = []
        _ = latest.asObservable().subscribe { all.append("\($0)") }
        source.onNext(1)
        source.onError(RxError.timeout)
        XCTAssertEqual(all, ["next(1)", "next(10)", "error(Sequence timeout.)"])
    }

    func testEachKindOfRelayTakesElementsOrOptionals() {
        let (publish, publishOptional) = (PublishRelay<Int>(), PublishRelay<Int?>())
        let (behavior, behaviorOptional) = (
            BehaviorRelay(value: 0), BehaviorRelay<Int?>(value: nil)
        )
        let (replay, replayOptional) = (
            ReplayRelay<Int>.create(bufferSize: 1), ReplayRelay<Int?>.create(bufferSize: 1)
        )
        var published: [Int?] = []
        let subscriptions = [
            publish.subscribe(onNext: { published.append($0) }),
            publishOptional.subscribe(onNext: { published.append($0) }),
        ]
        let one = Infallible.just(1)
        _ = one.bind(to: publish)
        _ = one.bind(to: publishOptional)
        _ = one.bind(to: behavior)
        _ = one.bind(to: behaviorOptional)
        _ = one.bind(to: replay)
        _ = one.bind(to: replayOptional)
        XCTAssertEqual(published, [1, 1])
        XCTAssertEqual(behavior.value, 1)
        XCTAssertEqual(behaviorOptional.value, 1)
        var replayed: [Int?] = []
        _ = replay.subscribe(onNext: { replayed.append($0) })
        _ = replayOptional.subscribe(onNext: { replayed.append($0) })
        XCTAssertEqual(replayed, [1, 1])
        subscriptions.forEach { $0.dispose() }
    }

    func testCompletablesOfAnArrayAreDoneWhenAllAre() {
        let (first, second) = (PublishSubject<Never>(), PublishSubject<Never>())
        var isDone = false
        let all = [first.asCompletable(), second.asCompletable()]
        _ = Completable.zip(all).subscribe(onCompleted: { isDone = true })
        second.onCompleted()
        XCTAssertFalse(isDone)
        first.onCompleted()
        XCTAssertTrue(isDone)
    }

    func testASubjectsObserverTypeIsItsOwn() {
        XCTAssertTrue(PublishSubject<Int>.SubjectObserverType.self == PublishSubject<Int>.self)
        XCTAssertTrue(ReplaySubject<Int>.SubjectObserverType.self == ReplaySubject<Int>.self)
        XCTAssertTrue(AsyncSubject<Int>.SubjectObserverType.self == AsyncSubject<Int>.self)
        XCTAssertTrue(BehaviorSubject<Int>.SubjectObserverType.self == BehaviorSubject<Int>.self)
    }
}
