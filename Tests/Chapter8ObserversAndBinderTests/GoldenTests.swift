// Each sample's recording against the trace recorded from RxSwift itself, line by line.

import TestSupport
import XCTest

final class Chapter8GoldenTests: LeakCheckedTestCase {
    func testBinder() throws { try compare("binder") }
    func testBinderLater() throws { try compare("binder-later") }
    func testMapObserver() throws { try compare("map-observer") }

    // When what is freed.
    func testBinderWithDeinits() throws { try compare("binder", deinits: true) }
    func testMapObserverWithDeinits() throws { try compare("map-observer", deinits: true) }
}
