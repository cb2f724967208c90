// What subjects remember: for latecomers, after the end and after `dispose()`.

import TestSupport
import XCTest

@testable import MiniRxTraced

final class SubjectTests: LeakCheckedTestCase {
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

    func testAnObserverThatEndsTheSubjectDuringTheReplayReceivesTheEnd() {
        for size in [1, 2] {
            let subject = ReplaySubject<Int>.create(bufferSize: size)
            subject.onNext(1)
            var events: [String] = []
            let subscription = subject.subscribe { event in
                events.append("\(event)")
                if case .next = event { subject.onCompleted() }
            }
            XCTAssertEqual(events, ["next(1)", "completed"])
            subscription.dispose()
        }
    }

    func testLatecomersBeforeTheEnd() {
        let (publish, behavior) = (PublishSubject<Int>(), BehaviorSubject(value: 0))
        let (one, two) = (
            ReplaySubject<Int>.create(bufferSize: 1), ReplaySubject<Int>.create(bufferSize: 2)
        )
        let (all, last) = (ReplaySubject<Int>.createUnbounded(), AsyncSubject<Int>())
        let events = [1, 2, 3].map { Event.next($0) }
        send(events, to: publish)
        send(events, to: behavior)
        send(events, to: one)
        send(events, to: two)
        send(events, to: all)
        send(events, to: last)
        XCTAssertEqual(latecomer(publish), [])
        XCTAssertEqual(latecomer(behavior), ["next(3)"])
        XCTAssertEqual(latecomer(one), ["next(3)"])
        XCTAssertEqual(latecomer(two), ["next(2)", "next(3)"])
        XCTAssertEqual(latecomer(all), ["next(1)", "next(2)", "next(3)"])
        XCTAssertEqual(latecomer(last), [])
    }

    func testLatecomersAfterTheEnd() {
        for (end, sent) in [
            (Event<Int>.completed, "completed"), (.error(Failure()), "error(Failure())"),
        ] {
            let events = [.next(1), .next(2), end, .next(3), .completed]
            let (publish, behavior) = (PublishSubject<Int>(), BehaviorSubject(value: 0))
            let (one, two) = (
                ReplaySubject<Int>.create(bufferSize: 1), ReplaySubject<Int>.create(bufferSize: 2)
            )
            let last = AsyncSubject<Int>()
            send(events, to: publish)
            send(events, to: behavior)
            send(events, to: one)
            send(events, to: two)
            send(events, to: last)
            XCTAssertEqual(latecomer(publish), [sent])
            XCTAssertEqual(latecomer(behavior), [sent])
            XCTAssertEqual(latecomer(one), ["next(2)", sent])
            XCTAssertEqual(latecomer(two), ["next(1)", "next(2)", sent])
            XCTAssertEqual(latecomer(last), sent == "completed" ? ["next(2)", sent] : [sent])
        }
    }

    func testADisposedSubjectSendsAnError() throws {
        let (publish, behavior) = (PublishSubject<Int>(), BehaviorSubject(value: 0))
        let replays = [
            ReplaySubject<Int>.create(bufferSize: 1), .create(bufferSize: 2), .createUnbounded(),
        ]
        publish.dispose()
        behavior.dispose()
        replays.forEach { $0.dispose() }
        for subject in [publish, behavior] + replays {
            let events = latecomer(subject)
            XCTAssertEqual(events.count, 1)
            XCTAssertTrue(events[0].hasSuffix("was already disposed.)"), events[0])
        }
        XCTAssertTrue(publish.isDisposed)
        XCTAssertTrue(behavior.isDisposed)
        XCTAssertThrowsError(try behavior.value())
    }

    func testADisposedReplaySubjectForgetsItsElements() {
        final class Element {}
        let subjects = [
            ReplaySubject<Element>.create(bufferSize: 1), .create(bufferSize: 2),
            .createUnbounded(),
        ]
        for subject in subjects {
            weak var remembered: Element?
            func send() {
                let element = Element()
                remembered = element
                subject.onNext(element)
            }
            send()
            XCTAssertNotNil(remembered)
            subject.dispose()
            XCTAssertNil(remembered)
        }
    }

    func testDisposingTellsNobody() {
        let (publish, behavior) = (PublishSubject<Int>(), BehaviorSubject(value: 0))
        let replay = ReplaySubject<Int>.create(bufferSize: 2)
        let events = [Events(publish), Events(behavior), Events(replay)]
        publish.dispose()
        behavior.dispose()
        replay.dispose()
        send([.next(1), .completed], to: publish)
        send([.next(1), .completed], to: behavior)
        send([.next(1), .completed], to: replay)
        XCTAssertEqual(events.map(\.all), [[], ["next(0)"], []])
        events.forEach { $0.subscription.dispose() }
    }

    func testAnAsyncSubjectSendsItsLastElementAtTheEnd() {
        let subject = AsyncSubject<Int>()
        let events = Events(subject)
        send([.next(1), .next(2)], to: subject)
        XCTAssertEqual(events.all, [])
        send([.completed, .completed], to: subject)
        XCTAssertEqual(events.all, ["next(2)", "completed", "disposed"])

        let empty = AsyncSubject<Int>()
        let nothing = Events(empty)
        send([.completed], to: empty)
        XCTAssertEqual(nothing.all, ["completed", "disposed"])

        let failing = AsyncSubject<Int>()
        let error = Events(failing)
        send([.next(1), .error(Failure()), .completed], to: failing)
        XCTAssertEqual(error.all, ["error(Failure())", "disposed"])
        [events, nothing, error].forEach { $0.subscription.dispose() }
    }

    func testTheValueOfABehaviorSubject() throws {
        let subject = BehaviorSubject(value: 0)
        XCTAssertEqual(try subject.value(), 0)
        send([.next(1)], to: subject)
        XCTAssertEqual(try subject.value(), 1)
        send([.completed, .next(2)], to: subject)
        XCTAssertEqual(try subject.value(), 1, "the last one before the end")
        let failed = BehaviorSubject(value: 0)
        send([.error(Failure())], to: failed)
        XCTAssertThrowsError(try failed.value()) { XCTAssertTrue($0 is Failure) }
    }

    func testABehaviorSubjectKeepsANewcomerBeforeItSendsTheValue() {
        let subject = BehaviorSubject(value: 0)
        var elements: [Int] = []
        let subscription = subject.subscribe(onNext: { element in
            elements.append(element)
            if element == 0 {
                subject.onNext(1)
            }
        })
        XCTAssertEqual(elements, [0, 1])
        subscription.dispose()
    }

    func testHasObservers() {
        let (publish, behavior) = (PublishSubject<Int>(), BehaviorSubject(value: 0))
        let (replay, last) = (ReplaySubject<Int>.create(bufferSize: 2), AsyncSubject<Int>())
        func has() -> [Bool] {
            [publish.hasObservers, behavior.hasObservers, replay.hasObservers, last.hasObservers]
        }
        XCTAssertEqual(has(), [false, false, false, false])
        let subscriptions = [publish, behavior, replay, last].map { $0.subscribe() }
        XCTAssertEqual(has(), [true, true, true, true])
        subscriptions.forEach { $0.dispose() }
        XCTAssertEqual(has(), [false, false, false, false])
        // At the end all let go of their observers, but for BehaviorSubject.
        let others = [publish, behavior, replay, last].map { $0.subscribe() }
        publish.onCompleted()
        behavior.onCompleted()
        replay.onCompleted()
        last.onCompleted()
        XCTAssertEqual(has(), [false, true, false, false])
        others.forEach { $0.dispose() }
    }

    /// Who joins or leaves while an event is on its way does not change whom it reaches.
    func testAnEventReachesThoseWhoWereThereWhenItCame() {
        let subject = PublishSubject<Int>()
        var notes: [String] = []
        var later: Disposable = Disposables.create()
        let joins = subject.subscribe(onNext: { element in
            notes.append("first \(element)")
            if element == 1 {
                later = subject.subscribe(onNext: { notes.append("new \($0)") })
            }
        })
        subject.onNext(1)
        subject.onNext(2)
        XCTAssertEqual(notes, ["first 1", "first 2", "new 2"])
        joins.dispose()
        later.dispose()
    }

    /// Another thread can subscribe while an event is being handled.
    func testASubjectHoldsNoLockWhileItSends() {
        let (publish, behavior) = (PublishSubject<Int>(), BehaviorSubject(value: 0))
        let (replay, last) = (ReplaySubject<Int>.create(bufferSize: 2), AsyncSubject<Int>())
        let subjects: [(Observable<Int>, send: () -> Void)] = [
            (publish, { publish.onNext(1) }), (behavior, { behavior.onNext(1) }),
            (replay, { replay.onNext(1) }),
            (last, { self.send([.next(1), .completed], to: last) }),
        ]
        for (subject, send) in subjects {
            let joined = DispatchSemaphore(value: 0)
            var result = DispatchTimeoutResult.timedOut
            var isFirst = true
            let subscription = subject.skip(subject === behavior ? 1 : 0).subscribe(onNext: { _ in
                guard isFirst else { return }
                isFirst = false
                elsewhere.async {
                    subject.subscribe().dispose()
                    joined.signal()
                }
                result = joined.wait(timeout: .now() + 10)
            })
            send()
            XCTAssertEqual(result, .success)
            subscription.dispose()
            elsewhere.sync {}
        }
    }

    /// Subscribers that come and go on one thread while another one sends.
    func testSendingWhileOthersComeAndGo() {
        let subject = PublishSubject<Int>()
        let counter = Counter()
        let staying = subject.subscribe(onNext: { _ in counter.add() })
        elsewhere.async {
            for _ in 0..<1_000 {
                subject.subscribe().dispose()
            }
        }
        for number in 0..<1_000 {
            subject.onNext(number)
        }
        elsewhere.sync {}
        XCTAssertEqual(counter.count, 1_000)
        staying.dispose()
        XCTAssertFalse(subject.hasObservers)
    }

    func testASubjectAsAnObserver() {
        let (publish, behavior) = (PublishSubject<Int>(), BehaviorSubject(value: 0))
        let (replay, last) = (ReplaySubject<Int>.create(bufferSize: 2), AsyncSubject<Int>())
        XCTAssertTrue(publish.asObserver() === publish)
        XCTAssertTrue(behavior.asObserver() === behavior)
        XCTAssertTrue(replay.asObserver() === replay)
        XCTAssertTrue(last.asObserver() === last)
        Observable.of(1, 2).subscribe(behavior.asObserver()).dispose()
        XCTAssertEqual(try behavior.value(), 2)
    }

    func testASubjectWarnsOfReentrancy() {
        let subject = PublishSubject<Int>()
        let subscription = subject.take(2).subscribe(onNext: { subject.onNext($0 + 1) })
        XCTAssertTrue(captureOutput { subject.onNext(0) }.contains("Reentrancy anomaly"))
        subscription.dispose()
    }
}
