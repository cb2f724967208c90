// The document's claims about the way back up, from the sink to the closure: D003-39 to D003-48.

import TestSupport
import XCTest

@testable import MiniRxTraced

final class DeliveryTests: LeakCheckedTestCase {
    private let trace = recorded("interval")
    private let forwardOn = "Sink.forwardOn(_:) [self: TimerSink] (next(0))"
    private let on = "ObserverBase.on(_:) [self: AnonymousObserver] (next(0))"

    private func interval() -> Observable<Int> {
        Observable<Int>.interval(.seconds(1), scheduler: SpyScheduler())
    }

    func testD003_39_forwardOnIsTheSinks() {
        XCTAssertEqual(trace.caller(of: forwardOn), "closure#1 in TimerSink.run()")
    }

    func testD003_40_aDisposedSinkDropsEvents() throws {
        XCTAssertEqual(trace.made(by: forwardOn), [on])
        let notes = Notes()
        let sink = Sink(
            observer: AnyObserver<Int> { notes.add("\($0)") },
            cancel: BooleanDisposable()
        )
        sink.forwardOn(.next(1))
        sink.dispose()
        sink.forwardOn(.next(2))
        XCTAssertEqual(notes.all, ["next(1)"])
        // In debug builds a tracker stands around it.
        let text = try source("Sources/MiniRx/Observables/Sink.swift")
        XCTAssertTrue(text.contains("synchronizationTracker.register"))
    }

    func testD003_41_membersWithoutUnderscores() {
        let subscription = interval().subscribe(onNext: { _ in })
        let sink = property(path: "disposable1.sink", of: subscription)!
        let names = propertyNames(of: sink)
        XCTAssertTrue(["observer", "cancel", "disposed"].allSatisfy(names.contains), "\(names)")
        XCTAssertEqual(names.filter { $0.hasPrefix("_") }, [])
        subscription.dispose()
    }

    func testD003_42_theSinkIsCounted() {
        let before = Resources.total
        var sink: Disposable? = Sink(
            observer: AnyObserver<Int> { _ in },
            cancel: Disposables.create {}
        )
        XCTAssertGreaterThan(Resources.total, before)
        sink = nil
        XCTAssertNil(sink)
        XCTAssertEqual(Resources.total, before)
    }

    func testD003_43_observerOnIsObserverBase() {
        XCTAssertEqual(trace.caller(of: on), forwardOn)
    }

    func testD003_44_observerBaseHasOneTypeParameter() throws {
        let text = try source("Sources/MiniRx/Observers/ObserverBase.swift")
        XCTAssertTrue(text.contains("class ObserverBase<Element>"))
        XCTAssertEqual(
            propertyNames(of: AnonymousObserver<Int> { _ in }).sorted(),
            ["eventHandler", "isStopped"]
        )
    }

    func testD003_45_oneEndingOnly() {
        let notes = Notes()
        let observer = AnonymousObserver<Int> { notes.add("\($0)") }
        observer.on(.next(1))
        observer.on(.completed)
        observer.on(.completed)
        observer.on(.error(Failure()))
        observer.on(.next(2))
        XCTAssertEqual(notes.all, ["next(1)", "completed"])
        let disposed = AnonymousObserver<Int> { notes.add("late \($0)") }
        disposed.dispose()
        disposed.on(.next(3))
        disposed.on(.completed)
        XCTAssertEqual(notes.all, ["next(1)", "completed"])
    }

    func testD003_46_freeFunctionsOnAnAtomicInt() {
        let number = AtomicInt(5)
        XCTAssertEqual(MiniRxTraced.load(number), 5)
        XCTAssertEqual(fetchOr(number, 2), 5)
        XCTAssertEqual(MiniRxTraced.load(number), 7)
        XCTAssertTrue(isFlagSet(number, 2))
        XCTAssertFalse(isFlagSet(number, 8))
    }

    func testD003_47_onCoreThenTheHandlerThenTheClosure() {
        let onCore = "AnonymousObserver.onCore(_:) (next(0))"
        let handler =
            "closure#1 in ObservableType"
            + ".subscribe(onNext:onError:onCompleted:onDisposed:) (next(0))"
        XCTAssertEqual(trace.made(by: on), [onCore])
        XCTAssertEqual(trace.made(by: onCore), [handler])
        XCTAssertEqual(trace.made(by: handler), ["(user) closure#1"])
    }

    func testD003_48_noUnderscoresAnywhereOnTheWay() {
        let subscription = interval().subscribe(onNext: { _ in })
        let disposer = property("disposable1", of: subscription)!
        let sink = property("sink", of: disposer)!
        let names = [interval(), disposer, sink, property("observer", of: sink)!]
            .flatMap { propertyNames(of: $0) }
        XCTAssertGreaterThan(names.count, 8)
        XCTAssertEqual(names.filter { $0.hasPrefix("_") }, [])
        subscription.dispose()
    }
}
