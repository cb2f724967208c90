// What the oracle refuses.

import Checkouts
import TestSupport
import Toolchain
import XCTest

@testable import Oracle

final class OracleTests: StandInCase {
    func testRecordsAreWrittenFromTheRecordedVersionAlone() throws {
        try makeCheckout(tag: "6.2.0")
        try makeKit()
        let version = try RxSwiftVersion(of: RxSwiftCheckout(rxSwift.path))
        func writes(recorded: RxSwiftVersion) -> String {
            mistake {
                _ = try Oracle(checkout: rxSwift.path, kit: kit, writes: true, recorded: recorded)
            }
        }
        XCTAssertEqual(writes(recorded: version), "none")
        XCTAssertEqual(
            writes(recorded: .recorded),
            """
            records can be written only from the unchanged RxSwift 6.2.0 (commit \
            7c17a6ccca06b5c107cfa4284e634562ddaf5951), but '\(rxSwift.path)' is 6.2.0 (commit \
            \(version.commit)). To get the right version: \
            'git -C \(rxSwift.path) checkout 6.2.0'.
            """
        )
        try write("RxSwift/Sources/RxSwift/Observable.swift", "")
        XCTAssertTrue(writes(recorded: version).contains("is 6.2.0-dirty (commit "))
    }

    func testRxSwiftIsCopiedAsTheLibraryIs() throws {
        try makeCheckout(tag: "6.2.0")
        try makeKit()
        let checkout = try RxSwiftCheckout(rxSwift.path)
        let package = try OraclePackage(checkout, version: .recorded, kit: kit)
        let files = try package.files(without: Omissions())
        let scheduler = try XCTUnwrap(files["Sources/RxSwift/MainScheduler.swift"])
        XCTAssertTrue(scheduler.contains(#"_perRecording("MainScheduler.instance")"#), scheduler)
        XCTAssertTrue(
            scheduler.contains(
                #"_enter("init|\#(rxSwift.path)/Sources/RxSwift/MainScheduler.swift:8|"#
            ),
            scheduler
        )
        XCTAssertEqual(
            files["Sources/RxSwift/HandOver.swift"],
            try source("Sources/MiniRxTraced/HandOver.swift")
        )
        let samples = try XCTUnwrap(files["Sources/Walkthroughs/Samples.swift"])
        XCTAssertTrue(samples.contains("\nimport RxCocoa; import RxRelay; import RxSwift\n"))
        XCTAssertTrue(samples.contains("closure-user|"))
        XCTAssertEqual(
            files["Sources/Walkthroughs/Sample.swift"],
            try source("Sources/WalkthroughsTraced/Sample.swift")
        )
        XCTAssertFalse(try XCTUnwrap(files["Sources/Record/AritySamples.swift"]).contains("_enter"))
    }
}
