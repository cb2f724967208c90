// What `kit find` answers first.

import ChapterText
import TestSupport
import XCTest

final class AnswersTests: XCTestCase {
    /// Questions, and the section that has to be among the first three.
    func testTheFirstAnswersLeadToTheSection() throws {
        for (words, section) in [
            ("reentrancy anomaly", "appendix-messages.md"),
            ("weak self", "which-closures-need-a-weak-self"),
            ("label later", "why-is-my-label-updated-later"),
            ("request twice", "why-did-my-request-run-twice"),
            ("hot cold", "what-is-hot-and-what-is-cold"),
            ("interval sleeps", "why-does-interval-print-nothing-while-main-sleeps"),
            ("flatMapLatest concatMap", "flatmap-flatmaplatest-or-concatmap"),
            ("event after dispose", "can-an-event-arrive-after-dispose"),
            ("retry attempts", "how-many-attempts-does-retry3-make"),
            ("first tick", "when-does-the-first-tick-come"),
            ("driver error", "07-traits.md"),
            ("subscribe(on:) observe(on:)", "subscribeon-or-observeon"),
        ] {
            let places = try Answer.to([words], in: packageFolder).prefix(3).map(\.place)
            XCTAssertTrue(places.contains { $0.contains(section) }, "\(words): \(places)")
        }
    }

    func testWhatNoSectionHasIsNotAnswered() throws {
        XCTAssertTrue(try Answer.to(["weak", "zyzzyva"], in: packageFolder).isEmpty)
    }
}
