// Names that a terminal, a file system or a teacher could take for something else.

import Foundation
import XCTest

@testable import Classroom

final class StudentNameTests: HandedInCase {
    func testNamesAreCleanedWhereTheyAreRead() throws {
        try write("1", "\u{1B}[31mred\u{7}/\(path)")
        try write("2", "two\nlines/\(path)")
        try write("3", "\u{202E}abc/\(path)")
        try write("", "\u{1B}[2J.txt")
        XCTAssertEqual(
            try answers(),
            ["\u{FFFD}[31mred\u{FFFD}": "1", "two lines": "2", "\u{FFFD}abc": "3"]
        )
        XCTAssertEqual(try classFolder().ignored, ["\u{FFFD}[2J.txt"])
    }

    func testPathsInMessagesAreCleaned() throws {
        try write("1", "anna/\u{1B}[31m/\(path)")
        try write("2", "anna/b/\(path)")
        let message = try XCTUnwrap(answers()["anna"])
        XCTAssertTrue(message.contains("more than one file"), message)
        XCTAssertFalse(message.contains("\u{1B}"), message)
    }

    func testFileNames() {
        let long = String(repeating: "ä", count: 127)
        let names = ["Anna", "anna", "ben", "../x", ".hidden", "a:b", long + "1", long + "2"]
        let files = FileNames.names(for: names)
        XCTAssertEqual(Set(files.map { $0.lowercased() }).count, names.count, "\(files)")
        XCTAssertTrue(files[0].hasPrefix("Anna-") && files[1].hasPrefix("anna-"), "\(files)")
        XCTAssertEqual(Array(files[2...5]), ["ben", "_._x", "_hidden", "a_b"])
        XCTAssertTrue(files.allSatisfy { $0.utf8.count <= 120 }, "\(files)")
        XCTAssertEqual(
            FileNames.names(for: ["Anna", "anna"]),
            Array(files[0...1]),
            "The others do not matter."
        )
    }

    func testTheProgressFileIsReadIfItIsThere() throws {
        let prediction = try XCTUnwrap(kit.exercises().first)
        try write("1", "anna/Chapters/\(path)")
        try write("after-the-end solved hints 2", "anna/Chapters/exercise-progress.txt")
        try write("1", "ben/Chapters/\(path)")
        try write("no such line", "ben/Chapters/exercise-progress.txt")
        let hints = try classFolder().submissions().map {
            try $0.contents([prediction]).progress?.hints(for: "after-the-end")
        }
        XCTAssertEqual(hints, [2, nil])
    }
}
