// What `make docs` adds to the documentation of each symbol.

import ChapterText
import Foundation
import Toolchain
import XCTest

final class BannersInSymbolsTests: XCTestCase {
    private let folder = FileManager.default.temporaryDirectory.appending(
        path: UUID().uuidString
    )

    override func setUpWithError() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    override func tearDownWithError() throws {
        try FileManager.default.removeItem(at: folder)
    }

    private func write(_ text: String, to name: String) throws -> URL {
        let file = folder.appending(path: name)
        try text.write(to: file, atomically: true, encoding: .utf8)
        return file
    }

    func testWhatAFileMirrorsIsBelowWhatASymbolSays() throws {
        let source = try write(
            """
            // A box.
            // Mirrors: Kit/Box.swift
            // Differs: It is green.
            // Chapter: 3 (boxes), appendix, speed

            """,
            to: "Box.swift"
        )
        let graph = try write(
            """
            {"module": {"name": "Boxes"}, "symbols": [
                {"docComment": {"lines": [{"text": "A box."}]},
                 "location": {"uri": "\(source.absoluteString)"}},
                {"location": {"uri": "\(source.absoluteString)"}},
                {"names": {"title": "made by the compiler"}}
            ]}
            """,
            to: "Boxes.symbols.json"
        )
        try addBanners(to: graph)
        let content = try JSONSerialization.jsonObject(with: Data(contentsOf: graph))
        let symbols = try XCTUnwrap((content as? [String: Any])?["symbols"] as? [[String: Any]])
        let lines = symbols.map { symbol in
            ((symbol["docComment"] as? [String: Any])?["lines"] as? [[String: Any]])?
                .compactMap { $0["text"] as? String }
        }
        let added = [
            "", "Mirrors Kit/Box.swift.", "What differs: It is green.",
            "See chapter 3, the appendix on speed.",
        ]
        XCTAssertEqual(lines, [["A box."] + added, added, nil])
    }

    func testWhatIsNoSymbolGraphIsRefused() throws {
        let other = try write("[1]", to: "other.json")
        XCTAssertThrowsError(try addBanners(to: other)) { error in
            XCTAssertEqual("\(error)", "other.json is not a symbol graph.")
        }
    }
}
