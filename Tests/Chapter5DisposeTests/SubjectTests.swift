// The document's claims about a subject's subscriptions: D002-119 to D002-126.

import TestSupport
import XCTest

@testable import MiniRxTraced

final class SubjectTests: LeakCheckedTestCase {
    private let trace = recorded("dispose-subject")

    func testD002_119_aSubjectHasASubscribeOfItsOwn() {
        XCTAssertEqual(trace.count(containing: "PublishSubject.subscribe(_:)"), 4)
        XCTAssertEqual(trace.count(containing: "SinkDisposer"), 0)
        XCTAssertEqual(trace.count(containing: "Producer"), 0)
    }

    func testD002_120_afterTheEndTheEndIsSentAtOnce() {
        let late = trace.madeByEach("PublishSubject.synchronized_subscribe(_:)")[2]
        XCTAssertEqual(
            late,
            ["ObserverBase.on(_:) [self: AnonymousObserver] (completed)", "Disposables.create()"]
        )
    }

    func testD002_121_aDisposedSubjectSendsAnError() {
        let late = trace.madeByEach("PublishSubject.synchronized_subscribe(_:)")[3]
        XCTAssertEqual(
            late,
            ["ObserverBase.on(_:) [self: AnonymousObserver] (error)", "Disposables.create()"]
        )
        let subject = PublishSubject<Int>()
        subject.dispose()
        let subscription = subject.subscribe { event in
            guard case .error(RxError.disposed(let object)) = event else {
                return XCTFail("\(event)")
            }
            XCTAssertTrue(object === subject)
        }
        XCTAssertEqual(typeName(subscription), "NopDisposable")
    }

    func testD002_122_disposedWinsOverStopped() {
        let (publish, behavior) = (PublishSubject<Int>(), BehaviorSubject(value: 0))
        let replay = ReplaySubject<Int>.create(bufferSize: 1)
        publish.onCompleted()
        behavior.onCompleted()
        replay.onCompleted()
        publish.dispose()
        behavior.dispose()
        replay.dispose()
        for subject in [publish, behavior, replay] {
            let events = Events(subject)
            XCTAssertEqual(events.all.count, 2)
            XCTAssertTrue(events.all[0].contains("was already disposed"), events.all[0])
        }
        // But what a disposed subject is told then, it remembers: here the order shows.
        publish.onCompleted()
        behavior.onCompleted()
        XCTAssertEqual(Events(publish).all, ["completed", "disposed"])
        XCTAssertTrue(Events(behavior).all[0].contains("was already disposed"))
        XCTAssertFalse(AsyncSubject<Int>() as Any is Disposable)
    }

    func testD002_123_otherwiseTheObserverIsKeptUnderAKey() {
        let subject = PublishSubject<Int>()
        let whole = subject.subscribe { _ in }
        XCTAssertEqual(typeName(whole), "SubscriptionDisposable")
        XCTAssertEqual(propertyNames(of: whole), ["key", "owner"])
        let pair = subject.subscribe(onNext: { _ in })
        XCTAssertEqual(typeName(property("disposable1", of: pair)!), "SubscriptionDisposable")
        XCTAssertTrue(subject.hasObservers)
        whole.dispose()
        pair.dispose()
        XCTAssertFalse(subject.hasObservers)
    }

    func testD002_124_theKeyDoesNotKeepTheSubject() {
        weak var subject: PublishSubject<Int>?
        func subscribe() -> Disposable {
            let made = PublishSubject<Int>()
            subject = made
            return made.subscribe { _ in }
        }
        let key = subscribe()
        XCTAssertNil(subject)
        XCTAssertEqual(Calls(of: key.dispose).all, ["SubscriptionDisposable.dispose()"])
        XCTAssertEqual(Mirror(reflecting: key).displayStyle, .struct)
    }

    func testD002_125_disposeEndsInTheBag() {
        XCTAssertEqual(
            trace.made(by: "SubscriptionDisposable.dispose()"),
            ["PublishSubject.synchronizedUnsubscribe(_:)"]
        )
        XCTAssertEqual(
            trace.made(by: "PublishSubject.synchronizedUnsubscribe(_:)"),
            ["PublishSubject.synchronized_unsubscribe(_:)"]
        )
        var bag = Bag<Int>()
        let key = bag.insert(1)
        XCTAssertEqual(bag.removeKey(key), 1)
        XCTAssertNil(bag.removeKey(key))
    }

    func testD002_126_theObserverIsTakenOut() {
        let subject = PublishSubject<Int>()
        let (a, b) = (Events(subject), Events(subject))
        subject.onNext(1)
        a.subscription.dispose()
        subject.onNext(2)
        XCTAssertEqual(a.all, ["next(1)", "disposed"])
        XCTAssertEqual(b.all, ["next(1)", "next(2)"])
        XCTAssertTrue(subject.hasObservers)
        b.subscription.dispose()
        XCTAssertFalse(subject.hasObservers)
    }
}
