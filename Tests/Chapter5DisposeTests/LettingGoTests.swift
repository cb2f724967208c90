// What the disposables of the cast do when their users let go of them.

import TestSupport
import XCTest

@testable import MiniRxTraced

final class LettingGoTests: LeakCheckedTestCase {
    /// What a place disposes of may wait for another thread that looks at the place.
    func testASerialPlaceHoldsNoLockWhileItDisposes() {
        let place = SerialDisposable()
        let isWaiting = isHeldUp({ _ = place.isDisposed }, seconds: 10) { during in
            withoutActuallyEscaping(during) { during in
                place.disposable = Disposables.create(with: during)
                place.disposable = Disposables.create()
            }
        }
        XCTAssertFalse(isWaiting)
    }

    func testWhatIsSharedGoesWithItsLastUser() {
        let counter = Counter()
        let shared = RefCountDisposable(disposable: counter)
        let (first, second) = (shared.retain(), shared.retain())
        shared.dispose()
        first.dispose()
        first.dispose()
        XCTAssertEqual(counter.count, 0)
        XCTAssertFalse(shared.isDisposed)
        second.dispose()
        XCTAssertEqual(counter.count, 1)
        XCTAssertTrue(shared.isDisposed)
        XCTAssertNil(property("disposable", of: shared))
        shared.retain().dispose()
        XCTAssertEqual(counter.count, 1)
    }

    func testTwoThatUseWhatIsShared() {
        let count = forEveryInterleaving {
            let counter = Counter()
            let shared = RefCountDisposable(disposable: counter)
            let users = [Slot(), Slot()]
            return (
                users.map { user in { user.content = shared.retain() } },
                { order in
                    shared.dispose()
                    users[0].content?.dispose()
                    XCTAssertEqual(counter.count, 0, order)
                    users[1].content?.dispose()
                    XCTAssertEqual(counter.count, 1, order)
                }
            )
        }
        // Each takes the lock once, and a lock has three turns: 6! / (3! · 3!).
        XCTAssertEqual(count, 20)
    }

    private final class Slot {
        var content: Disposable?
    }

    func testAFlagIsWhatItWasMadeWith() {
        XCTAssertTrue(BooleanDisposable(isDisposed: true).isDisposed)
        let flag = BooleanDisposable(isDisposed: false)
        XCTAssertFalse(flag.isDisposed)
        flag.dispose()
        XCTAssertTrue(flag.isDisposed)
    }
}
