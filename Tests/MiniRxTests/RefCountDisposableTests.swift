// The disposable that several users share.

import MiniRxTraced
import TestSupport
import XCTest

final class RefCountDisposableTests: LeakCheckedTestCase {
    private func share() -> (shared: RefCountDisposable, held: BooleanDisposable) {
        let held = BooleanDisposable()
        return (RefCountDisposable(disposable: held), held)
    }

    func testWithoutUsersItGoesWithItsOwner() {
        let (shared, held) = share()
        XCTAssertFalse(shared.isDisposed)
        shared.dispose()
        XCTAssertTrue(held.isDisposed)
        XCTAssertTrue(shared.isDisposed)
    }

    func testItStaysUntilTheLastUserHasLetGo() {
        let (shared, held) = share()
        let users = [shared.retain(), shared.retain()]
        shared.dispose()
        XCTAssertFalse(held.isDisposed)
        users[0].dispose()
        XCTAssertFalse(held.isDisposed)
        users[1].dispose()
        XCTAssertTrue(held.isDisposed)
        XCTAssertTrue(shared.isDisposed)
    }

    func testItStaysUntilItsOwnerHasLetGo() {
        let (shared, held) = share()
        shared.retain().dispose()
        XCTAssertFalse(held.isDisposed)
        shared.dispose()
        XCTAssertTrue(held.isDisposed)
    }

    func testAUserCountsOnceHoweverOftenItLetsGo() {
        let (shared, held) = share()
        let (one, other) = (shared.retain(), shared.retain())
        shared.dispose()
        one.dispose()
        one.dispose()
        XCTAssertFalse(held.isDisposed)
        other.dispose()
        XCTAssertTrue(held.isDisposed)
    }

    func testTheOwnerCountsOnceHoweverOftenItLetsGo() {
        let (shared, held) = share()
        let user = shared.retain()
        shared.dispose()
        shared.dispose()
        XCTAssertFalse(held.isDisposed)
        user.dispose()
        XCTAssertTrue(held.isDisposed)
    }

    func testAUserThatComesTooLateGetsNothing() {
        let (shared, held) = share()
        shared.dispose()
        shared.retain().dispose()
        XCTAssertTrue(held.isDisposed)
    }
}
