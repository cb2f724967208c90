// What is drawn of a recording, and how it is cut and folded.

import Diagrams
import MiniRxTraced
import Recorder
import TestSupport
import XCTest

final class SequenceDiagramTests: XCTestCase {
    private func lines(_ part: SequenceDiagram?) -> [String] {
        (part?.mermaid() ?? "").split(separator: "\n").map(String.init)
    }

    private func arrowsAndNotes(_ part: SequenceDiagram?) -> [String] {
        lines(part).filter { $0.contains(#/^p\d+-|^Note /#) }
    }

    /// A subject with a subscriber, and `count` elements.
    private func recording(elements count: Int) -> Recording {
        Trace.record {
            let subject = PublishSubject<Int>()
            let subscription = subject.subscribe(onNext: { _ in })
            for element in 0..<count {
                subject.onNext(element)
            }
            subscription.dispose()
        }
    }

    func testDrawnIsWhatGoesFromOneColumnToAnother() throws {
        let recording = recording(elements: 1)
        let part = try XCTUnwrap(recording.sequenceDiagrams(of: "subject").first)
        XCTAssertEqual(
            lines(part).compactMap { $0.wholeMatch(of: #/  participant p\d as (.*)/#)?.1 },
            [
                "your code", "PublishSubject", "AnonymousObserver", "BinaryDisposable",
            ]
        )
        // Each has the number and the function of its line in the trace.
        let trace = Dictionary(
            uniqueKeysWithValues: recording.lines().map { ("\($0.number ?? 0)", $0.text) }
        )
        let arrows = lines(part).compactMap { $0.wholeMatch(of: #/p\d+->>p\d+: (\d+) (\w+).*/#) }
        XCTAssertGreaterThan(arrows.count, 4)
        for arrow in arrows {
            let text = try XCTUnwrap(trace[String(arrow.1)])
            XCTAssertTrue(text.contains(".\(arrow.2)"), "\(arrow.0): \(text)")
        }
        XCTAssertFalse(part.mermaid().contains("synchronized_on"), "a call of the subject itself")
    }

    func testWhatIsRepeatedIsShownOnce() throws {
        let recording = recording(elements: 10)
        let part = try XCTUnwrap(recording.sequenceDiagrams(of: "subject").first)
        let sent = recording.lines().filter { $0.text.hasPrefix("ObserverType.onNext") }
            .compactMap(\.number)
        XCTAssertEqual(sent.count, 10)
        let last = try XCTUnwrap(
            recording.lines().last { $0.text.contains("(next(9))") }?.number
        )
        let note = "9 more like this, lines \(sent[1]) to \(last)"
        XCTAssertEqual(lines(part).filter { $0.contains("more like") }.count, 1)
        XCTAssertTrue(lines(part).contains { $0.hasSuffix(": \(note)") }, part.mermaid())
        XCTAssertTrue(part.mermaid().contains("on(next(0))"))
        XCTAssertFalse(part.mermaid().contains("on(next(1))"))
        XCTAssertTrue(recording.callTree().contains("… \(note)\n"))
    }

    func testWhatTakesAnotherRoadIsNotFolded() {
        let recording = Trace.record {
            let subject = PublishSubject<Int>()
            subject.onNext(1)
            let subscription = subject.subscribe(onNext: { _ in })
            subject.onNext(2)
            subscription.dispose()
        }
        let text = recording.sequenceDiagrams(of: "subject").map { $0.mermaid() }.joined()
        XCTAssertFalse(text.contains("more like this"))
        XCTAssertFalse(recording.callTree().contains("more like this"))
    }

    func testAHandOverIsADashedArrowToTheQueueAndTheBlockANote() throws {
        let parts = walkthrough("main-scheduler").record().sequenceDiagrams(of: "main-scheduler")
        let outside = parts[0]
        XCTAssertEqual(outside.title, "main-scheduler, from outside: lines 1 to 51")
        let shown = arrowsAndNotes(outside)
        XCTAssertTrue(shown.contains("p1--)p3: 27 hands over block 2"), outside.mermaid())
        XCTAssertTrue(shown.contains("Note over p3: 28 runs block 2, from line 27"))
        XCTAssertTrue(lines(outside).contains("box transparent main thread"))
        XCTAssertTrue(lines(outside).contains("box transparent queue background"))
        XCTAssertTrue(shown.contains { $0.hasSuffix(": 22 prints inner") })
    }

    func testAPictureThatIsTooLargeIsCutByPhase() {
        let parts = walkthrough("create-subscribe").record()
            .sequenceDiagrams(of: "create-subscribe")
        XCTAssertEqual(parts.map(\.name), ["1-subscribe", "2-emit", "3-dispose"])
        XCTAssertEqual(parts[1].title, "create-subscribe, part 2: emit, lines 22 to 40")
    }

    func testNothingIsLostWhereItIsCut() {
        for name in ["factories", "observe-on", "share-replay-forever", "merge"] {
            let recording = walkthrough(name).record()
            let numbers = recording.sequenceDiagrams(of: name)
                .filter { !$0.name.hasPrefix("outside") }
                .flatMap(arrowsAndNotes)
                .compactMap { $0.firstMatch(of: #/: (\d+) (?!more like)/#).flatMap { Int($0.1) } }
            XCTAssertEqual(numbers, numbers.sorted(), name)
            XCTAssertEqual(Set(numbers).count, numbers.count, name)
            let marks = recording.lines().filter { line in
                if case .marks = line.step.moment { return true }
                return false
            }
            XCTAssertTrue(marks.allSatisfy { numbers.contains($0.number ?? 0) }, name)
        }
    }

    func testALaneOrAPhaseAlone() {
        let recording = walkthrough("schedulers").record()
        let emitted = recording.sequenceDiagrams(of: "schedulers", phase: .emit)
        XCTAssertTrue(emitted.allSatisfy { !$0.mermaid().contains(" dispose()") })
        XCTAssertTrue(emitted.contains { $0.mermaid().contains("on(next(1))") })
        let main = recording.callTree(lane: "main")
        XCTAssertFalse(main.contains(#/\d  com.apple.root/#))
        XCTAssertTrue(main.contains("hands over block 1 to"))
        let disposed = recording.callTree(phase: .dispose)
        XCTAssertTrue(disposed.contains("SinkDisposer.dispose()"))
        XCTAssertFalse(disposed.contains("(next("))
        XCTAssertEqual(recording.sequenceDiagrams(of: "schedulers", lane: "nowhere").count, 0)
    }

    func testCharactersThatMeanSomethingToMermaidOrXMLAreWritten() throws {
        let recording = Trace.record {
            Observable.just("a;b#c<d>\u{1}&\"\n").subscribe().dispose()
        }
        let part = try XCTUnwrap(recording.sequenceDiagrams(of: "<&>").first)
        XCTAssertTrue(part.mermaid().contains("a#59;b#35;c#lt;d#gt;"))
        XCTAssertEqual(try Picture(part.svg()).title, part.title)
    }

    func testTheFingerprintIsFNV1a() {
        XCTAssertEqual("".fingerprint, "cbf29ce484222325")
        XCTAssertEqual("a".fingerprint, "af63dc4c8601ec8c")
        XCTAssertEqual("foobar".fingerprint, "85944171f73967e8")
    }
}
