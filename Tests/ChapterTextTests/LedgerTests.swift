// The claims of the documents: none is left without a test or without its correction.

import ChapterText
import TestSupport
import XCTest

final class LedgerTests: XCTestCase {
    private let package = FileManager.default.temporaryDirectory.appending(
        path: UUID().uuidString
    )

    override func setUpWithError() throws {
        try write(
            "id,holds\nD001-01,yes\nD001-02,no\nD001-100,partly\n",
            to: "Tests/Ledger/D001.csv"
        )
        try write(
            "func testD001_01_a() {}\nfunc testD001_02_b() {}\nfunc testD001_100_c() {}\n",
            to: "Tests/Claims/ClaimTests.swift"
        )
        try write(
            """
            | [D001-02](../a) | wrong | said | right | where |
            | [D001-100](../a) | half | said | right | where |
            | [D001-01](../a) | shows |
            """,
            to: "Chapters/appendix-errata.md"
        )
    }

    override func tearDownWithError() throws {
        try FileManager.default.removeItem(at: package)
    }

    private func write(_ text: String, to path: String) throws {
        let file = package.appending(path: path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        try text.write(to: file, atomically: true, encoding: .utf8)
    }

    func testEveryClaimIsProvenOrCorrected() throws {
        let ledger = try Ledger(package: packageFolder)
        XCTAssertEqual(ledger.ids(.withoutATest), [])
        XCTAssertEqual(ledger.ids(.notCorrected), [])
        XCTAssertEqual(ledger.ids(.proven).count + ledger.ids(.corrected).count, 420)
    }

    func testWhatHoldsIsProvenAndWhatDoesNotIsCorrected() throws {
        let ledger = try Ledger(package: package)
        XCTAssertEqual(ledger.ids(.proven), ["D001-01"])
        XCTAssertEqual(ledger.ids(.corrected), ["D001-02", "D001-100"])
        XCTAssertEqual(
            ledger.table,
            [
                "document  claims  proven  corrected  not corrected  without a test",
                "     001       3       1          2              0               0",
                "     all       3       1          2              0               0",
            ]
        )
    }

    func testAPlantedClaimIsMissed() throws {
        try write("id,holds\nD003-07,no\nD003-1,yes\n", to: "Tests/Ledger/D003.csv")
        let ledger = try Ledger(package: package)
        XCTAssertEqual(ledger.ids(.withoutATest), ["D003-07", "D003-1"])
        XCTAssertEqual(
            ledger.table.suffix(2),
            [
                "     003       2       0          0              0               2",
                "     all       5       1          2              0               2",
            ]
        )
    }

    /// The number has to be all of it: the test of claim 10 is not that of claim 1.
    func testATestIsForItsOwnClaimOnly() throws {
        try write("func testD001_010_d() {}", to: "Tests/Claims/ClaimTests.swift")
        XCTAssertEqual(try Ledger(package: package).ids(.withoutATest).count, 3)
        try write("func testD001_1_a() {}", to: "Tests/Claims/ClaimTests.swift")
        XCTAssertEqual(try Ledger(package: package).ids(.proven), ["D001-01"])
    }

    func testAClaimThatIsSaidToHoldIsNotCorrected() throws {
        try write("| [D001-02](../a) | shows |", to: "Chapters/appendix-errata.md")
        XCTAssertEqual(try Ledger(package: package).ids(.notCorrected), ["D001-02", "D001-100"])
    }

    func testMistakesInTheLedgerAreSaid() throws {
        try write("id,holds\nD001-01,perhaps\n", to: "Tests/Ledger/D001.csv")
        XCTAssertThrowsError(try Ledger(package: package)) { error in
            XCTAssertEqual(
                "\(error)",
                "D001.csv: write `D002-01,yes` instead of `D001-01,perhaps`."
            )
        }
        try FileManager.default.removeItem(at: package.appending(path: "Tests/Ledger"))
        XCTAssertThrowsError(try Ledger(package: package)) { error in
            XCTAssertEqual("\(error)", "there is no folder Ledger here.")
        }
    }
}
