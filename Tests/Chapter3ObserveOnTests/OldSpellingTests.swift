// The documents' samples as printed, in the spelling before RxSwift 6: the same trace and one more
// line for each old name, which forwards.

import Recorder
import TestSupport
import WalkthroughsTraced
import XCTest

final class OldSpellingTests: LeakCheckedTestCase {
    /// RxSwift's trace with a forwarding call put around the first call of `new`.
    private func forward(_ old: String, to new: String, in lines: [String]) throws -> [String] {
        let index = try XCTUnwrap(lines.firstIndex { $0.contains(" ObservableType.\(new) ") })
        func depth(_ line: String) -> Int {
            line.drop { $0 != "|" }.dropFirst().prefix { $0 == " " }.count
        }
        let end =
            lines[(index + 1)...].firstIndex { depth($0) <= depth(lines[index]) } ?? lines.count
        let deeper = lines[index..<end].map { $0.replacing("| ", with: "|   ", maxReplacements: 1) }
        let forwarding = lines[index].replacing(new, with: old)
        return Array(lines[..<index]) + [forwarding] + deeper + Array(lines[end...])
    }

    private func expected(_ name: String) throws -> [String] {
        try goldenTrace(name).split(separator: "\n").map(String.init)
    }

    private func compare(_ lines: [String], with sample: () -> Void) {
        let recording = Trace.record(order: .producerFirst) {
            sample()
            Trace.settle()
            Trace.mark("end of scenario")
        }
        let trace = recording.golden()
        if let difference = firstDifference(
            of: trace,
            from: lines.map { $0 + "\n" }.joined()
        ) {
            XCTFail(difference)
        }
    }

    @available(*, deprecated)
    func testTheSchedulersSample() throws {
        var lines = try forward(
            "subscribeOn(_:)",
            to: "subscribe(on:)",
            in: try expected("schedulers")
        )
        lines = try forward("observeOn(_:)", to: "observe(on:)", in: lines)
        compare(lines, with: OldSpelling.schedulers)
    }

    @available(*, deprecated)
    func testTheObserveOnSample() throws {
        let lines = try forward(
            "observeOn(_:)",
            to: "observe(on:)",
            in: try expected("observe-on")
        )
        compare(lines, with: OldSpelling.observeOn)
    }
}
