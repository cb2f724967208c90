// The calls of samples without probes against those of RxSwift itself.

import Recorder
import TestSupport
import XCTest

final class OperatorTraceTests: LeakCheckedTestCase {
    /// Line by line, deinitializers included.
    func testTheCallsOfThreeAndFourAreRxSwifts() throws {
        try compare(aritySamples, with: "Arity")
    }

    /// The same for an operator each.
    func testTheCallsOfOperatorsAreRxSwifts() throws {
        try XCTSkipIf(isUnderThreadSanitizer, "One thread at a time, and many samples.")
        XCTAssertGreaterThan(operatorSamples.count, 700)
        let names = Dictionary(grouping: operatorSamples, by: \.name)
        XCTAssertEqual(names.filter { $0.value.count > 1 }.keys.sorted(), [], "named twice")
        try compare(operatorSamples, with: "Operators")
    }

    private func compare(_ samples: [Sample], with folder: String) throws {
        for (name, run) in samples {
            let trace = Trace.record { run() }.golden(deinits: true)
            let record = try goldenTrace("\(folder)/\(name)")
            if let difference = firstDifference(of: trace, from: record) {
                XCTFail("\(name): \(difference)")
            }
        }
    }
}
