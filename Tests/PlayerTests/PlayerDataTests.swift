// The data of the player's page: what it says is what was recorded.

import Foundation
import Recorder
import TestSupport
import WalkthroughsTraced
import XCTest

@testable import Player

final class PlayerDataTests: XCTestCase {
    /// The page's data as another program reads it.
    private struct Page: Decodable {
        struct Take: Decodable {
            let order: String
            let lanes: [String]
            let events: [Event]
        }
        struct Event: Decodable {
            let kind: String
            let lane: Int
            let line: Int?
            let depth: Int?
            let caller: Int?
            let shows: String?
            let file: Int?
            let first: Int?
            let last: Int?
        }
        struct File: Decodable {
            let path: String
            let text: String
        }
        let recordings: [Take]
        let files: [File]
    }

    private func data(of name: String) throws -> PlayerData {
        PlayerData(
            name: name,
            title: name,
            recordings: [(.producerFirst, walkthrough(name).record(references: true))]
        ) { path in
            try? String(contentsOf: packageFolder.appending(path: path), encoding: .utf8)
        }
    }

    private func page(of name: String) throws -> Page {
        try JSONDecoder().decode(Page.self, from: Data(data(of: name).json().utf8))
    }

    /// RxSwift's record has no texts of errors.
    func testAnErrorHasItsText() throws {
        let shown = try page(of: "retry").recordings[0].events.compactMap(\.shows)
        XCTAssertTrue(
            shown.contains("AnyObserver.on(_:) (error(SampleError()))"),
            "\(shown.filter { $0.contains("error") })"
        )
        XCTAssertFalse(shown.contains { $0.hasSuffix("(error)") })
    }

    /// The lines of the page's trace are those that were recorded from RxSwift.
    func testTheLinesAreRxSwiftsLines() throws {
        for name in ["create-subscribe", "schedulers", "observe-on", "interval", "dispose-bag"] {
            let take = try page(of: name).recordings[0]
            let lines = take.events.filter { $0.line != nil && $0.kind != "return" }
            let trace = lines.map { event in
                "\(take.lanes[event.lane]) | "
                    + String(repeating: "  ", count: event.depth ?? 0) + "\(event.shows ?? "")\n"
            }
            XCTAssertNil(firstDifference(of: trace.joined(), from: try goldenTrace(name)), name)
            XCTAssertEqual(lines.compactMap(\.line), Array(1...lines.count), name)
        }
    }

    /// Each call that returns does so once, after all calls inside it.
    func testReturnsCloseTheirCalls() throws {
        for name in ["create-subscribe", "schedulers"] {
            var open: [Int: [Int]] = [:]
            var count = 0
            for event in try page(of: name).recordings[0].events {
                guard let line = event.line else { continue }
                if event.kind == "call" {
                    XCTAssertEqual(open[event.lane]?.last ?? 0, event.caller ?? 0, "line \(line)")
                    open[event.lane, default: []].append(line)
                } else if event.kind == "return" {
                    XCTAssertEqual(open[event.lane]?.popLast(), line, name)
                    count += 1
                }
            }
            XCTAssertTrue(open.values.allSatisfy(\.isEmpty), name)
            XCTAssertGreaterThan(count, 30)
        }
    }

    func testTheFirstFileIsTheSample() throws {
        for name in ["create-subscribe", "schedulers"] {
            let path = try page(of: name).files[0].path
            XCTAssertTrue(path.hasPrefix("Sources/Walkthroughs/"), path)
        }
    }

    /// A call's lines are those of the function: they begin with its declaration and end with its
    /// brace.
    func testTheLinesOfAFunctionAreItsOwn() throws {
        let page = try page(of: "create-subscribe")
        let events = page.recordings[0].events
        let call = try XCTUnwrap(events.first { $0.shows == "Disposables.create()" })
        let file = page.files[try XCTUnwrap(call.file)]
        XCTAssertEqual(file.path, "Sources/MiniRx/Disposables/NopDisposable.swift")
        let lines = file.text.components(separatedBy: "\n")
        XCTAssertTrue(lines[try XCTUnwrap(call.first) - 1].contains("func create()"))
        XCTAssertEqual(lines[try XCTUnwrap(call.last) - 1], "    }")
    }

    /// The picture of the objects is that of the recording, and at its end no sink is left.
    func testNoSinkIsLeftInThePicture() throws {
        struct Changed: Decodable {
            struct Take: Decodable { let events: [Event] }
            struct Event: Decodable { let changes: Changes? }
            struct Changes: Decodable {
                let alive: [Named]
                let freed: [Int]
            }
            struct Named: Decodable {
                let number: Int
                let type: String
                init(from decoder: any Decoder) throws {
                    var list = try decoder.unkeyedContainer()
                    number = try list.decode(Int.self)
                    type = try list.decode(String.self)
                }
            }
            let recordings: [Take]
        }
        let json = try data(of: "create-subscribe").json()
        let changes = try JSONDecoder().decode(Changed.self, from: Data(json.utf8))
            .recordings[0].events.compactMap(\.changes)
        let sinks = changes.flatMap(\.alive).filter { $0.type == "AnonymousObservableSink" }
        XCTAssertEqual(sinks.count, 1)
        XCTAssertTrue(changes.flatMap(\.freed).contains(sinks[0].number))
    }
}
