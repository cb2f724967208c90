// Each sample's recording against the trace recorded from RxSwift itself, line by line.

import TestSupport
import XCTest

final class Chapter7GoldenTests: LeakCheckedTestCase {
    func testSingle() throws { try compare("single") }
    func testMaybeCompletable() throws { try compare("maybe-completable") }
    func testDriverMap() throws { try compare("driver-map") }
    func testSignal() throws { try compare("signal") }
    func testControl() throws { try compare("control") }
    func testTextField() throws { try compare("text-field") }
    func testSingleZip() throws { try compare("single-zip") }
    func testAndThen() throws { try compare("and-then") }

    // When what is freed.
    func testDriverMapWithDeinits() throws { try compare("driver-map", deinits: true) }
    func testSignalWithDeinits() throws { try compare("signal", deinits: true) }
    func testControlWithDeinits() throws { try compare("control", deinits: true) }
    func testTextFieldWithDeinits() throws { try compare("text-field", deinits: true) }

    func testSingleWithDeinits() throws {
        try compare("single", deinits: true)
    }
    func testMaybeCompletableWithDeinits() throws {
        try compare("maybe-completable", deinits: true)
    }
    func testSingleZipWithDeinits() throws { try compare("single-zip", deinits: true) }
    func testAndThenWithDeinits() throws { try compare("and-then", deinits: true) }
}
