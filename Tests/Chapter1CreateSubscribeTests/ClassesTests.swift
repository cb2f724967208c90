// The document's claims about classes, the struct and the enum: D004-22 to D004-40.

import MiniRxTraced
import TestSupport
import XCTest

final class ClassesTests: LeakCheckedTestCase {
    private let trace = recorded("create-subscribe")
    private let observable = Observable<Int>.create { _ in Disposables.create() }
    private var subscription: Disposable = Disposables.create()

    override func setUp() {
        subscription = observable.subscribe(onNext: { _ in }, onDisposed: {})
    }

    override func tearDown() {
        subscription.dispose()
    }

    private func sink() throws -> AnyObject {
        try XCTUnwrap(property(path: "disposable1.sink", of: subscription)) as AnyObject
    }

    private func observer() throws -> AnyObject {
        try XCTUnwrap(property("observer", of: try sink())) as AnyObject
    }

    func testD004_22_anObservableIsAnObservableType() {
        let observableType: any ObservableType = observable
        XCTAssertEqual(classChain(observableType as AnyObject).last, "Observable")
    }

    func testD004_23_theObservablesInheritFromEachOther() {
        XCTAssertEqual(
            classChain(observable),
            ["AnonymousObservable", "Producer", "Observable"]
        )
    }

    func testD004_24_producerImplementsSubscribe() {
        XCTAssertEqual(trace.count("Producer.subscribe(_:) [self: AnonymousObservable]"), 1)
    }

    func testD004_25_runIsAbstractInProducerAndEveryProducerOverridesWhatItNeeds() throws {
        let producer = try source("Sources/MiniRx/Observables/Producer.swift")
        let run = try XCTUnwrap(producer.range(of: "func run<"))
        let body = try XCTUnwrap(producer[run.upperBound...].range(of: "rxAbstractMethod()"))
        XCTAssertLessThan(producer[run.upperBound..<body.lowerBound].count, 250)
        for text in try librarySources() where text != producer {
            let producers = text.ranges(
                of: #/class \w+<[^{}]*?>:\s+(Producer|ConnectableObservable)</#
            )
            .count
            let overrides = text.ranges(of: #/override func (run|subscribe)</#).count
            if producers == 0 {
                // A subject, which is no producer.
                continue
            }
            XCTAssertEqual(producers, overrides, String(text.prefix(80)))
        }
    }

    func testD004_26_anonymousObservableImplementsRun() {
        XCTAssertEqual(trace.count("AnonymousObservable.run(_:cancel:)"), 1)
    }

    func testD004_27_aSinkIsADisposableAndGenericOverItsObserver() throws {
        let sink = try sink()
        let superclass = try XCTUnwrap(Mirror(reflecting: sink).superclassMirror).subjectType
        XCTAssertTrue(superclass is Disposable.Type)
        XCTAssertFalse(superclass is any ObserverType.Type)
        XCTAssertEqual("\(superclass)", "Sink<AnonymousObserver<Int>>")
    }

    func testD004_28_theSinkOwnsAnObserverAndACancelable() throws {
        let sink = try sink()
        XCTAssertTrue(property("observer", of: sink) is any ObserverType)
        XCTAssertTrue(property("cancel", of: sink) is Cancelable)
    }

    func testD004_29_otherObjectsOwnObjectsToo() throws {
        let disposer = try XCTUnwrap(property("disposable1", of: subscription))
        XCTAssertEqual(typeName(subscription), "BinaryDisposable")
        XCTAssertEqual(typeName(disposer), "SinkDisposer")
        XCTAssertTrue(property("disposable2", of: subscription) is Disposable)
        XCTAssertTrue(property("sink", of: disposer) is Disposable)
        XCTAssertTrue(property("subscription", of: disposer) is Disposable)
        XCTAssertTrue(propertyNames(of: try sink()).contains("isStopped"))
        XCTAssertTrue(propertyNames(of: try observer()).contains("isStopped"))
    }

    func testD004_30_theAnonymousSinkIsAnObserverToo() throws {
        let sink = try sink()
        XCTAssertEqual(classChain(sink), ["AnonymousObservableSink", "Sink"])
        XCTAssertTrue(sink is any ObserverType)
    }

    func testD004_31_theSinksOnForwardsToItsObserver() throws {
        XCTAssertEqual(
            trace.made(by: "AnonymousObservableSink.on(_:) (next(1))"),
            ["Sink.forwardOn(_:) [self: AnonymousObservableSink] (next(1))"]
        )
        XCTAssertEqual(
            trace.made(by: "Sink.forwardOn(_:) [self: AnonymousObservableSink] (next(1))"),
            ["ObserverBase.on(_:) [self: AnonymousObserver] (next(1))"]
        )
    }

    func testD004_32_thereAreManyOtherSinks() throws {
        let sinks = try librarySources().flatMap { text in
            text.matches(of: #/class (\w+Sink)</#).map { String($0.1) }
        }
        XCTAssertTrue(
            Set(sinks).isSuperset(of: [
                "AnonymousObservableSink", "ObservableSequenceSink", "RangeSink", "GenerateSink",
                "DeferredSink", "UsingSink", "MapSink", "FilterSink",
            ])
        )
    }

    func testD004_33_everyEventPassesTheSink() {
        for event in ["next(1)", "completed"] {
            XCTAssertNil(
                trace.missing([
                    "AnyObserver.on(_:) (\(event))",
                    "AnonymousObservableSink.on(_:) (\(event))",
                    "Sink.forwardOn(_:) [self: AnonymousObservableSink] (\(event))",
                    "AnonymousObserver.onCore(_:) (\(event))",
                ]),
                event
            )
        }
        XCTAssertEqual(trace.count(containing: "AnonymousObserver.onCore"), 2)
    }

    func testD004_34_anObserverBaseIsADisposableAndAnObserver() throws {
        let observer = try observer()
        let superclass = try XCTUnwrap(Mirror(reflecting: observer).superclassMirror).subjectType
        XCTAssertTrue(superclass is Disposable.Type)
        XCTAssertTrue(superclass is any ObserverType.Type)
    }

    func testD004_35_anonymousObserverInheritsFromObserverBase() throws {
        XCTAssertEqual(classChain(try observer()), ["AnonymousObserver", "ObserverBase"])
    }

    func testD004_36_anyObserverIsAStructAndAnObserver() {
        let observer: any ObserverType = AnyObserver<Int> { _ in }
        XCTAssertEqual(Mirror(reflecting: observer).displayStyle, .struct)
    }

    func testD004_37_whatCreateReturnsIsAnotherStruct() {
        let nop: Disposable = Disposables.create()
        XCTAssertEqual(typeName(nop), "NopDisposable")
        XCTAssertEqual(Mirror(reflecting: nop).displayStyle, .struct)
        XCTAssertEqual(trace.count("NopDisposable.dispose()"), 1)
    }

    func testD004_38_onlyCreateHandsOutAnAnyObserver() {
        let factories = recorded("factories")
        XCTAssertEqual(factories.count(containing: "AnyObserver"), 0)
        XCTAssertTrue(
            factories.made(by: "closure#1 in ObservableSequenceSink.run()")
                .contains("Sink.forwardOn(_:) [self: ObservableSequenceSink] (next(1))")
        )
        final class Raw: ObserverType {
            func on(_ event: Event<Int>) {}
        }
        let raw = Calls { observable.subscribe(Raw()).dispose() }
        XCTAssertEqual(raw.count(containing: "AnonymousObserver"), 0)
    }

    func testD004_39_nextCarriesAnElementAndErrorAnyError() {
        struct Failure: Error {}
        guard case .next(let element) = Event.next(1) else { return XCTFail("not a next") }
        XCTAssertEqual(element, 1)
        guard case .error(let error) = Event<Int>.error(Failure()) else {
            return XCTFail("not an error")
        }
        XCTAssertTrue(error is Failure)
        XCTAssertEqual(Mirror(reflecting: Event.next(1)).displayStyle, .enum)
    }

    func testD004_40_theThirdCaseIsCalledCompleted() {
        // A switch without `default` compiles only if these are all the cases there are.
        func name(_ event: Event<Int>) -> String {
            switch event {
            case .next: return "next"
            case .error: return "error"
            case .completed: return "completed"
            }
        }
        XCTAssertEqual(name(.completed), "completed")
        XCTAssertEqual(
            trace.caller(of: "AnyObserver.on(_:) (completed)"),
            "ObserverType.onCompleted()"
        )
    }
}
