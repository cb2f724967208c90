// The rules that answers name are those of the appendix.

import TestSupport
import Why
import XCTest

final class RuleTests: XCTestCase {
    func testEachRuleHasItsHeadingInTheAppendix() throws {
        let page = try source("Chapters/appendix-rules.md").components(separatedBy: "\n")
        for rule in Rule.allCases {
            XCTAssertTrue(page.contains("### \(rule.rawValue). \(rule.text)"), rule.text)
        }
    }
}
