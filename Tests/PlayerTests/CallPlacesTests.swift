// The line of a call in its caller's text.

import Recorder
import SwiftText
import TestSupport
import XCTest

@testable import Player

final class CallPlacesTests: XCTestCase {
    /// The lines at which the code outside all functions calls a name.
    private func lines(_ name: CalledName, in text: String) -> [Int] {
        var places = CallPlaces(SwiftFile(text))
        return places.places(of: name, in: nil, isOwn: true).map(\.line)
    }

    func testCallsHappenAfterThoseInTheirArguments() {
        let text = """
            let all = concat(
                of(1),
                of(2)
            )
            of(3)
            """
        let of = CalledName.function("of", labels: ["_"])
        XCTAssertEqual(lines(of, in: text), [2, 3, 5])
        var places = CallPlaces(SwiftFile(text))
        let concat = CalledName.function("concat", labels: ["_"])
        let ends = [of, concat].map { places.places(of: $0, in: nil, isOwn: true).map(\.end) }
        XCTAssertLessThan(ends[0][1], ends[1][0])
        XCTAssertLessThan(ends[1][0], ends[0][2])
    }

    func testLabelsTellFunctionsApart() {
        let text = """
            create(with: 1)
            create()
            create { 2 }
            func create() {}
            """
        XCTAssertEqual(lines(.function("create", labels: []), in: text), [2, 3])
        XCTAssertEqual(lines(.function("create", labels: ["with"]), in: text), [1, 2, 3])
    }

    func testTypesAndProperties() {
        let text = """
            let sink = Sink<Int>(1)
            if isOn { isOn = false }
            super.init(1)
            """
        XCTAssertEqual(lines(.initializer("Sink", labels: ["_"]), in: text), [1, 3])
        XCTAssertEqual(lines(.getter("isOn"), in: text), [2])
        XCTAssertEqual(lines(.setter("isOn"), in: text), [2])
    }

    func testAClosureThatRunsHasCallsOfItsOwn() {
        let text = """
            run { send(1) }
            send(2)
            """
        XCTAssertEqual(lines(.function("send", labels: ["_"]), in: text), [2])
    }

    /// The reader's functions are no lines of the trace.
    func testWhatAnOwnFunctionCallsIsFound() {
        let text = """
            func start() {
                send(1)
            }
            start()
            """
        XCTAssertEqual(lines(.function("send", labels: ["_"]), in: text), [2])
    }

    /// Each line of the trace whose caller is the sample, or a closure of it, stands in the sample.
    func testTheSampleCallsEachLineInItsOrder() throws {
        var files = SourceFiles { path in
            try? String(contentsOf: packageFolder.appending(path: path), encoding: .utf8)
        }
        let recording = walkthrough("create-subscribe").record()
        _ = files.index(of: try XCTUnwrap(recording.ownFile))
        let events = recording.playerEvents(&files, lines: recording.lines(), lanes: ["main"])
            .filter { $0.kind != "return" }
        let own = events.filter { event in
            guard let caller = event.caller else { return event.line != nil }
            return events.first { $0.line == caller }?.file == 0
        }
        let text = files.texts[0].components(separatedBy: "\n")
        let found = own.map { event in
            event.at.map { text[$0 - 1].trimmingCharacters(in: .whitespaces) }
        }
        XCTAssertEqual(
            found,
            [
                "let disposable = Observable<Int>.create { observer in", ".subscribe(",
                "observer.onNext(1)", "print(element)", "observer.onCompleted()",
                "print(\"dispose\")", "return Disposables.create()",
                "mark(\"dispose() by hand\")", "disposable.dispose()", nil,
            ]
        )
    }
}
