// Each sample's recording against the trace recorded from RxSwift itself, line by line.

import TestSupport
import Walkthroughs
import XCTest

final class GoldenTests: XCTestCase {
    func testCreateSubscribe() throws { try compare("create-subscribe") }
    func testDisposeProducer() throws { try compare("dispose-producer") }
    func testDisposeBag() throws { try compare("dispose-bag") }
    func testTrampoline() throws { try compare("trampoline") }
    func testFactories() throws { try compare("factories") }

    private func compare(_ name: String, line: UInt = #line) throws {
        let walkthrough = try XCTUnwrap(Walkthrough.named(name))
        let trace = walkthrough.record().golden()
        if let difference = firstDifference(of: trace, from: try goldenTrace(name)) {
            XCTFail(difference, line: line)
        }
    }
}
