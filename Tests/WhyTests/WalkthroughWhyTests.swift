// Why, asked about walkthroughs: what their chapters say is what the answers have to say.

import TestSupport
import Why
import XCTest

final class WalkthroughWhyTests: WhyCase {
    // MARK: Why did this happen

    /// Chapter 10: `take` passes on what `map` sends, which `of` sends in an action of the
    /// trampoline that the subscription has scheduled.
    func testAPrintedElementLeadsBackToTheSubscription() throws {
        let answer = try XCTUnwrap(why("map-take").answers(to: .print("10")).first)
        XCTAssertEqual(answer.sentences.first?.text, "`10` is printed, because of :12.")
        XCTAssertEqual(answer.chain.compactMap(\.place), [":13", ":11", ":8", ":7", ":12", ":6"])
    }

    /// Chapter 6: `create` runs once for each attempt of `retry`. Rule 3.
    func testASourceThatRunsAgain() throws {
        let answers = why("retry").answers(to: .code(file: nil, line: 9))
        let sentence = answers.flatMap(\.sentences).first { $0.rule == 3 }
        XCTAssertEqual(
            sentence?.text,
            "`.create` :9 was subscribed to 2 times, and each subscription runs it anew."
        )
    }

    /// Chapter 9: the second observer of `share(replay: 1)` receives the kept element inside
    /// `subscribe`; the first one receives it from the source. Rule 15.
    func testAKeptElement() throws {
        let why = why("share-replay-1")
        let kept = "`.share` :14 kept 1 and sent it again inside `subscribe`."
        let second = try XCTUnwrap(why.answers(to: .print("B 1")).first)
        XCTAssertEqual(second.sentences.first { $0.rule == 15 }?.text, kept)
        let first = try XCTUnwrap(why.answers(to: .print("A 1")).first)
        XCTAssertEqual(first.sentences.map(\.text), ["`A 1` is printed, because of :20."])
    }

    // MARK: Why on this lane

    /// Chapter 3: `observe(on:)` hands each element over to its queue. Rule 6.
    func testTheLaneIsThatOfObserveOn() throws {
        let answer = try XCTUnwrap(why("observe-on").answers(to: .code(file: nil, line: 11)).first)
        let lane = try XCTUnwrap(answer.sentences.first { $0.rule == 6 })
        XCTAssertEqual(
            lane.text,
            "It is on `observeOnSerial`, because `.observe(on:)` :10 handed it over to this lane."
        )
    }

    /// Chapter 3: two hand-overs; each lane is that of the last one.
    func testTheLaneIsThatOfTheLastHandOver() throws {
        let lanes = try ["subscribe-on-observe-on", "schedulers"].map { name in
            let recording = walkthrough(name).record()
            let print = try XCTUnwrap(
                recording.lines().first { if case .prints = $0.step.moment { true } else { false } }
            )
            let answer = Why(Self.run(recording)).answers(to: .trace(print.number!)).first
            return try XCTUnwrap(answer?.sentences.first { $0.rule == 6 }).text
        }
        XCTAssertEqual(
            lanes.first,
            "It is on `Serial`, because `.observe(on:)` :14 handed it over to this lane."
        )
        XCTAssertTrue(lanes[1].contains("because `.observe(on:)` :"), lanes[1])
    }

    // MARK: Why not

    /// Chapter 9: a subject keeps no element for those who subscribe later, and ignores what comes
    /// after an error. Rules 14 and 8.
    func testWhatASubjectIsSentTooEarlyAndTooLate() {
        let why = why("publish-subject")
        XCTAssertEqual(
            said(why, .code(file: nil, line: 9)),
            ["Nobody had subscribed to `subject` :8 yet."]
        )
        XCTAssertEqual(
            said(why, .code(file: nil, line: 24)),
            [
                "`subject` :8 ignores what it is sent, because it was sent the error SampleError() "
                    + "before."
            ]
        )
    }

    /// Chapter 5: the bag's deinitializer disposes. Rule 9.
    func testABagThatIsReleased() {
        XCTAssertTrue(
            said(why("dispose-bag"), .code(file: nil, line: 14)).contains(
                "`.create` :8 was disposed of by the deinitializer of the `DisposeBag` of :7, in "
                    + "disposeBag()."
            )
        )
    }

    /// Chapter 10: `concatMap` keeps an element until the inner sequence before has completed.
    func testAnElementThatWaitsForItsTurn() {
        XCTAssertTrue(
            said(why("concat-map"), .code(file: nil, line: 10)).contains(
                "`.concatMap` :10 subscribes to one inner sequence at a time: 2 waited until "
                    + "`first` :8 had completed."
            )
        )
    }

    // MARK: Why alive

    /// Chapter 5: a released bag is freed at once, right after the mark `bag = nil`.
    func testAFreedObject() throws {
        let recording = walkthrough("dispose-bag").record(references: true)
        let mark = recording.lines().first { $0.text == "# bag = nil" }
        let answers = Why(Self.run(recording)).answers(to: .object("DisposeBag"))
        let sentence = try XCTUnwrap(answers.first?.sentences.first)
        XCTAssertEqual(
            sentence.text,
            "`DisposeBag` was freed in disposeBag() :6, after this line of the trace."
        )
        XCTAssertEqual(sentence.lines, [try XCTUnwrap(mark?.number)])
    }

    // MARK: Nothing to say

    func testWhatTheRecordingDoesNotHaveIsNotAnswered() {
        let why = why("map-take")
        XCTAssertTrue(why.answers(to: .trace(4000)).isEmpty)
        XCTAssertTrue(why.answers(to: .object("Nobody")).isEmpty)
        XCTAssertTrue(why.answers(to: .print("nothing like it")).isEmpty)
        XCTAssertTrue(why.answers(to: .code(file: nil, line: 4000)).isEmpty)
        XCTAssertTrue(why.answers(to: .code(file: "Other.swift", line: 12)).isEmpty)
    }
}
