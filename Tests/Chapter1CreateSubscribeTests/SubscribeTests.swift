// The document's claims about its steps 1 to 4, from `create` to `run`: D004-47 to D004-63.

import MiniRxTraced
import TestSupport
import XCTest

final class SubscribeTests: LeakCheckedTestCase {
    private let trace = recorded("create-subscribe")
    private let subscribe = """
        ObservableType.subscribe(onNext:onError:onCompleted:onDisposed:) [self: AnonymousObservable]
        """
    private let never = Observable<Int>.create { _ in Disposables.create() }

    func testD004_47_createReturnsAnAnonymousObservable() {
        XCTAssertEqual(
            trace.made(by: "ObservableType.create(_:)"),
            ["AnonymousObservable.init(_:)"]
        )
        XCTAssertEqual(typeName(never), "AnonymousObservable")
    }

    func testD004_48_theObservableKeepsTheClosureAndWhatItCaptures() {
        final class Captured {}
        weak var captured: Captured?
        var observable: Observable<Int>?
        do {
            let object = Captured()
            captured = object
            observable = Observable.create { _ in
                withExtendedLifetime(object) { Disposables.create() }
            }
        }
        XCTAssertNotNil(captured)
        observable = nil
        XCTAssertNil(captured)
        XCTAssertNil(observable)
    }

    func testD004_49_itIsCalledSubscribeHandler() {
        XCTAssertEqual(propertyNames(of: never), ["subscribeHandler"])
    }

    func testD004_50_theDisposableForOnDisposedComesBeforeTheObserver() {
        XCTAssertEqual(
            trace.made(by: subscribe).prefix(2),
            ["Disposables.create(with:)", "AnonymousObserver.init(_:)"]
        )
        let without = Calls { never.subscribe(onNext: { _ in }).dispose() }
        XCTAssertEqual(
            without.made(by: subscribe).prefix(2),
            ["Disposables.create()", "AnonymousObserver.init(_:)"]
        )
    }

    func testD004_51_theObserversClosureIsCalledEventHandler() throws {
        let subscription = never.subscribe(onNext: { _ in })
        defer { subscription.dispose() }
        let observer = try XCTUnwrap(property(path: "disposable1.sink.observer", of: subscription))
        XCTAssertEqual(propertyNames(of: observer), ["eventHandler", "isStopped"])
    }

    func testD004_52_observerAndObservableAreUnrelatedClasses() throws {
        let subscription = never.subscribe(onNext: { _ in })
        defer { subscription.dispose() }
        let observer = try XCTUnwrap(property(path: "disposable1.sink.observer", of: subscription))
        XCTAssertTrue(
            Set(classChain(observer as AnyObject)).isDisjoint(with: classChain(never))
        )
        XCTAssertEqual(typeName(observer), "AnonymousObserver")
    }

    func testD004_53_nothingIsDeliveredAfterTheEnd() {
        for end in [Event<Int>.completed, .error(RxError.unknown)] {
            var events: [String] = []
            let observable = Observable<Int>.create { observer in
                observer.on(end)
                observer.onNext(1)
                observer.onCompleted()
                return Disposables.create()
            }
            _ = observable.subscribe { events.append($0.debugDescription) }
            XCTAssertEqual(events, [end.debugDescription])
        }
    }

    func testD004_54_theSinkCancelsAndNotTheInnerClosure() {
        final class Raw: ObserverType {
            var events: [String] = []
            func on(_ event: Event<Int>) { events.append(event.debugDescription) }
        }
        var cleanedUp = false
        let observable = Observable<Int>.create { observer in
            observer.onCompleted()
            observer.onNext(1)
            return Disposables.create { cleanedUp = true }
        }
        let raw = Raw()
        let calls = Calls { _ = observable.subscribe(raw) }
        XCTAssertEqual(raw.events, ["completed"])
        XCTAssertTrue(cleanedUp)
        XCTAssertEqual(
            calls.made(by: "AnonymousObservableSink.on(_:) (completed)"),
            [
                "Sink.forwardOn(_:) [self: AnonymousObservableSink] (completed)",
                "Sink.dispose() [self: AnonymousObservableSink]",
            ]
        )
    }

    func testD004_55_whatSubscribeReturnsIsABinaryDisposable() {
        let subscription = never.subscribe(onNext: { _ in })
        defer { subscription.dispose() }
        XCTAssertEqual(typeName(subscription), "BinaryDisposable")
        XCTAssertTrue(subscription is Cancelable)
        XCTAssertEqual(classChain(subscription as AnyObject), ["BinaryDisposable", "DisposeBase"])
        XCTAssertEqual(
            trace.made(by: "Disposables.create(_:_:)"),
            ["BinaryDisposable.init(_:_:)"]
        )
    }

    func testD004_56_theInnerSubscribeRunsToItsEndFirst() {
        XCTAssertNil(
            trace.missing([
                "Producer.subscribe(_:) [self: AnonymousObservable]", "# prints 1",
                "# prints dispose", "Disposables.create(_:_:)",
            ])
        )
    }

    func testD004_57_asObservableReturnsTheObjectItself() {
        XCTAssertTrue(never.asObservable() === never)
        XCTAssertEqual(trace.made(by: "Observable.asObservable() [self: AnonymousObservable]"), [])
    }

    func testD004_58_soProducersSubscribeIsReached() {
        XCTAssertEqual(
            trace.caller(of: "Producer.subscribe(_:) [self: AnonymousObservable]"),
            subscribe
        )
    }

    func testD004_59_bothBranchesRunAndSetSinkAndSubscription() {
        let work = [
            "AnonymousObservable.run(_:cancel:)",
            "SinkDisposer.setSinkAndSubscription(sink:subscription:)",
        ]
        let nested = Observable<Int>.create { [never] observer in never.subscribe(observer) }
        let calls = Calls { nested.subscribe().dispose() }
        let branches = calls.madeByEach("Producer.subscribe(_:) [self: AnonymousObservable]")
        XCTAssertEqual(
            branches,
            [
                [
                    "CurrentThreadScheduler.isScheduleRequired.get",
                    "CurrentThreadScheduler.schedule(_:action:)",
                ],
                ["CurrentThreadScheduler.isScheduleRequired.get"] + work,
            ]
        )
        XCTAssertEqual(calls.made(by: "closure#1 in Producer.subscribe(_:)"), work)
    }

    func testD004_60_currentThreadSchedulerChangesNoThread() {
        let done = expectation(description: "ran")
        DispatchQueue(label: "elsewhere").async {
            let thread = Thread.current
            _ = CurrentThreadScheduler.instance.schedule(()) { _ in
                XCTAssertTrue(Thread.current === thread)
                done.fulfill()
                return Disposables.create()
            }
        }
        wait(for: [done], timeout: 10)
        XCTAssertEqual(
            trace.caller(of: "closure#1 in Producer.subscribe(_:)"),
            "CurrentThreadScheduler.schedule(_:action:)"
        )
        XCTAssertEqual(trace.lanes, ["main"])
    }

    func testD004_61_insideATrampolineSubscribeDoesNotSchedule() {
        let nested = Observable<Int>.create { [never] observer in never.subscribe(observer) }
        let calls = Calls { nested.subscribe().dispose() }
        XCTAssertEqual(calls.count("CurrentThreadScheduler.schedule(_:action:)"), 1)
        XCTAssertEqual(calls.count("AnonymousObservable.run(_:cancel:)"), 2)

        let trampoline = recorded("trampoline")
        let schedule = "CurrentThreadScheduler.schedule(_:action:)"
        XCTAssertEqual(
            trampoline.madeByEach(schedule).dropFirst(),
            Array(
                repeating: [
                    "CurrentThreadScheduler.isScheduleRequired.get",
                    "ScheduledItem.init(action:state:)",
                ],
                count: 2
            )[...]
        )
    }

    func testD004_62_oneObserverAndOneObservableForOneSubscription() {
        XCTAssertEqual(trace.count("AnonymousObserver.init(_:)"), 1)
        XCTAssertEqual(trace.count("AnonymousObservable.init(_:)"), 1)
        let twice = Calls {
            never.subscribe().dispose()
            never.subscribe().dispose()
        }
        XCTAssertEqual(twice.count("AnonymousObserver.init(_:)"), 2)
    }

    func testD004_63_anyObserversObserverIsAClosureAndNotTheAnonymousObserver() throws {
        var anyObserver: AnyObserver<Int>?
        let observable = Observable<Int>.create { observer in
            anyObserver = observer
            return Disposables.create()
        }
        let subscription = observable.subscribe(onNext: { _ in })
        defer { subscription.dispose() }
        let sink = try XCTUnwrap(property(path: "disposable1.sink", of: subscription))
        let observer = try XCTUnwrap(property("observer", of: sink))
        XCTAssertEqual(typeName(observer), "AnonymousObserver")
        let closure = try XCTUnwrap(anyObserver.flatMap { property("observer", of: $0) })
        XCTAssertTrue(closure is (Event<Int>) -> Void)
        XCTAssertFalse(closure is any ObserverType)
    }
}
