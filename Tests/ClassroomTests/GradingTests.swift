// A class is graded: each answer for itself, whatever the others do.

import Foundation
import XCTest

@testable import Classroom

#if canImport(FoundationXML)
import FoundationXML
#endif

final class GradingTests: ClassroomCase {
    private var students: MadeUpClass!

    override func setUpWithError() throws {
        try super.setUpWithError()
        students = try MadeUpClass(kit)
    }

    /// What was found about the prediction and about the observer.
    private func statuses(of student: String, in book: GradeBook) throws -> [Verdict.Status] {
        let report = try XCTUnwrap(book.students.first { $0.student == student }, student)
        return report.marks.map(\.verdict.status)
    }

    private func message(_ student: String, _ book: GradeBook) throws -> String {
        let report = try XCTUnwrap(book.students.first { $0.student == student }, student)
        return report.marks.map(\.verdict.message).joined(separator: "\n")
    }

    func testRightAndWrongAnswers() throws {
        try students.add("right")
        try students.add("crashes", doing: "fatalError()")
        try students.add("loops", doing: "while true { sleep(1) }")
        try students.add("spams", doing: "while true { print(\"spam\") }")
        try students.write("", "empty/notes.md")
        try students.add("compiles-not")
        try students.write("no Swift at all", "compiles-not/\(students.observerPath)")
        try students.add("not-begun")
        for exercise in try [exercise("after-the-end"), exercise("anonymous-observer")] {
            try students.copy(exercise.stub, to: "not-begun/\(exercise.path)")
        }
        try students.write("not a submission", "notes.txt")

        let book = try students.grade()
        XCTAssertEqual(try statuses(of: "right", in: book), [.passed, .passed])
        XCTAssertEqual(try statuses(of: "crashes", in: book), [.passed, .crashed])
        XCTAssertEqual(try statuses(of: "loops", in: book), [.passed, .tooSlow])
        XCTAssertEqual(try statuses(of: "spams", in: book), [.passed, .tooMuchOutput])
        XCTAssertEqual(try statuses(of: "empty", in: book), [.missing, .missing])
        XCTAssertEqual(try statuses(of: "compiles-not", in: book), [.passed, .doesNotCompile])
        XCTAssertEqual(try statuses(of: "not-begun", in: book), [.notBegun, .notBegun])
        XCTAssertEqual(
            book.table,
            """
            student       ch 1  points
            compiles-not  ✓✗    1 of 4
            crashes       ✓✗    1 of 4
            empty         ··    0 of 4
            loops         ✓✗    1 of 4
            not-begun     ··    0 of 4
            right         ✓✓    4 of 4
            spams         ✓✗    1 of 4

            ✓ passed   ✗ not passed   · not begun, or no file   ! unreadable
            ch 1: 1.1 1.4

            """
        )
    }

    func testHostileAnswers() throws {
        try students.add("spies", doing: spy)
        try students.add("leaves", doing: "exit(0)")
        try students.add("links")
        try students.link("links/\(students.predictionPath)", to: kit.file("README.md").path)
        try students.link("links/\(students.observerPath)", to: "/dev/zero")
        try students.add("pipes")
        try students.run(
            "rm \(students.predictionPath); mkfifo \(students.predictionPath)",
            in: "pipes"
        )
        try students.add("encodes")
        try students.write(Data([0xFF, 0xFE, 0]), "encodes/\(students.predictionPath)")
        try students.add("overflows")
        try students.write(Data(count: 1 << 20), "overflows/\(students.predictionPath)")
        try students.add("twice")
        try students.copy(
            exercise("after-the-end").solution,
            to: "twice/old/\(students.predictionPath)"
        )

        let book = try students.grade()
        XCTAssertEqual(try statuses(of: "leaves", in: book), [.passed, .crashed])
        XCTAssertEqual(try statuses(of: "links", in: book), [.unreadable, .unreadable])
        XCTAssertTrue(try message("links", book).contains("symbolic link that leads out"))
        XCTAssertEqual(try statuses(of: "pipes", in: book), [.unreadable, .passed])
        XCTAssertEqual(try statuses(of: "encodes", in: book), [.unreadable, .passed])
        XCTAssertEqual(try statuses(of: "overflows", in: book), [.unreadable, .passed])
        XCTAssertTrue(try message("overflows", book).contains("larger than 256 KiB"))
        XCTAssertEqual(try statuses(of: "twice", in: book), [.unreadable, .passed])
        XCTAssertTrue(try message("twice", book).contains("more than one file"))
        try XCTSkipIf(book.isolation == "none", "This system isolates nothing.")
        let spy = try XCTUnwrap(book.students.first { $0.student == "spies" }?.marks[1].verdict)
        XCTAssertEqual(spy.printed?.split(separator: "\n").first, "sees 0 files, writes false, -1")
    }

    /// 200 processes at the most, for 20 seconds: where no limit holds, nothing is harmed by them.
    func testStartingProcessesIsRefused() throws {
        try XCTSkipUnless(
            Isolation.best(hiding: []).limitsProcesses,
            "This system keeps no answer from starting processes."
        )
        let bomb = """
            var refusal: Int32 = 0
            for _ in 0..<200 where refusal == 0 {
                var words = [strdup("sleep"), strdup("20"), nil]
                var child: pid_t = 0
                refusal = posix_spawn(&child, "/bin/sleep", nil, nil, &words, nil)
            }
            print([EAGAIN, EPERM].contains(refusal) ? "refused" : "ended with \\(refusal)")
            exit(0)
            """
        try students.add("forks", doing: bomb)
        let book = try students.grade()
        XCTAssertEqual(try statuses(of: "forks", in: book), [.passed, .crashed])
        XCTAssertEqual(book.students[0].marks[1].verdict.printed, "refused")
    }

    /// Counts what it sees of the others, writes a file, and connects to this machine.
    private var spy: String {
        let home = FileManager.default.homeDirectoryForCurrentUser.path
        let hidden =
            [students.folder.path, kit.package.path]
            + Isolation.covering(home, except: Isolation.swiftLibraries())
        return """
            let others = \(hidden)
            let sees = others.map { FileManager.default.enumerator(atPath: $0) }
                .map { ($0?.allObjects ?? []).count }.reduce(0, +)
            let file = "\(kit.package.path)/spied"
            let writes = FileManager.default.createFile(atPath: file, contents: nil)
            #if os(Linux)
                let stream = Int32(SOCK_STREAM.rawValue)
            #else
                let stream = SOCK_STREAM
            #endif
            let number = socket(AF_INET, stream, 0)
            var address = sockaddr_in()
            address.sin_family = sa_family_t(AF_INET)
            address.sin_port = UInt16(9).bigEndian
            address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
            let connected = withUnsafePointer(to: &address) {
                $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                    connect(number, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
                }
            }
            print("sees \\(sees) files, writes \\(writes), \\(connected)")
            """
    }

    func testPackedSubmissions() throws {
        try students.add("zip")
        try students.run("python3 -m zipfile -c ../zipped.zip .", in: "zip")
        try students.remove("zip")
        try students.add("git")
        let commit = "git -c user.name=x -c user.email=x@example.com commit --quiet -m x"
        try students.run(
            "git init --quiet && git add . && \(commit) && git bundle create --quiet ../b.bundle HEAD",
            in: "git"
        )
        try students.remove("git")
        try students.write("no zip", "torn.zip")
        try students.write("no bundle", "torn2.bundle")
        let book = try students.grade()
        XCTAssertEqual(try statuses(of: "zipped", in: book), [.passed, .passed])
        XCTAssertEqual(try statuses(of: "b", in: book), [.passed, .passed])
        XCTAssertEqual(
            try message("torn", book),
            Array(
                repeating: """
                    torn.zip is not a zip file, or it is damaged. Pack and hand in the folders \
                    again.
                    """,
                count: 2
            )
            .joined(separator: "\n")
        )
        XCTAssertEqual(try statuses(of: "torn2", in: book), [.unreadable, .unreadable])
    }

    func testWhatWasJudgedIsNotJudgedAgain() throws {
        try students.add("right")
        try students.add("crashes", doing: "fatalError()")
        _ = try students.grade(jobs: 1)
        let journal = kit.file(".build/graded/judged.jsonl")
        let first = try String(contentsOf: journal, encoding: .utf8)
        XCTAssertEqual(first.split(separator: "\n").count, 3, "Two have the same prediction.")
        // As after an interruption in the middle of a line.
        let half = first.split(separator: "\n").prefix(2).joined(separator: "\n") + "\n{\"key\":"
        try half.write(to: journal, atomically: true, encoding: .utf8)
        try students.write("other", "right/\(students.predictionPath)")
        let book = try students.grade(jobs: 1)
        XCTAssertEqual(try statuses(of: "right", in: book), [.broken, .passed])
        XCTAssertEqual(try statuses(of: "crashes", in: book), [.passed, .crashed])
        let second = try String(contentsOf: journal, encoding: .utf8).split(separator: "\n")
        XCTAssertEqual(second.count, 2 + 1 + 2, "The half line, the lost one, the changed one.")
        XCTAssertEqual(Array(second.prefix(2)), Array(first.split(separator: "\n").prefix(2)))
    }

    func testTwoGradersDoNotShareAFolder() throws {
        try students.add("right")
        let out = kit.file(".build/graded")
        let first = try Grading(kit, kit.exercises(), folder: students.folder, out: out)
        try withExtendedLifetime(first) {
            XCTAssertThrowsError(
                try Grading(kit, kit.exercises(), folder: students.folder, out: out)
            ) { error in
                XCTAssertTrue("\(error)".hasPrefix("another command is grading into"), "\(error)")
            }
        }
    }

    func testTheFilesSayTheSame() throws {
        try students.add("right")
        try students.add("<&\"| odd", doing: "print(\"````\\u{7}\"); fatalError()")
        let book = try students.grade()
        let json = try JSONSerialization.jsonObject(
            with: Data(contentsOf: kit.file(".build/graded/results.json"))
        )
        let students = try XCTUnwrap((json as? [String: Any])?["students"] as? [[String: Any]])
        XCTAssertEqual(students.map { $0["student"] as? String }, ["<&\"| odd", "right"])
        XCTAssertEqual(students.map { $0["points"] as? Int }, [1, 4])
        let marks = try XCTUnwrap(students[0]["exercises"] as? [[String: Any]])
        XCTAssertEqual(marks.map { $0["status"] as? String }, ["passed", "crashed"])
        XCTAssertTrue(try XCTUnwrap(marks[1]["message"] as? String).contains("fatalError"))

        let xml = try Data(contentsOf: kit.file(".build/graded/results.xml"))
        let names = JUnitContent()
        let parser = XMLParser(data: xml)
        parser.delegate = names
        XCTAssertTrue(parser.parse(), "\(String(describing: parser.parserError))")
        XCTAssertEqual(names.suites, ["<&\"| odd", "right"])
        XCTAssertEqual(names.failures, 1)

        let page = try String(
            contentsOf: kit.file(".build/graded/feedback/<&\"| odd.md"),
            encoding: .utf8
        )
        XCTAssertTrue(page.hasPrefix("# \\<\\&\"\\| odd: 1 of 4 points\n"), page)
        XCTAssertTrue(
            page.contains("`````text\n````"),
            "A fence longer than what is in it: \(page)"
        )
        XCTAssertEqual(book.students.count, 2)
    }

    func testNothingToGrade() throws {
        XCTAssertThrowsError(try students.grade()) { error in
            XCTAssertTrue("\(error)".contains("has no submissions"), "\(error)")
        }
        try students.add("anna")
        try students.write("", "anna.zip")
        XCTAssertThrowsError(try students.grade()) { error in
            XCTAssertTrue("\(error)".contains("two submissions of anna"), "\(error)")
        }
        try students.remove("anna.zip")
        try students.add("near")
        try students.run(
            "mv \(students.predictionPath) \(students.predictionPath.dropLast(4))-1.txt",
            in: "near"
        )
        XCTAssertTrue(
            try message("near", students.grade()).contains(
                "Prediction-1.txt instead: keep the names"
            ),
            "What was meant is named."
        )
        XCTAssertThrowsError(try students.grade(into: "class/graded")) { error in
            XCTAssertTrue("\(error)".contains("Choose another --out."), "\(error)")
        }
        try "# none".write(to: students.points, atomically: true, encoding: .utf8)
        XCTAssertThrowsError(try students.grade()) { error in
            XCTAssertTrue("\(error)".contains("gives no exercise any points"), "\(error)")
        }
    }
}
