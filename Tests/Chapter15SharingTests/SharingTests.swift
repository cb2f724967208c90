// How a subscription is shared: when it is made, when it goes, and what is locked meanwhile.

import TestSupport
import XCTest

@testable import MiniRxTraced

final class SharingTests: LeakCheckedTestCase {
    private let source = PublishSubject<Int>()

    private func shared() -> [(name: String, Observable<Int>)] {
        [
            ("share()", source.share()),
            ("share(replay: 1)", source.share(replay: 1)),
            ("refCount", source.publish().refCount()),
        ]
    }

    /// A source, or an observer, may wait for another thread that uses what is shared.
    func testNoLockWhileItConnectsOrSends() {
        for replay in [0, 1] {
            var isFirst = true
            var during = {}
            let source = Observable<Int>.create { observer in
                if isFirst { during() }
                return Disposables.create()
            }
            let shared = source.share(replay: replay)
            let isWaiting = isHeldUp(
                { shared.subscribe(AnyObserver { _ in }).dispose() },
                seconds: 10
            ) { body in
                withoutActuallyEscaping(body) { body in
                    during = body
                    shared.subscribe(AnyObserver { _ in }).dispose()
                    during = {}
                }
            }
            isFirst = false
            XCTAssertFalse(isWaiting, "connects, replay \(replay)")
            let sending = self.source.share(replay: replay)
            let isWaitingForEvent = isHeldUp(
                {
                    sending.subscribe(AnyObserver { _ in }).dispose()
                },
                seconds: 10
            ) { body in
                withoutActuallyEscaping(body) { body in
                    let subscription = sending.subscribe(AnyObserver { _ in body() })
                    self.source.onNext(1)
                    subscription.dispose()
                }
            }
            XCTAssertFalse(isWaitingForEvent, "sends, replay \(replay)")
        }
    }

    /// Whoever comes late is sent the latest element first, and is one of the observers after that.
    func testANewcomerThatSendsDuringTheReplay() {
        let shared = source.share(replay: 1)
        let first = shared.subscribe(AnyObserver { _ in })
        source.onNext(1)
        let notes = Notes()
        let second = shared.subscribe(
            onNext: { element in
                notes.add("\(element)")
                if element == 1 { self.source.onNext(2) }
            }
        )
        source.onNext(3)
        XCTAssertEqual(notes.all, ["1", "3"])
        first.dispose()
        second.dispose()
    }

    func testTheSourceGoesWithTheLastSubscriberAndComesWithTheNext() {
        for (name, shared) in shared() {
            let two = (1...2).map { _ in shared.subscribe(AnyObserver { _ in }) }
            two[0].dispose()
            XCTAssertTrue(source.hasObservers, name)
            two[1].dispose()
            XCTAssertFalse(source.hasObservers, name)
            shared.subscribe(AnyObserver { _ in }).dispose()
        }
    }

    func testTwoThatLeave() {
        for index in shared().indices {
            forEveryStop {
                let (name, shared) = shared()[index]
                let two = (1...2).map { _ in shared.subscribe(AnyObserver { _ in }) }
                return (
                    two[0].dispose, two[1].dispose,
                    { stop in XCTAssertFalse(self.source.hasObservers, "\(name), \(stop)") }
                )
            }
        }
        // The disposer, the sink, the disposer once more, the closure, the subject's lock and at last
        // that of `refCount`: six operations, each with a stop before and after it.
        let counted = source.publish().refCount()
        let two = (1...2).map { _ in counted.subscribe(AnyObserver { _ in }) }
        var stops = 0
        watchStops({ stops += 1 }, of: two[0].dispose)
        XCTAssertEqual(stops, 12)
        two[1].dispose()
        // One lock of the connection, and nothing else: three turns each.
        let count = forEveryInterleaving {
            let shared = source.share()
            let three = (1...3).map { _ in shared.subscribe(AnyObserver { _ in }) }
            return ([three[0].dispose, three[1].dispose], { _ in three[2].dispose() })
        }
        XCTAssertEqual(count, 20)
    }

    /// The end of a source makes room for a new connection, which the others' ends must not end.
    func testTheEndIsCountedOnce() {
        let (first, second) = (PublishSubject<Int>(), PublishSubject<Int>())
        var sources = [first, second]
        let shared = Observable.deferred { sources.removeFirst() }
            .multicast { PublishSubject<Int>() }.refCount()
        var again: Disposable?
        let one = shared.subscribe(
            AnyObserver { event in
                if event.isStopEvent { again = shared.subscribe(AnyObserver { _ in }) }
            }
        )
        let other = shared.subscribe(AnyObserver { _ in })
        first.onCompleted()
        XCTAssertTrue(second.hasObservers)
        one.dispose()
        other.dispose()
        XCTAssertTrue(second.hasObservers)
        again?.dispose()
        XCTAssertFalse(second.hasObservers)
    }

    func testMulticastWithASelectorMissesNothing() {
        let doubled = Observable.of(1, 2).multicast {
            PublishSubject<Int>()
        } selector: { shared in
            shared.map { $0 * 2 }
        }
        XCTAssertEqual(events(of: doubled), ["next(2)", "next(4)", "completed", "disposed"])
    }

    func testAConnectionIsMadeOnceAndGoesBeforeTheEndIsTold() {
        let subscriptions = Counter()
        let (source, counter) = (source, subscriptions)
        let connectable = Observable<Int>.deferred {
            counter.add()
            return source
        }.publish()
        let first = connectable.connect()
        let same = connectable.connect()
        XCTAssertTrue((first as AnyObject) === (same as AnyObject))
        XCTAssertEqual(subscriptions.count, 1)

        var again: Disposable?
        let subscription = connectable.subscribe(
            AnyObserver { event in
                if event.isStopEvent { again = connectable.connect() }
            }
        )
        self.source.onCompleted()
        XCTAssertFalse((again as AnyObject) === (first as AnyObject))
        again?.dispose()
        subscription.dispose()
    }

    /// The first retry makes the new request, and the second one joins it.
    func testTwoRetriesDownstreamOfAShareMakeOneNewRequest() {
        for replay in [0, 1] {
            var requests: [AnyObserver<Int>] = []
            let request = Observable<Int>.create { observer in
                requests.append(observer)
                return Disposables.create()
            }
            let shared = request.share(replay: replay)
            var received: [[Event<Int>]] = [[], []]
            let subscriptions = (0...1).map { number in
                shared.retry(2).subscribe(AnyObserver { received[number].append($0) })
            }
            XCTAssertEqual(requests.count, 1)
            requests[0].onError(RxError.unknown)
            XCTAssertEqual(requests.count, 2, "replay \(replay)")
            requests[1].onNext(1)
            XCTAssertEqual(received.map { $0.map(\.element) }, [[1], [1]], "replay \(replay)")
            subscriptions.forEach { $0.dispose() }
            // They hold the subscriptions that the closure is made for.
            requests = []
        }
    }
}
