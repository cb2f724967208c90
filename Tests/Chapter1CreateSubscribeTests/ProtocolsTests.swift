// The document's claims about versions, the sample and the protocols: D004-01 to D004-21.

import MiniRxTraced
import TestSupport
import WalkthroughsTraced
import XCTest

final class ProtocolsTests: LeakCheckedTestCase {
    private let trace = recorded("create-subscribe")

    // MARK: The sample

    func testD004_01_noMemberOfTheChainHasAnUnderscoreName() throws {
        let subscription = never.subscribe(onNext: { _ in })
        defer { subscription.dispose() }
        let sink = try XCTUnwrap(property(path: "disposable1.sink", of: subscription))
        let observer = try XCTUnwrap(property("observer", of: sink))
        let names = [subscription, sink, observer, never].flatMap(propertyNames)
        XCTAssertTrue(names.contains("observer") && names.contains("eventHandler"))
        XCTAssertEqual(names.filter { $0.hasPrefix("_") }, [])
    }

    func testD004_02_createTakesAClosureThatEmitsCompletesAndReturnsADisposable() {
        var events: [String] = []
        let observable: Observable<Int> = Observable<Int>.create { observer in
            observer.onNext(1)
            observer.onCompleted()
            return Disposables.create()
        }
        _ = observable.subscribe { events.append($0.debugDescription) }
        XCTAssertEqual(events, ["next(1)", "completed"])
    }

    func testD004_03_thePrintsAre1ThenDispose() {
        let prints = trace.all.filter { $0.hasPrefix("# prints") }
        XCTAssertEqual(prints, ["# prints 1", "# prints dispose"])
    }

    func testD004_04_disposeIsPrintedInsideSubscribeAndNotByTheCallByHand() {
        XCTAssertNil(
            trace.missing(["# prints dispose", "# dispose() by hand", "# end of scenario"])
        )
        XCTAssertEqual(trace.count("# prints dispose"), 1)
    }

    func testD004_05_disposeByHandAfterCompletionFindsOnlyFlagsThatAreSet() {
        XCTAssertEqual(
            trace.made(by: "BinaryDisposable.dispose()"),
            ["SinkDisposer.dispose()", "AnonymousDisposable.dispose()"]
        )
        XCTAssertEqual(trace.madeByEach("SinkDisposer.dispose()").last, [])
        XCTAssertEqual(trace.madeByEach("AnonymousDisposable.dispose()").last, [])
    }

    func testD004_06_everyHandlerIsOptional() {
        let observable = Observable.just(1)
        _ = observable.subscribe(onNext: { _ in }, onDisposed: {})
        _ = observable.subscribe(onError: { _ in })
        _ = observable.subscribe(onCompleted: {}, onDisposed: {})
        var disposed = false
        _ = observable.subscribe(onDisposed: { disposed = true })
        XCTAssertTrue(disposed)
    }

    func testD004_07_everythingHappensOnTheCallingThread() {
        XCTAssertEqual(trace.lanes, ["main"])
        let done = expectation(description: "the sample has run on another queue")
        nonisolated(unsafe) var elsewhere: Calls?
        DispatchQueue(label: "elsewhere").async {
            elsewhere = recorded("create-subscribe")
            done.fulfill()
        }
        wait(for: [done], timeout: 10)
        XCTAssertEqual(elsewhere?.lanes, ["elsewhere"])
        XCTAssertEqual(elsewhere?.all, trace.all)
    }

    // MARK: The protocols

    func testD004_08_asObservableIsAllThatObservableConvertibleTypeAsksFor() {
        struct Trait: ObservableConvertibleType {
            func asObservable() -> Observable<Int> { .just(1) }
        }
        var elements: [Int] = []
        _ = Trait().asObservable().subscribe(onNext: { elements.append($0) })
        XCTAssertEqual(elements, [1])
    }

    func testD004_09_anObservableTypeIsAnObservableConvertibleType() {
        func convertible<T: ObservableType>(_ observable: T) -> any ObservableConvertibleType {
            observable
        }
        XCTAssertTrue(convertible(never) as AnyObject === never)
    }

    func testD004_10_aStructCanBeAnObservableTypeToo() {
        struct Property: ObservableType {
            typealias Element = Int
            func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable
            where Observer.Element == Int {
                observer.onNext(1)
                return Disposables.create()
            }
        }
        var elements: [Int] = []
        Property().map { $0 + 1 }.subscribe(onNext: { elements.append($0) }).dispose()
        XCTAssertEqual(elements, [2])
        XCTAssertTrue(classChain(never).contains("Observable"))
    }

    func testD004_11_createIsDefinedOnceInAnExtensionOfObservableType() throws {
        let create = try source("Sources/MiniRx/Observables/Create.swift")
        XCTAssertEqual(create.ranges(of: "static func create").count, 1)
        XCTAssertTrue(create.contains("extension ObservableType {"))
        XCTAssertEqual(trace.all.first, "ObservableType.create(_:)")
    }

    func testD004_12_threeSubscribeFunctionsTakeClosures() throws {
        let extensions = try source("Sources/MiniRx/Core/ObservableType+Extensions.swift")
        XCTAssertEqual(extensions.ranges(of: "public func subscribe").count, 3)
        final class Owner {}
        let owner = Owner()
        var calls: [String] = []
        _ = Observable.just(1).subscribe { _ in calls.append("event") }
        _ = Observable.just(1).subscribe(onNext: { _ in calls.append("onNext") })
        _ = Observable.just(1).subscribe(with: owner, onNext: { _, _ in calls.append("with") })
        XCTAssertEqual(calls, ["event", "event", "onNext", "with"])
    }

    func testD004_13_disposeIsAllThatDisposableAsksFor() {
        let counter = Counter()
        let disposable: any Disposable = counter
        disposable.dispose()
        XCTAssertEqual(counter.disposals, 1)
    }

    func testD004_14_theMethodIsCalledDispose() {
        let counter = Counter()
        let subscription = Observable<Int>.create { _ in counter }.subscribe()
        XCTAssertEqual(counter.disposals, 0)
        subscription.dispose()
        XCTAssertEqual(counter.disposals, 1)
    }

    func testD004_15_aCancelableIsADisposable() {
        func disposable<T: Cancelable>(_ cancelable: T) -> any Disposable { cancelable }
        let flag = Flag()
        disposable(flag).dispose()
        XCTAssertTrue(flag.isDisposed)
    }

    func testD004_16_isDisposedIsAProperty() {
        let cancelable: any Cancelable = Disposables.create {}
        let isDisposed = \Cancelable.isDisposed
        XCTAssertFalse(cancelable[keyPath: isDisposed])
        cancelable.dispose()
        XCTAssertTrue(cancelable[keyPath: isDisposed])
    }

    func testD004_17_observersReceiveAndAnyObserverPassesOn() {
        XCTAssertEqual(
            trace.made(by: "AnyObserver.on(_:) (next(1))"),
            ["AnonymousObservableSink.on(_:) (next(1))"]
        )
        XCTAssertEqual(
            trace.caller(of: "ObserverBase.on(_:) [self: AnonymousObserver] (next(1))"),
            "Sink.forwardOn(_:) [self: AnonymousObservableSink] (next(1))"
        )
        XCTAssertEqual(trace.count(containing: "ObserverBase.on(_:) [self: AnonymousObserver]"), 2)
    }

    func testD004_18_theThreeConveniencesCallOn() {
        let receiver = Receiver()
        let calls = Calls {
            receiver.onNext(1)
            receiver.onError(RxError.unknown)
            receiver.onCompleted()
        }
        XCTAssertEqual(receiver.events, ["next(1)", "error", "completed"])
        XCTAssertEqual(calls.count(containing: "ObserverType.on"), 3)
        XCTAssertEqual(
            trace.made(by: "ObserverType.onNext(_:)"),
            ["AnyObserver.on(_:) (next(1))"]
        )
        XCTAssertEqual(
            trace.made(by: "ObserverType.onCompleted()"),
            ["AnyObserver.on(_:) (completed)"]
        )
    }

    func testD004_19_onIsAllThatObserverTypeAsksFor() {
        func send<T: ObserverType>(_ element: T.Element, to observer: T) {
            observer.on(.next(element))
        }
        let receiver = Receiver()
        send(1, to: receiver)
        XCTAssertEqual(receiver.events, ["next(1)"])
    }

    func testD004_20_elementIsTheTypeOfWhatAnObserverReceives() {
        func element<T: ObserverType>(of observer: T) -> Any.Type { T.Element.self }
        XCTAssertTrue(element(of: AnyObserver<Int> { _ in }) == Int.self)
    }

    func testD004_21_thereIsNoAliasE() throws {
        let text = try source("Sources/MiniRx/Core/ObserverType.swift")
        XCTAssertTrue(text.contains("associatedtype Element"))
        XCTAssertFalse(text.contains(try Regex("typealias E\\b")))
    }

    private let never = Observable<Int>.create { _ in Disposables.create() }
}

// Each has what its protocol asks for, and no more: that they compile is half of the proof.

private final class Counter: Disposable {
    private(set) var disposals = 0
    func dispose() { disposals += 1 }
}

private final class Flag: Cancelable {
    private(set) var isDisposed = false
    func dispose() { isDisposed = true }
}

private final class Receiver: ObserverType {
    private(set) var events: [String] = []

    func on(_ event: Event<Int>) {
        switch event {
        case .next(let element): events.append("next(\(element))")
        case .error: events.append("error")
        case .completed: events.append("completed")
        }
    }
}
