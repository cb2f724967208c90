// The forms of `subscribe`, and events that break the rules.

import MiniRxTraced
import TestSupport
import XCTest

final class SubscribeTests: LeakCheckedTestCase {
    private final class Owner {
        var calls: [String] = []
    }

    func testSubscribeWithAnEventClosureGetsEveryEvent() {
        var events: [String] = []
        _ = Observable.of(1, 2).subscribe { events.append($0.debugDescription) }
        XCTAssertEqual(events, ["next(1)", "next(2)", "completed"])
    }

    func testSubscribeWithAnObjectHandsItToEveryHandler() {
        let owner = Owner()
        func subscribe(to observable: Observable<Int>) {
            _ = observable.subscribe(
                with: owner,
                onNext: { owner, element in owner.calls.append("onNext \(element)") },
                onError: { owner, error in owner.calls.append("onError \(error)") },
                onCompleted: { owner in owner.calls.append("onCompleted") },
                onDisposed: { owner in owner.calls.append("onDisposed") }
            )
        }
        subscribe(to: .just(1))
        subscribe(to: .error(Failure()))
        XCTAssertEqual(
            owner.calls,
            ["onNext 1", "onCompleted", "onDisposed", "onError Failure()", "onDisposed"]
        )
    }

    func testSubscribeWithAnObjectHoldsItWeakly() throws {
        var source: AnyObserver<Int>?
        var calls = 0
        weak var weakOwner: Owner?
        let subscription: Disposable
        do {
            let owner = Owner()
            weakOwner = owner
            subscription = Observable<Int>.create { observer in
                source = observer
                return Disposables.create()
            }.subscribe(
                with: owner,
                onNext: { _, _ in calls += 1 },
                onDisposed: { _ in calls += 1 }
            )
            source?.onNext(1)
        }
        XCTAssertNil(weakOwner)
        source?.onNext(2)
        subscription.dispose()
        XCTAssertEqual(calls, 1)
        source = nil
    }

    func testEventsAfterTheEndAreDropped() {
        for end in [Event<Int>.completed, .error(Failure())] {
            let observable = Observable<Int>.create { observer in
                observer.on(end)
                observer.onNext(1)
                observer.onError(Failure())
                observer.onCompleted()
                return Disposables.create()
            }
            XCTAssertEqual(events(of: observable), [end.debugDescription, "disposed"])
        }
    }

    /// Only the sink's own flag stands here between a source that ends twice and an observer that
    /// does not guard itself: the sink is disposed of only after it has forwarded the ending.
    func testAnEndingSentFromInsideAnotherIsDropped() {
        final class Raw: ObserverType {
            var source: AnyObserver<Int>?
            var received: [String] = []

            func on(_ event: Event<Int>) {
                received.append(event.debugDescription)
                if event.isCompleted {
                    source?.onError(Failure())
                    source?.onNext(1)
                }
            }
        }
        let raw = Raw()
        _ = Observable<Int>.create { observer in
            raw.source = observer
            return Disposables.create()
        }.subscribe(raw)
        // To send from inside an event is worth a warning, which is not what is tested here.
        _ = captureOutput { raw.source?.onCompleted() }
        raw.source = nil
        XCTAssertEqual(raw.received, ["completed"])
    }
}
