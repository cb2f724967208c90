// A package that is written a second time.

import Checkouts
import TestSupport
import XCTest

final class PackageFolderTests: TemporaryFolderCase {
    private func date(_ path: String) throws -> Date? {
        let file = folder.appending(path: path).path
        return try FileManager.default.attributesOfItem(atPath: file)[.modificationDate] as? Date
    }

    func testWhatIsOldGoesAndWhatIsTheSameStays() throws {
        try write(".build/release/Measure", "built")
        let first = ["Package.swift": "1", "Sources/A/a.swift": "a", "Sources/B/b.swift": "b"]
        try writePackage(first, into: folder)
        let longAgo = Date(timeIntervalSince1970: 1_000_000)
        for path in first.keys {
            try FileManager.default.setAttributes(
                [.modificationDate: longAgo],
                ofItemAtPath: folder.appending(path: path).path
            )
        }

        try writePackage(["Package.swift": "2", "Sources/A/a.swift": "a"], into: folder)
        XCTAssertEqual(try read("Package.swift"), "2")
        XCTAssertEqual(try date("Sources/A/a.swift"), longAgo)
        XCTAssertEqual(
            try FileManager.default.contentsOfDirectory(
                atPath: folder.appending(path: "Sources").path
            ),
            ["A"]
        )
        XCTAssertEqual(try read(".build/release/Measure"), "built\n")
    }
}
