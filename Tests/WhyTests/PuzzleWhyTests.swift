// Each puzzle's cause, as its page gives it, is in the answers to what its symptom makes one ask.

import Foundation
import TestSupport
import Why
import XCTest

final class PuzzleWhyTests: WhyCase {
    override func setUpWithError() throws {
        try skipUnderThreadSanitizer()
    }

    private nonisolated(unsafe) static var recorded: [Int: Why] = [:]

    /// A puzzle, recorded once.
    private func puzzle(_ number: Int) throws -> Why {
        if let known = Self.recorded[number] { return known }
        let puzzles = packageFolder.appending(path: "Chapters/puzzles")
        let all = try FileManager.default.contentsOfDirectory(atPath: puzzles.path)
        let start = (number < 10 ? "0" : "") + "\(number)-"
        let folder = try XCTUnwrap(all.first { $0.hasPrefix(start) })
        let file = puzzles.appending(path: "\(folder)/program.swift").path
        let why = try Self.why(program: file)
        Self.recorded[number] = why
        return why
    }

    private func expect(
        _ number: Int,
        _ question: Question,
        says parts: String...,
        line: UInt = #line
    ) throws {
        let text = said(try puzzle(number), question).joined(separator: "\n")
        for part in parts {
            XCTAssertTrue(text.contains(part), "\(part) is missing in:\n\(text)", line: line)
        }
    }

    /// The question without a line names these causes.
    func testTheOverviewNamesTheCause() throws {
        try expect(5, .overview, says: "`.share` :30 was made 2 times")
        try expect(
            12,
            .overview,
            says: "`.share` :33 shares only what is above it, and `.flatMapFirst` :34 is below"
        )
        try expect(
            2,
            .overview,
            says: "The method `text`, given to `map`, :15 holds it",
            "Its bag is `StepScreen.bag`"
        )
        try expect(7, .overview, says: "The closure of `flatMapLatest` :17 holds it")
        try expect(
            15,
            .overview,
            says: "The closure of `subscribe` :25 holds it",
            "Its bag is `Session.bag`, which is alive as well"
        )
        try expect(
            18,
            .overview,
            says: "The closure of `map` :22 holds it",
            "The subscription was put into no `DisposeBag`"
        )
    }

    func testEventsThatDoNotArrive() throws {
        try expect(
            1,
            .code(file: nil, line: 62),
            says: "`.error` :30 sent the error offline, and `.catchAndReturn` :50 made a completion"
        )
        try expect(
            4,
            .code(file: nil, line: 25),
            says: "never ran",
            "`.combineLatest` :13 waits for the first element of `discount` :7"
        )
        try expect(6, .code(file: nil, line: 25), says: "`.debounce` :11", "11 of 12 elements were")
        try expect(
            10,
            .code(file: nil, line: 29),
            says: "disposed of by the deinitializer of the `DisposeBag` of :26, in "
                + "LoginScreen.bindFields()"
        )
        try expect(11, .code(file: nil, line: 27), says: "`readings` :8 sent the error", "(:12)")
        try expect(
            13,
            .code(file: nil, line: 25),
            says: "() of `sendTaps` :6 waits for a partner from `stars` :5"
        )
        try expect(
            14,
            .overview,
            says: "`.concatMap` :17 subscribes to one inner sequence at a time"
        )
        try expect(
            19,
            .print("GET /contacts"),
            says: "`.concat` :17 subscribes to `.deferred` :21 when",
            "neither has its source `stored` :6"
        )
    }

    /// The line that the overview leads to says what the overview says.
    func testASourceThatRunsForEachObserver() throws {
        try expect(
            5,
            .code(file: nil, line: 8),
            says: "`.create` :8 ran 2 times, for the subscriptions at :38 and :41.",
            "`.share` :30 was made 2 times: two of them share nothing."
        )
        try expect(
            12,
            .code(file: nil, line: 34),
            says: "`.share` :33 shares only what is above it, and `.flatMapFirst` :34 is below."
        )
    }

    func testTheBagThatHoldsWhatStaysOpen() throws {
        try expect(
            17,
            .overview,
            says: "All of them are in the `DisposeBag` of :13, which was alive then."
        )
    }

    /// A part of the printed text is enough if no other text has it.
    func testAPartOfWhatIsPrinted() throws {
        try expect(9, .print("measures"), says: "`measures on main` is printed 2 times.")
    }

    /// The third subscription to a subject that has failed says what the first one says.
    func testAnEndIsCountedOnce() throws {
        let said = said(try puzzle(11), .code(file: nil, line: 8)).joined(separator: " ")
        XCTAssertTrue(said.contains("2 later subscriptions"), said)
        XCTAssertFalse(said.contains("1 later subscription."), said)
    }

    func testWhatIsPrintedTwiceOrWrongly() throws {
        try expect(5, .print("GET /rate"), says: "made twice by `ConverterModel.rate.get` :26")
        try expect(
            8,
            .print("title shows PROFILE OF ANN"),
            says: "`.share` :21, with `scope: .forever`, kept PROFILE OF ANN and sent it again",
            "had ended and was not subscribed to again"
        )
        try expect(
            12,
            .print("POST /orders [\"lamp\"]"),
            says: "Two subscriptions to `.flatMapFirst` :34, begun at :36 and :37"
        )
        try expect(
            16,
            .print("board [\"IC 1\", \"ICE 4\", \"IR 16\", \"R 60\"]"),
            says: "the inner sequence for B, although `.flatMap` :41 had received Bern since"
        )
        try expect(
            17,
            .print("plays Yesterday"),
            says: "The same line has begun 2 subscriptions, because of :27 and :31"
        )
    }

    func testLanes() throws {
        try expect(
            3,
            .print("decodes 4 bytes on main"),
            says: "It is on `main`, because `.observe(on:)` :30 handed it over"
        )
        try expect(
            9,
            .print("measures on main"),
            says: "the lane of the call that began it, :36",
            "`.subscribe(on:)` :18 moved only the subscription"
        )
        try expect(
            20,
            .code(file: nil, line: 67),
            says: "It is on `network`, because `async` :29",
            "`.observe(on:)` :52 moved the events only as far as `.flatMapLatest` :53"
        )
    }

    func testObjectsThatStay() throws {
        try expect(
            2,
            .object("StepScreen"),
            says: "`pedometer` :34 holds it",
            "The method `text`, given to `map`, :15 holds it",
            "Its bag is `StepScreen.bag`"
        )
        try expect(
            2,
            .print("screen released"),
            says: "`StepScreen.deinit` :21 never ran",
            "The method `text`, given to `map`, :15"
        )
        try expect(7, .object("NewsScreen"), says: "The closure of `flatMapLatest` :17 holds it")
        try expect(
            15,
            .object("Label"),
            says: "The closure of `subscribe` :25 holds it",
            "Its bag is `Session.bag`"
        )
        try expect(
            18,
            .object("Document"),
            says: "`clock` :32 holds it",
            "The closure of `map` :22 holds it",
            "was put into no `DisposeBag`"
        )
    }
}
