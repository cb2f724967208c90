// What learners ask about disposing, and the answers.

import Recorder
import TestSupport
import XCTest

@testable import MiniRxTraced

final class DisposeQuestionTests: LeakCheckedTestCase {
    /// What the sample prints between two marks.
    private func prints(of name: String) -> [String: [String]] {
        var parts: [String: [String]] = [:]
        var part = ""
        for line in recorded(name).all where line.hasPrefix("# ") {
            let text = String(line.dropFirst(2))
            if text.hasPrefix("prints ") {
                parts[part, default: []].append(String(text.dropFirst(7)))
            } else {
                part = text
            }
        }
        return parts
    }

    /// The order is that of RxSwift's records: `dispose-producer` and `dispose-bag` for the endings
    /// from outside, `single` for a source that ends after its element.
    func testFourEndings() throws {
        func order(_ name: String, after first: String) throws -> [String] {
            let prints = try goldenTrace(name).components(separatedBy: "\n")
                .compactMap { $0.split(separator: "# prints ").dropFirst().first.map(String.init) }
            XCTAssertEqual(prints.first, first)
            return Array(prints.dropFirst())
        }
        let ended = try order("single", after: "success 1")
        let endings = prints(of: "endings")
        XCTAssertEqual(endings["it completes"], ["completed"] + ended)
        XCTAssertEqual(endings["it fails"], ["error"] + ended)
        XCTAssertEqual(endings["dispose() by hand"], try order("dispose-producer", after: "1"))
        XCTAssertEqual(endings["a bag is released"], try order("dispose-bag", after: "1"))
    }

    func testWhoCallsDispose() {
        let calls = recorded("endings")
        XCTAssertEqual(
            calls.callers(of: "Sink.dispose() [self: AnonymousObservableSink]").prefix(5),
            [
                // The end of the source: first the sink itself, then its disposer.
                "AnonymousObservableSink.on(_:) (completed)", "SinkDisposer.dispose()",
                "AnonymousObservableSink.on(_:) (error)", "SinkDisposer.dispose()",
                // By hand: the disposer alone.
                "SinkDisposer.dispose()",
            ]
        )
    }

    /// Whoever calls `dispose()` waits until cleanup and `onDisposed` have run, on its own thread.
    func testCleanupAndOnDisposedRunWhereDisposeIsCalled() {
        let notes = Notes()
        let subscription = Observable<Int>.create { _ in
            Disposables.create { notes.add("cleanup on \(Lane.current)") }
        }.subscribe(onDisposed: { notes.add("disposed on \(Lane.current)") })
        elsewhere {
            subscription.dispose()
            notes.add("dispose() has returned")
        }
        XCTAssertEqual(
            notes.all,
            ["cleanup on elsewhere", "disposed on elsewhere", "dispose() has returned"]
        )
    }

    /// `subscribe(on:)` cleans up on its scheduler; `onDisposed` stays with the caller.
    func testWithSubscribeOnTheCleanupRunsOnTheScheduler() {
        let notes = Notes()
        let scheduler = SerialDispatchQueueScheduler(internalSerialQueueName: "source")
        let started = DispatchSemaphore(value: 0)
        let subscription = Observable<Int>.create { _ in
            started.signal()
            return Disposables.create { notes.add("cleanup on \(Lane.current)") }
        }
        .subscribe(on: scheduler)
        .subscribe(onDisposed: { notes.add("disposed on \(Lane.current)") })
        started.wait()
        scheduler.configuration.queue.sync {}
        subscription.dispose()
        scheduler.configuration.queue.sync {}
        XCTAssertEqual(notes.all.sorted(), ["cleanup on source", "disposed on main"])
    }

    /// The source terminates on `x` under `subscribe(on: a)`. Both `x` and `a` then dispose of the
    /// source's subscription, and the first of them runs the cleanup: `x` if `a` is busy.
    func testWithSubscribeOnATerminationElsewhereIsCleanedUpThere() {
        let notes = Notes()
        let scheduler = SerialDispatchQueueScheduler(internalSerialQueueName: "a")
        let started = DispatchSemaphore(value: 0)
        var send: AnyObserver<Int>?
        let subscription = Observable<Int>.create {
            send = $0
            started.signal()
            return Disposables.create { notes.add("cleanup on \(Lane.current)") }
        }
        .subscribe(on: scheduler)
        .subscribe(onDisposed: { notes.add("disposed on \(Lane.current)") })
        started.wait()
        scheduler.configuration.queue.sync {}
        let mayGoOn = DispatchSemaphore(value: 0)
        scheduler.configuration.queue.async { mayGoOn.wait() }
        elsewhere(label: "x") { send?.onCompleted() }
        XCTAssertEqual(notes.all, ["disposed on x", "cleanup on x"])
        mayGoOn.signal()
        scheduler.configuration.queue.sync {}
        XCTAssertEqual(notes.all.count, 2)
        subscription.dispose()
        send = nil
    }

    /// The other order: `a` runs what it is given before `x` goes on.
    func testWithSubscribeOnTheSchedulerMayBeFirst() {
        final class Waiting: ImmediateSchedulerType {
            func schedule<State>(
                _ state: State,
                action: @escaping (State) -> Disposable
            ) -> Disposable {
                elsewhere(label: "a") { action(state) }
            }
        }
        let notes = Notes()
        var send: AnyObserver<Int>?
        let subscription = Observable<Int>.create {
            send = $0
            return Disposables.create { notes.add("cleanup on \(Lane.current)") }
        }
        .subscribe(on: Waiting())
        .subscribe(onDisposed: { notes.add("disposed on \(Lane.current)") })
        elsewhere(label: "x") { send?.onCompleted() }
        XCTAssertEqual(notes.all, ["disposed on x", "cleanup on a"])
        subscription.dispose()
        send = nil
    }

    /// On the thread of the source, and on any serial queue that it shares with its observer,
    /// nothing comes after `dispose()`.
    func testInsideOnNextDisposeStopsTheVeryNextElement() {
        var elements: [Int] = []
        let place = SerialDisposable()
        let subject = PublishSubject<Int>()
        place.disposable = subject.subscribe(onNext: { element in
            elements.append(element)
            place.dispose()
        })
        subject.onNext(1)
        subject.onNext(2)
        XCTAssertEqual(elements, [1])

        var rest: [Int] = []
        let second = SerialDisposable()
        let source = Observable.from(1...9)
        second.disposable = source.subscribe(onNext: { element in
            rest.append(element)
            if element == 3 {
                second.dispose()
            }
        })
        // `from` sends from inside `subscribe`, which has not yet returned what is to be disposed
        // of. So nothing stops it.
        XCTAssertEqual(rest, Array(1...9))
    }

    /// One event has two observers. The first one disposes of the second one's subscription.
    func testAnEventThatIsOnItsWayArrivesAfterDispose() {
        XCTAssertEqual(
            prints(of: "event-after-dispose"),
            [
                "onNext(1)": ["first 1", "the second is disposed of", "second 1"],
                "onNext(2)": ["first 2", "the second is disposed of"],
            ]
        )
    }

    /// Disposed of before the scheduled subscription ran: the source is never subscribed to.
    func testDisposedOfBeforeTheSubscriptionRan() {
        let queue = DispatchQueue(label: "held back")
        let scheduler = SerialDispatchQueueScheduler(queue: queue, internalSerialQueueName: "late")
        let notes = Notes()
        queue.suspend()
        let subscription = Observable<Int>.create { _ in
            notes.add("subscribed")
            return Disposables.create()
        }
        .subscribe(on: scheduler)
        .subscribe(onDisposed: { notes.add("disposed") })
        subscription.dispose()
        queue.resume()
        scheduler.configuration.queue.sync {}
        XCTAssertEqual(notes.all, ["disposed"])
    }

    /// The one cycle that is there on purpose: sink and disposer. Nobody outside is needed to keep
    /// a subscription alive, and its end, by whoever, is what frees it.
    func testASubscriptionKeepsItselfAliveUntilItEnds() {
        var send: AnyObserver<Int>?
        let before = Resources.total
        _ = Observable<Int>.create {
            send = $0
            return Disposables.create()
        }.subscribe(onNext: { _ in })
        let alive = Resources.total
        XCTAssertGreaterThan(alive, before)
        send?.onCompleted()
        send = nil
        XCTAssertEqual(Resources.total, before)
    }

    /// The same with nobody to end it: the two hold one another, though nobody else holds either.
    func testASubscriptionThatNobodyEndsStays() {
        weak var sink: AnyObject?
        func subscribe() {
            let source = Observable<Int>.create { _ in Disposables.create() }
            let disposer = source.subscribe { _ in }
            sink = property("sink", of: disposer) as AnyObject?
            XCTAssertTrue(
                property(path: "sink.cancel", of: disposer) as AnyObject === disposer as AnyObject
            )
        }
        subscribe()
        XCTAssertNotNil(sink)
        // What breaks it, from the only place that is left.
        (sink as? Disposable)?.dispose()
        XCTAssertNil(sink)
    }

    /// RxSwift's record of a sample whose source never ends has no deinitializer of a sink.
    func testRxSwiftsRecordOfOneThatStays() throws {
        let golden = try goldenTrace("subscribe-on-observe-on-with-deinits")
        XCTAssertTrue(golden.contains("Observable.deinit"))
        XCTAssertFalse(golden.contains("Sink.deinit"))
    }

    /// `dispose()` before `run` has returned: it is another thread that cleans up.
    func testDisposingWhileTheSourceIsStillBeingStarted() {
        let notes = Notes()
        let (started, disposed) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
        let place = SingleAssignmentDisposable()
        let queue = DispatchQueue(label: "worker")
        let source = Observable<Int>.create { _ in
            started.signal()
            disposed.wait()
            return Disposables.create { notes.add("cleanup on \(Lane.current)") }
        }
        queue.async { place.setDisposable(source.subscribe { _ in }) }
        started.wait()
        place.dispose()
        notes.add("dispose() has returned")
        disposed.signal()
        queue.sync {}
        XCTAssertEqual(notes.all, ["dispose() has returned", "cleanup on worker"])
    }

    /// A handler that holds what holds the subscription: a cycle of the user's own making.
    func testAHandlerThatHoldsItsOwnSubscription() {
        final class Owner {
            var subscription: Disposable?
            var elements: [Int] = []
        }
        let subject = PublishSubject<Int>()
        weak var owner: Owner?
        func begin(weakly: Bool) {
            let made = Owner()
            owner = made
            made.subscription =
                weakly
                ? subject.subscribe(onNext: { [weak made] in made?.elements.append($0) })
                : subject.subscribe(onNext: { made.elements.append($0) })
        }
        begin(weakly: true)
        XCTAssertNil(owner)
        begin(weakly: false)
        XCTAssertNotNil(owner, "the subject holds the handler, and the handler the owner")
        subject.onCompleted()
        XCTAssertNil(owner, "an end lets go of the handler")
    }
}
