// What all operators have in common: errors pass through, disposing reaches the source, and an
// observer may dispose while it is being told something.

import MiniRxTraced
import TestSupport
import XCTest

final class PlainOperatorTests: LeakCheckedTestCase {
    /// Each passes on the first element.
    private let operators: [String: (Observable<Int>) -> Observable<Int>] = [
        "scan": { $0.scan(0) { $1 } },
        "compactMap": { $0.compactMap { $0 } },
        "enumerated": { $0.enumerated().map { $0.element } },
        "distinct": { $0.distinctUntilChanged() },
        "distinct by key": { $0.distinctUntilChanged { $0 } },
        "take while": { $0.take(while: { $0 >= 0 }) },
        "take until": { $0.take(until: Observable<Int>.never()) },
        "take until, predicate": { $0.take(until: { $0 < 0 }) },
        "skip while": { $0.skip(while: { $0 < 0 }) },
        "skip until": { $0.skip(until: Observable.just(1)) },
        "if empty, default": { $0.ifEmpty(default: 9) },
        "if empty, other": { $0.ifEmpty(switchTo: .just(9)) },
        "materialize": { $0.materialize().dematerialize() },
        "do": { $0.do(onNext: { _ in }) },
        "single": { $0.single() },
        "groupBy": { $0.groupBy { $0 }.map { $0.key } },
    ]

    private func subscribe(_ change: (Observable<Int>) -> Observable<Int>)
        -> (subject: PublishSubject<Int>, sent: Events<Int>)
    {
        let subject = PublishSubject<Int>()
        return (subject, Events(change(subject)))
    }

    func testAnErrorPassesThroughAndTheSourceIsLetGo() {
        for (name, change) in operators {
            let (subject, sent) = subscribe(change)
            XCTAssertTrue(subject.hasObservers, name)
            subject.onNext(1)
            subject.onError(Failure())
            XCTAssertEqual(sent.all, ["next(1)", "error(Failure())", "disposed"], name)
            XCTAssertFalse(subject.hasObservers, name)
        }
    }

    func testCompletedPassesThrough() {
        for (name, change) in operators {
            let (subject, sent) = subscribe(change)
            subject.onNext(1)
            subject.onCompleted()
            XCTAssertEqual(sent.all, ["next(1)", "completed", "disposed"], name)
        }
    }

    func testDisposingReachesTheSource() {
        for (name, change) in operators {
            let (subject, sent) = subscribe(change)
            subject.onNext(1)
            sent.subscription.dispose()
            XCTAssertFalse(subject.hasObservers, name)
            subject.onNext(2)
            XCTAssertEqual(sent.all, ["next(1)", "disposed"], name)
        }
    }

    func testNothingComesAfterAnObserverHasDisposed() {
        for (name, change) in operators {
            let subject = PublishSubject<Int>()
            var seen: [Int] = []
            let place = SingleAssignmentDisposable()
            place.setDisposable(
                change(subject).subscribe(onNext: { element in
                    seen.append(element)
                    place.dispose()
                })
            )
            (1...3).forEach(subject.onNext)
            XCTAssertEqual(seen, [1], name)
        }
    }
}
