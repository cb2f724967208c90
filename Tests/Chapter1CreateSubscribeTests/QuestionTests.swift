// The answers that chapter 1 gives to learners' questions.

import MiniRxTraced
import TestSupport
import XCTest

final class QuestionTests: LeakCheckedTestCase {
    func testTwoSubscriptionsShareTheProducerAndNotTheSink() throws {
        let observable = Observable<Int>.create { _ in Disposables.create() }
        let calls = Calls {
            let subscriptions = [observable.subscribe(), observable.subscribe()]
            let sinks = subscriptions.compactMap { property(path: "disposable1.sink", of: $0) }
            XCTAssertEqual(sinks.count, 2)
            XCTAssertFalse(sinks[0] as AnyObject === sinks[1] as AnyObject)
            subscriptions.forEach { $0.dispose() }
        }
        XCTAssertEqual(calls.count("AnonymousObservable.init(_:)"), 0)
        XCTAssertEqual(calls.count("AnonymousObservableSink.init(observer:cancel:)"), 2)
        XCTAssertEqual(calls.count("AnonymousObserver.init(_:)"), 2)
    }

    func testTheSimpleFactoriesHaveNoSinkAndNoTrampoline() {
        let factories = recorded("factories")
        for producer in ["Just", "EmptyProducer", "NeverProducer", "ErrorProducer"] {
            XCTAssertEqual(factories.count(containing: "\(producer)Sink"), 0, producer)
            let subscribes = factories.madeByEach("\(producer).subscribe(_:)")
            XCTAssertFalse(subscribes.isEmpty, producer)
            XCTAssertFalse(
                subscribes.joined().contains { $0.contains("CurrentThreadScheduler") },
                producer
            )
        }
    }

    func testTheDisposersFlagEndsTheCircle() {
        let trace = recorded("dispose-producer")
        let sink = "Sink.dispose() [self: AnonymousObservableSink]"
        XCTAssertEqual(
            trace.made(by: "SinkDisposer.dispose()"),
            [sink, "AnonymousDisposable.dispose()"]
        )
        XCTAssertEqual(trace.made(by: sink), ["SinkDisposer.dispose()"])
        XCTAssertEqual(trace.madeByEach("SinkDisposer.dispose()").last, [])
    }

    /// The sink forwards the ending before it disposes (D004-74), and the ending runs `onDisposed`
    /// (D004-44). So the cleanup, which the sink's dispose reaches, is last.
    func testTheEndRunsOnDisposedBeforeTheCleanup() throws {
        var order: [String] = []
        var source: AnyObserver<Int>?
        let subscription = Observable<Int>.create { observer in
            source = observer
            return Disposables.create { order.append("cleanup") }
        }
        .subscribe(
            onNext: { _ in order.append("onNext") },
            onCompleted: { order.append("onCompleted") },
            onDisposed: { order.append("onDisposed") }
        )
        let observer = try XCTUnwrap(source)
        observer.onNext(1)
        observer.onCompleted()
        XCTAssertEqual(order, ["onNext", "onCompleted", "onDisposed", "cleanup"])
        subscription.dispose()
        XCTAssertEqual(order.count, 4)
    }

    func testFailingInsideSubscribe() {
        /// What runs inside `subscribe`, and what is left when it has returned.
        func order(_ make: (@escaping (String) -> Void) -> Observable<Int>) -> [String] {
            var order: [String] = []
            let subscription = make { order.append($0) }.subscribe(
                onNext: { order.append("onNext \($0)") },
                onError: { _ in order.append("onError") },
                onDisposed: { order.append("onDisposed") }
            )
            order.append("returned")
            subscription.dispose()
            return order
        }
        func source(failing: Bool, _ note: @escaping (String) -> Void) -> Observable<Int> {
            .create { observer in
                observer.on(failing ? .error(Failure()) : .next(1))
                observer.onNext(2)
                note("rest of the closure")
                return Disposables.create { note("cleanup") }
            }
        }
        let whole = ["onError", "onDisposed", "rest of the closure", "cleanup", "returned"]
        XCTAssertEqual(order { source(failing: true, $0) }, whole)
        XCTAssertEqual(
            order { source(failing: false, $0).map { _ in throw Failure() } },
            whole
        )
        let short = ["onError", "onDisposed", "returned"]
        XCTAssertEqual(order { _ in .deferred { throw Failure() } }, short)
        XCTAssertEqual(order { _ in .error(Failure()) }, short)
    }

    func testDisposingRunsTheCleanupBeforeOnDisposed() {
        XCTAssertNil(
            recorded("dispose-producer").missing([
                "# dispose() by hand", "# prints cleanup", "# prints dispose",
                "# dispose() a second time",
            ])
        )
    }

    func testWorkInsideATrampolineWaitsUntilTheWorkBeforeHasReturned() {
        XCTAssertNil(
            recorded("trampoline").missing([
                "# prints first begins", "# prints first ends", "# prints second",
            ])
        )
    }

    func testABagDisposesOfWhatEndedLongAgo() {
        let factories = recorded("factories")
        XCTAssertEqual(factories.count("DisposeBag.insert(_:)"), 8)
        XCTAssertEqual(
            factories.made(by: "DisposeBag.dispose()"),
            ["DisposeBag._dispose()"]
                + Array(repeating: "BinaryDisposable.dispose()", count: 8)
        )
    }

    func testFourteenCallsAreOpenWhenTheHandlerRuns() {
        var callers: [String] = []
        var call = "(user) closure#2"
        while let caller = recorded("create-subscribe").caller(of: call) {
            callers.append(caller)
            call = caller
        }
        XCTAssertEqual(callers.count, 14)
        XCTAssertEqual(callers.last?.hasPrefix("ObservableType.subscribe(onNext:"), true)
    }
}
