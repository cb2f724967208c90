// The document's claims about disposing of a producer's subscription: D002-104 to D002-118.

import TestSupport
import XCTest

@testable import MiniRxTraced

final class ProducerTests: LeakCheckedTestCase {
    private let trace = recorded("dispose-producer")
    private let on = "AnonymousObservableSink.on(_:)"

    func testD002_104_onlyTheOutermostSubscribeGoesThroughTheTrampoline() {
        let calls = recorded("subscribe-on-observe-on-completed")
        XCTAssertEqual(
            calls.made(by: "Producer.subscribe(_:) [self: ObserveOnSerialDispatchQueue]").last,
            "CurrentThreadScheduler.schedule(_:action:)"
        )
        XCTAssertEqual(
            calls.made(by: "Producer.subscribe(_:) [self: SubscribeOn]").filter {
                $0.hasPrefix("CurrentThreadScheduler.schedule")
            },
            []
        )
    }

    func testD002_105_whatComesBackDependsOnTheSubscribe() {
        let source = Observable<Int>.create { _ in Disposables.create() }
        let returned: [(Disposable, String)] = [
            (source.subscribe(AnyObserver<Int> { _ in }), "SinkDisposer"),
            (source.subscribe { _ in }, "SinkDisposer"),
            (source.subscribe(onNext: { _ in }), "BinaryDisposable"),
            (Observable.just(1).subscribe { _ in }, "NopDisposable"),
            (Observable<Int>.empty().subscribe { _ in }, "NopDisposable"),
            (Observable<Int>.never().subscribe { _ in }, "NopDisposable"),
            (Observable<Int>.error(Failure()).subscribe { _ in }, "NopDisposable"),
        ]
        for (disposable, name) in returned {
            XCTAssertEqual(typeName(disposable), name)
            disposable.dispose()
        }
    }

    func testD002_106_aSecondDisposeDoesNothing() {
        let disposer = SinkDisposer()
        let notes = Notes()
        disposer.setSinkAndSubscription(
            sink: Disposables.create { notes.add("sink") },
            subscription: Disposables.create { notes.add("subscription") }
        )
        disposer.dispose()
        XCTAssertEqual(Calls(of: disposer.dispose).all, ["SinkDisposer.dispose()"])
        XCTAssertEqual(notes.all, ["sink", "subscription"])
    }

    func testD002_107_sinkThenSubscriptionThenTheReferences() throws {
        XCTAssertEqual(
            trace.made(by: "SinkDisposer.dispose()"),
            ["Sink.dispose() [self: AnonymousObservableSink]", "AnonymousDisposable.dispose()"]
        )
        let golden = try goldenTrace("dispose-producer-with-deinits")
        let cleanup = try XCTUnwrap(golden.range(of: "# prints cleanup"))
        let freed = try XCTUnwrap(golden.range(of: "Sink.deinit [self: AnonymousObservableSink]"))
        XCTAssertLessThan(cleanup.lowerBound, freed.lowerBound)
        try compare("dispose-producer", deinits: true)
    }

    func testD002_108_ifDisposeComesFirstSetDoesTheWork() {
        let calls = recorded("create-subscribe")
        XCTAssertEqual(
            calls.made(by: "SinkDisposer.setSinkAndSubscription(sink:subscription:)"),
            ["Sink.dispose() [self: AnonymousObservableSink]", "NopDisposable.dispose()"]
        )
        XCTAssertEqual(
            calls.madeByEach("SinkDisposer.dispose()").filter { !$0.isEmpty },
            [],
            "the flag, and nothing else"
        )
    }

    func testD002_109_sinkAndSubscriptionAreWhatRunReturns() {
        func parts(_ subscription: Disposable) -> [String] {
            defer { subscription.dispose() }
            return ["disposable1.sink", "disposable1.subscription"].compactMap {
                property(path: $0, of: subscription).map(typeName)
            }
        }
        let created = Observable<Int>.create { _ in CompositeDisposable() }
        XCTAssertEqual(
            parts(created.subscribe(onNext: { _ in })),
            ["AnonymousObservableSink", "CompositeDisposable"]
        )
        let clock = HistoricalScheduler()
        XCTAssertEqual(
            parts(Observable.of(1, 2, scheduler: clock).subscribe(onNext: { _ in })),
            ["ObservableSequenceSink", "AnonymousDisposable"]
        )
        clock.start()
    }

    func testD002_110_theSubscriptionIsWhatTheCreateClosureReturns() {
        var cleanups = 0
        var send: AnyObserver<Int>?
        let source = Observable<Int>.create { observer in
            send = observer
            return Disposables.create { cleanups += 1 }
        }
        source.subscribe().dispose()
        XCTAssertEqual(cleanups, 1)
        let ended = source.subscribe()
        send?.onCompleted()
        XCTAssertEqual(cleanups, 2)
        ended.dispose()
        send?.onCompleted()
        XCTAssertEqual(cleanups, 2)
        send = nil
    }

    func testD002_111_theClosureIsGivenAnAnyObserver() {
        XCTAssertEqual(
            trace.made(by: "AnonymousObservableSink.run(_:)"),
            ["AnyObserver.init(_:)", "(user) closure#1"]
        )
    }

    func testD002_112_oneEndingOnly() {
        let calls = Calls(of: {
            Observable<Int>.create { observer in
                observer.onNext(1)
                observer.onCompleted()
                observer.onNext(2)
                observer.onCompleted()
                return Disposables.create()
            }.subscribe().dispose()
        })
        let sink = "[self: AnonymousObservableSink]"
        XCTAssertEqual(calls.made(by: "\(on) (next(1))"), ["Sink.forwardOn(_:) \(sink) (next(1))"])
        XCTAssertEqual(
            calls.madeByEach("\(on) (completed)"),
            [["Sink.forwardOn(_:) \(sink) (completed)", "Sink.dispose() \(sink)"], []]
        )
        XCTAssertEqual(calls.made(by: "\(on) (next(2))"), [])
        XCTAssertEqual(calls.count("\(on) (next(2))"), 1)
    }

    func testD002_113_aTrackerStandsAroundOn() {
        // It sees two threads in `on` at once, and says so.
        var send: AnyObserver<Int>?
        let inside = DispatchSemaphore(value: 0)
        let goOn = DispatchSemaphore(value: 0)
        let subscription = Observable<Int>.create {
            send = $0
            return Disposables.create()
        }.subscribe(onNext: { number in
            if number == 1 {
                inside.signal()
                goOn.wait()
            }
        })
        let other = DispatchQueue(label: "other")
        let observer = send
        let warning = captureOutput {
            other.async { observer?.onNext(1) }
            inside.wait()
            send?.onNext(2)
            goOn.signal()
            other.sync {}
        }
        XCTAssertTrue(warning.contains("Synchronization anomaly"), warning)
        subscription.dispose()
        send = nil
    }

    func testD002_114_theFlagThenTheDisposer() {
        XCTAssertEqual(
            trace.made(by: "Sink.dispose() [self: AnonymousObservableSink]"),
            ["SinkDisposer.dispose()"]
        )
        var wasDisposed: Bool?
        final class Cancel: Cancelable {
            let isDisposed = false
            var action: () -> Void = {}
            func dispose() { action() }
        }
        let cancel = Cancel()
        let sink = Sink(observer: AnyObserver<Int> { _ in }, cancel: cancel)
        cancel.action = { [unowned sink] in wasDisposed = sink.isDisposed }
        sink.dispose()
        XCTAssertEqual(wasDisposed, true)
    }

    func testD002_115_theSinkIsCountedWithTheFlagOnly() throws {
        let before = Resources.total
        var sink: Disposable? = Sink(
            observer: AnyObserver<Int> { _ in },
            cancel: BooleanDisposable()
        )
        XCTAssertGreaterThan(Resources.total, before)
        sink = nil
        XCTAssertNil(sink)
        XCTAssertEqual(Resources.total, before)
        let text = try source("Sources/MiniRx/Core/Resources.swift")
        let withoutFlag = try XCTUnwrap(text.components(separatedBy: "#else").last)
        XCTAssertTrue(withoutFlag.contains("static func decrementTotal() {}"))
    }

    func testD002_116_theSinkIsNeverHandedOut() {
        let source = Observable<Int>.create { _ in Disposables.create() }
        let subscriptions = [source.subscribe { _ in }, source.subscribe(onNext: { _ in })]
        XCTAssertEqual(subscriptions.map(typeName), ["SinkDisposer", "BinaryDisposable"])
        subscriptions.forEach { $0.dispose() }
    }

    func testD002_117_theSinkKeepsTheObserver() {
        weak var observer: AnonymousObserver<Int>?
        func subscribe() -> Disposable {
            let made = AnonymousObserver<Int> { _ in }
            observer = made
            return Observable<Int>.create { _ in Disposables.create() }.subscribe(made)
        }
        let subscription = subscribe()
        XCTAssertNotNil(observer)
        subscription.dispose()
        XCTAssertNil(observer)
    }

    func testD002_118_whoeverKeepsTheAnyObserverKeepsTheSink() {
        var send: AnyObserver<Int>?
        var elements: [Int] = []
        weak var sink: AnyObject?
        let subscription = Observable<Int>.create {
            send = $0
            return Disposables.create()
        }.subscribe(onNext: { elements.append($0) })
        sink = property(path: "disposable1.sink", of: subscription) as AnyObject?
        subscription.dispose()
        XCTAssertNotNil(sink)
        send?.onNext(1)
        XCTAssertEqual(elements, [])
        send = nil
        XCTAssertNil(sink)
    }
}
