// Each sample's recording against the trace recorded from RxSwift itself, line by line.

import TestSupport
import XCTest

final class Chapter14GoldenTests: LeakCheckedTestCase {
    func testRetry() throws { try compare("retry") }
    func testRetryWhen() throws { try compare("retry-when") }

    // When what is freed.
    func testRetryWithDeinits() throws {
        try compare("retry", deinits: true)
    }
    func testRetryWhenWithDeinits() throws { try compare("retry-when", deinits: true) }
}
