// The three relays, and `bind(to:)` for them.

import TestSupport
import XCTest

@testable import MiniRxTraced

final class RelayTests: LeakCheckedTestCase {
    private func latecomer<Relay: ObservableType>(_ relay: Relay) -> [String]
    where Relay.Element == Int {
        let events = Events(relay.asObservable())
        events.subscription.dispose()
        return events.all.filter { $0 != "disposed" }
    }

    func testWhatALatecomerIsSent() {
        let (publish, behavior) = (PublishRelay<Int>(), BehaviorRelay(value: 0))
        let (one, two) = (
            ReplayRelay<Int>.create(bufferSize: 1), ReplayRelay<Int>.create(bufferSize: 2)
        )
        let all = ReplayRelay<Int>.createUnbound()
        XCTAssertEqual(latecomer(behavior), ["next(0)"])
        for element in 1...3 {
            publish.accept(element)
            behavior.accept(element)
            one.accept(element)
            two.accept(element)
            all.accept(element)
        }
        XCTAssertEqual(latecomer(publish), [])
        XCTAssertEqual(latecomer(behavior), ["next(3)"])
        XCTAssertEqual(latecomer(one), ["next(3)"])
        XCTAssertEqual(latecomer(two), ["next(2)", "next(3)"])
        XCTAssertEqual(latecomer(all), ["next(1)", "next(2)", "next(3)"])
        XCTAssertEqual(behavior.value, 3)
    }

    func testSubscribersAreSentWhatIsAccepted() {
        let (publish, behavior) = (PublishRelay<Int>(), BehaviorRelay(value: 0))
        let replay = ReplayRelay<Int>.create(bufferSize: 1)
        let events = [
            Events(publish.asObservable()), Events(behavior.asObservable()),
            Events(replay.asObservable()),
        ]
        publish.accept(1)
        behavior.accept(1)
        replay.accept(1)
        XCTAssertEqual(events.map(\.all), [["next(1)"], ["next(0)", "next(1)"], ["next(1)"]])
        events.forEach { $0.subscription.dispose() }
        publish.accept(2)
        behavior.accept(2)
        replay.accept(2)
        XCTAssertEqual(events.map(\.all.last), ["disposed", "disposed", "disposed"])
    }

    /// A relay that goes takes its subject with it, and tells nobody.
    func testARelayThatGoesTellsNobody() {
        var events: Events<Int>?
        weak var relay: PublishRelay<Int>?
        func subscribe() {
            let made = PublishRelay<Int>()
            relay = made
            events = Events(made.asObservable())
            made.accept(1)
        }
        subscribe()
        XCTAssertNil(relay)
        XCTAssertEqual(events?.all, ["next(1)"])
        events?.subscription.dispose()
    }

    func testTheValueIsThereBeforeTheSubscribersAreTold() {
        let relay = BehaviorRelay(value: 0)
        var values: [[Int]] = []
        let subscription = relay.subscribe(onNext: { values.append([$0, relay.value]) })
        relay.accept(1)
        XCTAssertEqual(values, [[0, 0], [1, 1]])
        subscription.dispose()
    }

    func testARelayWarnsOfReentrancy() {
        let relay = PublishRelay<Int>()
        let subscription = relay.subscribe(onNext: { if $0 == 0 { relay.accept(1) } })
        XCTAssertTrue(captureOutput { relay.accept(0) }.contains("Reentrancy anomaly"))
        subscription.dispose()
    }

    /// All forms: one, several, optional, each kind; the source's end does not end them.
    func testBindTo() {
        let source = PublishSubject<Int>()
        let (publish, another) = (PublishRelay<Int>(), PublishRelay<Int>())
        let (behavior, maybe) = (BehaviorRelay(value: 0), BehaviorRelay<Int?>(value: nil))
        let replay = ReplayRelay<Int>.create(bufferSize: 9)
        let (maybePublish, maybeReplay) = (
            PublishRelay<Int?>(), ReplayRelay<Int?>.create(bufferSize: 9)
        )
        let events = [Events(publish.asObservable()), Events(another.asObservable())]
        let optional = Events(maybePublish.asObservable())
        let bindings = [
            source.bind(to: publish, another), source.bind(to: behavior),
            source.bind(to: maybe), source.bind(to: replay), source.bind(to: maybePublish),
            source.bind(to: maybeReplay),
        ]
        source.onNext(1)
        source.onNext(2)
        source.onCompleted()
        XCTAssertEqual(events.map(\.all), [["next(1)", "next(2)"], ["next(1)", "next(2)"]])
        XCTAssertEqual(behavior.value, 2)
        XCTAssertEqual(maybe.value, 2)
        XCTAssertEqual(latecomer(replay), ["next(1)", "next(2)"])
        XCTAssertEqual(optional.all, ["next(Optional(1))", "next(Optional(2))"])
        let late = Events(maybeReplay.asObservable())
        XCTAssertEqual(late.all, ["next(Optional(1))", "next(Optional(2))"])
        publish.accept(3)
        XCTAssertEqual(events.map(\.all.last), ["next(3)", "next(2)"], "they go on")
        bindings.forEach { $0.dispose() }
        (events.map(\.subscription) + [optional.subscription, late.subscription])
            .forEach { $0.dispose() }
    }

    func testABindingEndsWhenItIsDisposedOf() {
        let source = PublishSubject<Int>()
        let relay = BehaviorRelay(value: 0)
        let binding = source.bind(to: relay)
        source.onNext(1)
        binding.dispose()
        source.onNext(2)
        XCTAssertEqual(relay.value, 1)
        XCTAssertFalse(source.hasObservers)
    }

    func testABindingKeepsItsRelayAlive() {
        let source = PublishSubject<Int>()
        weak var relay: BehaviorRelay<Int>?
        func bind() -> Disposable {
            let made = BehaviorRelay(value: 0)
            relay = made
            return source.bind(to: made)
        }
        let binding = bind()
        source.onNext(1)
        XCTAssertEqual(relay?.value, 1)
        binding.dispose()
        XCTAssertNil(relay)
    }
}
