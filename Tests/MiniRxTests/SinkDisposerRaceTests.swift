// Disposing against setting: whoever comes second does the work, and it is done once.

import Dispatch
import MiniRxTraced
import TestSupport
import XCTest

final class SinkDisposerRaceTests: LeakCheckedTestCase {
    private let rounds = 500

    /// Makes a subject, does both to it on two threads at the same time, and checks it; again and
    /// again.
    private func race<Subject>(
        _ subject: () -> Subject,
        _ first: @escaping (Subject) -> Void,
        _ second: @escaping (Subject) -> Void,
        then check: (Subject) -> Void
    ) {
        for _ in 0..<rounds {
            let subject = subject()
            let meeting = Meeting()
            elsewhere.async {
                meeting.arrive()
                first(subject)
            }
            meeting.arrive()
            second(subject)
            elsewhere.sync {}
            check(subject)
        }
    }

    /// A counting disposable, and a disposable that is to hold it.
    private struct Holder<Place> {
        let held = Counter()
        let place: Place
    }

    /// The source ends on another thread while the create closure has not returned its disposable.
    func testTheSourceEndsWhileItIsBeingSubscribedTo() {
        for _ in 0..<rounds {
            let (cleanup, disposed, meeting) = (Counter(), Counter(), Meeting())
            let subscription = Observable<Int>.create { observer in
                elsewhere.async {
                    meeting.arrive()
                    observer.onCompleted()
                }
                meeting.arrive()
                return cleanup
            }.subscribe(onDisposed: disposed.add)
            elsewhere.sync {}
            XCTAssertEqual(cleanup.count, 1)
            XCTAssertEqual(disposed.count, 1)
            subscription.dispose()
            XCTAssertEqual(cleanup.count, 1)
            XCTAssertEqual(disposed.count, 1)
        }
    }

    func testTwoThreadsDisposeOfASubscription() {
        race(
            { () -> (cleanup: Counter, subscription: Disposable) in
                let cleanup = Counter()
                return (cleanup, Observable<Int>.create { _ in cleanup }.subscribe())
            },
            { $0.subscription.dispose() },
            { $0.subscription.dispose() },
            then: { XCTAssertEqual($0.cleanup.count, 1) }
        )
    }

    func testSingleAssignmentDisposable() {
        race(
            { Holder(place: SingleAssignmentDisposable()) },
            { $0.place.setDisposable($0.held) },
            { $0.place.dispose() },
            then: { XCTAssertEqual($0.held.count, 1) }
        )
    }

    func testSerialDisposable() {
        race(
            { Holder(place: SerialDisposable()) },
            { $0.place.disposable = $0.held },
            { $0.place.dispose() },
            then: { XCTAssertEqual($0.held.count, 1) }
        )
    }

    func testCompositeDisposable() {
        race(
            { Holder(place: CompositeDisposable()) },
            { _ = $0.place.insert($0.held) },
            { $0.place.dispose() },
            then: { XCTAssertEqual($0.held.count, 1) }
        )
    }

    func testRefCountDisposable() {
        race(
            { () -> (held: Counter, shared: RefCountDisposable, user: Disposable) in
                let held = Counter()
                let shared = RefCountDisposable(disposable: held)
                return (held, shared, shared.retain())
            },
            { $0.user.dispose() },
            { $0.shared.dispose() },
            then: { XCTAssertEqual($0.held.count, 1) }
        )
    }

    func testTwoThreadsFillABag() {
        let members = (0..<2 * rounds).map { _ in Counter() }
        do {
            let bag = DisposeBag()
            DispatchQueue.concurrentPerform(iterations: members.count) { index in
                members[index].disposed(by: bag)
            }
            XCTAssertEqual(members.map(\.count).max(), 0)
        }
        XCTAssertEqual(members.map(\.count).min(), 1)
        XCTAssertEqual(members.map(\.count).max(), 1)
    }
}
