// The kit's folder may have any name, and it may be moved.

import Foundation
import Toolchain
import XCTest

@testable import Classroom

final class KitFolderTests: XCTestCase {
    /// Calls a closure with a made-up build in a folder with an apostrophe and blanks in its name,
    /// and with the path of its only object file.
    private func withBuild(_ body: (Kit, String) throws -> Void) throws {
        try withTemporaryFolder { root in
            let build = root.appending(path: "it's a kit")
            let object = build.appending(path: "Judging.build/Judge.swift.o")
            for folder in ["Judging.build", "kit.product"] {
                try FileManager.default.createDirectory(
                    at: build.appending(path: folder),
                    withIntermediateDirectories: true
                )
            }
            try Data().write(to: object)
            // As SwiftPM writes it.
            try "'\(object.path.replacing("'", with: "'\\''"))'\n".write(
                to: build.appending(path: "kit.product/Objects.LinkFileList"),
                atomically: true,
                encoding: .utf8
            )
            try body(Kit(package: build, products: build), object.path)
        }
    }

    func testAnApostropheInTheFoldersName() throws {
        try withBuild { kit, object in
            XCTAssertEqual(try kit.objects(), [object])
            let argument = try responseFile(of: [object], in: kit.package)
            let list = try String(contentsOfFile: String(argument.dropFirst()), encoding: .utf8)
            let words = try outcome(of: ["sh", "-c", "printf %s \(list)"])
            XCTAssertEqual(words.output, object, "The compiler reads quotes as a shell does.")
        }
    }

    func testAFolderThatWasMovedAfterTheBuild() throws {
        try withBuild { kit, object in
            try FileManager.default.removeItem(atPath: object)
            XCTAssertThrowsError(try kit.objects()) { error in
                XCTAssertTrue(
                    "\(error)".contains("moved or renamed, type 'make clean' first."),
                    "\(error)"
                )
            }
        }
    }
}
