// The document's claims about subjects: D002-75 to D002-87.

import TestSupport
import XCTest

@testable import MiniRxTraced

final class SubjectsTests: LeakCheckedTestCase {
    private let trace = recorded("dispose-subject")

    /// One of each.
    private struct Subjects {
        let publish = PublishSubject<Int>()
        let behavior = BehaviorSubject(value: 0)
        let replay = ReplaySubject<Int>.create(bufferSize: 2)
        let async = AsyncSubject<Int>()

        var observables: [Observable<Int>] { [publish, behavior, replay, async] }
    }

    private func send<Subject: ObserverType>(_ events: [Event<Int>], to subject: Subject)
    where Subject.Element == Int {
        events.forEach(subject.on)
    }

    /// What a subscriber that comes now is sent at once.
    private func latecomer(_ subject: Observable<Int>) -> [String] {
        let events = Events(subject)
        events.subscription.dispose()
        return events.all.filter { $0 != "disposed" }
    }

    func testD002_75_aSubjectIsBothAndARelayIsASequenceOnly() throws {
        for subject in Subjects().observables {
            XCTAssertTrue(subject as Any is any ObserverType, typeName(subject))
        }
        let relays: [Any] = [
            PublishRelay<Int>(), BehaviorRelay(value: 0), ReplayRelay<Int>.create(bufferSize: 1),
        ]
        for relay in relays {
            XCTAssertTrue(relay is any ObservableType)
            XCTAssertFalse(relay is any ObserverType)
        }
        try assertCompiles(
            "_ = Observable.just(1).bind(to: PublishRelay<Int>())",
            butNot: "_ = Observable.just(1).subscribe(PublishRelay<Int>())",
            error: "ObserverType"
        )
    }

    func testD002_76_anAsyncSubjectSendsItsLastElementAtTheEnd() {
        let subject = AsyncSubject<Int>()
        let events = Events(subject)
        send([.next(1), .next(2), .next(3)], to: subject)
        XCTAssertEqual(events.all, [])
        subject.onCompleted()
        XCTAssertEqual(events.all, ["next(3)", "completed", "disposed"])
        XCTAssertEqual(latecomer(subject), ["next(3)", "completed"])
        events.subscription.dispose()

        let (failed, empty) = (AsyncSubject<Int>(), AsyncSubject<Int>())
        send([.next(1), .error(Failure())], to: failed)
        empty.onCompleted()
        XCTAssertEqual(latecomer(failed), ["error(Failure())"])
        XCTAssertEqual(latecomer(empty), ["completed"])
    }

    func testD002_77_aPublishSubjectSendsWhatComesAfterSubscribing() {
        let subject = PublishSubject<Int>()
        subject.onNext(1)
        let events = Events(subject)
        XCTAssertEqual(events.all, [])
        subject.onNext(2)
        XCTAssertEqual(events.all, ["next(2)"])
        subject.onCompleted()
        XCTAssertEqual(latecomer(subject), ["completed"])
        events.subscription.dispose()
        subject.dispose()
        XCTAssertTrue(latecomer(subject)[0].contains("was already disposed"))
    }

    func testD002_78_aReplaySubjectReplaysUntilItIsDisposedOf() {
        let subject = ReplaySubject<Int>.create(bufferSize: 2)
        send([.next(1), .next(2), .next(3)], to: subject)
        XCTAssertEqual(latecomer(subject), ["next(2)", "next(3)"])
        subject.onCompleted()
        XCTAssertEqual(latecomer(subject), ["next(2)", "next(3)", "completed"])
        subject.dispose()
        XCTAssertEqual(latecomer(subject).count, 1)
        XCTAssertTrue(latecomer(subject)[0].contains("was already disposed"))
    }

    func testD002_79_bufferSizeIsHowManyAreRemembered() {
        let (one, two) = (
            ReplaySubject<Int>.create(bufferSize: 1), ReplaySubject<Int>.create(bufferSize: 2)
        )
        let all = ReplaySubject<Int>.createUnbounded()
        for subject in [one, two, all] {
            send([.next(1), .next(2), .next(3)], to: subject)
        }
        XCTAssertEqual(latecomer(one), ["next(3)"])
        XCTAssertEqual(latecomer(two), ["next(2)", "next(3)"])
        XCTAssertEqual(latecomer(all), ["next(1)", "next(2)", "next(3)"])
        XCTAssertEqual([one, two, all].map(typeName), ["ReplayOne", "ReplayMany", "ReplayAll"])
    }

    func testD002_80_aBehaviorSubjectBeginsWithAValue() {
        let subject = BehaviorSubject(value: 0)
        XCTAssertEqual(latecomer(subject), ["next(0)"])
        send([.next(1), .next(2)], to: subject)
        XCTAssertEqual(latecomer(subject), ["next(2)"])
        subject.onCompleted()
        XCTAssertEqual(latecomer(subject), ["completed"], "no value any more")
    }

    func testD002_81_whatAPublishSubjectIs() throws {
        let subject = PublishSubject<Int>()
        XCTAssertEqual(classChain(subject), ["PublishSubject", "Observable"])
        XCTAssertTrue(subject as Any is any SubjectType)
        XCTAssertTrue(subject as Any is any ObserverType)
        XCTAssertTrue(subject as Any is Cancelable)
        XCTAssertTrue(subject as Any is any SynchronizedUnsubscribeType)
        XCTAssertFalse(subject.isDisposed)
        subject.dispose()
        XCTAssertTrue(subject.isDisposed)
        try assertCompiles(
            "final class Mine {}",
            butNot: "final class Mine: PublishSubject<Int> {}",
            error: "inheritance from a final class"
        )
    }

    func testD002_82_firstWhoHasToBeToldAndThenTheyAreTold() {
        let observer = "ObserverBase.on(_:) [self: AnonymousObserver] (next(1))"
        XCTAssertEqual(
            trace.made(by: "PublishSubject.on(_:) (next(1))"),
            ["PublishSubject.synchronized_on(_:) (next(1))", observer, observer]
        )
        // With the lock given back.
        let subject = PublishSubject<Int>()
        var isFree = false
        let subscription = subject.subscribe(onNext: { _ in isFree = self.isFree(subject.lock) })
        subject.onNext(1)
        XCTAssertTrue(isFree)
        subscription.dispose()
    }

    func testD002_83_theFirstEndGoesToAllAndLaterOnesToNobody() {
        let subject = PublishSubject<Int>()
        let (first, second) = (Events(subject), Events(subject))
        subject.onCompleted()
        XCTAssertFalse(subject.hasObservers)
        send([.completed, .error(Failure()), .next(1)], to: subject)
        for events in [first, second] {
            XCTAssertEqual(events.all, ["completed", "disposed"])
            events.subscription.dispose()
        }
    }

    func testD002_84_subscribingTakesTheLockAndLeavesAKey() {
        XCTAssertEqual(
            trace.made(by: "PublishSubject.subscribe(_:)"),
            ["PublishSubject.synchronized_subscribe(_:)"]
        )
        XCTAssertEqual(
            trace.made(by: "PublishSubject.synchronized_subscribe(_:)"),
            ["SubscriptionDisposable.init(owner:key:)"]
        )
        // What is sent from inside `subscribe` is sent with the lock held.
        let subject = PublishSubject<Int>()
        subject.onCompleted()
        var isFree = true
        subject.subscribe(onCompleted: { isFree = self.isFree(subject.lock) }).dispose()
        XCTAssertFalse(isFree)
        XCTAssertTrue(self.isFree(subject.lock))
    }

    /// Whether another thread could take the lock now.
    private func isFree(_ lock: RecursiveLock) -> Bool {
        nonisolated(unsafe) let mutex = lock.mutex
        return elsewhere {
            guard pthread_mutex_trylock(mutex) == 0 else { return false }
            pthread_mutex_unlock(mutex)
            return true
        }
    }

    func testD002_85_subjectsAreObservablesAndObservers() {
        func observer<Observer: ObserverType>(_ observer: Observer) -> String
        where Observer.Element == Int {
            typeName(observer)
        }
        func observable(_ observable: Observable<Int>) -> String { typeName(observable) }
        let all = Subjects()
        XCTAssertEqual(
            [observer(all.publish), observer(all.behavior), observer(all.async)],
            [observable(all.publish), observable(all.behavior), observable(all.async)]
        )
        XCTAssertEqual(observer(all.replay), observable(all.replay))
        for subject in all.observables {
            XCTAssertEqual(classChain(subject).last, "Observable")
        }
    }

    func testD002_86_subjectsAreNoProducers() {
        for subject in Subjects().observables {
            XCTAssertFalse(subject is Producer<Int>)
            let calls = Calls(of: { subject.subscribe { _ in }.dispose() })
            XCTAssertGreaterThan(calls.count(containing: "synchronized_subscribe"), 0)
            for foreign in ["Producer", "SinkDisposer", "CurrentThreadScheduler"] {
                XCTAssertEqual(calls.count(containing: foreign), 0, typeName(subject))
            }
        }
    }

    func testD002_87_anEventGoesToAllInTheOrderInWhichTheyCame() {
        let subject = PublishSubject<Int>()
        let notes = Notes()
        let subscriptions = ["a", "b", "c"].map { name in
            subject.subscribe(onNext: { notes.add("\(name)\($0)") })
        }
        subject.onNext(1)
        subject.onNext(2)
        XCTAssertEqual(notes.all, ["a1", "b1", "c1", "a2", "b2", "c2"])
        subscriptions.forEach { $0.dispose() }
    }
}
