// Zip files and git bundles as students make them, and those that cannot be read.

import Foundation
import XCTest

@testable import Classroom

final class ArchiveTests: HandedInCase {
    func testZipFiles() throws {
        try zip(["Chapters\\\(path.replacing("/", with: "\\"))": "1"], "backslashes.zip")
        try zip(["Übung [1]/\(path)": "2", "__MACOSX/\(path)": "x"], "Ünal.ZIP")
        try zip([path: "3"], "*.zip")
        try zip([path: "4", ".build/\(path)": "x"], "-q.zip")
        try zip(["notes.txt": ""], "other.zip")
        XCTAssertEqual(
            try answers(),
            [
                "backslashes": "1", "Ünal": "2", "*": "3", "-q": "4",
                "other": "There is no file 1-after-the-end/Prediction.txt.",
            ]
        )
    }

    func testZipFilesThatCannotBeRead() throws {
        try write("text", "torn.zip")
        try zip([:], "empty.zip")
        try zip(["week1.zip": "x"], "nested.zip")
        try write("", "rare.tar.gz")
        XCTAssertEqual(
            try answers(),
            [
                "torn": """
                torn.zip is not a zip file, or it is damaged. Pack and hand in the folders again.
                """,
                "empty": "empty.zip is empty.",
                "nested": """
                There is no file 1-after-the-end/Prediction.txt. There is week1.zip instead: hand \
                in its contents as one zip file.
                """,
                "rare": """
                rare.tar.gz is neither a zip file nor a git bundle. Pack the exercises' folders as \
                one zip file, and hand in that file.
                """,
            ]
        )
    }

    /// Sets the bit that says that a file is encrypted.
    func testAnEncryptedFile() throws {
        try zip([path: "a text of more than twelve bytes"], "locked.zip")
        try python(
            """
            import sys
            data = bytearray(open(sys.argv[1], 'rb').read())
            data[6] |= 1
            data[data.index(b'PK\\x01\\x02') + 8] |= 1
            open(sys.argv[1], 'wb').write(data)
            """,
            folder.appending(path: "locked.zip").path
        )
        XCTAssertEqual(
            try answers(),
            [
                "locked": """
                locked.zip is encrypted. Pack and hand in the folders again, without a password.
                """
            ]
        )
    }

    func testAnArchiveInAFolder() throws {
        try zip(["Chapters/\(path)": "1"], "anna/week 1/x.zip")
        try zip([path: "2"], "ben/a.zip")
        try zip([path: "3"], "ben/b.ZIP")
        for number in 0...20 { try write("", "cara/\(number).zip") }
        try write("", "dan/x.zip")
        let answers = try answers()
        XCTAssertEqual(answers["anna"], "1")
        XCTAssertEqual(answers["ben"]?.contains("a.zip/\(path), b.ZIP/\(path). Hand in one."), true)
        XCTAssertEqual(
            answers["cara"],
            "The folder has more than 20 zip files and git bundles. Hand in one."
        )
        XCTAssertEqual(answers["dan"]?.hasPrefix("x.zip is not a zip file"), true)
    }

    func testBundles() throws {
        let git = "git -c user.name=x -c user.email=x@example.com"
        try write("1", "clone/\(path)")
        try shell(
            """
            mkdir anna
            cd clone
            git init --quiet && git add . && \(git) commit --quiet -m 1
            \(git) commit --quiet --allow-empty -m 2
            git bundle create --quiet ../anna/x.bundle HEAD
            git bundle create --quiet ../thin.bundle HEAD~1..HEAD
            cd ..
            rm -rf clone
            echo text > torn.bundle
            """
        )
        XCTAssertEqual(
            try answers(),
            [
                "anna": "1",
                "thin": """
                thin.bundle has only the last commits: the commits before them are missing. Make \
                it with all: git bundle create thin.bundle HEAD
                """,
                "torn": """
                torn.bundle is not a complete git bundle. Make it again in a clone with all \
                commits: git bundle create torn.bundle HEAD
                """,
            ]
        )
    }
}
