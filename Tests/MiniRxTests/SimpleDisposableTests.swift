// Disposables that hold nothing, a flag, a closure, or two others.

import MiniRxTraced
import TestSupport
import XCTest

final class SimpleDisposableTests: LeakCheckedTestCase {
    func testTheEmptyDisposableMayBeDisposedOfForEver() {
        let disposable = Disposables.create()
        disposable.dispose()
        disposable.dispose()
    }

    func testAnActionRunsOnce() {
        var runs = 0
        let disposable = Disposables.create { runs += 1 }
        XCTAssertFalse(disposable.isDisposed)
        XCTAssertEqual(runs, 0)
        disposable.dispose()
        disposable.dispose()
        XCTAssertTrue(disposable.isDisposed)
        XCTAssertEqual(runs, 1)
    }

    func testAnActionIsLetGoOfBeforeItRuns() {
        final class Captured {
            var disposable: Disposable?
        }
        weak var captured: Captured?
        do {
            let object = Captured()
            captured = object
            // The action holds the object, the object the disposable, the disposable the action.
            object.disposable = Disposables.create { XCTAssertNotNil(object.disposable) }
            object.disposable?.dispose()
        }
        XCTAssertNil(captured)
    }

    func testADisposableThatWasNeverDisposedOfDoesNotRunItsAction() {
        var runs = 0
        do {
            _ = Disposables.create { runs += 1 }
        }
        XCTAssertEqual(runs, 0)
    }

    func testTwoAreDisposedOfInOrderAndOnce() {
        var order: [Int] = []
        let both = Disposables.create(
            Disposables.create { order.append(1) },
            Disposables.create { order.append(2) }
        )
        XCTAssertFalse(both.isDisposed)
        both.dispose()
        both.dispose()
        XCTAssertTrue(both.isDisposed)
        XCTAssertEqual(order, [1, 2])
    }

    func testAPairDisposesOnceEvenIfAMemberDisposesOfThePair() {
        let counter = Counter()
        let reentrant = SingleAssignmentDisposable()
        let both = Disposables.create(counter, Disposables.create { reentrant.dispose() })
        reentrant.setDisposable(both)
        both.dispose()
        XCTAssertEqual(counter.count, 1)
    }

    func testThePairLetsGoOfItsMembers() {
        weak var member: BooleanDisposable?
        let both: Cancelable
        do {
            let disposable = BooleanDisposable()
            member = disposable
            both = Disposables.create(disposable, Disposables.create())
        }
        XCTAssertNotNil(member)
        both.dispose()
        XCTAssertNil(member)
    }

    func testABooleanDisposableRemembers() {
        let disposable = BooleanDisposable()
        XCTAssertFalse(disposable.isDisposed)
        disposable.dispose()
        XCTAssertTrue(disposable.isDisposed)
        XCTAssertTrue(BooleanDisposable(isDisposed: true).isDisposed)
        XCTAssertFalse(BooleanDisposable(isDisposed: false).isDisposed)
    }
}
