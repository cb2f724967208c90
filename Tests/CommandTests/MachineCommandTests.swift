// What the machine does is never the student's: no compiler, a compiler that something ends.

import Foundation
import TestSupport
import XCTest

final class MachineCommandTests: CommandCase {
    private var copy: PackageCopy!
    private var tools: URL { copy.folder.appending(path: ".build/tools") }
    private let path = "01-create-subscribe/4-anonymous-observer"
    private var answer: URL {
        copy.folder.appending(path: "Chapters/\(path)/AnonymousObserver.swift")
    }

    override func setUpWithError() throws {
        try skipUnderThreadSanitizer()
        copy = try PackageCopy()
        let solution = packageFolder.appending(
            path: "Tests/ExerciseAnswers/\(path)/Solution.swift"
        )
        try Data(contentsOf: solution).write(to: answer)
        try FileManager.default.createDirectory(at: tools, withIntermediateDirectories: true)
    }

    override func tearDown() {
        copy = nil
    }

    /// Puts a compiler before the real one: a shell script in which `real` calls the real one.
    private func setCompiler(_ script: String) throws {
        let file = tools.appending(path: "swiftc")
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        try """
        #!/bin/bash
        real() { PATH='\(path)' swiftc "$@"; }
        \(script)
        """
        .write(to: file, atomically: true, encoding: .utf8)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
    }

    private func kitWithCompiler(_ words: String...) throws -> Outcome {
        var environment = ProcessInfo.processInfo.environment
        environment["PATH"] = "\(tools.path):\(environment["PATH"] ?? "")"
        return try outcome(
            of: [builtProducts.command.path] + words,
            in: copy.folder,
            environment: environment
        )
    }

    func testWithoutACompilerThatWorksNothingIsJudged() throws {
        for script in ["exit 127", "kill -9 $$", "echo 'error: No space left on device'; exit 1"] {
            try setCompiler(script)
            let outcome = try kitWithCompiler("exercises", "verify", "1.4")
            XCTAssertEqual(outcome.status, 2, script)
            XCTAssertEqual(outcome.output, "", script)
            XCTAssertTrue(
                outcome.error.hasPrefix("kit: this machine cannot judge now"),
                outcome.error
            )
            XCTAssertTrue(outcome.error.contains("swiftc --version"), outcome.error)
        }
    }

    func testACompilerThatWasEndedOnceTriesAgain() throws {
        try setCompiler(
            "[ -e '\(tools.path)/was-here' ] || { touch '\(tools.path)/was-here'; kill -9 $$; }\n"
                + #"real "$@""#
        )
        let outcome = try kitWithCompiler("exercises", "verify", "1.4")
        XCTAssertEqual(outcome.status, 0, outcome.error)
        XCTAssertTrue(outcome.output.contains(": solved."), outcome.output)
    }

    func testAClassIsGradedOnceTheMachineCanAgain() throws {
        let folder = copy.folder.appending(path: ".build/class")
        for student in ["anna", "ben"] {
            let file = folder.appending(path: "\(student)/\(path)/AnonymousObserver.swift")
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try FileManager.default.copyItem(at: answer, to: file)
        }
        let points = copy.folder.appending(path: ".build/points.txt")
        try "1.4 3\n".write(to: points, atomically: true, encoding: .utf8)
        let words = ["grade", folder.path, "--points", points.path]
        try setCompiler("exit 127")
        let first = try kitWithCompiler(words[0], words[1], words[2], words[3])
        XCTAssertEqual(first.status, 2)
        XCTAssertTrue(first.error.contains("this machine cannot judge now"), first.error)
        XCTAssertFalse(first.output.contains("anna"), first.output)
        let journal = copy.folder.appending(path: ".build/class-graded/judged.jsonl")
        XCTAssertEqual(try String(contentsOf: journal, encoding: .utf8), "")
        let second = try run(words, folder: copy.folder)
        XCTAssertEqual(second.status, 0, second.error)
        XCTAssertTrue(second.output.contains("ben: 3 of 3"), second.output)
    }
}
