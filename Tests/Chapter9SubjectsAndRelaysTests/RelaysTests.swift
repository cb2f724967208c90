// The document's claims about sharing, relays and `ControlProperty`: D002-88 to D002-91.

import TestSupport
import XCTest

@testable import MiniRxTraced

final class RelaysTests: LeakCheckedTestCase {
    func testD002_88_shareSubscribesToTheSourceOnceAndTellsAll() {
        let prints = recorded("share-replay-1").all.filter { $0.hasPrefix("# ") }
            .map { String($0.dropFirst(2)) }
        XCTAssertEqual(
            prints,
            [
                "subscribe A", "prints the source is subscribed to", "onNext(1)", "prints A 1",
                "subscribe B", "prints B 1", "dispose A", "onNext(2)", "prints B 2", "dispose B",
                "prints the source is left", "end of scenario",
            ]
        )
        // It is the connection that subscribes to the source, not the first observer.
        let subject = PublishSubject<Int>()
        let shared = subject.share(replay: 1)
        let subscriptions = [shared.subscribe { _ in }, shared.subscribe { _ in }]
        XCTAssertEqual(subject.observers.count, 1)
        XCTAssertEqual(
            Calls(of: { subject.onNext(1) }).made(by: "PublishSubject.on(_:) (next(1))"),
            [
                "PublishSubject.synchronized_on(_:) (next(1))",
                "ShareReplay1WhileConnectedConnection.on(_:) (next(1))",
            ]
        )
        subscriptions.forEach { $0.dispose() }
        XCTAssertFalse(subject.hasObservers)
    }

    func testD002_89_aRelayHasASubjectInside() {
        let (publish, behavior) = (PublishRelay<Int>(), BehaviorRelay(value: 0))
        let replay = ReplayRelay<Int>.create(bufferSize: 2)
        let relays: [(relay: Any, subject: String)] = [
            (publish, "PublishSubject"), (behavior, "BehaviorSubject"), (replay, "ReplayMany"),
        ]
        for (relay, subject) in relays {
            XCTAssertEqual(typeName(property("subject", of: relay)!), subject)
            XCTAssertFalse(relay is Observable<Int>)
        }
        XCTAssertEqual(
            Calls(of: { publish.accept(1) }).made(by: "PublishRelay.accept(_:)"),
            ["ObserverType.onNext(_:) [self: PublishSubject]"]
        )
        XCTAssertEqual(
            Calls(of: { behavior.accept(1) }).made(by: "BehaviorRelay.accept(_:)"),
            ["ObserverType.onNext(_:) [self: BehaviorSubject]"]
        )
        XCTAssertEqual(
            Calls(of: { replay.accept(1) }).made(by: "ReplayRelay.accept(_:)"),
            ["ObserverType.onNext(_:) [self: ReplayMany]"]
        )
    }

    func testD002_90_aRelayNeverEndsAndThatIsNotItsOnlyDifference() throws {
        var events: Events<Int>?
        weak var relay: PublishRelay<Int>?
        func run() {
            let made = PublishRelay<Int>()
            relay = made
            events = Events(made.asObservable())
            Observable.just(1).bind(to: made).dispose()
        }
        run()
        XCTAssertNil(relay)
        XCTAssertEqual(events?.all, ["next(1)"], "no end, not even when the relay goes")
        events?.subscription.dispose()

        try assertCompiles(
            "PublishRelay<Int>().accept(1)",
            butNot: "PublishRelay<Int>().onNext(1)",
            error: "has no member 'onNext'"
        )
        try assertCompiles(
            "PublishSubject<Int>().dispose()",
            butNot: "PublishRelay<Int>().dispose()",
            error: "has no member 'dispose'"
        )
        try assertCompiles(
            "let value: Int = BehaviorRelay(value: 0).value",
            butNot: "func value() -> Int { BehaviorSubject(value: 0).value() }",
            error: "can throw"
        )
    }

    func testD002_91_aControlPropertyIsAnObserverAndASequence() throws {
        let shown = Notes()
        let values = BehaviorSubject(value: "a")
        let property = ControlProperty(
            values: values,
            valueSink: AnyObserver<String> { shown.add("\($0)") }
        )
        let observable: any ObservableType = property
        let observer: any ObserverType = property
        XCTAssertEqual(
            [typeName(observable), typeName(observer)],
            ["ControlProperty", "ControlProperty"]
        )
        // As an observer of one sequence, and as the source of another.
        Observable.just("b").subscribe(property).dispose()
        let events = Events(property.asObservable())
        values.onNext("c")
        XCTAssertEqual(shown.all, ["next(b)", "completed"])
        XCTAssertEqual(events.all, ["next(a)", "next(c)"], "what was sent in is not sent out")
        events.subscription.dispose()
    }
}
