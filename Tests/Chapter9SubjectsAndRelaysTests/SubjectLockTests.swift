// Subjects and threads: what happens under their lock, and what does not.

import TestSupport
import XCTest

@testable import MiniRxTraced

final class SubjectLockTests: LeakCheckedTestCase {
    /// A subject, and whether anybody has subscribed to it.
    private typealias Subject = (
        name: String, sequence: Observable<Int>, on: (Event<Int>) -> Void, hasObservers: () -> Bool
    )

    private func subjects() -> [Subject] {
        let publish = PublishSubject<Int>()
        let behavior = BehaviorSubject(value: 0)
        let replay = ReplaySubject<Int>.create(bufferSize: 2)
        let async = AsyncSubject<Int>()
        return [
            ("publish", publish, publish.on, { publish.hasObservers }),
            ("behavior", behavior, behavior.on, { behavior.hasObservers }),
            ("replay", replay, replay.on, { replay.hasObservers }),
            ("async", async, async.on, { async.hasObservers }),
        ]
    }

    private func subject(_ name: String) -> Subject {
        subjects().first { $0.name == name }!
    }

    /// An observer may wait for another thread that uses the subject.
    func testASubjectHoldsNoLockWhileItSends() {
        for subject in subjects() {
            let isWaiting = isHeldUp({ _ = subject.hasObservers() }, seconds: 10) { during in
                withoutActuallyEscaping(during) { during in
                    let subscription = subject.sequence.subscribe(
                        AnyObserver { if $0.isStopEvent { during() } }
                    )
                    subject.on(.completed)
                    subscription.dispose()
                }
            }
            XCTAssertFalse(isWaiting, subject.name)
        }
    }

    /// Each takes the lock once, and a lock has three turns: before it, under it, after it. So there
    /// are 6! / (3! · 3!) orders.
    func testTwoThatSubscribe() {
        for name in subjects().map(\.name) {
            let count = forEveryInterleaving {
                let subject = subject(name)
                let notes = Notes()
                let pieces = ["a", "b"].map { observer in
                    {
                        _ = subject.sequence.subscribe(
                            AnyObserver { if $0.isStopEvent { notes.add(observer) } }
                        )
                    }
                }
                return (
                    pieces,
                    { order in
                        subject.on(.completed)
                        XCTAssertEqual(notes.all.sorted(), ["a", "b"], "\(name), \(order)")
                    }
                )
            }
            XCTAssertEqual(count, 20, name)
        }
    }

    /// `on` takes three locks: that of the check for overlapping calls, the subject's, and the first
    /// again. These are seven turns, so there are 10! / (7! · 3!) orders. Only a publish subject's
    /// newcomer may miss the element.
    func testOneThatSendsAndOneThatSubscribes() {
        let received = [
            "publish": [["completed"], ["next(1)", "completed"]],
            "behavior": [["next(1)", "completed"], ["next(0)", "next(1)", "completed"]],
            "replay": [["next(1)", "completed"]],
            "async": [["next(1)", "completed"]],
        ]
        for (name, possible) in received {
            let count = forEveryInterleaving {
                let subject = subject(name)
                let notes = Notes()
                return (
                    [
                        { subject.on(.next(1)) },
                        { _ = subject.sequence.subscribe(AnyObserver { notes.add("\($0)") }) },
                    ],
                    { order in
                        subject.on(.completed)
                        XCTAssertTrue(
                            possible.contains(notes.all),
                            "\(name), \(order): \(notes.all)"
                        )
                    }
                )
            }
            XCTAssertEqual(count, 120, name)
        }
    }

    func testTwoThatLeave() {
        for name in subjects().map(\.name) {
            let count = forEveryInterleaving {
                let subject = subject(name)
                let subscriptions = (1...2).map { _ in
                    subject.sequence.subscribe(AnyObserver { _ in })
                }
                return (
                    subscriptions.map { $0.dispose },
                    { order in XCTAssertFalse(subject.hasObservers(), "\(name), \(order)") }
                )
            }
            XCTAssertEqual(count, 20, name)
        }
    }

    func testASubjectEndsOnceAndLetsGoOfItsObservers() {
        for subject in subjects() {
            let notes = Notes()
            _ = subject.sequence.subscribe(AnyObserver { notes.add("\($0)") })
            subject.on(.next(1))
            subject.on(.completed)
            let all = notes.all
            XCTAssertEqual(all.last, "completed", subject.name)
            XCTAssertEqual(
                subject.hasObservers(),
                // As RxSwift's: this one keeps them, and sends them nothing.
                subject.name == "behavior",
                subject.name
            )
            subject.on(.next(2))
            subject.on(.completed)
            XCTAssertEqual(notes.all, all, subject.name)
        }
    }

    /// What a newcomer sends while it is given what was before: it is one of the observers by then,
    /// or not yet.
    func testANewcomerThatSendsAtOnce() {
        for (name, expected) in [("behavior", ["0", "5"]), ("replay", ["0"])] {
            let subject = subject(name)
            let notes = Notes()
            if name == "replay" { subject.on(.next(0)) }
            let subscription = subject.sequence.subscribe(
                onNext: { element in
                    notes.add("\(element)")
                    if element == 0 { subject.on(.next(5)) }
                }
            )
            XCTAssertEqual(notes.all, expected, name)
            subscription.dispose()
        }
    }

    // MARK: Memory

    func testTheLatestValueIsThatBeforeTheEnd() {
        let completed = BehaviorSubject(value: 1)
        completed.onCompleted()
        completed.onNext(2)
        XCTAssertEqual(try completed.value(), 1)
        let failed = BehaviorSubject(value: 1)
        failed.onError(Failure())
        XCTAssertThrowsError(try failed.value())
    }

    func testWhatIsRememberedGoesWhenASubjectIsDisposedOf() {
        let behavior = BehaviorSubject(value: 1)
        _ = behavior.subscribe(AnyObserver { _ in })
        behavior.dispose()
        XCTAssertFalse(behavior.hasObservers)
        let replay = ReplaySubject<Int>.create(bufferSize: 1)
        replay.onNext(1)
        XCTAssertNotNil(property("value", of: replay))
        replay.dispose()
        XCTAssertNil(property("value", of: replay))
    }

    func testHowMuchIsReplayed() {
        func replayed(_ subject: ReplaySubject<Int>) -> [Int] {
            [1, 2, 3, 4].forEach(subject.onNext)
            var elements: [Int] = []
            subject.subscribe(onNext: { elements.append($0) }).dispose()
            return elements
        }
        XCTAssertEqual(replayed(.create(bufferSize: 1)), [4])
        XCTAssertEqual(replayed(.create(bufferSize: 3)), [2, 3, 4])
        XCTAssertEqual(replayed(.createUnbounded()), [1, 2, 3, 4])
        let relay = ReplayRelay<Int>.createUnbound()
        [1, 2, 3].forEach(relay.accept)
        var elements: [Int] = []
        relay.subscribe(onNext: { elements.append($0) }).dispose()
        XCTAssertEqual(elements, [1, 2, 3])
    }
}
