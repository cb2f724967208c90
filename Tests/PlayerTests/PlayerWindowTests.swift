// The page of a part of a run: its lines, and what they need of the lines before.

import Foundation
import Recorder
import TestSupport
import XCTest

@testable import Player

final class PlayerWindowTests: XCTestCase {
    private static let recording = walkthrough("schedulers").record(references: true)

    private func take(_ lines: ClosedRange<Int>) throws -> PlayerData.Take {
        let data = PlayerData(
            name: "schedulers",
            title: "schedulers",
            recordings: [(.producerFirst, Self.recording)],
            lines: lines
        ) { path in
            try? String(contentsOf: packageFolder.appending(path: path), encoding: .utf8)
        }
        return data.recordings[0]
    }

    private func lines(_ take: PlayerData.Take) -> [PlayerEvent] {
        take.events.filter { $0.kind != "return" && $0.line != nil }
    }

    func testAllLinesAreNoPart() throws {
        let count = Self.recording.lines().count
        for all in [1...count, 1...Int.max] {
            XCTAssertNil(try take(all).window)
            XCTAssertNil(try take(all).marbles.gaps)
            XCTAssertEqual(lines(try take(all)).compactMap(\.line), Array(1...count))
        }
    }

    func testAPartHasItsLinesBehindTheCallsThatAreOpenBeforeThem() throws {
        let (all, part) = (try take(1...Int.max), try take(60...80))
        let found = lines(part)
        XCTAssertEqual(found.compactMap(\.line).filter { $0 >= 60 }, Array(60...80))
        let before = found.filter { $0.line! < 60 }
        var open: Set<Int> = []
        for event in all.events.prefix(while: { $0.line != 60 || $0.kind == "return" }) {
            guard let line = event.line else { continue }
            if event.kind == "return" {
                open.remove(line)
            } else if event.kind == "call" {
                open.insert(line)
            }
        }
        XCTAssertEqual(before.compactMap(\.line), open.sorted())
        XCTAssertFalse(open.isEmpty)
        // A line is the same on each page: caller, file, place in its caller's text.
        let whole = Dictionary(uniqueKeysWithValues: lines(all).map { ($0.line!, $0) })
        for event in found {
            let same = whole[event.line!]!
            XCTAssertEqual(event.shows, same.shows)
            XCTAssertEqual(event.caller, same.caller)
            XCTAssertEqual(event.depth, same.depth)
            XCTAssertEqual(event.at, same.at, "line \(event.line!)")
        }
    }

    func testTheFirstLineHasTheObjectsThatAreThere() throws {
        let position = Self.recording.lines()[59].position
        let picture = Self.recording.references(at: position)
        let first = try XCTUnwrap(try take(60...80).events.compactMap(\.changes).first)
        XCTAssertEqual(first.alive.map(\.number), picture.objects.keys.sorted())
        XCTAssertEqual(first.holds.count, picture.references.filter { $0.to != nil }.count)
        XCTAssertFalse(first.fields.isEmpty)
    }

    func testLinesBeyondTheEndAreLeftOut() throws {
        let count = Self.recording.lines().count
        let window = try XCTUnwrap(try take(60...Int.max).window)
        XCTAssertEqual([window.first, window.last, window.count], [60, count, count])
        XCTAssertNil(window.known, "It is known to the end who holds whom.")
        let beyond = try XCTUnwrap(try take(count + 5...count + 9).window)
        XCTAssertEqual([beyond.first, beyond.last], [count, count])
    }

    /// The marbles of a part are those of its lines, with the beginning and the end of the run.
    func testTheMarblesOfAPartSayWhereSomethingIsLeftOut() throws {
        let recording = walkthrough("operators-time").record()
        let data = PlayerData(
            name: "x",
            title: "x",
            recordings: [(.producerFirst, recording)],
            lines: 1000...1200,
            program: "mine.swift"
        ) { _ in nil }
        XCTAssertEqual(data.program, "mine.swift")
        XCTAssertEqual(data.shownLines.first?.known, 0, "Nothing is recorded of objects.")
        let marbles = data.recordings[0].marbles
        let gaps = try XCTUnwrap(marbles.gaps)
        XCTAssertFalse(gaps.isEmpty)
        XCTAssertEqual(gaps, gaps.sorted())
        let marks = marbles.rows.flatMap(\.marks).sorted { $0.id < $1.id }
        XCTAssertEqual(marks.map(\.id), Array(0..<marks.count))
        XCTAssertLessThan(try XCTUnwrap(marks.first?.line), 100)
        XCTAssertTrue(marks.contains { 1000...1200 ~= $0.line ?? 0 })
        XCTAssertGreaterThan(try XCTUnwrap(marks.last?.line), recording.lines().count - 200)
        for gap in gaps { XCTAssertTrue((1..<marbles.columns).contains(gap)) }
    }
}
