// What is made of the runs, and how it is shown.

@testable import Comparison
import XCTest

final class TableTests: XCTestCase {
    private func figures(_ nanoseconds: Double...) throws -> Figures {
        Figures(try nanoseconds.map { try Sample("\($0) 1.5 20.0") })
    }

    private func report(_ name: String, _ ns: Double, floor: Double? = nil, rival: Double? = nil)
        throws -> CaseReport
    {
        CaseReport(
            KnownCase(name: name, title: "what \(name) does", hasFloor: floor != nil),
            measured: try figures(ns),
            floor: try floor.map { try figures($0) },
            rival: try rival.map { try figures($0) }
        )
    }

    /// The words of a line.
    private func words(_ line: String?) -> String? {
        line?.split(separator: " ").joined(separator: " ")
    }

    func testTheMedianIsInTheMiddle() throws {
        XCTAssertEqual(try figures(9, 1, 3).median, 3)
        XCTAssertEqual(try figures(9, 1, 3, 5).median, 4)
    }

    func testARunIsThreeNumbers() throws {
        let sample = try Sample("12.5 0.25 7\n")
        XCTAssertEqual(sample.nanoseconds, 12.5)
        XCTAssertEqual(sample.allocations, 0.25)
        XCTAssertEqual(sample.peakMemory, 7)
        XCTAssertNil(try Sample("12.5 -1 7").allocations)
        XCTAssertThrowsError(try Sample("12.5 many"))
    }

    func testTheRatioIsToTheRivalOrElseToTheFloor() throws {
        XCTAssertEqual(try report("a", 60, rival: 240).ratio, 0.25)
        XCTAssertEqual(try report("a", 60, floor: 20).ratio, 3)
        XCTAssertNil(try report("zip", 60).ratio)
    }

    func testACaseWithoutAFloorHasADash() throws {
        let table = Table(beside: nil)
        XCTAssertEqual(
            words(table.heading),
            "case ns (min – max) floor ratio allocations peak MiB"
        )
        XCTAssertEqual(
            words(table.row(try report("a", 60, floor: 20))),
            "a what a does 60 (60 – 60) 20 3.0 1.50 20"
        )
        XCTAssertEqual(
            words(table.row(try report("zip", 60))),
            "zip what zip does 60 (60 – 60) – – 1.50 20"
        )
        XCTAssertNil(table.summary([try report("a", 60, floor: 20)]))
    }

    func testTwoLibrariesStandSideBySide() throws {
        let table = Table(beside: .rxSwift)
        XCTAssertEqual(words(table.heading), "case MiniRx ns RxSwift ns ratio")
        XCTAssertEqual(
            words(table.row(try report("a", 60, rival: 240))),
            "a what a does 60 240 0.25"
        )
        let reports = [
            try report("a", 60, rival: 240), try report("b", 96, rival: 100),
            try report("c", 95, rival: 100),
        ]
        XCTAssertEqual(
            table.summary(reports),
            "Median ratio 0.95; 1 of 3 cases above 0.95: b."
        )
        XCTAssertEqual(
            table.summary([reports[0]]),
            "Median ratio 0.25; 0 of 1 cases above 0.95."
        )
    }

    func testColumnsAreBelowTheirNames() throws {
        for table in [Table(beside: nil), Table(beside: .openCombine)] {
            let rival: Double? = table.heading.contains("OpenCombine") ? 5 : nil
            let row = table.row(try report("merge-hot", 60, rival: rival))
            XCTAssertEqual(row.count, table.heading.count)
        }
    }

    func testJSONHasTheRatio() throws {
        let text = try json([try report("a", 60, rival: 240)])
        let read = try JSONDecoder().decode([CaseReport].self, from: Data(text.utf8))
        XCTAssertEqual(read, [try report("a", 60, rival: 240)])
        XCTAssertTrue(text.contains(#""ratio" : 0.25"#), text)
    }
}
