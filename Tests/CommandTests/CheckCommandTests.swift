// `kit check` of a whole copy of the kit, which takes some seconds.

import TestSupport
import XCTest

final class CheckCommandTests: CommandCase {
    func testCheckPrintsALineForEachProblemAndWhatItChecked() throws {
        try skipUnderThreadSanitizer()
        let copy = try PackageCopy()
        let place = try copy.plant(
            "](none.md)",
            for: "](#is-interval-precise)",
            in: "Chapters/04-interval.md"
        )
        let check = try kit("check", folder: copy.folder)
        XCTAssertEqual(check.status, 1)
        let lines = check.output.split(separator: "\n").map(String.init)
        XCTAssertEqual(
            lines.first,
            "\(place) there is no file Chapters/none.md (correct it by hand, then run make check)"
        )
        XCTAssertTrue(lines.last?.contains(#/^Checked: .*excerpts \d+, .*claims 420/#) ?? false)
        XCTAssertEqual(lines.count, 2)
        XCTAssertEqual(check.error, "kit: 1 problem found.\n")
    }
}
