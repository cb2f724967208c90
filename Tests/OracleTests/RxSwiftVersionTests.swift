// Which version a checkout has, from checkouts made here.

import Checkouts
import TestSupport
import Toolchain
import XCTest

@testable import Oracle

final class RxSwiftVersionTests: StandInCase {
    private func version() throws -> RxSwiftVersion {
        try RxSwiftVersion(of: RxSwiftCheckout(rxSwift.path))
    }

    private func mistake() -> String {
        do {
            return "none: \(try version().name)"
        } catch {
            return (error as? KitError)?.description ?? "\(error)"
        }
    }

    func testATagIsTheVersion() throws {
        try makeCheckout(tag: "6.10.2")
        let version = try version()
        XCTAssertEqual(version.name, "6.10.2")
        XCTAssertEqual(version.numbers, [6, 10])
        XCTAssertEqual(version.commit.count, 40)
    }

    func testWhatWasCommittedOrChangedAfterATag() throws {
        try makeCheckout(tag: "6.2.0")
        let tagged = try version()
        try write("RxSwift/Sources/RxSwift/Observable.swift", "")
        XCTAssertEqual(try version().name, "6.2.0-dirty")
        XCTAssertNotEqual(try version(), tagged)
        try git("commit", "-am", "changed")
        XCTAssertTrue(try version().name.hasPrefix("6.2.0-1-g"))
        XCTAssertEqual(try version().numbers, [6, 2])
    }

    func testAVersionThatTheKitDoesNotKnow() throws {
        for (tag, isKnown) in [
            ("3.6.1", false), ("4.4.2", false), ("4.5.0", true), ("6.10.2", true), ("7.0.0", false),
        ] {
            try makeCheckout(tag: tag)
            let said =
                isKnown
                ? "none: \(tag)"
                : """
                '\(rxSwift.path)' is RxSwift \(tag), but the kit supports 4.5 to 6. To get the version \
                that the kit is about: 'git -C \(rxSwift.path) checkout 6.2.0'.
                """
            XCTAssertEqual(mistake(), said)
            try FileManager.default.removeItem(at: rxSwift)
        }
    }

    func testSourcesWithoutGit() throws {
        try makeCheckout(tag: "6.2.0")
        try FileManager.default.removeItem(at: rxSwift.appending(path: ".git"))
        XCTAssertTrue(mistake().contains("it has no .git. To get a checkout: 'git"), mistake())
    }

    func testACheckoutWithoutTags() throws {
        try makeCheckout(tag: "6.2.0")
        try git("tag", "--delete", "6.2.0")
        XCTAssertTrue(mistake().contains("To get the tags: 'git -C"), mistake())
    }
}
