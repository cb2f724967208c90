// What is printed, compared or graded is the same in every region.

import Foundation
import TestSupport
import XCTest

final class RegionTests: XCTestCase {
    /// What writes numbers and dates, or sorts words, as the user's region does.
    private let asksForTheRegion =
        #/\.formatted\(|NumberFormatter|DateFormatter|MeasurementFormatter|Locale\.current|\.localized(?:Standard|CaseInsensitive)?(?:Compare|Contains|Range|Uppercase|Lowercase|Capitalized)|localizedStringWithFormat/#

    func testNothingFollowsTheRegion() throws {
        // RxSwift's `debug` writes the time as the region does, and so does MiniRx's.
        let faithful = "Sources/MiniRx/Operators/Debug.swift"
        for file in try Code.all() where file.path != faithful {
            let match = file.text.firstMatch(of: asksForTheRegion)
            XCTAssertNil(match.map { "\(file.path): \($0.0)" })
        }
        XCTAssertTrue(try source(faithful).contains(asksForTheRegion), "The rule finds nothing.")
    }

    /// Where decimals have a comma, a timeline's notes have a point.
    func testTimesHaveAPoint() {
        let german = Locale(identifier: "de_DE")
        XCTAssertEqual((1.5).formatted(.number.locale(german)), "1,5", "The region has a comma.")
        let line = Timeline()
        for seconds in [0.001, 1.5, 2, 1_000] {
            line.advance(to: seconds)
            line.note("here")
        }
        XCTAssertEqual(line.all, ["0.001: here", "1.5: here", "2: here", "1000: here"])
    }
}
