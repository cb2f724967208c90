// Sequence diagrams: what is drawn, what is left out, where it is cut.

import ChapterText
import Diagrams
import Foundation
import MiniRx
import TestSupport
import Walkthroughs
import XCTest

#if canImport(FoundationXML)
    import FoundationXML
#endif

final class SequenceDiagramTests: XCTestCase {
    private func mermaid(_ name: String, lane: String? = nil, phase: Phase? = nil) -> [String] {
        walkthrough(name).record().sequenceDiagrams(of: name, lane: lane, phase: phase)
            .flatMap { $0.mermaid().split(separator: "\n").map(String.init) }
    }

    func testOnlyCallsFromOneColumnToAnotherAreArrows() {
        let arrows = mermaid("publish-subject").filter { $0.contains("->>") }
        // RxSwift's trace of it has 42 lines. `onNext` and `asObservable` are the subject's own, and
        // so is what it does under its lock.
        XCTAssertTrue(arrows.contains { $0.hasSuffix(" on(next(1))") }, "\(arrows)")
        XCTAssertFalse(arrows.contains { $0.contains("synchronized_on") }, "\(arrows)")
        XCTAssertFalse(arrows.contains { $0.contains("asObservable") }, "\(arrows)")
    }

    func testTheNumbersAreThoseOfTheTrace() throws {
        let recording = walkthrough("merge").record()
        let lines = Dictionary(
            uniqueKeysWithValues: recording.lines().map { ($0.number ?? 0, $0.text) }
        )
        let rows = recording.sequenceDiagrams(of: "merge").flatMap { diagram in
            diagram.mermaid().matches(of: #/(?m)->>p\d+: (\d+) (\w+)/#)
        }
        XCTAssertGreaterThan(rows.count, 20)
        for row in rows {
            let number = try XCTUnwrap(Int(row.1))
            let text = try XCTUnwrap(lines[number], "There is no line \(number).")
            XCTAssertTrue(text.contains(row.2), "\(number): \(row.2) is not in \(text)")
        }
    }

    func testLanesAreBoxesAndHandOversAreDashed() {
        let lines = mermaid("subscribe-on-observe-on")
        XCTAssertTrue(lines.contains("box transparent main thread"))
        XCTAssertTrue(lines.contains("box transparent queue Serial"))
        let handOvers = lines.filter { $0.contains("--)") && $0.contains("hands over block") }
        // RxSwift's trace has as many.
        XCTAssertEqual(
            handOvers.count,
            recorded("subscribe-on-observe-on").count(containing: "# hands over")
        )
    }

    func testALaneLooksAlikeInAllPictures() {
        var looks: [String: Set<String>] = [:]
        for part in walkthrough("schedulers").record().sequenceDiagrams(of: "schedulers") {
            let lanes = part.svg().matches(
                of: #/class="lane (\w+)".*\n<text class="lanetitle middle".*?>(.*?)</#
            )
            XCTAssertFalse(lanes.isEmpty, part.title)
            lanes.forEach { looks[String($0.2), default: []].insert(String($0.1)) }
        }
        XCTAssertEqual(
            looks,
            ["main thread": ["lane0"], "queue com.apple.root.default-qos": ["lane1"]]
        )
    }

    func testPrintsAndMarksAreNotes() {
        let lines = mermaid("dispose-producer")
        XCTAssertTrue(lines.contains { $0.contains(#/^Note over p\d: \d+ prints cleanup$/#) })
        XCTAssertTrue(lines.contains { $0.contains(#/^Note over p\d,p\d: \d+ dispose\(\) by/#) })
    }

    func testWhatIsRepeatedIsDrawnOnce() {
        let lines = mermaid("observe-on")
        XCTAssertEqual(lines.filter { $0.contains("prints next") }.count, 1)
        XCTAssertTrue(lines.contains { $0.contains("9 more like this, lines") }, "\(lines)")
    }

    func testALaneOrAPhaseAlone() {
        let dispose = mermaid("dispose-producer", phase: .dispose)
        XCTAssertTrue(dispose.contains { $0.contains("dispose()") })
        XCTAssertFalse(dispose.contains { $0.contains("on(next(1))") })
        let elsewhere = mermaid("schedulers", lane: "com.apple.root.default-qos")
        XCTAssertTrue(elsewhere.contains { $0.contains("on(next(1))") })
        XCTAssertFalse(elsewhere.contains { $0.contains("DisposeBag") })
    }

    func testNoPictureHasTooMuchInItAndEachIsWellFormedAndSaysWhatItShows() {
        for walkthrough in Walkthrough.all {
            for part in WalkthroughDiagrams(of: walkthrough).parts {
                let lines = part.mermaid().split(separator: "\n")
                let columns = lines.count { $0.hasPrefix("  participant ") }
                let rows = lines.count { $0.hasPrefix("p") || $0.hasPrefix("Note over") }
                XCTAssertLessThanOrEqual(columns, 7, part.title)
                XCTAssertLessThanOrEqual(rows, 26, part.title)
                XCTAssertGreaterThan(rows, 0, part.title)

                let svg = part.svg()
                let reader = Reader()
                let parser = XMLParser(data: Data(svg.utf8))
                parser.delegate = reader
                XCTAssertTrue(
                    parser.parse(),
                    "\(part.title): \(String(describing: parser.parserError))"
                )
                XCTAssertEqual(reader.texts["title"], [part.title])
                XCTAssertEqual(reader.texts["desc"]?.count, 1, part.title)
                XCTAssertTrue(svg.contains(part.mermaid().fingerprint), part.title)
                for (x, end) in reader.extents {
                    XCTAssertGreaterThanOrEqual(x, 0, part.title)
                    XCTAssertLessThanOrEqual(end, reader.width, part.title)
                }
            }
        }
    }

    func testMermaidsOwnCharactersAreEscaped() {
        let recording = Trace.record {
            Trace.mark("a; b # <c>")
            _ = Observable.just(1).subscribe()
        }
        let text = recording.sequenceDiagrams(of: "x").map { $0.mermaid() }.joined()
        XCTAssertTrue(text.contains("a#59; b #35; #lt;c#gt;"), text)
    }

    func testTheFingerprintIsThatOfFNV() {
        // The published values of 64-bit FNV-1a.
        XCTAssertEqual("".fingerprint, "cbf29ce484222325")
        XCTAssertEqual("a".fingerprint, "af63dc4c8601ec8c")
        XCTAssertEqual("foobar".fingerprint, "85944171f73967e8")
    }
}

/// Reads a picture: its texts by their element, and where they lie.
private final class Reader: NSObject, XMLParserDelegate {
    private(set) var texts: [String: [String]] = [:]
    private(set) var width = 0.0
    private(set) var extents: [(x: Double, end: Double)] = []
    private var open: [(name: String, attributes: [String: String])] = []
    private var text = ""

    func parser(
        _ parser: XMLParser,
        didStartElement name: String,
        namespaceURI: String?,
        qualifiedName: String?,
        attributes: [String: String]
    ) {
        if name == "svg" { width = Double(attributes["width"] ?? "") ?? 0 }
        open.append((name, attributes))
        text = ""
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) {
        text += string
    }

    func parser(
        _ parser: XMLParser,
        didEndElement name: String,
        namespaceURI: String?,
        qualifiedName: String?
    ) {
        let (name, attributes) = open.removeLast()
        texts[name, default: []].append(text)
        if name == "text", let x = Double(attributes["x"] ?? "") {
            // A character of the font takes 0.6 of its size, 13.
            let length = Double(text.count) * 13 * 0.6
            let isMiddle = attributes["class"]?.contains("middle") == true
            let isEnd = attributes["class"]?.contains("end") == true
            let start = isMiddle ? x - length / 2 : isEnd ? x - length : x
            extents.append((start, start + length))
        }
    }
}
