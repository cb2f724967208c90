// What a running subscription keeps that it does not need any more.

import TestSupport
import XCTest

@testable import MiniRxTraced

final class KeptTooLongTests: LeakCheckedTestCase {
    private final class Model {}

    /// Whether a subscription that goes on keeps the model that it was made with. When it is over,
    /// nobody does.
    private func isKept(_ subscribe: (Model) -> Disposable) -> Bool {
        weak var model: Model?
        func begin() -> Disposable {
            let made = Model()
            model = made
            return subscribe(made)
        }
        let subscription = begin()
        let isKept = model != nil
        subscription.dispose()
        XCTAssertNil(model)
        return isKept
    }

    private func made(with model: Model) -> Observable<Int> {
        withExtendedLifetime(model) { Observable.never() }
    }

    func testCreateLetsGoOfItsClosure() {
        XCTAssertFalse(
            isKept { model in
                Observable.create { self.made(with: model).subscribe($0) }.subscribe()
            }
        )
    }

    func testDeferredKeepsItsFactory() {
        XCTAssertTrue(
            isKept { model in Observable.deferred { self.made(with: model) }.subscribe() }
        )
    }

    func testMendedDeferredDoesNot() {
        XCTAssertFalse(isKept { model in MendedDeferred { self.made(with: model) }.subscribe() })
    }

    func testAMendedDeferredSendsWhatItsFactoryMakes() {
        XCTAssertEqual(
            events(of: MendedDeferred { Observable.of(1, 2) }),
            events(of: Observable.deferred { Observable.of(1, 2) })
        )
        XCTAssertEqual(
            events(of: MendedDeferred<Int> { throw Failure() }),
            events(of: Observable<Int>.deferred { throw Failure() })
        )
    }

    private func done(with model: Model) -> Completable {
        .create { done in
            withExtendedLifetime(model) { done(.completed) }
            return Disposables.create()
        }
    }

    func testAndThenKeepsWhatIsDone() {
        XCTAssertTrue(
            isKept { self.done(with: $0).andThen(Observable<Int>.never()).subscribe() }
        )
    }

    /// Never called: it is there for the types.
    private func element(_ never: Swift.Never) -> Int {}

    func testConcatDoesNot() {
        XCTAssertFalse(
            isKept { model in
                self.done(with: model).asObservable().map(self.element)
                    .concat(Observable<Int>.never()).subscribe()
            }
        )
    }

    func testMendedAndThenDoesNot() {
        XCTAssertFalse(
            isKept { MendedAndThen(self.done(with: $0), Observable<Int>.never()).subscribe() }
        )
    }

    func testAMendedAndThenSendsWhatFollows() {
        for first in [Completable.empty(), .error(Failure())] {
            XCTAssertEqual(
                events(of: MendedAndThen(first, Observable.of(1, 2))),
                events(of: first.andThen(Observable.of(1, 2)))
            )
        }
    }
}
