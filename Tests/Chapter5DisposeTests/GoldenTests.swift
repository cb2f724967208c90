// Each sample's recording against the trace recorded from RxSwift itself, line by line.

import TestSupport
import XCTest

final class Chapter5GoldenTests: LeakCheckedTestCase {
    func testDisposeProducer() throws { try compare("dispose-producer") }
    func testDisposeBag() throws { try compare("dispose-bag") }
    func testEndings() throws { try compare("endings") }
    func testEventAfterDispose() throws { try compare("event-after-dispose") }

    // When what is freed.
    func testDisposeProducerWithDeinits() throws { try compare("dispose-producer", deinits: true) }
    func testDisposeBagWithDeinits() throws { try compare("dispose-bag", deinits: true) }
    func testEndingsWithDeinits() throws { try compare("endings", deinits: true) }
    func testEventAfterDisposeWithDeinits() throws {
        try compare("event-after-dispose", deinits: true)
    }
}
