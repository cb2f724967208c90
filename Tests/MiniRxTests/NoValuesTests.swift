// Recordings without values.

import Foundation
import MiniRxTraced
import TestSupport
import XCTest

@testable import Recorder

final class NoValuesTests: TemporaryFolderCase {
    private static let secret = "hunter2"
    private var file: URL { folder.appending(path: "run.rec") }

    private struct Wrong: Error, CustomStringConvertible {
        let description = "wrong password: \(secret)"
    }

    /// A type of the app with the name of an event's.
    private struct Event: CustomStringConvertible {
        let description = secret
    }

    /// Has its value in a field.
    private final class Login {
        var password = secret
        var text: String? = secret
    }

    /// The probes of an app's own code, as the kit adds them.
    private func closure(_ value: String) -> String {
        let step = _enter(
            "closure-user|/Sources/Mine.swift:3|closure#1 in f()@map",
            argument: value
        )
        return _leave(step, value)
    }

    private func useTheSecret() {
        let secret = Self.secret
        let subject = BehaviorSubject(value: secret)
        _ = subject.map(closure).scan("") { $0 + $1 }
            .subscribe(onNext: { _ = Trace.prints("password \($0)") })
        _ = Single.just(secret).subscribe()
        _ = Maybe.just(secret).subscribe()
        _ = Infallible.just(secret).subscribe()
        _ = Completable.error(Wrong()).subscribe()
        _ = Single<Int>.error(Wrong()).subscribe()
        _ = Observable<Event>.just(Event()).debug("who").materialize().subscribe()
        subject.onError(Wrong())
        let login = Login()
        _initialized(login)
        let step = _enter("func-user|/Sources/Mine.swift:9|Login|log(in:)", login, event: Event())
        _leave(step)
        Observable.just(secret).replay(2).connect().dispose()
        Trace.settle()
    }

    private func bytes(_ values: Bool, _ order: ReplayOrder) throws -> Data {
        Trace.begin(
            order: order,
            references: order == .asItComes ? nil : .max,
            values: values,
            to: try RecordingWriter(to: file)
        )
        useTheSecret()
        Trace.end()
        return try Data(contentsOf: file)
    }

    func testTheSecretIsNotInTheFile() throws {
        let secret = Data(Self.secret.utf8)
        for order in [ReplayOrder.asItComes, .producerFirst] {
            XCTAssertNotNil(try bytes(true, order).range(of: secret))
            let with = try Recording(contentsOf: file)
            XCTAssertNil(try bytes(false, order).range(of: secret))
            let without = try Recording(contentsOf: file)
            XCTAssertGreaterThan(without.steps.count, 100)
            XCTAssertEqual(without.lines().map(\.step.source), with.lines().map(\.step.source))
            XCTAssertEqual(without.changes.values.flatMap(\.fields).map(\.text), [])
            XCTAssertEqual(
                without.changes.values.map(\.holds.count).reduce(0, +),
                with.changes.values.map(\.holds.count).reduce(0, +)
            )
        }
    }

    func testHowTheyAreShown() throws {
        _ = try bytes(false, .producerFirst)
        let recording = try Recording(contentsOf: file)
        let calls = recording.steps.compactMap { step -> Call? in
            if case .enters(let call) = step.moment { call } else { nil }
        }
        XCTAssertEqual(
            Set(calls.compactMap(\.event)),
            ["next(…)", "success(…)", "failure", "error", "completed", "…"]
        )
        XCTAssertEqual(calls.compactMap(\.error), [])
        XCTAssertEqual(calls.compactMap(\.argument), [])
        XCTAssertEqual(recording.steps.compactMap(\.result), [])
        let prints = recording.lines().map(\.text).filter { $0.hasPrefix("# prints") }
        XCTAssertEqual(Set(prints), ["# prints …"])
        XCTAssertGreaterThan(prints.count, 1)
    }

    func testAnAppLeavesThemOut() throws {
        try Recording.start(to: file, lines: 1000, values: false)
        useTheSecret()
        Recording.stop()
        XCTAssertNil(try Data(contentsOf: file).range(of: Data(Self.secret.utf8)))
        XCTAssertTrue(try Recording(contentsOf: file).text().contains("(next(…))"))
    }
}
