// `share` in all its forms: how often the source is subscribed to, and what a latecomer is sent.

import TestSupport
import XCTest

@testable import MiniRxTraced

/// A source that counts who comes and who goes, and sends what it is told to.
final class SharedSource {
    private(set) var subscriptions = 0
    private(set) var disposals = 0
    private var observer: AnyObserver<Int>?

    lazy var observable = Observable<Int>.create { [unowned self] observer in
        subscriptions += 1
        self.observer = observer
        return Disposables.create { self.disposals += 1 }
    }

    func send(_ events: Event<Int>...) {
        events.forEach { observer?.on($0) }
    }
}

final class ShareTests: LeakCheckedTestCase {
    private typealias Form = (replay: Int, scope: SubjectLifetimeScope)

    private let whileConnected: [Form] = (0...2).map { ($0, .whileConnected) }
    private let forever: [Form] = (0...2).map { ($0, .forever) }

    /// Does the same with each form of `share`, each on a source of its own.
    private func forEach(
        _ forms: [Form],
        _ body: (_ source: SharedSource, _ shared: Observable<Int>, _ form: Form) throws -> Void
    ) rethrows {
        for form in forms {
            let source = SharedSource()
            try body(source, source.observable.share(replay: form.replay, scope: form.scope), form)
        }
    }

    private func next(_ elements: Int...) -> [String] {
        elements.map { "next(\($0))" }
    }

    func testTheFirstSubscribesToTheSourceAndTheLastLeavesIt() {
        forEach(whileConnected + forever) { source, shared, form in
            let (first, second) = (Events(shared), Events(shared))
            XCTAssertEqual(source.subscriptions, 1, "\(form)")
            source.send(.next(1))
            XCTAssertEqual([first.all, second.all], [next(1), next(1)], "\(form)")
            first.subscription.dispose()
            first.subscription.dispose()
            XCTAssertEqual(source.disposals, 0, "\(form)")
            source.send(.next(2))
            XCTAssertEqual(first.all, ["next(1)", "disposed"], "\(form)")
            XCTAssertEqual(second.all, next(1, 2), "\(form)")
            second.subscription.dispose()
            XCTAssertEqual([source.subscriptions, source.disposals], [1, 1], "\(form)")
        }
    }

    func testALatecomerIsSentTheLastElements() {
        forEach(whileConnected + forever) { source, shared, form in
            let first = Events(shared)
            source.send(.next(1), .next(2), .next(3))
            let second = Events(shared)
            let remembered = [[], next(3), next(2, 3)][form.replay]
            XCTAssertEqual(second.all, remembered, "\(form)")
            source.send(.next(4))
            XCTAssertEqual(second.all, remembered + next(4), "\(form)")
            XCTAssertEqual(first.all, next(1, 2, 3, 4), "\(form)")
            [first, second].forEach { $0.subscription.dispose() }
        }
    }

    func testWhenAllHaveLeftTheNextOneSubscribesToTheSourceAnew() {
        forEach(whileConnected + forever) { source, shared, form in
            let first = Events(shared)
            source.send(.next(1), .next(2), .next(3))
            first.subscription.dispose()
            let late = Events(shared)
            let remembered = [[], next(3), next(2, 3)][form.replay]
            XCTAssertEqual(late.all, form.scope == .forever ? remembered : [], "\(form)")
            XCTAssertEqual([source.subscriptions, source.disposals], [2, 1], "\(form)")
            source.send(.next(4))
            XCTAssertEqual(late.all.last, "next(4)", "\(form)")
            late.subscription.dispose()
            XCTAssertEqual(source.disposals, 2, "\(form)")
        }
    }

    func testWhileConnectedForgetsTheEnd() {
        for (end, sent) in [
            (Event<Int>.completed, "completed"), (.error(Failure()), "error(Failure())"),
        ] {
            forEach(whileConnected) { source, shared, form in
                let first = Events(shared)
                source.send(.next(1), end)
                XCTAssertEqual(first.all, ["next(1)", sent, "disposed"], "\(form)")
                XCTAssertEqual(source.disposals, 1, "\(form)")
                let late = Events(shared)
                XCTAssertEqual(late.all, [], "\(form)")
                XCTAssertEqual(source.subscriptions, 2, "\(form)")
                // Whoever belongs to the connection before does not end this one.
                first.subscription.dispose()
                source.send(.next(2))
                XCTAssertEqual(late.all, next(2), "\(form)")
                late.subscription.dispose()
                XCTAssertEqual(source.disposals, 2, "\(form)")
            }
        }
    }

    func testForeverRemembersTheEnd() {
        for (end, sent) in [
            (Event<Int>.completed, "completed"), (.error(Failure()), "error(Failure())"),
        ] {
            forEach(forever) { source, shared, form in
                let first = Events(shared)
                source.send(.next(1), .next(2), end)
                XCTAssertEqual(source.disposals, 1, "\(form)")
                let remembered = [[], next(2), next(1, 2)][form.replay]
                let late = Events(shared)
                XCTAssertEqual(late.all, remembered + [sent, "disposed"], "\(form)")
                XCTAssertEqual(source.subscriptions, 1, "\(form)")
                [first, late].forEach { $0.subscription.dispose() }
            }
        }
    }

    func testAnEndReachesEveryoneOnce() {
        forEach(whileConnected + forever) { source, shared, form in
            let all = [Events(shared), Events(shared), Events(shared)]
            source.send(.next(1), .completed, .completed)
            for events in all {
                XCTAssertEqual(events.all, ["next(1)", "completed", "disposed"], "\(form)")
                events.subscription.dispose()
            }
        }
    }

    /// The source has ended before `connect` has returned.
    func testASourceThatEndsInsideSubscribe() {
        let expected: [(Form, second: [String])] = [
            ((0, .whileConnected), next(1, 2)), ((1, .whileConnected), next(1, 2)),
            ((2, .whileConnected), next(1, 2)), ((0, .forever), []), ((1, .forever), next(2)),
            ((2, .forever), next(1, 2)),
        ]
        for (form, second) in expected {
            var subscriptions = 0
            let source = Observable<Int>.deferred {
                subscriptions += 1
                return .of(1, 2)
            }
            let shared = source.share(replay: form.replay, scope: form.scope)
            XCTAssertEqual(events(of: shared), next(1, 2) + ["completed", "disposed"], "\(form)")
            XCTAssertEqual(events(of: shared), second + ["completed", "disposed"], "\(form)")
            XCTAssertEqual(subscriptions, form.scope == .forever ? 1 : 2, "\(form)")
        }
    }

    func testWhoHasEnoughLeavesInTheMiddle() {
        forEach(whileConnected + forever) { source, shared, form in
            let staying = Events(shared)
            let one = Events(shared.take(1))
            source.send(.next(1), .next(2))
            XCTAssertEqual(one.all, ["next(1)", "completed", "disposed"], "\(form)")
            XCTAssertEqual(staying.all, next(1, 2), "\(form)")
            XCTAssertEqual(source.disposals, 0, "\(form)")
            staying.subscription.dispose()
            XCTAssertEqual(source.disposals, 1, "\(form)")
        }
    }

    /// The only one leaves while it is being told: the source is left at once.
    func testTheLastOneLeavesInsideItsOwnEvent() {
        forEach(whileConnected + forever) { source, shared, form in
            let one = Events(shared.take(1))
            source.send(.next(1), .next(2))
            XCTAssertEqual(one.all, ["next(1)", "completed", "disposed"], "\(form)")
            XCTAssertEqual([source.subscriptions, source.disposals], [1, 1], "\(form)")
        }
    }

    func testWhoJoinsInsideAnEvent() {
        forEach(whileConnected + forever) { source, shared, form in
            var late: Events<Int>?
            let first = shared.subscribe(onNext: { _ in
                if late == nil { late = Events(shared) }
            })
            source.send(.next(1), .next(2))
            XCTAssertEqual(late?.all, form.replay == 0 ? next(2) : next(1, 2), "\(form)")
            XCTAssertEqual(source.subscriptions, 1, "\(form)")
            first.dispose()
            late?.subscription.dispose()
        }
    }

    /// On being told of the end, one subscribes anew: that one belongs to the next connection.
    func testTheEndIsCountedOnce() {
        forEach(whileConnected) { source, shared, form in
            var again: Events<Int>?
            let first = shared.subscribe(onCompleted: { again = Events(shared) })
            let second = Events(shared)
            source.send(.completed)
            XCTAssertEqual(source.subscriptions, 2, "\(form)")
            XCTAssertEqual(second.all, ["completed", "disposed"], "\(form)")
            source.send(.next(1))
            XCTAssertEqual(again?.all, next(1), "\(form)")
            first.dispose()
            second.subscription.dispose()
            XCTAssertEqual(source.disposals, 1, "\(form)")
            again?.subscription.dispose()
            XCTAssertEqual(source.disposals, 2, "\(form)")
        }
    }

    /// One event goes to two observers of the source. The first of them makes everybody leave the
    /// shared sequence, which is the second.
    func testAnEventOnItsWayIsDroppedByAConnectionThatIsOver() {
        for form in whileConnected + forever {
            let source = PublishSubject<Int>()
            let shared = source.share(replay: form.replay, scope: form.scope)
            let place = SerialDisposable()
            let first = source.subscribe(onNext: { _ in place.dispose() })
            let second = Events(shared)
            place.disposable = second.subscription
            source.onNext(1)
            XCTAssertEqual(second.all, ["disposed"], "\(form)")
            XCTAssertEqual(latecomer(shared, source), [], "\(form)")
            first.dispose()
        }
    }

    private func latecomer(_ shared: Observable<Int>, _ source: PublishSubject<Int>) -> [String] {
        let late = Events(shared)
        defer { late.subscription.dispose() }
        return late.all
    }

    /// While the source is being subscribed to, another thread can join and leave.
    func testShareHoldsNoLockWhileItConnects() {
        for form in whileConnected.prefix(2) {
            let joined = DispatchSemaphore(value: 0)
            var result = DispatchTimeoutResult.timedOut
            nonisolated(unsafe) weak var itself: Observable<Int>?
            let shared = Observable<Int>.create { _ in
                elsewhere.async {
                    itself?.subscribe().dispose()
                    joined.signal()
                }
                result = joined.wait(timeout: .now() + 10)
                return Disposables.create()
            }.share(replay: form.replay, scope: form.scope)
            itself = shared
            shared.subscribe().dispose()
            elsewhere.sync {}
            XCTAssertEqual(result, .success, "\(form)")
        }
    }

    /// Subscribers that come and go on one thread while another one sends.
    func testSharingWhileOthersComeAndGo() {
        for form in whileConnected + forever {
            let source = PublishSubject<Int>()
            let shared = source.share(replay: form.replay, scope: form.scope)
            let counter = Counter()
            let staying = shared.subscribe(onNext: { _ in counter.add() })
            elsewhere.async {
                for _ in 0..<300 {
                    shared.subscribe().dispose()
                }
            }
            for number in 0..<300 {
                source.onNext(number)
            }
            elsewhere.sync {}
            XCTAssertEqual(counter.count, 300, "\(form)")
            staying.dispose()
            XCTAssertFalse(source.hasObservers, "\(form)")
        }
    }

    func testWhatIsSharedIsLetGoOf() {
        final class Element {}
        for form in whileConnected + forever {
            weak var remembered: Element?
            func run() {
                let source = PublishSubject<Element>()
                let shared = source.share(replay: form.replay, scope: form.scope)
                let subscription = shared.subscribe()
                let element = Element()
                remembered = element
                source.onNext(element)
                subscription.dispose()
                if form.scope == .forever && form.replay > 0 {
                    XCTAssertTrue(remembered === element)
                }
            }
            run()
            XCTAssertNil(remembered, "\(form)")
        }
    }
}
