// The document's claims about the three closures: D004-41 to D004-46.

import MiniRxTraced
import TestSupport
import XCTest

final class ClosuresTests: LeakCheckedTestCase {
    private let trace = recorded("create-subscribe")

    func testD004_41_createsClosureTakesAnAnyObserverAndReturnsADisposable() {
        let closure: (AnyObserver<Int>) -> Disposable = { observer in
            observer.onNext(1)
            return Disposables.create()
        }
        var elements: [Int] = []
        Observable<Int>.create(closure).subscribe(onNext: { elements.append($0) }).dispose()
        XCTAssertEqual(elements, [1])
    }

    func testD004_42_createsClosureRunsOncePerSubscriptionAndNotBefore() {
        var runs = 0
        let observable = Observable<Int>.create { observer in
            runs += 1
            observer.onCompleted()
            return Disposables.create()
        }
        XCTAssertEqual(runs, 0)
        _ = observable.subscribe()
        XCTAssertEqual(runs, 1)
        _ = observable.subscribe()
        XCTAssertEqual(runs, 2)
    }

    func testD004_43_onNextIsCalledFromTheInnerClosure() {
        XCTAssertEqual(trace.caller(of: "(user) closure#2"), inner("next(1)"))
        XCTAssertEqual(trace.count("(user) closure#2"), 1)
    }

    func testD004_44_onNextAndOnDisposedAreTwoClosures() {
        var calls: [String] = []
        _ = Observable.of(1, 2, 3).subscribe(
            onNext: { calls.append("onNext \($0)") },
            onDisposed: { calls.append("onDisposed") }
        )
        XCTAssertEqual(calls, ["onNext 1", "onNext 2", "onNext 3", "onDisposed"])
        XCTAssertEqual(trace.caller(of: "(user) closure#3"), "AnonymousDisposable.dispose()")
        XCTAssertNil(
            trace.missing([
                "AnonymousDisposable.init(disposeAction:)", "AnonymousObserver.init(_:)",
            ])
        )
    }

    func testD004_45_theThirdClosureIsTheObserversAndCallsYours() {
        XCTAssertEqual(trace.caller(of: inner("next(1)")), "AnonymousObserver.onCore(_:) (next(1))")
        XCTAssertEqual(trace.made(by: inner("next(1)")), ["(user) closure#2"])
    }

    func testD004_46_anErrorWithoutOnErrorGoesToTheDefaultErrorHandler() {
        struct Failure: Error {}
        let handler = Hooks.defaultErrorHandler
        defer { Hooks.defaultErrorHandler = handler }
        nonisolated(unsafe) var errors: [Error] = []
        Hooks.defaultErrorHandler = { _, error in errors.append(error) }

        _ = Observable<Int>.error(Failure()).subscribe(onError: { _ in })
        XCTAssertEqual(errors.count, 0)
        _ = Observable<Int>.error(Failure()).subscribe(onNext: { _ in })
        XCTAssertEqual(errors.count, 1)
        XCTAssertTrue(errors.first is Failure)
    }

    private func inner(_ event: String) -> String {
        "closure#1 in ObservableType.subscribe(onNext:onError:onCompleted:onDisposed:) (\(event))"
    }
}
