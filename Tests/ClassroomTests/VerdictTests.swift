// What is found about an answer, whatever it does.

import XCTest

@testable import Classroom

final class VerdictTests: ClassroomCase {
    private func verdict(on answer: String) throws -> Verdict {
        let exercise = try exercise("anonymous-observer")
        try write(answer, to: exercise.path)
        return try Workbench(kit, exercise).verdict()
    }

    func testTheSolutionPasses() throws {
        let found = try verdict(on: text(exercise("anonymous-observer").solution))
        XCTAssertEqual(found.status, .passed)
        XCTAssertNil(found.rule)
    }

    func testTheFirstBrokenRuleIsNamedWithItsPlace() throws {
        let exercise = try exercise("anonymous-observer")
        let found = try Workbench(kit, exercise).verdict()
        XCTAssertEqual(found.status, .broken)
        XCTAssertEqual(found.rule, "An element reaches the closure.")
        let place = try XCTUnwrap(found.place).split(separator: ":")
        XCTAssertEqual(String(place[0]), exercise.judge)
        let line = try text(exercise.judge).components(separatedBy: "\n")[Int(place[1])! - 1]
        XCTAssertTrue(line.contains("An element reaches the closure."), line)
        let difference = "want  next(1)\nwant  next(2)\ngot   (no more lines)"
        XCTAssertTrue(found.message.contains(difference), found.message)
    }

    func testACompilersErrorIsAboutTheStudentsFileAlone() throws {
        let exercise = try exercise("anonymous-observer")
        let found = try verdict(on: answer(doing: "let x: Int = \"a\""))
        XCTAssertEqual(found.status, .doesNotCompile)
        let error = "\(exercise.path):7:22: error: cannot convert value of type 'String'"
        XCTAssertTrue(found.message.hasPrefix(error), found.message)
        XCTAssertFalse(found.message.contains("Judge"), found.message)
    }

    func testOtherNamesDoNotFit() throws {
        let other = answer(doing: "").replacing("AnonymousObserver", with: "Other")
        let found = try verdict(on: other)
        XCTAssertEqual(found.status, .doesNotFit)
        XCTAssertTrue(found.message.contains("'AnonymousObserver'"), found.message)
    }

    func testACrashSaysWhatUsuallyCausesIt() throws {
        let found = try verdict(on: answer(doing: "fatalError(\"mine\")"))
        XCTAssertEqual(found.status, .crashed)
        XCTAssertEqual(found.rule, "An element reaches the closure.")
        XCTAssertTrue(found.message.contains("fatalError was called"), found.message)
        XCTAssertTrue(try XCTUnwrap(found.printed).hasSuffix("Fatal error: mine"))
        let endless = try verdict(on: answer(doing: "on(event); print(event)"))
        XCTAssertEqual(endless.status, .crashed)
        XCTAssertTrue(endless.message.contains("calls itself without end"), endless.message)
    }

    func testAnEndlessLoopEnds() throws {
        let found = try verdict(on: answer(doing: "while true {}"))
        XCTAssertEqual(found.status, .tooSlow)
        XCTAssertTrue(found.message.contains("after 10 seconds"), found.message)
    }

    func testPrintingWithoutEndEnds() throws {
        let found = try verdict(on: answer(doing: "while true { print(\"spam\") }"))
        XCTAssertEqual(found.status, .tooMuchOutput)
    }

    func testUsingUpTheMemoryEnds() throws {
        try XCTSkipUnless(Isolation.none.limitsMemory, "This system limits no process's memory.")
        let hog = """
            var all: [[UInt8]] = []
            for _ in 0..<16 {
                all.append(Array(unsafeUninitializedCapacity: 1 << 28) { $1 = 0 })
            }
            """
        let found = try verdict(on: answer(doing: hog))
        XCTAssertEqual(found.status, .crashed)
        XCTAssertTrue(found.message.contains("more than the 2048 MiB of memory"), found.message)
    }

    func testLeavingBeforeTheJudgeIsThroughIsNoPass() throws {
        let forged = #"""
            for file in 0..<20 {
                let line = #"{"seal":"","finding":{"done":{}}}"# + "\n"
                _ = line.withCString { write(Int32(file), $0, strlen($0)) }
            }
            exit(0)
            """#
        let found = try verdict(on: answer(doing: forged))
        XCTAssertEqual(found.status, .crashed)
        XCTAssertTrue(found.message.contains("with status 0 before the judge had finished"))
    }

    func testWhatItPrintsIsShown() throws {
        let found = try verdict(on: answer(doing: "print(\"here\", event)"))
        XCTAssertEqual(found.printed, "here next(1)\nhere next(2)")
    }

    func testAFileThatIsNotThereOrNotText() throws {
        let exercise = try exercise("anonymous-observer")
        try FileManager.default.removeItem(at: kit.file(exercise.path))
        let missing = try Workbench(kit, exercise).verdict()
        XCTAssertEqual(missing.status, .missing)
        XCTAssertTrue(missing.message.contains("exercises reset anonymous-observer"))
        try Data([0xFF, 0xFE, 0x00]).write(to: kit.file(exercise.path))
        let encoded = try Workbench(kit, exercise).verdict()
        XCTAssertEqual(encoded.status, .unreadable)
        XCTAssertTrue(encoded.message.contains("is not UTF-8 text"), encoded.message)
    }
}
