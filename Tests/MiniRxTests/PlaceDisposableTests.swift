// Disposables that are places for others: for one that comes later, or for one after another.

import MiniRxTraced
import TestSupport
import XCTest

final class PlaceDisposableTests: LeakCheckedTestCase {
    // MARK: SingleAssignmentDisposable

    func testWhatIsSetIsDisposedOfWithThePlace() {
        let place = SingleAssignmentDisposable()
        let disposable = BooleanDisposable()
        place.setDisposable(disposable)
        XCTAssertFalse(disposable.isDisposed)
        XCTAssertFalse(place.isDisposed)
        place.dispose()
        place.dispose()
        XCTAssertTrue(disposable.isDisposed)
        XCTAssertTrue(place.isDisposed)
    }

    func testWhatIsSetTooLateIsDisposedOfAtOnce() {
        let place = SingleAssignmentDisposable()
        place.dispose()
        XCTAssertTrue(place.isDisposed)
        let disposable = BooleanDisposable()
        place.setDisposable(disposable)
        XCTAssertTrue(disposable.isDisposed)
    }

    func testThePlaceLetsGoOfWhatItDisposedOf() {
        weak var first: BooleanDisposable?
        weak var second: BooleanDisposable?
        let (before, after) = (SingleAssignmentDisposable(), SingleAssignmentDisposable())
        do {
            let (one, two) = (BooleanDisposable(), BooleanDisposable())
            (first, second) = (one, two)
            before.setDisposable(one)
            before.dispose()
            after.dispose()
            after.setDisposable(two)
        }
        XCTAssertNil(first)
        XCTAssertNil(second)
    }

    // MARK: SerialDisposable

    func testANewDisposablePushesTheOldOneOut() {
        let place = SerialDisposable()
        let disposables = (1...3).map { _ in BooleanDisposable() }
        place.disposable = disposables[0]
        XCTAssertTrue(place.disposable as AnyObject === disposables[0])
        place.disposable = disposables[1]
        XCTAssertEqual(disposables.map(\.isDisposed), [true, false, false])
        place.dispose()
        XCTAssertEqual(disposables.map(\.isDisposed), [true, true, false])
        XCTAssertTrue(place.isDisposed)
        place.disposable = disposables[2]
        XCTAssertEqual(disposables.map(\.isDisposed), [true, true, true])
    }

    func testAnEmptySerialDisposableHoldsOneThatDoesNothing() {
        let place = SerialDisposable()
        place.disposable.dispose()
        XCTAssertFalse(place.isDisposed)
        place.dispose()
        place.dispose()
        XCTAssertTrue(place.isDisposed)
    }

    func testTheOldDisposableIsDisposedOfOutsideTheLock() {
        let place = SerialDisposable()
        place.disposable = Disposables.create {
            elsewhere.async { _ = place.isDisposed }
            elsewhere.sync {}
        }
        place.disposable = Disposables.create()
        place.dispose()
    }
}
