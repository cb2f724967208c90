// The document's one claim about operators: D002-92.

import TestSupport
import XCTest

@testable import MiniRxTraced

final class OperatorsTests: LeakCheckedTestCase {
    func testD002_92_anOperatorDerivesOneSequenceFromAnother() {
        let source = Observable.of(1, 2, 3, 4, 5)
        let even = source.filter { $0 % 2 == 0 }
        let tens = even.map { $0 * 10 }
        XCTAssertEqual(events(of: tens), ["next(20)", "next(40)", "completed", "disposed"])
        // Each is a producer around its source, which stays as it was.
        XCTAssertEqual(classChain(even), ["Filter", "Producer", "Observable"])
        XCTAssertEqual(classChain(tens), ["Map", "Producer", "Observable"])
        XCTAssertTrue(property("source", of: tens) as AnyObject === even)
        XCTAssertTrue(property("source", of: even) as AnyObject === source)
        XCTAssertEqual(events(of: source).count, 7)
    }
}
