// `interval` on a virtual clock against RxSwift's own record of it on the main queue: the sample is
// another, the ticks are the same.

import MiniRxTraced
import Recorder
import TestSupport
import XCTest

final class IntervalOnVirtualTimeTests: LeakCheckedTestCase {
    /// The first line with this text and all that it did, with blanks for depth.
    private func part(_ text: String, of trace: String) throws -> [String] {
        let lines = trace.components(separatedBy: "\n").map { $0.replacing("main | ", with: "") }
        func depth(_ line: String) -> Int { line.prefix { $0 == " " }.count }
        let first = try XCTUnwrap(lines.firstIndex { $0.drop { $0 == " " } == text }, text)
        let inner = lines[(first + 1)...].prefix { depth($0) > depth(lines[first]) }
        return ([lines[first]] + inner).map { String($0.dropFirst(depth(lines[first]))) }
    }

    func testATickIsTheSameWhoeverMakesIt() throws {
        let virtual = walkthrough("interval-virtual").record().golden()
        let golden = try goldenTrace("interval")
        let tick = try part("closure#1 in TimerSink.run()", of: golden)
        XCTAssertEqual(tick.count, 7)
        XCTAssertEqual(try part("closure#1 in TimerSink.run()", of: virtual), tick)
    }

    func testSoIsDisposingUpToTheTimer() throws {
        let virtual = recorded("interval-virtual")
        let golden = try part("BinaryDisposable.dispose()", of: goldenTrace("interval"))
        XCTAssertEqual(
            virtual.made(by: "BinaryDisposable.dispose()"),
            ["SinkDisposer.dispose()", "NopDisposable.dispose()"]
        )
        XCTAssertEqual(
            golden[2...3].map { $0.trimmingCharacters(in: .whitespaces) },
            [
                "Sink.dispose() [self: TimerSink]", "SinkDisposer.dispose()",
            ]
        )
        XCTAssertEqual(
            virtual.made(by: "SinkDisposer.dispose()").first,
            "Sink.dispose() [self: TimerSink]"
        )
    }

    func testNothingComesAfterDispose() {
        let lines = recorded("interval-virtual").all
        let again = lines.firstIndex(of: "# the clock is turned on again")!
        XCTAssertEqual(lines[again...].filter { $0.hasPrefix("# prints") }, [])
    }

    /// Whatever the period, ticks come at exact times.
    func testTicksAtExactTimes() {
        let times = [
            1: ["0.001", "0.002", "0.003"],
            250: ["0.25", "0.5", "0.75"],
            1_000: ["1", "2", "3"],
        ]
        for (milliseconds, seconds) in times {
            let line = Timeline()
            let subscription = line.watch(
                .interval(.milliseconds(milliseconds), scheduler: line.clock) as Observable<Int>
            )
            line.advance(to: 3.5 * Double(milliseconds) / 1_000)
            subscription.dispose()
            line.advance(to: 1_000)
            XCTAssertEqual(line.all, seconds.enumerated().map { "\($1): next(\($0))" })
        }
    }
}
