// Levels 2 to 4, and what selects a part of them.

import Foundation
import Levels
import Recorder
import TestSupport
import WalkthroughsTraced
import XCTest

final class LevelTests: LevelsCase {
    private func texts(_ name: String, _ level: Level, _ filter: LevelFilter = .init()) -> [String]
    {
        let run = run(name)
        return run.lines(at: level, Marbles(of: run), where: filter).map(\.text)
    }

    func testYourCodeIsFunctionsClosuresPrintsAndMarks() {
        XCTAssertEqual(
            texts("create-subscribe", .code),
            [
                "createSubscribe()", "closure of create (AnyObserver)", "closure of subscribe (1)",
                "prints 1", "closure of subscribe", "prints dispose", "dispose() by hand",
                "end of scenario",
            ]
        )
    }

    func testAClosureSaysWhatItReceivesAndReturns() {
        let lines = texts("map-take", .code).filter { $0.hasPrefix("closure of map") }
        XCTAssertEqual(lines.first, "closure of map (1) → 10")
    }

    func testHandOversNameTheirLines() throws {
        let run = run("schedulers")
        let lines = run.lines(at: .code, Marbles(of: run))
        let hands = try XCTUnwrap(lines.first { $0.text.hasPrefix("hands over block 1 ") })
        let runs = try XCTUnwrap(lines.first { $0.text.hasPrefix("runs block 1,") })
        XCTAssertEqual(hands.text, "hands over block 1 to default-qos")
        XCTAssertEqual(runs.text, "runs block 1, handed over in line \(hands.number!)")
    }

    /// What a block runs stands inside of it, also if the block runs while a function waits, and each
    /// time that a timer's block runs.
    func testWhatABlockRunsIsInsideOfIt() throws {
        for (name, times) in [("schedulers", 4), ("interval", 3)] {
            let run = run(name)
            let lines = run.lines(at: .operators, Marbles(of: run))
            let blocks = lines.indices.dropLast()
                .filter {
                    lines[$0].text.hasPrefix("runs block ") && !lines[$0 + 1].text.hasPrefix("runs")
                }
            XCTAssertEqual(blocks.count, times, name)
            for block in blocks {
                XCTAssertEqual(lines[block + 1].depth, lines[block].depth + 1, lines[block].text)
            }
        }
    }

    func testAClosureOfAGenericInitializerSaysWhatItBelongsTo() {
        let lines = texts("binder", .code).filter { $0.contains("Label") && $0.contains("hello") }
        XCTAssertEqual(lines, ["closure of Binder ((Walkthroughs.Label, \"hello\"))"])
    }

    func testOperatorsSayWhatTheySend() {
        let lines = texts("map-take", .operators)
        XCTAssertTrue(lines.contains(".map sends next(10)"), "\(lines)")
        XCTAssertTrue(lines.contains(".take sends completed"), "\(lines)")
    }

    func testAnErrorHasItsText() {
        XCTAssertTrue(texts("retry", .operators).contains(".create 1 sends error(SampleError())"))
        XCTAssertTrue(texts("retry", .calls).contains { $0.hasSuffix("(error(SampleError()))") })
    }

    func testObjectsOfOneClassHaveNumbers() {
        let calls = texts("endings", .calls)
        for number in 1...4 {
            XCTAssertTrue(
                calls.contains { $0.contains("[self: AnonymousObservableSink #\(number)]") },
                "#\(number)"
            )
        }
        XCTAssertFalse(texts("create-subscribe", .calls).contains { $0.contains(" #") })
    }

    func testClosuresAreToldApart() {
        let calls = texts("map-take", .calls).filter { $0.hasPrefix("(user)") }
        XCTAssertTrue(calls.contains("(user) closure#1 of map"), "\(calls)")
        XCTAssertTrue(calls.contains { $0.hasSuffix("of subscribe") }, "\(calls)")
    }

    /// The lines of level 4 have the numbers of RxSwift's record.
    func testAllCallsAreTheLinesOfTheRecord() throws {
        for name in ["schedulers", "switch-latest", "debounce"] {
            let run = run(name)
            let record = try goldenTrace(name).split(separator: "\n")
            let numbers = run.lines(at: .calls, Marbles(of: run)).compactMap(\.number)
            XCTAssertEqual(numbers, Array(1...record.count), name)
        }
    }

    /// The short form has to be short.
    func testMarblesAreBelowAFifteenthPartOfAllCalls() {
        var (short, long) = (0, 0)
        for walkthrough in Walkthrough.all {
            let run = run(walkthrough.name)
            let marbles = Marbles(of: run)
            let text = MarbleText(marbles).lines
            XCTAssertTrue(text.allSatisfy { $0.count <= 80 }, "\(walkthrough.name): \(text)")
            short += text.map(\.count).reduce(0, +)
            long += run.lines(at: .calls, marbles)
                .map { $0.text.count + 2 * $0.depth + 8 }.reduce(0, +)
        }
        XCTAssertLessThan(Double(short), 0.15 * Double(long))
    }

    // MARK: Filters

    func testALaneSelectsItsLines() {
        var filter = LevelFilter()
        filter.lane = "default-qos"
        let run = run("schedulers")
        let lines = run.lines(at: .operators, Marbles(of: run), where: filter)
        XCTAssertFalse(lines.isEmpty)
        XCTAssertEqual(Set(lines.map { Run.short($0.lane) }), ["default-qos"])
        let rows = Marbles(of: run).filtered(by: filter).rows
        XCTAssertEqual(rows.map(\.name), [".create", ".subscribe(on:)"])
    }

    func testNumbersSelectLines() {
        var filter = LevelFilter()
        (filter.from, filter.to) = (20, 28)
        let run = run("create-subscribe")
        let lines = run.lines(at: .calls, Marbles(of: run), where: filter)
        XCTAssertEqual(lines.compactMap(\.number), Array(20...28))
    }

    func testPhasesSelectLines() {
        var filter = LevelFilter()
        filter.phase = .dispose
        XCTAssertEqual(
            texts("share-replay-1", .operators, filter).filter { $0.contains(".share") },
            [".share 1 is disposed of", ".share 2 is disposed of"]
        )
    }

    func testAnObjectOrARowSelectsLines() {
        var filter = LevelFilter()
        filter.object = ".map"
        XCTAssertEqual(marbles("map-take").filtered(by: filter).rows.map(\.name), [".map"])
        filter.object = "MapSink"
        XCTAssertEqual(marbles("map-take").filtered(by: filter).rows.map(\.name), [".map"])
    }

    func testATextSelectsLines() {
        var filter = LevelFilter()
        filter.contains = "completed"
        let lines = texts("map-take", .operators, filter)
        XCTAssertFalse(lines.isEmpty)
        XCTAssertTrue(lines.allSatisfy { $0.contains("completed") })
    }
}
