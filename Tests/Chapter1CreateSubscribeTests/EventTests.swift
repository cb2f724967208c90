// The document's claims about its steps 5 to 15, from `run` to the printed 1: D004-64 to D004-80.

import MiniRxTraced
import TestSupport
import XCTest

final class EventTests: LeakCheckedTestCase {
    private let trace = recorded("create-subscribe")
    private var anyObserver: AnyObserver<Int>?
    private var subscription: Disposable?

    /// A subscription whose events the test sends by hand.
    override func setUp() {
        subscription = Observable<Int>.create { [unowned self] observer in
            anyObserver = observer
            return Disposables.create()
        }.subscribe(onNext: { _ in })
    }

    override func tearDown() {
        subscription?.dispose()
        subscription = nil
        anyObserver = nil
    }

    private func sink() throws -> AnyObject {
        let subscription = try XCTUnwrap(subscription)
        return try XCTUnwrap(property(path: "disposable1.sink", of: subscription)) as AnyObject
    }

    func testD004_64_runMakesTheSinkAndRunsIt() {
        XCTAssertEqual(
            trace.made(by: "AnonymousObservable.run(_:cancel:)"),
            ["AnonymousObservableSink.init(observer:cancel:)", "AnonymousObservableSink.run(_:)"]
        )
    }

    func testD004_65_cancelIsTheSinkDisposerAndTheTwoHoldEachOther() throws {
        let disposer = try XCTUnwrap(property("disposable1", of: try XCTUnwrap(subscription)))
        XCTAssertEqual(typeName(disposer), "SinkDisposer")
        let sink = try sink()
        let cancel = try XCTUnwrap(property("cancel", of: sink)) as AnyObject
        XCTAssertTrue(cancel === disposer as AnyObject)
        XCTAssertTrue(try XCTUnwrap(property("sink", of: disposer)) as AnyObject === sink)
        subscription?.dispose()
        XCTAssertNil(property("sink", of: disposer))
    }

    func testD004_66_theSinksRunCallsYourClosureWithAnAnyObserver() {
        XCTAssertEqual(
            trace.made(by: "AnonymousObservableSink.run(_:)"),
            ["AnyObserver.init(_:)", "(user) closure#1"]
        )
    }

    func testD004_67_yourClosureIsTheFirstOfYoursToRunAndLateInTheRun() {
        XCTAssertEqual(trace.all.firstIndex { $0.hasPrefix("(user)") }, 18)
        XCTAssertEqual(trace.count("(user) closure#1"), 1)
    }

    func testD004_68_anyObserverKeepsTheSinkAlive() throws {
        let isAlive = { [weak sink = try sink()] in sink != nil }
        subscription?.dispose()
        subscription = nil
        XCTAssertTrue(isAlive())
        anyObserver = nil
        XCTAssertFalse(isAlive())
    }

    func testD004_69_whatAnyObserverKeepsIsAClosure() throws {
        let kept = try XCTUnwrap(property("observer", of: try XCTUnwrap(anyObserver)))
        XCTAssertTrue(kept is AnyObserver<Int>.EventHandler)
        XCTAssertEqual(Mirror(reflecting: kept).children.count, 0)
        XCTAssertTrue(AnyObserver<Int>.EventHandler.self == ((Event<Int>) -> Void).self)
    }

    func testD004_70_yourClosureSendsTwiceAndReturns() {
        XCTAssertEqual(
            trace.made(by: "(user) closure#1"),
            ["ObserverType.onNext(_:)", "ObserverType.onCompleted()", "Disposables.create()"]
        )
    }

    func testD004_71_onNextComesFromTheProtocolAndCallsOn() {
        XCTAssertEqual(
            trace.made(by: "ObserverType.onNext(_:)"),
            ["AnyObserver.on(_:) (next(1))"]
        )
        XCTAssertEqual(trace.count(containing: "AnyObserver.onNext"), 0)
    }

    func testD004_72_anyObserversOnIsTheSinksOn() {
        XCTAssertEqual(
            trace.made(by: "AnyObserver.on(_:) (next(1))"),
            ["AnonymousObservableSink.on(_:) (next(1))"]
        )
    }

    func testD004_73_aStoppedSinkForwardsNothing() throws {
        let observer = try XCTUnwrap(anyObserver)
        let calls = Calls {
            observer.onNext(1)
            observer.onCompleted()
            observer.onNext(2)
        }
        XCTAssertEqual(
            calls.made(by: "AnonymousObservableSink.on(_:) (next(1))"),
            ["Sink.forwardOn(_:) [self: AnonymousObservableSink] (next(1))"]
        )
        XCTAssertEqual(calls.count("AnonymousObservableSink.on(_:) (next(2))"), 1)
        XCTAssertEqual(calls.made(by: "AnonymousObservableSink.on(_:) (next(2))"), [])
    }

    /// The source ends while `run` is still on its way: the sink's own dispose reaches a disposer
    /// that has nothing yet, and so it is disposed of once more.
    func testD004_74_theEndIsForwardedBeforeTheSinkDisposesOfItself() {
        XCTAssertEqual(
            trace.made(by: "AnonymousObservableSink.on(_:) (completed)"),
            [
                "Sink.forwardOn(_:) [self: AnonymousObservableSink] (completed)",
                "Sink.dispose() [self: AnonymousObservableSink]",
            ]
        )
        XCTAssertEqual(trace.count("Sink.dispose() [self: AnonymousObservableSink]"), 2)
        XCTAssertEqual(
            trace.made(by: "SinkDisposer.setSinkAndSubscription(sink:subscription:)"),
            ["Sink.dispose() [self: AnonymousObservableSink]", "NopDisposable.dispose()"]
        )
    }

    func testD004_75_flagAndTrackerHaveNoUnderscores() throws {
        let names = propertyNames(of: try sink())
        XCTAssertTrue(names.contains("isStopped"))
        XCTAssertTrue(names.contains("synchronizationTracker"))
        XCTAssertFalse(names.contains("_isStopped"))
    }

    func testD004_76_aDisposedSinkForwardsNothing() throws {
        let observer = try XCTUnwrap(anyObserver)
        let forward = "Sink.forwardOn(_:) [self: AnonymousObservableSink] (next(2))"
        subscription?.dispose()
        let calls = Calls { observer.onNext(2) }
        XCTAssertEqual(calls.count(forward), 1)
        XCTAssertEqual(calls.made(by: forward), [])
        XCTAssertTrue(
            try source("Sources/MiniRx/Observables/Sink.swift").contains("final func forwardOn")
        )
    }

    func testD004_77_theSinkGotItsObserverWhenItWasMade() throws {
        XCTAssertEqual(
            trace.made(by: "AnonymousObservableSink.init(observer:cancel:)"),
            ["Sink.init(observer:cancel:)"]
        )
        XCTAssertEqual(
            typeName(try XCTUnwrap(property("observer", of: try sink()))),
            "AnonymousObserver"
        )
    }

    func testD004_78_onIsObserverBasesAndCallsOnCore() {
        XCTAssertEqual(
            trace.made(by: "ObserverBase.on(_:) [self: AnonymousObserver] (next(1))"),
            ["AnonymousObserver.onCore(_:) (next(1))"]
        )
    }

    func testD004_79_onCoreCallsTheHandlerAndTheHandlerCallsOnNext() {
        let subscribe = "ObservableType.subscribe(onNext:onError:onCompleted:onDisposed:)"
        let handler = "closure#1 in \(subscribe) (next(1))"
        XCTAssertEqual(trace.made(by: "AnonymousObserver.onCore(_:) (next(1))"), [handler])
        XCTAssertEqual(trace.made(by: handler), ["(user) closure#2"])
    }

    func testD004_80_theLastThingOnTheRoadIsThePrinted1() {
        XCTAssertEqual(trace.made(by: "(user) closure#2"), ["# prints 1"])
    }
}
