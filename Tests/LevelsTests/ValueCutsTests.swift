// The short texts of values.

import XCTest

@testable import Levels

final class ValueCutsTests: XCTestCase {
    private func texts(_ values: String..., to limit: Int) -> [String] {
        let cuts = ValueCuts(values, to: limit)
        return values.map(cuts.text)
    }

    func testAValueIsCutAtItsEnd() {
        XCTAssertEqual(texts("abcdefgh", "short", to: 5), ["abcd…", "short"])
    }

    /// Texts would be equal although the values are not.
    func testValuesWithEqualBeginningsShowWhereTheyDiffer() {
        XCTAssertEqual(texts("User(id: 7)", "User(id: 8)", to: 6), ["…7)", "…8)"])
        XCTAssertEqual(texts("aaaaaa", "aaaaaabcdefg", to: 4), ["…a", "…abc…".cut(to: 4)])
        XCTAssertEqual(texts("[one, two]", "[one, two, six]", "[one, ten]", to: 5).count, 3)
    }

    /// Where three values differ at two places, each of them is another text.
    func testEachOfManyValuesIsAnotherText() {
        let values = (0..<30).map { "Point(x: \($0 / 6), y: \($0 % 6), z: 0)" }
        for limit in [3, 5, 8, 12] {
            let cuts = ValueCuts(values, to: limit)
            let texts = values.map(cuts.text)
            XCTAssertTrue(texts.allSatisfy { $0.count <= limit }, "\(texts)")
            if limit > 3 { XCTAssertEqual(Set(texts).count, values.count, "\(texts)") }
        }
    }
}
