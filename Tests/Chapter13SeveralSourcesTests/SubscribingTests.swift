// In which order operators subscribe to their sources.

import TestSupport
import XCTest

@testable import MiniRxTraced

final class SubscribingTests: LeakCheckedTestCase {
    func testStartWithSendsBeforeItSubscribes() {
        let elements = events(of: Observable.just(2).startWith(0, 1))
        XCTAssertEqual(elements, ["next(0)", "next(1)", "next(2)", "completed", "disposed"])
    }

    func testWithLatestFromSubscribesToTheOtherFirst() {
        let elements = events(of: Observable.just(1).withLatestFrom(Observable.just(2)))
        XCTAssertEqual(elements, ["next(2)", "completed", "disposed"])
    }
}
