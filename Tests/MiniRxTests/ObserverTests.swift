// Observers, and sequences that are not observables.

import TestSupport
import XCTest

@testable import MiniRxTraced

final class ObserverTests: LeakCheckedTestCase {
    private var received: [String] = []

    override func setUp() {
        super.setUp()
        received = []
    }

    private func receiver<Element>() -> AnyObserver<Element> {
        AnyObserver { [unowned self] event in received.append(event.debugDescription) }
    }

    func testAnAnyObserverPassesEverythingOn() {
        let observer: AnyObserver<Int> = receiver()
        observer.onNext(1)
        observer.onCompleted()
        observer.asObserver().onNext(2)
        XCTAssertEqual(received, ["next(1)", "completed", "next(2)"], "it knows no rules")
    }

    func testAnObserverCanBeErased() {
        let observer = AnonymousObserver<Int> { [unowned self] event in
            received.append(event.debugDescription)
        }
        observer.asObserver().onNext(1)
        XCTAssertEqual(received, ["next(1)"])
    }

    func testAnObserverCanTakeOtherElements() {
        let observer: AnyObserver<Int> = receiver()
        observer.mapObserver { (text: String) in text.count }.onNext("four")
        observer.mapObserver { (_: String) throws -> Int in throw Failure() }.onNext("four")
        XCTAssertEqual(received, ["next(4)", "error(Failure())"])
    }

    func testAnObserverLetsNothingThroughAfterTheEnd() {
        for end in [Event<Int>.completed, .error(Failure())] {
            received = []
            let observer = AnonymousObserver<Int> { [unowned self] event in
                received.append(event.debugDescription)
            }
            observer.onNext(1)
            observer.on(end)
            observer.onNext(2)
            observer.onCompleted()
            observer.onError(Failure())
            XCTAssertEqual(received, ["next(1)", end.debugDescription])
        }
    }

    func testADisposedObserverLetsNothingThrough() {
        let observer = AnonymousObserver<Int> { [unowned self] event in
            received.append(event.debugDescription)
        }
        observer.dispose()
        observer.onNext(1)
        observer.onCompleted()
        XCTAssertEqual(received, [])
    }

    func testASequenceThatIsNoObservableCanBeMadeOne() {
        struct Letters: ObservableType {
            typealias Element = String
            func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable
            where Observer.Element == String {
                observer.onNext("a")
                observer.onCompleted()
                return Disposables.create()
            }
        }
        XCTAssertEqual(
            events(of: Letters().asObservable()),
            ["next(a)", "completed", "disposed"]
        )
    }

    func testASinkForwardPassesAroundTheSinksOwnOn() {
        let cancel = BooleanDisposable()
        let observer: AnyObserver<Int> = receiver()
        let forward = Sink(observer: observer, cancel: cancel).forwarder()
        forward.on(.next(1))
        XCTAssertFalse(cancel.isDisposed)
        forward.on(.completed)
        XCTAssertTrue(cancel.isDisposed)
        XCTAssertEqual(received, ["next(1)", "completed"])
    }
}
