// Each sample's recording against the trace recorded from RxSwift itself, line by line.

import TestSupport
import XCTest

final class GoldenTests: LeakCheckedTestCase {
    func testCreateSubscribe() throws { try compare("create-subscribe") }
    func testDisposeProducer() throws { try compare("dispose-producer") }
    func testDisposeBag() throws { try compare("dispose-bag") }
    func testTrampoline() throws { try compare("trampoline") }
    func testFactories() throws { try compare("factories") }

    /// When what is freed.
    func testCreateSubscribeWithDeinitializers() throws {
        try compare("create-subscribe", deinits: true)
    }
}
