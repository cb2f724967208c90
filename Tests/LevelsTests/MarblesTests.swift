// Level 1. What the rows say is what the chapters say of the samples.

import Foundation
import Levels
import Recorder
import TestSupport
import WalkthroughsTraced
import XCTest

final class MarblesTests: LevelsCase {
    func testALaneIsWhereAnEventIsSent() {
        XCTAssertEqual(
            marbles("schedulers").texts,
            [
                ".create ^@default-qos 1@default-qos 2@default-qos |@default-qos",
                ".subscribe(on:) ^ 1@default-qos 2@default-qos |@default-qos",
                ".observe(on:) ^ 1 2 |",
            ]
        )
    }

    /// RxSwift's record of this sample ends with `ObserveOnSerialDispatchQueueSink.dispose()`.
    func testWhoDisposesEndsARowOnAnotherLane() {
        XCTAssertEqual(
            marbles("lanes-of-a-chain").texts.last,
            ".observe(on:) ^ 10@b 20@b !"
        )
    }

    func testTheFourEndings() {
        XCTAssertEqual(
            marbles("endings").texts,
            [".create 1 ^ |", ".create 2 ^ #SampleError()", ".create 3 ^ !", ".create 4 ^ !"]
        )
    }

    func testInnerSequencesAreBelowTheirOperator() {
        XCTAssertEqual(
            marbles("concat-map").texts,
            [
                "source ^ 1 2 |", ".concatMap ^ 10 20 |", "  first ^ 10 |", "  second ^ 20 |",
            ]
        )
    }

    /// What the replaced sequence sends reaches nobody.
    func testSwitchLatestLeavesTheOldOne() {
        let rows = marbles("switch-latest").texts
        XCTAssertEqual(rows[1], ".switchLatest ^ 1 3 |")
        XCTAssertEqual(rows[2], "  old ^ 1 ! ~2")
    }

    func testAttemptsAreBelowRetry() {
        XCTAssertEqual(
            marbles("retry").texts,
            [".retry ^ 1 2 |", "  .create 1 ^ 1 #SampleError()", "  .create 2 ^ 2 |"]
        )
    }

    func testOneConnectionHasARowForEachObserver() {
        XCTAssertEqual(
            marbles("share-replay-1").texts,
            [".create ^ 1 2 !", ".share 1 ^ 1 !", ".share 2 ^ 1 2 !"]
        )
        XCTAssertEqual(
            marbles("behavior-subject").texts,
            ["subject 1 2", "  observer ^ 0 1 !", "  observer ^ 1 2 !"]
        )
    }

    func testWhatNobodyReceivesIsDropped() {
        XCTAssertEqual(marbles("publish-subject").texts, ["subject ~0 ^ 1 #SampleError() ~2"])
        XCTAssertEqual(
            marbles("subject-or-relay").texts,
            [".just ^ 1 |", "subject ^ 1 | ~2", ".just ^ 1 |", "relay ^ 1 2 !"]
        )
    }

    /// A subject keeps elements for those who subscribe later: none of them is dropped.
    func testWhatASubjectKeepsIsNotDropped() {
        XCTAssertEqual(marbles("replay-subject").texts, ["subject 1 2 ^ 2 |"])
    }

    func testTwoSourcesOfOneOperatorEndApart() {
        XCTAssertEqual(marbles("zip").texts, ["left ^ 1 2 |", "right ^ 10 20 |", ".zip ^ 11 22 |"])
        XCTAssertEqual(
            marbles("take-until").texts,
            ["end ^ enough !", "source ^ 1 ! ~2", ".take(until:) ^ 1 |"]
        )
    }

    func testASequenceInsideAnOperatorHasNoRow() {
        XCTAssertEqual(
            marbles("timeout").texts,
            ["source ^ 1 !", ".timeout ^ 1 #Sequence timeout."]
        )
    }

    func testARowBeginsWithItsPlace() {
        let rows = marbles("map-take").rows
        XCTAssertEqual(rows.map { $0.place?.line }, [7, 8, 11])
        XCTAssertEqual(
            Set(rows.map { $0.place?.file }),
            ["Sources/Walkthroughs/Chapter10/MapTake.swift"]
        )
    }

    // MARK: Columns

    /// What one event causes down the chain is below it.
    func testAnEventIsAboveWhatItCauses() {
        let rows = marbles("scan").rows
        XCTAssertEqual(
            rows[0].marks.dropFirst().map(\.column),
            rows[1].marks.dropFirst().map(\.column)
        )
        let observed = marbles("observe-on").rows
        XCTAssertLessThan(observed[0].marks.last!.column, observed[1].marks[1].column)
    }

    /// Through each operator, and from one lane to the other.
    func testAMarkKnowsWhatCausedIt() throws {
        let rows = marbles("schedulers").rows
        let marks = Dictionary(uniqueKeysWithValues: rows.flatMap(\.marks).map { ($0.id, $0) })
        for (row, cause) in [(1, 0), (2, 1)] {
            for (mark, expected) in zip(rows[row].marks.dropFirst(), rows[cause].marks.dropFirst())
            {
                XCTAssertEqual(mark.cause.flatMap { marks[$0]?.line }, expected.line)
            }
        }
    }

    func testColumnsAreInTheOrderOfTheRun() {
        for walkthrough in Walkthrough.all + Walkthrough.comparisons {
            let marks = marbles(walkthrough.name).rows.flatMap(\.marks)
                .sorted { $0.entry < $1.entry }
            XCTAssertEqual(marks.map(\.column), marks.map(\.column).sorted(), walkthrough.name)
        }
    }

    func testTheTimeIsThatOfTheVirtualClock() {
        // 1 and 2 in one second, the third later: `debounce` waits one second.
        let rows = marbles("debounce").rows
        XCTAssertEqual(rows.map(\.name), ["source", ".debounce"])
        let times = rows[1].marks.filter { $0.kind.text.hasPrefix("sends next") }.map(\.time)
        XCTAssertTrue(times.allSatisfy { $0 != nil }, "\(times)")
        XCTAssertNil(marbles("schedulers").rows[0].marks[0].time)
    }

    // MARK: RxSwift's record

    /// Each mark leads to a line of RxSwift's own record that says the same.
    func testEachMarkIsInRxSwiftsRecord() throws {
        var checked = 0
        for walkthrough in Walkthrough.all {
            guard let record = try? goldenTrace(walkthrough.name) else { continue }
            let lines = record.split(separator: "\n", omittingEmptySubsequences: false)
            for row in marbles(walkthrough.name).rows {
                for mark in row.marks {
                    let line = String(lines[try XCTUnwrap(mark.line) - 1])
                    XCTAssertTrue(
                        line.contains(Self.words(of: mark.kind)),
                        "\(walkthrough.name) \(row.title): \(mark.kind) is not in “\(line)”"
                    )
                    checked += 1
                }
            }
        }
        XCTAssertGreaterThan(checked, 500)
    }

    private static func words(of kind: Subscription.Mark.Kind) -> String {
        switch kind {
        case .subscribes: "subscribe(_:)"
        case .next(let value): "(next(\(value)))".replacing("\n", with: "\\n")
        case .error: "(error)"
        case .completed: "(completed)"
        case .disposes: "dispose()"
        case .dropped: "n(_:)"
        }
    }
}
