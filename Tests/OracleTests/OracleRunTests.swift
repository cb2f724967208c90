// `kit oracle`, from checkout to records, with a library that stands in for RxSwift.

import Checkouts
import TestSupport
import Toolchain
import XCTest

@testable import Oracle

final class OracleRunTests: StandInCase {
    /// The trace of the sample `plain`, as it follows from the source.
    private let plain = """
        main | Observable.subscribe(_:)
        main |   Sink.init(on:)
        main |   closure#1 in Observable.subscribe(_:)
        main |     Sink.on(_:) (next(1))
        main |       (user) closure#1 (next(1))
        main |         # prints next(1)
        main |   closure#1 in Observable.subscribe(_:)
        main |     Sink.on(_:) (next(2))
        main |       (user) closure#1 (next(2))
        main |         # prints next(2)
        main |   Sink.on(_:) (completed)
        main |     (user) closure#1 (completed)
        main |       # prints completed
        main | # end of scenario

        """

    private func findings(writes: Bool = false) throws -> [String: RecordFinding.Result] {
        let version = try RxSwiftVersion(of: RxSwiftCheckout(rxSwift.path))
        let oracle = try Oracle(
            checkout: rxSwift.path,
            kit: kit,
            writes: writes,
            recorded: version
        )
        XCTAssertTrue(oracle.isRecorded)
        var findings: [String: RecordFinding.Result] = [:]
        try oracle.run { findings[$0.name] = $0.result }
        return findings
    }

    /// One test, since the first build takes long, and those after it do not.
    func testFromACheckoutToRecordsAndBack() throws {
        try skipUnderThreadSanitizer()
        // In this version's spelling `subscribe(on:)` is `subscribeOn(_:)`.
        try makeCheckout(tag: "5.1.0")
        try makeKit()
        try write("kit/Tests/Golden/stray.txt", "main | a")

        let names = ["plain", "plain-with-deinits", "queue", "relay", "relay-with-deinits"]
        let reason = "value of type 'Observable<Int>' has no member 'retry'"
        let others: [String: RecordFinding.Result] = [
            "unknown": .leftOut(reason), "stray": .noSample,
            "Arity/two": .leftOut(reason.replacing("retry", with: "unknown")),
        ]
        func expected(_ result: RecordFinding.Result) -> [String: RecordFinding.Result] {
            let all = (names + ["Arity/one"]).map { ($0, result) }
            return Dictionary(uniqueKeysWithValues: all).merging(others) { $1 }
        }
        XCTAssertEqual(try findings(), expected(.notRecorded))
        XCTAssertEqual(try findings(writes: true), expected(.written(isNew: true)))

        let commit = try git("rev-parse", "HEAD").trimmed
        let head = "# Recorded from RxSwift 5.1.0, commit \(commit)\n"
        XCTAssertEqual(try read("kit/Tests/Golden/plain.txt"), head + plain)
        XCTAssertEqual(
            try read("kit/Tests/Golden/plain-with-deinits.txt"),
            head
                + plain.replacing("main | # end", with: "main |   Sink.deinit\nmain | # end")
        )
        let queue = try read("kit/Tests/Golden/queue.txt")
        XCTAssertTrue(queue.contains("\nqueue |       (user) closure#1\n"), queue)
        let relay = try read("kit/Tests/Golden/relay.txt")
        XCTAssertTrue(relay.contains("\nmain |   MainScheduler.init()\n"), relay)
        XCTAssertEqual(
            try read("kit/Tests/Golden/Arity/one.txt"),
            head
                + """
                main | Observable.subscribe(_:)
                main |   Sink.init(on:)
                main |   closure#1 in Observable.subscribe(_:)
                main |     Sink.on(_:) (next(1))
                main |   Sink.on(_:) (completed)
                main |   Sink.deinit

                """
        )

        XCTAssertEqual(try findings(writes: true), expected(.written(isNew: false)))
        XCTAssertEqual(try findings(), expected(.equal))
        try write("kit/Tests/Golden/queue.txt", queue.replacing("queue |", with: "other |"))
        guard case .differs(let hunk) = try findings()["queue"] else {
            return XCTFail("It is equal.")
        }
        XCTAssertTrue(hunk.contains("\n-other |       (user) closure#1\n"), hunk)
    }

    func testWhatDoesNotBuildIsNamed() throws {
        try skipUnderThreadSanitizer()
        try makeCheckout(tag: "6.2.0")
        try makeKit()
        let file = "Sources/RxSwift/MainScheduler.swift"
        try write("RxSwift/\(file)", "let broken: Int = \"text\"")
        let said = mistake { try Oracle(checkout: rxSwift.path, kit: kit).run { _ in } }
        let error = "error: cannot convert value of type 'String' to specified type 'Int'"
        XCTAssertTrue(said.hasPrefix("\(rxSwift.path)/\(file):1: \(error)\n"), said)
        XCTAssertTrue(said.contains("This RxSwift does not build here"), said)
    }
}
