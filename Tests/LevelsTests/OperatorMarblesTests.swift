// The rows of operators, each in a section of its own.

import Foundation
import Levels
import WalkthroughsTraced
import XCTest

final class OperatorMarblesTests: LevelsCase {
    private func texts(_ operation: String, of sample: String) throws -> [String] {
        let section = marbles("operators-\(sample)").sections.first {
            $0.title.hasPrefix("\(operation): ")
        }
        return try XCTUnwrap(section, operation).marbles.texts
    }

    /// `take` disposes of its source with the second element; a subject does not notice.
    func testASourceEndsWithWhatDisposesOfIt() throws {
        XCTAssertEqual(
            try texts("take", of: "parts"),
            ["source ^ 1 2 ! ~3 |", ".take ^ 1 2 |"]
        )
        XCTAssertEqual(
            try texts("ref-count", of: "sharing").prefix(3),
            [".publish 1 ^ 1 2 3 !", ".create 1 ^ 1 2 3 !", ".refCount 1 ^ 1 2 3 !"]
        )
    }

    /// The part of `observe(on:)` is no `Sink`, and a connection of `share()` is none, either.
    func testASourceThatIsSharedEndsWithTheLastObserver() {
        XCTAssertEqual(marbles("signal").texts.first, "relay ^ 1 !")
        XCTAssertEqual(marbles("share-plain").texts.first, "source ^ 1 ! ~2")
    }

    /// `ignoreElements` is a `flatMap` with empty sequences, and `retry(when:)` has two subjects.
    func testWhatAnOperatorMakesForItselfHasNoRow() throws {
        XCTAssertEqual(
            try texts("ignore-elements", of: "elements"),
            ["source ^ 1 2 3 |", ".ignoreElements ^ |"]
        )
        // The errors are what the program's closure receives, and have a row.
        XCTAssertEqual(
            try texts("retry-when", of: "errors").map { $0.prefix { $0 != "^" } },
            ["PublishSubject ", ".delay ", ".create 1 ", ".retry(when:) ", "  .create 2 "]
        )
        XCTAssertEqual(
            try texts("window", of: "time").filter { $0.hasPrefix("  ") },
            ["  AddRef 1 ^ 1 2 |", "  AddRef 2 ^ 3 |", "  AddRef 3 ^ 4 |", "  AddRef 4 ^ |"]
        )
    }

    /// A name is numbered only among the rows of its section.
    func testSectionsAreNumberedByThemselves() throws {
        XCTAssertEqual(
            try texts("flat-map-first", of: "inner").dropFirst(2),
            ["  .create ^ 1a 1b |"]
        )
        XCTAssertEqual(
            try texts("concat-map", of: "inner").dropFirst(2),
            ["  .create 1 ^ 1a 1b |", "  .create 2 ^ 2a 2b |"]
        )
    }

    /// The name of its picture, and the code.
    func testEachSectionHasANameOfItsOwn() {
        let titles = Walkthrough.operators.flatMap { marbles($0.name).sections }
            .map(\.title).filter { $0 != "end of scenario" }
        XCTAssertGreaterThan(titles.count, 95)
        XCTAssertTrue(titles.allSatisfy { $0.contains(#/^[a-z0-9-]+: ./#) }, "\(titles)")
        XCTAssertEqual(Set(titles.map { $0.prefix { $0 != ":" } }).count, titles.count)
    }
}
