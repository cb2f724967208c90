// What a marble picture shows, and where.

import ChapterText
import Foundation
import MiniRxTraced
import Recorder
import TestSupport
import Toolchain
import WalkthroughsTraced
import XCTest

@testable import Levels

final class MarblePictureTests: XCTestCase {
    private func picture(
        of recording: Recording,
        read: @escaping (String) -> String? = { _ in nil }
    ) throws -> Picture {
        try Picture(MarbleSVG(Marbles(of: Run(recording, read: read)), title: "<&>").text)
    }

    private var tenfold: Recording {
        Trace.record {
            let subject = PublishSubject<Int>()
            let subscription = subject.map { $0 * 10 }.subscribe(onNext: { _ in })
            subject.onNext(1)
            subject.onNext(2)
            subscription.dispose()
            subject.onNext(3)
        }
    }

    func testWhatIsShownIsAlsoSaid() throws {
        let picture = try picture(of: tenfold)
        XCTAssertEqual(picture.title, "<&>")
        let words = picture.summary
        XCTAssertTrue(words.contains("next 1, next 2, disposed of, dropped 3."), words)
        XCTAssertTrue(words.contains(".map: subscribed, next 10, next 20, disposed of."), words)
        XCTAssertEqual(picture.places(of: "3").count, 1)
        // What an element causes is in the element's column.
        XCTAssertEqual(picture.places(of: "1"), picture.places(of: "10"))
        XCTAssertLessThan(picture.places(of: "10")[0], picture.places(of: "20")[0])
    }

    func testTimeIsInProportion() throws {
        let recording = Trace.record {
            let clock = HistoricalScheduler()
            let subject = PublishSubject<String>()
            let subscription = subject.delay(.seconds(1), scheduler: clock)
                .subscribe(onNext: { _ in })
            for (element, wait) in [("a", 1), ("b", 3), ("c", 1)] {
                subject.onNext(element)
                clock.advanceTo(clock.now.addingTimeInterval(TimeInterval(wait)))
            }
            subscription.dispose()
        }
        // Sent at 0, 1 and 4, and each again a second later.
        let picture = try picture(of: recording)
        let clock = ["0", "1", "2", "4", "5"].flatMap(picture.places)
        XCTAssertEqual(clock.count, 5)
        let second = clock[1] - clock[0]
        for (place, time) in zip(clock, [0.0, 1, 2, 4, 5]) {
            XCTAssertEqual(place, clock[0] + time * second, accuracy: 1)
        }
        XCTAssertEqual(picture.places(of: "c").last, clock[4])
    }

    func testTextsHaveRoomInThePicturesOfAllWalkthroughs() throws {
        var shown = 0
        for walkthrough in Walkthrough.all {
            let picture = try picture(of: walkthrough.record()) {
                try? text(of: $0, in: packageFolder)
            }
            XCTAssertEqual(picture.crowded(), [], walkthrough.name)
            XCTAssertLessThanOrEqual(picture.width, 860, walkthrough.name)
            shown += picture.summary.isEmpty ? 0 : 1
        }
        // Four walkthroughs of schedulers have no sequence.
        XCTAssertEqual(shown, Walkthrough.all.count - 4)

        for (path, svg) in OperatorPictures(in: packageFolder).files {
            let picture = try Picture(svg)
            XCTAssertEqual(picture.crowded(), [], path)
            XCTAssertLessThanOrEqual(picture.width, 860, path)
        }
    }

    func testEachLaneHasAShape() {
        let shapes = (0..<MarbleShape.count).map {
            MarbleShape.outline($0, x: 0, y: 0, half: 20, up: 13)
        }
        XCTAssertEqual(Set(shapes).count, MarbleShape.count)
    }

    func testLongValuesAreCut() throws {
        let recording = Trace.record {
            Observable.just("<\("x".padding(toLength: 90, withPad: "&", startingAt: 0))>")
                .subscribe().dispose()
        }
        let picture = try picture(of: recording)
        XCTAssertEqual(picture.places(of: "<x" + String(repeating: "&", count: 21) + "…").count, 1)
    }
}
