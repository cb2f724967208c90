// The player's page: one file that needs no other.

import Foundation
import Recorder
import TestSupport
import XCTest

@testable import Player

final class PlayerPageTests: XCTestCase {
    private func page(
        title: String,
        links: String? = nil,
        status: Int32 = 0,
        isBook: Bool = false
    ) throws -> String {
        let data = PlayerData(
            name: title,
            title: title,
            recordings: [(.producerFirst, walkthrough("create-subscribe").record())],
            status: status
        ) { path in
            try? String(contentsOf: packageFolder.appending(path: path), encoding: .utf8)
        }
        return try PlayerPage(kit: packageFolder).html(data, links: links, isBook: isBook)
    }

    func testItSaysHowAProgramEndedThatFailed() throws {
        XCTAssertFalse(try page(title: "sample").contains("\"ending\""))
        XCTAssertTrue(
            try page(title: "sample", status: 132).contains(
                "\"ending\":\"The program crashed here: signal 4 ended it.\""
            )
        )
        XCTAssertTrue(
            try page(title: "sample", status: 3).contains(
                "\"ending\":\"The program ended here with status 3, which says that it failed.\""
            )
        )
    }

    func testItKnowsThatItsLinksLeadToTheBook() throws {
        let body = #"<body data-links="book/" data-place="book">"#
        XCTAssertTrue(try page(title: "sample", links: "book/", isBook: true).contains(body))
        XCTAssertFalse(try page(title: "sample", links: "book/").contains("data-place"))
    }

    func testItNeedsNoOtherFile() throws {
        let text = try page(title: "sample")
        XCTAssertFalse(text.contains("<!-- player: "), "Each place of the template is filled.")
        for source in text.matches(of: #/(?:src|href)="([^"]*)"/#) {
            XCTAssertTrue(source.1.hasPrefix("data:"), String(source.1))
        }
        let modules = text.matches(of: #/"player/(\w+\.js)":"data:text/javascript;base64,/#)
        XCTAssertGreaterThan(modules.count, 20)
        // Each module that is imported is there.
        let names = Set(modules.map { String($0.1) })
        let folder = packageFolder.appending(path: "Sources/Tools/Player/Page")
        for name in names {
            let module = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
            for imported in module.matches(of: #/from "player/(\w+\.js)"/#) {
                XCTAssertTrue(names.contains(String(imported.1)), "\(name): \(imported.1)")
            }
        }
    }

    func testNothingInTheDataEndsItsElement() throws {
        let text = try page(title: "</script><b>", links: "../\"x\"/")
        XCTAssertFalse(text.contains("</script><b>"))
        XCTAssertTrue(text.contains("&lt;/script>&lt;b>"), "The title is text.")
        XCTAssertTrue(text.contains(#"data-links="../&quot;x&quot;/""#))
    }
}
