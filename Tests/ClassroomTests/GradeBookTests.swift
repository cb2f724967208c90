// What a teacher is told about a class, and the tables for course platforms.

import Foundation
import Toolchain
import XCTest

@testable import Classroom

final class GradeBookTests: XCTestCase {
    private var students: MadeUpBook!

    override func setUpWithError() throws {
        students = try MadeUpBook()
    }

    func testStatistics() {
        students.add("anna", .passed, .broken("Rule B"))
        students.add("ben", .passed, .broken("Rule A"))
        students.add("cara", .missing, .broken("Rule B"))
        let rows = students.book.statistics
        XCTAssertEqual(rows.map(\.answers), [2, 3])
        XCTAssertEqual(rows.map(\.passed), [2, 0])
        XCTAssertNil(rows[0].hardest)
        XCTAssertEqual(rows[1].hardest?.rule, "Rule B")
        XCTAssertEqual(rows[1].hardest?.count, 2)
        students.add("dan", .unreadable, .unreadable)
        XCTAssertEqual(students.book.statistics.map(\.answers), [2, 3])
    }

    func testTheTableSaysWhichExercisesItsSignsAre() {
        students.add("anna", .passed, .broken("Rule B"))
        students.add("李小龙", .missing, .passed)
        XCTAssertEqual(
            students.book.table,
            """
            student  ch 1  points
            anna     ✓✗    1 of 4
            李小龙   ·✓    3 of 4

            ✓ passed   ✗ not passed   · not begun, or no file   ! unreadable
            ch 1: 1.1 1.4

            """
        )
    }

    func testFeedbackSaysEachCauseOnce() {
        students.add("anna", .unreadable, .unreadable)
        students.add("ben", .missing, .broken("Rule B"))
        let reports = students.book.students
        let names = ["1.1 after-the-end", "1.4 anonymous-observer"]
        XCTAssertEqual(reports[0].causes.map(\.names), [names.joined(separator: ", ")])
        XCTAssertEqual(reports[1].causes.map(\.names), names)
        let heading = "1.1 after-the-end, 1.4 anonymous-observer: unreadable"
        XCTAssertTrue(reports[0].feedback.contains("\n## \(heading)\n"), reports[0].feedback)
        XCTAssertTrue(reports[0].page.contains("<h2>\(heading)</h2>"), reports[0].page)
    }

    func testEqualAnswers() {
        let common = Essence(fingerprint: "1", isKitsSolution: false)
        students.add("anna", .passed, essence: common)
        students.add("ben", .passed, essence: common)
        students.add("cara", .passed, essence: Essence(fingerprint: "2", isKitsSolution: true))
        students.add("dan", .passed, essence: Essence(fingerprint: "3", isKitsSolution: false))
        students.add("eve", .missing)
        students.add("fay", .missing)
        let same = MadeUpBook.oneExercise(students.book).sameAnswers
        XCTAssertEqual(same.map(\.students), [["anna", "ben"], ["cara"]])
        XCTAssertEqual(same.map(\.areKitsSolution), [false, true])
    }

    func testChangesSinceTheLastGrading() throws {
        try withTemporaryFolder { folder in
            XCTAssertNil(EarlierResults(in: folder))
            students.add("anna", .missing, .passed)
            students.add("ben", .passed, .passed)
            students.add("cara", .passed, .passed)
            try students.book.write(to: folder)
            let earlier = try XCTUnwrap(EarlierResults(in: folder))
            XCTAssertEqual(earlier.changes(to: students.book), [])
            XCTAssertEqual(
                earlier.changes(to: MadeUpBook.worth(5, students.book)),
                [
                    "1.1 after-the-end: 5 points instead of 1",
                    "1.4 anonymous-observer: 5 points instead of 3",
                ]
            )
            students = try MadeUpBook()
            students.add("anna", .passed, .passed)
            students.add("ben", .passed, .passed)
            students.add("dan", .passed, .passed)
            XCTAssertEqual(
                earlier.changes(to: students.book),
                [
                    "anna: 1.1 after-the-end missing → passed", "dan: new",
                    "cara: no submission any more",
                ]
            )
            try Data("{".utf8).write(to: folder.appending(path: "results.json"))
            XCTAssertNil(EarlierResults(in: folder))
        }
    }

    func testTablesForMoodleAndCanvas() {
        students.add(
            "Anna Berg",
            .passed,
            .missing,
            account: .init(platform: .moodle, number: "17")
        )
        students.add("ohmben", .passed, .passed, account: .init(platform: .canvas, number: "23"))
        students.add("=1+1, \"x\"\u{301}", .missing, .missing)
        XCTAssertEqual(
            students.book.moodleTable,
            """
            Identifier,Full name,Grade,Maximum Grade,Last modified (grade),Feedback comments
            Participant 17,Anna Berg,1,4,-,1.1 passed; 1.4 missing
            ohmben,ohmben,4,4,-,1.1 passed; 1.4 passed
            "'=1+1, ""x""\u{301}","'=1+1, ""x""\u{301}",0,4,-,1.1 missing; 1.4 missing

            """
            .replacing("\n", with: "\r\n")
        )
        XCTAssertEqual(
            students.book.canvasTable,
            """
            Student,ID,SIS User ID,SIS Login ID,Section,MiniRx exercises
                Points Possible,,,,,4
            Anna Berg,,,Anna Berg,,1
            ohmben,23,,,,4
            "'=1+1, ""x""\u{301}",,,"'=1+1, ""x""\u{301}",,0

            """
            .replacing("\n", with: "\r\n")
        )
    }

    func testCellsAreNoFormulas() {
        for cell in ["=1", "+1", "-1", "@x", "\tx"] {
            XCTAssertEqual(csv([[cell, "a\(cell)"]]), "'\(cell),a\(cell)\r\n")
        }
        XCTAssertEqual(csv([["a\nb", ""]]), "\"a\nb\",\r\n")
    }
}

extension MadeUpBook {
    /// The same marks, and other points for each exercise.
    static func worth(_ points: Int, _ book: GradeBook) -> GradeBook {
        GradeBook(
            isolation: book.isolation,
            exercises: book.exercises.map {
                .init(name: $0.name, number: $0.number, points: points)
            },
            students: book.students
        )
    }

    /// The same students, and only the first exercise.
    static func oneExercise(_ book: GradeBook) -> GradeBook {
        GradeBook(
            isolation: book.isolation,
            exercises: Array(book.exercises.prefix(1)),
            students: book.students
        )
    }
}
