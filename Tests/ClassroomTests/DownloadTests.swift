// What Moodle and Canvas make of the names of students and their files.

import Toolchain
import XCTest

@testable import Classroom

final class DownloadTests: HandedInCase {
    func testMoodlesFoldersAndFiles() throws {
        try zip(["Chapters/\(path)": "1"], "Anna Berg_1234567_assignsubmission_file_/week1.zip")
        try write("2", "Ben Ohm_1234568_assignsubmission_file_/week 1/\(path)")
        try zip([path: "3"], "Cara Lund_1234569_assignsubmission_file_Week.ZIP")
        try write("4", "Dan Hill_10_assignsubmission_file_/\(path)")
        try write("5", "Dan Hill_11_assignsubmission_file_/\(path)")
        try write("a comment", "Dan Hill_11_assignsubmission_onlinetext_/onlinetext.html")
        try write("6", "Eve_12_assignsubmission_file_Prediction.txt")
        try write("7", "Default group_assignsubmission_file_/\(path)")
        XCTAssertEqual(
            try answers(),
            [
                "Anna Berg": "1", "Ben Ohm": "2", "Cara Lund": "3", "Dan Hill 10": "4",
                "Dan Hill 11": "5",
                "Eve": """
                Eve_12_assignsubmission_file_Prediction.txt is neither a zip file nor a git \
                bundle. Pack the exercises' folders as one zip file, and hand in that file.
                """,
                "Default group": "7",
            ]
        )
        let accounts = try classFolder().submissions().map(\.account)
        XCTAssertTrue(accounts.contains(Account(platform: .moodle, number: "1234567")))
    }

    func testCanvasFiles() throws {
        try zip([path: "1"], "berganna_12345_67890_week1.zip")
        try zip([path: "2"], "ohmben_LATE_12346_67891_week1-1.zip")
        try write("a photo", "ohmben_LATE_12346_67892_photo.jpg")
        try write("3", "lundcara_12347_67893_Prediction.txt")
        let answers = try answers()
        XCTAssertEqual(answers.keys.sorted(), ["berganna", "lundcara", "ohmben"])
        XCTAssertEqual(answers["berganna"], "1")
        XCTAssertEqual(answers["ohmben"], "2")
        XCTAssertEqual(
            answers["lundcara"]?.prefix(50),
            "lundcara_12347_67893_Prediction.txt is neither a z"
        )
        XCTAssertEqual(try classFolder().ignored, ["ohmben_LATE_12346_67892_photo.jpg"])
        XCTAssertEqual(
            try classFolder().submissions().map(\.account?.number),
            ["12345", "12347", "12346"]
        )
    }

    func testNamesThatOnlyLookLikeCanvass() throws {
        try zip([path: "1"], "week_1_20_anna.zip")
        try zip([path: "2"], "week_1_20_ben.zip")
        try zip([path: "3"], "week_01_cara.zip")
        XCTAssertEqual(
            try answers(),
            ["week_1_20_anna": "1", "week_1_20_ben": "2", "week_01_cara": "3"]
        )
    }

    func testAClassWhoseNamesBeginWithNumbers() throws {
        try write("1", "12345-anna/\(path)")
        try write("2", "12346-ben/\(path)")
        XCTAssertEqual(try answers(), ["12345-anna": "1", "12346-ben": "2"])
        for name in ["Chapters", "01-create-subscribe", "1-after-the-end"] {
            try write("", "\(name)/notes.txt")
            XCTAssertThrowsError(try answers()) {
                XCTAssertTrue("\($0)".contains("looks like a single submission"), "\($0)")
            }
            try FileManager.default.removeItem(at: folder.appending(path: name))
        }
    }

    func testTheDownloadItselfIsNoFolder() throws {
        try zip(["Anna_1_assignsubmission_file_/\(path)": "1"], "download.zip")
        let file = folder.appending(path: "download.zip")
        XCTAssertThrowsError(try ClassFolder(file, exercises: [], scratch: root)) {
            XCTAssertTrue("\($0)".contains("unpack it and name its folder"), "\($0)")
        }
    }
}
