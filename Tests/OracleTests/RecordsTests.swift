// Records as files, and what a comparison with one says.

import Checkouts
import TestSupport
import WalkthroughsTraced
import XCTest

@testable import Oracle

final class RecordsTests: TemporaryFolderCase {
    private var records: Records { Records(folder: folder) }

    func testTheHeadNamesTheOriginAndIsNoLineOfTheTrace() throws {
        XCTAssertTrue(try records.write("main | a\n", of: "new", from: "RxSwift 6.2.0"))
        XCTAssertEqual(try read("new.txt"), "# Recorded from RxSwift 6.2.0\nmain | a\n")
        XCTAssertEqual(
            records["new"],
            RxSwiftsRecord(origin: "RxSwift 6.2.0", trace: "main | a\n")
        )
        XCTAssertFalse(try records.write("main | a\n", of: "new", from: "RxSwift 6.2.0"))
        XCTAssertNil(records["none"])
    }

    /// What the kit's own records say of themselves.
    func testAllRecordsOfTheKitAreFromOneCommit() throws {
        let kits = Records(folder: RxSwiftsRecord.folder(in: packageFolder))
        let names = kits.strays(of: [])
        XCTAssertGreaterThan(names.count, 80)
        for name in names {
            XCTAssertEqual(kits[name]?.origin, RxSwiftVersion.recorded.origin, name)
            XCTAssertFalse(try goldenTrace(name).hasPrefix("#"), name)
        }
    }

    func testASampleThatHandsNothingOverGetsBothRecords() {
        func wanted(_ name: String, _ trace: String) -> [String] {
            records.wanted(of: name, trace, "deinits").map { "\($0.name): \($0.trace)" }
        }
        XCTAssertEqual(wanted("new", "a"), ["new: a", "new-with-deinits: deinits"])
        let handsOver = "main | # hands over block 1 to main"
        XCTAssertEqual(wanted("new", handsOver), ["new: \(handsOver)"])
        XCTAssertEqual(wanted("Arity/zip-3", "a"), ["Arity/zip-3: deinits"])
    }

    func testASampleKeepsTheRecordsThatItHas() throws {
        try write("old.txt", "a")
        XCTAssertEqual(records.wanted(of: "old", "a", "b").map(\.name), ["old"])
        try write("old-with-deinits.txt", "b")
        let handsOver = "# hands over block 1 to main"
        XCTAssertEqual(
            records.wanted(of: "old", handsOver, "b").map(\.name),
            ["old", "old-with-deinits"]
        )
    }

    func testRecordsWithoutASampleAreStrays() throws {
        for name in ["a", "a-with-deinits", "b", "Arity/c", "Arity/d"] {
            try write("\(name).txt", "")
        }
        try write("Arity/README.md", "")
        XCTAssertEqual(records.strays(of: ["a", "Arity/c"]), ["Arity/d", "b"])
    }

    private let letters = "abcdefghijklmnopqrstuvwxyz".map { "\($0)\n" }

    func testADifferenceIsShownWithThreeLinesAroundIt() throws {
        let record = RxSwiftsRecord(origin: "", trace: letters.joined())
        var new = letters
        (new[5], new[20]) = ("F\n", "U\n")
        let finding = try RecordFinding("name", trace: new.joined(), record: record)
        let start = "  name" + String(repeating: " ", count: 45) + "26 lines  differs\n"
        let first = """
                  @@ -3,7 +3,7 @@
                   c
                   d
                   e
                  -f
                  +F
                   g
                   h
                   i
            """
        XCTAssertEqual(finding.row(whole: false), start + first)
        XCTAssertTrue(
            finding.row(whole: true).hasPrefix(start + first + "\n      @@ -18,7 +18,7 @@")
        )
        XCTAssertTrue(finding.row(whole: true).contains("      -u\n      +U\n"))
        XCTAssertFalse(finding.isRight)
    }

    func testOnlyWhatIsComparedCanBeWrong() throws {
        let record = RxSwiftsRecord(origin: "", trace: "a\n")
        let equal = try RecordFinding("name", trace: "a\n", record: record)
        XCTAssertTrue(equal.row(whole: false).hasSuffix("    1 lines  equal"))
        XCTAssertTrue(equal.isRight)
        let new = try RecordFinding("name", trace: "a\n", record: nil)
        XCTAssertEqual(new.result, .notRecorded)
        XCTAssertTrue(new.isRight)
        for result in [RecordFinding.Result.leftOut("no"), .failed("no"), .noSample] {
            XCTAssertFalse(RecordFinding("name", result).isRight)
        }
    }
}
