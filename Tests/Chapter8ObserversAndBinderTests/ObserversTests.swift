// The document's claims about observers: D002-59 to D002-68.

import TestSupport
import XCTest

@testable import MiniRxTraced

final class ObserversTests: LeakCheckedTestCase {
    private let create = recorded("create-subscribe")

    /// An observer of one method.
    private struct Plain: ObserverType {
        let notes: Notes
        func on(_ event: Event<Int>) { notes.add("\(event)") }
    }

    func testD002_59_anObserverNeedsNothingButOn() throws {
        let notes = Notes()
        Observable.of(1, 2).subscribe(Plain(notes: notes)).dispose()
        Plain(notes: notes).onNext(3)
        XCTAssertEqual(notes.all, ["next(1)", "next(2)", "completed", "next(3)"])
        try assertCompiles(
            "struct Plain: ObserverType { func on(_ event: Event<Int>) {} }",
            butNot: "struct Plain: ObserverType { typealias Element = Int }",
            error: "does not conform to protocol 'ObserverType'"
        )
    }

    func testD002_60_onNextOnErrorAndOnCompletedCallOn() {
        XCTAssertEqual(
            create.made(by: "ObserverType.onNext(_:)"),
            ["AnyObserver.on(_:) (next(1))"]
        )
        XCTAssertEqual(
            create.made(by: "ObserverType.onCompleted()"),
            ["AnyObserver.on(_:) (completed)"]
        )
        let observer = AnyObserver<Int> { _ in }
        XCTAssertEqual(
            Calls(of: { observer.onError(Failure()) }).made(by: "ObserverType.onError(_:)"),
            ["AnyObserver.on(_:) (error)"]
        )
    }

    func testD002_61_anyObserverIsAStructAroundAClosure() {
        let notes = Notes()
        let observer = AnyObserver<Int> { notes.add("\($0)") }
        XCTAssertEqual(Mirror(reflecting: observer).displayStyle, .struct)
        XCTAssertEqual(propertyNames(of: observer), ["observer"])
        XCTAssertTrue(property("observer", of: observer) is (Event<Int>) -> Void)
        [.next(1), .completed, .next(2)].forEach(observer.on)
        AnyObserver(Plain(notes: notes)).onNext(3)
        XCTAssertEqual(notes.all, ["next(1)", "completed", "next(2)", "next(3)"])
    }

    func testD002_62_anonymousObserverOverridesOnCore() {
        let observer = AnonymousObserver<Int> { _ in }
        XCTAssertEqual(classChain(observer), ["AnonymousObserver", "ObserverBase"])
        XCTAssertEqual(
            create.made(by: "ObserverBase.on(_:) [self: AnonymousObserver] (next(1))"),
            ["AnonymousObserver.onCore(_:) (next(1))"]
        )
        XCTAssertEqual(
            create.made(by: "AnonymousObserver.onCore(_:) (next(1))"),
            [
                "closure#1 in "
                    + "ObservableType.subscribe(onNext:onError:onCompleted:onDisposed:) (next(1))"
            ]
        )
    }

    func testD002_63_subscribeWithAClosureMakesAnAnonymousObserver() {
        XCTAssertEqual(
            recorded("observe-on").made(
                by: "ObservableType.subscribe(_:) [self: ObserveOnSerialDispatchQueue]"
            ),
            [
                "AnonymousObserver.init(_:)",
                "Observable.asObservable() [self: ObserveOnSerialDispatchQueue]",
                "Producer.subscribe(_:) [self: ObserveOnSerialDispatchQueue]",
            ]
        )
    }

    func testD002_64_onCompletedComesBeforeOnDisposed() {
        let subscription = Events(Observable.of(1))
        XCTAssertEqual(subscription.all, ["next(1)", "completed", "disposed"])
        subscription.subscription.dispose()
        XCTAssertEqual(subscription.all.count, 3, "onDisposed runs once")
    }

    func testD002_65_anErrorIsHandledByOnErrorOrByTheHandlerOfLastResort() {
        XCTAssertEqual(
            events(of: Observable<Int>.error(Failure())),
            ["error(Failure())", "disposed"]
        )
        let notes = Notes()
        let handler = Hooks.defaultErrorHandler
        Hooks.defaultErrorHandler = { _, error in notes.add("unhandled \(error)") }
        defer { Hooks.defaultErrorHandler = handler }
        Observable<Int>.error(Failure()).subscribe(onDisposed: { notes.add("disposed") }).dispose()
        XCTAssertEqual(notes.all, ["unhandled Failure()", "disposed"])
    }

    func testD002_66_theSubscriptionIsDisposedOfBeforeOnDisposedRuns() {
        let subscription = Observable<Int>.never().subscribe(onDisposed: {})
        XCTAssertEqual(typeName(subscription), "BinaryDisposable")
        subscription.dispose()
        let prints = recorded("dispose-producer").all.filter { $0.hasPrefix("# prints") }
        XCTAssertEqual(prints, ["# prints 1", "# prints cleanup", "# prints dispose"])
    }

    func testD002_67_theOneRemembersThatItHasEndedAndTheOtherDoesNot() {
        let (any, anonymous) = (Notes(), Notes())
        let anyObserver = AnyObserver<Int> { any.add("\($0)") }
        let anonymousObserver = AnonymousObserver<Int> { anonymous.add("\($0)") }
        for event in [Event.next(1), .completed, .next(2), .error(Failure())] {
            anyObserver.on(event)
            anonymousObserver.on(event)
        }
        XCTAssertEqual(any.all, ["next(1)", "completed", "next(2)", "error(Failure())"])
        XCTAssertEqual(anonymous.all, ["next(1)", "completed"])

        let disposed = AnonymousObserver<Int> { _ in XCTFail("It was disposed of.") }
        disposed.dispose()
        disposed.on(.next(1))
        XCTAssertFalse(anyObserver as Any is Disposable)
    }

    func testD002_68_onlyAnyObserverIsThereForPrograms() throws {
        try assertCompiles(
            "let observer = AnyObserver<Int> { _ in }",
            butNot: "let observer = AnonymousObserver<Int> { _ in }",
            error: "cannot find 'AnonymousObserver' in scope"
        )
    }
}
