// `multicast` in its three forms, `publish`, `replay`, `replayAll`, `refCount`, and connections.

import TestSupport
import XCTest

@testable import MiniRxTraced

final class MulticastTests: LeakCheckedTestCase {
    private func elements(_ events: Events<Int>) -> [String] {
        events.all.filter { $0 != "disposed" }
    }

    func testNothingComesBeforeConnect() {
        let source = SharedSource()
        let published = source.observable.publish()
        let (first, second) = (Events(published), Events(published))
        XCTAssertEqual(source.subscriptions, 0)
        let connection = published.connect()
        XCTAssertEqual(source.subscriptions, 1)
        source.send(.next(1))
        XCTAssertEqual([first.all, second.all], [["next(1)"], ["next(1)"]])
        [first, second].forEach { $0.subscription.dispose() }
        XCTAssertEqual(source.disposals, 0, "a connection does not count")
        connection.dispose()
        XCTAssertEqual(source.disposals, 1)
    }

    func testASecondConnectIsTheSameConnection() {
        let source = SharedSource()
        let published = source.observable.publish()
        let (first, second) = (published.connect(), published.connect())
        XCTAssertTrue(first as AnyObject === second as AnyObject)
        XCTAssertEqual(source.subscriptions, 1)
        first.dispose()
        second.dispose()
        XCTAssertEqual(source.disposals, 1)
        let third = published.connect()
        XCTAssertFalse(first as AnyObject === third as AnyObject)
        XCTAssertEqual(source.subscriptions, 2)
        first.dispose()
        XCTAssertEqual(source.disposals, 1, "one that is over does not end the next")
        third.dispose()
    }

    /// A connection that is disposed of tells nobody. Whether its subscribers hear of the next one
    /// depends on who made the subject.
    func testWhoStaysWhenAConnectionGoes() {
        let forms: [(Observable<Int>) -> ConnectableObservable<Int>] = [
            { $0.publish() }, { $0.multicast(makeSubject: { PublishSubject() }) },
            { $0.multicast(PublishSubject()) },
        ]
        var heard: [[String]] = []
        for form in forms {
            let source = SharedSource()
            let connectable = form(source.observable)
            let events = Events(connectable)
            connectable.connect().dispose()
            let second = connectable.connect()
            source.send(.next(2))
            heard.append(events.all)
            second.dispose()
            events.subscription.dispose()
        }
        XCTAssertEqual(heard, [[], [], ["next(2)"]])
    }

    func testALatecomerIsSentWhatTheSubjectRemembers() {
        typealias Form = (Observable<Int>) -> ConnectableObservable<Int>
        let forms: [(form: Form, late: [String], isGiven: Bool)] = [
            ({ $0.publish() }, [], false), ({ $0.replay(1) }, ["next(3)"], false),
            ({ $0.replay(2) }, ["next(2)", "next(3)"], false),
            ({ $0.replayAll() }, ["next(1)", "next(2)", "next(3)"], false),
            ({ $0.multicast(BehaviorSubject(value: 0)) }, ["next(3)"], true),
        ]
        for (form, late, isGiven) in forms {
            let source = SharedSource()
            let connectable = form(source.observable)
            let connection = connectable.connect()
            source.send(.next(1), .next(2), .next(3))
            let events = Events(connectable)
            XCTAssertEqual(events.all, late)
            source.send(.next(4), .completed)
            XCTAssertEqual(events.all, late + ["next(4)", "completed", "disposed"])
            // After the end there is a new subject, but for the one that was given.
            let afterwards = Events(connectable)
            XCTAssertEqual(afterwards.all, isGiven ? ["completed", "disposed"] : [])
            [events, afterwards].forEach { $0.subscription.dispose() }
            connection.dispose()
        }
    }

    func testASourceThatEndsWhileItIsConnectedTo() {
        var subscriptions = 0
        let source = Observable<Int>.deferred {
            subscriptions += 1
            return .of(1, 2)
        }
        let published = source.publish()
        for round in 1...2 {
            let events = Events(published)
            published.connect().dispose()
            XCTAssertEqual(events.all, ["next(1)", "next(2)", "completed", "disposed"])
            XCTAssertEqual(subscriptions, round)
        }
    }

    func testWhoConnectsAgainInsideTheEndGetsANewConnection() {
        let source = SharedSource()
        let published = source.observable.publish()
        let place = SerialDisposable()
        let first = published.subscribe(onCompleted: { place.disposable = published.connect() })
        let connection = published.connect()
        source.send(.completed)
        XCTAssertEqual(source.subscriptions, 2)
        let events = Events(published)
        source.send(.next(1))
        XCTAssertEqual(events.all, ["next(1)"])
        [first, events.subscription, connection, place].forEach { $0.dispose() }
        XCTAssertEqual(source.disposals, 2)
    }

    /// One event goes to two observers of the source. The first disposes of the second, which is
    /// the connection.
    func testAConnectionThatIsOverDropsWhatIsOnItsWay() {
        let source = PublishSubject<Int>()
        let published = source.publish()
        let place = SerialDisposable()
        let first = source.subscribe(onNext: { _ in place.dispose() })
        let events = Events(published)
        place.disposable = published.connect()
        source.onNext(1)
        XCTAssertEqual(events.all, [])
        first.dispose()
        events.subscription.dispose()
    }

    func testMulticastWithASelectorMissesNothing() {
        var subscriptions = 0
        let source = Observable<Int>.create { observer in
            subscriptions += 1
            [.next(1), .next(2), .completed].forEach(observer.on)
            return Disposables.create()
        }
        let twice = source.multicast({ PublishSubject<Int>() }) { shared in
            Observable<String>.create { observer in
                let plain = shared.subscribe(onNext: { observer.onNext("\($0)") })
                let tens = shared.subscribe(
                    onNext: { observer.onNext("\($0 * 10)") },
                    onCompleted: { observer.onCompleted() }
                )
                return Disposables.create(plain, tens)
            }
        }
        let expected = ["1", "10", "2", "20"].map { "next(\($0))" } + ["completed", "disposed"]
        XCTAssertEqual(events(of: twice), expected)
        XCTAssertEqual(events(of: twice), expected, "each subscription has a subject of its own")
        XCTAssertEqual(subscriptions, 2)
    }

    func testMulticastWithASelectorLetsGoOfTheSource() {
        let source = SharedSource()
        let made = source.observable.multicast({ PublishSubject<Int>() }) { $0.take(2) }
        let events = Events(made)
        source.send(.next(1), .next(2), .next(3))
        XCTAssertEqual(events.all, ["next(1)", "next(2)", "completed", "disposed"])
        XCTAssertEqual(source.disposals, 1)
        let second = Events(made)
        second.subscription.dispose()
        XCTAssertEqual([source.subscriptions, source.disposals], [2, 2])
        let failed = Events(made)
        source.send(.error(Failure()))
        XCTAssertEqual(failed.all, ["error(Failure())", "disposed"])
    }

    func testAClosureOfMulticastThatThrows() {
        let source = SharedSource()
        let noSubject = source.observable.multicast({ () throws -> PublishSubject<Int> in
            throw Failure()
        }) { $0 }
        let noResult = source.observable.multicast({ PublishSubject<Int>() }) {
            _ -> Observable<Int> in throw Failure()
        }
        for made in [noSubject, noResult] {
            XCTAssertEqual(events(of: made), ["error(Failure())", "disposed"])
        }
        XCTAssertEqual(source.subscriptions, 0)
    }

    func testRefCount() {
        let source = SharedSource()
        let counted = source.observable.replay(1).refCount()
        let (first, second) = (Events(counted), Events(counted))
        source.send(.next(1))
        first.subscription.dispose()
        first.subscription.dispose()
        XCTAssertEqual(source.disposals, 0, "leaving twice counts once")
        source.send(.next(2))
        XCTAssertEqual(elements(first), ["next(1)"])
        XCTAssertEqual(elements(second), ["next(1)", "next(2)"])
        second.subscription.dispose()
        XCTAssertEqual([source.subscriptions, source.disposals], [1, 1])
        let third = Events(counted)
        XCTAssertEqual(third.all, [], "a new connection has a new subject")
        third.subscription.dispose()
        XCTAssertEqual([source.subscriptions, source.disposals], [2, 2])
    }

    /// Who connects by hand is not counted: the last one that is ends the connection for all.
    func testRefCountAndConnectByHandShareOneConnection() {
        let source = SharedSource()
        let published = source.observable.publish()
        let connection = published.connect()
        let counted = Events(published.refCount())
        XCTAssertEqual(source.subscriptions, 1)
        counted.subscription.dispose()
        XCTAssertEqual(source.disposals, 1)
        connection.dispose()
        XCTAssertEqual(source.disposals, 1)
    }

    func testAnErrorEndsTheConnection() {
        let source = SharedSource()
        let counted = source.observable.publish().refCount()
        let first = Events(counted)
        source.send(.error(Failure()))
        XCTAssertEqual(first.all, ["error(Failure())", "disposed"])
        XCTAssertEqual(source.disposals, 1)
        let second = Events(counted)
        source.send(.next(1))
        XCTAssertEqual(second.all, ["next(1)"])
        [first, second].forEach { $0.subscription.dispose() }
        XCTAssertEqual([source.subscriptions, source.disposals], [2, 2])
    }
}
