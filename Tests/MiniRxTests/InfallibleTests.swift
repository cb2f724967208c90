// Infallible: its factories and its operators, each by what comes of it.

import MiniRxTraced
import TestSupport
import XCTest

final class InfallibleTests: LeakCheckedTestCase {
    private func elements<Element>(_ infallible: Infallible<Element>) -> [String] {
        var all: [String] = []
        _ = infallible.subscribe(
            onNext: { all.append("\($0)") },
            onCompleted: { all.append("completed") },
            onDisposed: { all.append("disposed") }
        )
        XCTAssertEqual(all.suffix(2), ["completed", "disposed"])
        return all.dropLast(2).map { $0 }
    }

    private let source = Infallible.of(1, 2, 2, 3)

    func testFactories() {
        XCTAssertEqual(elements(.just(1)), ["1"])
        XCTAssertEqual(elements(.just(1, scheduler: CurrentThreadScheduler.instance)), ["1"])
        XCTAssertEqual(elements(Infallible<Int>.empty()), [])
        XCTAssertEqual(elements(.of(1, 2)), ["1", "2"])
        XCTAssertEqual(elements(.from([1, 2])), ["1", "2"])
        XCTAssertEqual(elements(.from(1...2)), ["1", "2"])
        XCTAssertEqual(elements(.from(optional: 1)), ["1"])
        XCTAssertEqual(elements(Infallible<Int>.from(optional: nil)), [])
        XCTAssertEqual(elements(.deferred { .just(1) }), ["1"])
        var events = 0
        Infallible<Int>.never().subscribe { _ in events += 1 }.dispose()
        XCTAssertEqual(events, 0)
    }

    func testCreateEndsAtTheFirstCompleted() {
        let made = Infallible<Int>.create { send in
            send(.next(1))
            send(.completed)
            send(.next(2))
            return Disposables.create()
        }
        XCTAssertEqual(elements(made), ["1"])
    }

    func testSubscribeWithAnObjectStopsWhenTheObjectIsGone() {
        final class Screen { var elements: [Int] = [] }
        let subject = PublishSubject<Int>()
        var screen: Screen? = Screen()
        var heard: [Int] = []
        let infallible = subject.asInfallible(onErrorJustReturn: 0)
        let subscription = infallible.subscribe(
            with: screen!,
            onNext: { _, element in heard.append(element) }
        )
        subject.onNext(1)
        screen = nil
        subject.onNext(2)
        XCTAssertEqual(heard, [1])
        subscription.dispose()
    }

    func testOperatorsThatLookAtElements() {
        XCTAssertEqual(elements(source.map { $0 * 10 }), ["10", "20", "20", "30"])
        XCTAssertEqual(elements(source.filter { $0 != 2 }), ["1", "3"])
        XCTAssertEqual(elements(source.compactMap { $0 == 2 ? nil : $0 }), ["1", "3"])
        XCTAssertEqual(elements(source.distinctUntilChanged()), ["1", "2", "3"])
        XCTAssertEqual(elements(source.distinctUntilChanged { $0 / 2 }), ["1", "2"])
        // Each is compared with the last one that was sent, which is 1 until 3 comes.
        XCTAssertEqual(elements(source.distinctUntilChanged { $0 + 1 == $1 }), ["1", "3"])
        XCTAssertEqual(
            elements(source.distinctUntilChanged({ $0 / 2 }, comparer: { $0 == $1 })),
            ["1", "2"]
        )
        XCTAssertEqual(elements(source.scan(0) { $0 + $1 }), ["1", "3", "5", "8"])
        XCTAssertEqual(elements(source.scan(into: 0) { $0 += $1 }), ["1", "3", "5", "8"])
        XCTAssertEqual(elements(source.startWith(0)), ["0", "1", "2", "2", "3"])
        let screen = NSObject()
        XCTAssertEqual(elements(source.withUnretained(screen) { $1 }), ["1", "2", "2", "3"])
        XCTAssertEqual(elements(source.withUnretained(screen).map { $0.1 }), ["1", "2", "2", "3"])
    }

    func testDo() {
        var seen: [String] = []
        _ = Infallible.just(1).do(
            onNext: { seen.append("on \($0)") },
            afterNext: { seen.append("after \($0)") },
            onCompleted: { seen.append("on completed") },
            afterCompleted: { seen.append("after completed") }
        ).subscribe(onNext: { seen.append("subscriber \($0)") })
        XCTAssertEqual(
            seen,
            ["on 1", "subscriber 1", "after 1", "on completed", "after completed"]
        )
    }

    func testOperatorsThatCut() {
        XCTAssertEqual(elements(source.take(2)), ["1", "2"])
        XCTAssertEqual(elements(source.take(while: { $0 < 3 })), ["1", "2", "2"])
        XCTAssertEqual(elements(source.take(until: { $0 == 2 })), ["1"])
        XCTAssertEqual(elements(source.take(until: { $0 == 2 }, behavior: .inclusive)), ["1", "2"])
        XCTAssertEqual(elements(source.take(until: Infallible.just(0))), [])
        XCTAssertEqual(elements(source.take(until: Observable.just(0))), [])
        XCTAssertEqual(elements(source.skip(3)), ["3"])
        XCTAssertEqual(elements(source.skip(while: { $0 < 2 })), ["2", "2", "3"])
        XCTAssertEqual(elements(source.skip(until: Observable.just(0))), ["1", "2", "2", "3"])
    }

    func testOperatorsThatMoveOrWait() {
        let line = Timeline()
        let subscriptions = [
            source.take(1).observe(on: line.clock),
            source.subscribe(on: line.clock).take(1),
            source.debounce(.seconds(1), scheduler: line.clock),
            source.throttle(.seconds(1), scheduler: line.clock),
            Infallible<Int>.never().take(for: .seconds(3), scheduler: line.clock),
        ].map { line.watch($0.asObservable()) }
        XCTAssertEqual(line.all, ["0: next(3)", "0: completed", "0: next(1)"])
        line.advance(to: 9)
        subscriptions.forEach { $0.dispose() }
        XCTAssertEqual(
            line.all.sorted(),
            [
                "0: completed", "0: completed", "0: completed", "0: next(1)", "0: next(1)",
                "0: next(1)", "0: next(3)", "1: completed", "1: next(3)", "3: completed",
            ]
        )
    }

    func testOperatorsThatBringSequencesTogether() {
        let inner = { (element: Int) in Infallible.of(element, element * 10) }
        let two = Infallible.of(1, 2)
        XCTAssertEqual(elements(two.concatMap(inner)), ["1", "10", "2", "20"])
        XCTAssertEqual(elements(two.flatMap(inner)).sorted(), ["1", "10", "2", "20"])
        XCTAssertEqual(elements(Infallible.just(1).flatMapLatest(inner)), ["1", "10"])
        XCTAssertEqual(elements(Infallible.just(1).flatMapFirst(inner)), ["1", "10"])
        XCTAssertEqual(elements(two.concat(two)), ["1", "2", "1", "2"])
        XCTAssertEqual(elements(Infallible.concat(two, .just(3))), ["1", "2", "3"])
        XCTAssertEqual(elements(Infallible.concat([two, .just(3)])), ["1", "2", "3"])
        XCTAssertEqual(elements(Infallible.merge(.just(1), .just(2))), ["1", "2"])
        XCTAssertEqual(elements(Infallible.merge([.just(1), .just(2)])), ["1", "2"])
        XCTAssertEqual(elements(Infallible.zip(two, two) { $0 * $1 }), ["1", "4"])
        XCTAssertEqual(
            elements(Infallible.combineLatest(Infallible.just(1), two) { $0 + $1 }),
            ["2", "3"]
        )
        XCTAssertEqual(elements(two.withLatestFrom(Infallible.just(5)) { $0 + $1 }), ["6", "7"])
        XCTAssertEqual(elements(two.withLatestFrom(Infallible.just(5))), ["5", "5"])
    }

    func testShareSubscribesToTheSourceOnce() {
        var subscribed = 0
        let subject = PublishSubject<Int>()
        let shared = Infallible<Int>.create { send in
            subscribed += 1
            return subject.subscribe(onNext: { send(.next($0)) })
        }.share(replay: 1)
        let first = shared.subscribe(onNext: { _ in })
        subject.onNext(1)
        var late: [Int] = []
        let second = shared.subscribe(onNext: { late.append($0) })
        XCTAssertEqual(subscribed, 1)
        XCTAssertEqual(late, [1])
        first.dispose()
        second.dispose()
    }
}
