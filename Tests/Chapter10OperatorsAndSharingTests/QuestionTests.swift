// What learners ask about operators, and the answers.

import TestSupport
import XCTest

@testable import MiniRxTraced

final class OperatorQuestionTests: LeakCheckedTestCase {
    /// A source that counts who subscribes. Each subscription sends `elements` at once.
    private func counting(
        _ elements: Int...,
        ends: Bool = true
    ) -> (source: Observable<Int>, counter: Counter) {
        let counter = Counter()
        let source = Observable<Int>.create { observer in
            counter.add()
            elements.forEach(observer.onNext)
            if ends {
                observer.onCompleted()
            }
            return Disposables.create()
        }
        return (source, counter)
    }

    private func elements(of observable: Observable<Int>) -> [Int] {
        var elements: [Int] = []
        observable.subscribe(onNext: { elements.append($0) }).dispose()
        return elements
    }

    // MARK: flatMap and its brothers

    private let script = "oa ob a1 b2 a3 o| a| b4 b|"

    func testTheFourBrothers() {
        XCTAssertEqual(
            Script.run(script) { script in script["o"].flatMap { script[$0.first!] } },
            "- - 1 2 3 - - 4 |"
        )
        XCTAssertEqual(
            Script.run(script) { script in script["o"].flatMapFirst { script[$0.first!] } },
            "- - 1 - 3 - | - -"
        )
        XCTAssertEqual(
            Script.run(script) { script in script["o"].flatMapLatest { script[$0.first!] } },
            "- - - 2 - - - 4 |"
        )
        XCTAssertEqual(
            Script.run(script) { script in script["o"].concatMap { script[$0.first!] } },
            "- - 1 - 3 - - 4 |"
        )
    }

    // MARK: Several sources

    func testWithSeveralSourcesTheCleanupOfTheLastOneComesFirst() {
        func order(of make: (Observable<Int>) -> Observable<Int>) -> [String] {
            var order: [String] = []
            let subject = PublishSubject<Int>()
            let source = Observable<Int>.create { observer in
                Disposables.create(
                    subject.subscribe(observer),
                    Disposables.create { order.append("cleanup") }
                )
            }
            _ = make(source).subscribe(onCompleted: { order.append("completed") })
            subject.onNext(1)
            subject.onCompleted()
            return order
        }
        XCTAssertEqual(order { $0.map { $0 } }, ["completed", "cleanup"])
        XCTAssertEqual(order { .merge(.empty(), $0) }, ["cleanup", "completed"])
        XCTAssertEqual(
            order { .combineLatest(Observable.just(1), $0) { $0 + $1 } },
            ["cleanup", "completed"]
        )
    }

    func testCombineLatestWaitsForTheLastOne() {
        let silent = PublishSubject<String>()
        XCTAssertEqual(
            Script.run("a1 a2 b1") { script in
                Observable.combineLatest(script["a"], script["b"], silent) { $0 + $1 + $2 }
            },
            "- - -"
        )
        XCTAssertEqual(
            Script.run("a1 a2 b1") { script in
                Observable.combineLatest(script["a"], script["b"], silent.startWith("x")) {
                    $0 + $1 + $2
                }
            },
            "- - 21x",
            "a first value mends it"
        )
    }

    func testTheThreeWaysToPair() {
        let script = "a1 b2 a3 a4 b5"
        func run(
            _ pair: @escaping (Observable<String>, Observable<String>) -> Observable<String>
        ) -> String {
            Script.run(script) { pair($0["a"], $0["b"]) }
        }
        XCTAssertEqual(run { Observable.combineLatest($0, $1) { $0 + $1 } }, "- 12 32 42 45")
        XCTAssertEqual(run { Observable.zip($0, $1) { $0 + $1 } }, "- 12 - - 35")
        XCTAssertEqual(run { $0.withLatestFrom($1) { $0 + $1 } }, "- - 32 42 -")
    }

    /// What RxSwift 6.2.0 sends, for each element and for the end of one subject.
    func testCombineLatestOfOneSourceTwiceSendsAMixedPair() {
        func run(_ make: @escaping (Observable<String>) -> Observable<String>) -> String {
            Script.run("a1 a2 a|") { make($0["a"]) }
        }
        func tenfold(_ element: String) -> String { element + "0" }
        func pair(_ left: String, _ right: String) -> String { "(\(left) \(right))" }
        XCTAssertEqual(
            run { Observable.combineLatest($0, $0.map(tenfold), resultSelector: pair) },
            "(1 10) (2 10),(2 20) |"
        )
        XCTAssertEqual(
            run { Observable.combineLatest($0.map(tenfold), $0, resultSelector: pair) },
            "(10 1) (20 1),(20 2) |",
            "the first argument is subscribed to first, and changes first"
        )
        XCTAssertEqual(
            run {
                let shared = $0.share()
                return Observable.combineLatest(
                    shared,
                    shared.map(tenfold),
                    resultSelector: pair
                )
            },
            "(1 10) (2 10),(2 20) |",
            "share makes no difference"
        )
        XCTAssertEqual(
            run { Observable.zip($0, $0.map(tenfold), resultSelector: pair) },
            "(1 10) (2 20) |"
        )
        XCTAssertEqual(run { $0.map { pair($0, tenfold($0)) } }, "(1 10) (2 20) |")
    }

    /// What RxSwift 6.2.0 sends: the second one is subscribed to first, and so has the element first.
    func testWithLatestFromOfOneSourceTwice() {
        func run(_ make: @escaping (Observable<String>) -> Observable<String>) -> String {
            Script.run("a1 a2 a|") { make($0["a"]) }
        }
        func pair(_ left: String, _ right: String) -> String { "(\(left) \(right))" }
        XCTAssertEqual(run { $0.withLatestFrom($0, resultSelector: pair) }, "(1 1) (2 2) |")
        XCTAssertEqual(
            run { $0.withLatestFrom($0.map { $0 + "0" }, resultSelector: pair) },
            "(1 10) (2 20) |"
        )
        var earlier: Disposable?
        XCTAssertEqual(
            run { subject in
                let shared = subject.share()
                earlier = shared.subscribe()
                return shared.withLatestFrom(subject, resultSelector: pair)
            },
            "- (2 1) |",
            "the shared one had subscribed to the subject before"
        )
        earlier?.dispose()
    }

    func testMergeOfTwoLoopsInCreate() {
        let merged = Observable.merge(counting(1, 2).source, counting(10, 20).source)
        XCTAssertEqual(
            elements(of: merged),
            [1, 2, 10, 20],
            "one has ended before the next begins"
        )
    }

    func testMergeOfTwoSequencesOnTheTrampoline() {
        let merged = Observable.merge(Observable.of(1, 2), .of(10, 20))
        XCTAssertEqual(elements(of: merged), [1, 10, 2, 20], "they take turns")
        XCTAssertEqual(elements(of: Observable.concat(.of(1, 2), .of(10, 20))), [1, 2, 10, 20])
    }

    func testAnInnerErrorEndsItAllUnlessItIsCaughtInside() {
        func inner(_ number: Int) -> Observable<Int> {
            number == 2 ? .error(Failure()) : .just(number * 10)
        }
        let numbers = Observable.of(1, 2, 3)
        XCTAssertEqual(
            events(of: numbers.flatMap(inner)),
            ["next(10)", "error(Failure())", "disposed"]
        )
        XCTAssertEqual(
            events(of: numbers.flatMap(inner).catchAndReturn(0)),
            ["next(10)", "next(0)", "completed", "disposed"],
            "below flatMap it is too late: the third is not asked for any more"
        )
        XCTAssertEqual(
            events(of: numbers.flatMap { inner($0).catchAndReturn(0) }),
            ["next(10)", "next(0)", "next(30)", "completed", "disposed"]
        )
    }

    // MARK: retry

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

    // MARK: Sharing

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
}
