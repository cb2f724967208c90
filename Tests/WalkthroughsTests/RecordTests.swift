// Every sample has a record of RxSwift's, those of exercises included, whose traces are the answers.

import Foundation
import TestSupport
import WalkthroughsTraced
import XCTest

final class RecordTests: LeakCheckedTestCase {
    func testEverySampleHasARecord() {
        let samples = Walkthrough.recorded.map(\.name)
        XCTAssertGreaterThan(samples.count, 55)
        for name in samples {
            let mend = "`make oracle RXSWIFT=PATH WRITE=1` records \(name)"
            XCTAssertNoThrow(try goldenTrace(name), mend)
        }
    }

    /// Those that no chapter's tests compare.
    private let others = (Walkthrough.ofExercises + Walkthrough.comparisons).map(\.name)

    func testTheSamplesOfExercisesAndComparisonsDoWhatRxSwiftDoes() throws {
        for name in others {
            try compare(name)
        }
    }

    /// When what is freed: those that stay on one thread.
    func testTheSamplesOfExercisesAndComparisonsFreeWhatRxSwiftFrees() throws {
        let records = RxSwiftsRecord.folder(in: packageFolder)
        let samples = others.filter { name in
            let file = records.appending(path: "\(name)-with-deinits.txt").path
            return FileManager.default.fileExists(atPath: file)
        }
        XCTAssertGreaterThan(samples.count, 9)
        for name in samples { try compare(name, deinits: true) }
    }
}
