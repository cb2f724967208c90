// What makes a verdict, and what may have been the machine.

import Foundation
import XCTest

@testable import Classroom

final class AttemptTests: ClassroomCase {
    private let begins = #"word {"begins":{"rule":"A rule.","place":"J.swift:1","chapter":"1"}}"#

    private func judged(_ ending: Run.Ending, _ report: String) -> Attempt {
        let run = Run(ending: ending, output: Data(report.utf8), errors: "")
        return Attempt(run, seal: "word", limits: .answer)
    }

    func testOnlyAJudgeThatBeganMakesAVerdict() {
        let done = begins + "\n" + #"word {"done":{}}"#
        XCTAssertEqual(judged(.exited(0), done).clear, .passed)
        let broken = begins + "\n" + #"word {"broken":{"message":"no"}}"#
        XCTAssertEqual(judged(.signalled(SIGKILL), broken).clear, .broken)
        XCTAssertEqual(judged(.exited(3), begins).clear, .crashed)
        XCTAssertEqual(judged(.signalled(SIGILL), begins).clear, .crashed)
        XCTAssertEqual(judged(.wroteTooMuch, begins).clear, .tooMuchOutput)
        XCTAssertEqual(judged(.usedTooMuchMemory, begins).clear, .crashed)
        for unclear in [
            judged(.exited(127), ""), judged(.signalled(SIGABRT), ""),
            judged(.signalled(SIGKILL), begins), judged(.signalled(SIGTERM), begins),
            judged(.signalled(SIGHUP), begins), judged(.tookTooLong, begins),
            // Done, but something ended it before its end.
            judged(.signalled(SIGKILL), done),
        ] {
            XCTAssertNil(unclear.clear)
        }
    }

    func testOnlyAMessageAboutTheFileIsTheStudents() throws {
        let exercise = try exercise("anonymous-observer")
        func compiled(_ errors: String, _ ending: Run.Ending = .exited(1)) -> Attempt {
            let run = Run(ending: ending, output: Data(), errors: errors)
            return Attempt(failedCompilation: run, of: "/bench/File.swift", exercise)
        }
        let message = "/bench/File.swift:7:22: error: cannot find 'x' in scope"
        XCTAssertEqual(compiled(message).clear, .doesNotCompile)
        XCTAssertTrue(compiled(message).verdict.message.hasPrefix("\(exercise.path):7:22: "))
        for (errors, ending) in [
            ("", Run.Ending.exited(1)), ("env: 'swiftc': No such file or directory", .exited(127)),
            ("error: No space left on device", .exited(1)), (message, .signalled(SIGTERM)),
            ("/tmp/other.swift:1:1: error: cannot open", .exited(1)), ("", .tookTooLong),
        ] {
            XCTAssertNil(compiled(errors, ending).clear, "\(errors) \(ending)")
        }
    }

    func testANameThatClashesWithTheJudgesIsNamed() throws {
        let exercise = try exercise("anonymous-observer")
        func judge(_ errors: String) -> Attempt {
            let run = Run(ending: .exited(1), output: Data(), errors: errors)
            return Attempt(failedJudge: run, in: kit, exercise)
        }
        let place = "\(kit.package.path)/\(exercise.judge):50:6: error:"
        let clash = judge("\(place) 'Rule' is ambiguous for type lookup in this context")
        XCTAssertEqual(clash.clear, .doesNotFit)
        XCTAssertTrue(clash.verdict.message.contains("Rename `Rule`"), clash.verdict.message)
        let call = judge("\(place) ambiguous use of 'isStuck()'").verdict.message
        XCTAssertTrue(call.contains("Rename `isStuck`"), call)
        let link = judge("ld: error: undefined reference to 'answer'").verdict
        XCTAssertTrue(link.message.contains("undefined reference to 'answer'"), link.message)
        XCTAssertNil(judge("ld: final link failed: No space left on device").clear)
    }
}

extension Attempt {
    /// The status of a clear verdict.
    fileprivate var clear: Verdict.Status? {
        if case .clear(let verdict) = self { verdict.status } else { nil }
    }
}
