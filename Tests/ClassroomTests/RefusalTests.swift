// What an answer may not use.

import XCTest

@testable import Classroom

final class RefusalTests: XCTestCase {
    func testWhatCouldDeceiveTheJudgeIsRefused() {
        for (text, line) in [
            ("import MiniRx\n@_cdecl(\"exit\") func f() {}", 2),
            ("@_silgen_name(\"x\")\nfunc f()", 1), ("struct A {\n  @c(write) func f() {}\n}", 2),
            ("import Judging", 1), ("\r\n@testable import Judging", 2),
            ("import struct Glibc.stat", 1),
            ("let a = 1; import Darwin", 1), ("@_exported import MiniRx", 1),
        ] {
            XCTAssertEqual(Refusal(of: text)?.line, line, text)
        }
    }

    func testWhatAnAnswerNeedsIsNot() {
        for text in [
            "import Dispatch\nimport Foundation\n@testable import MiniRx",
            "// We import Judging here.\n/* and\n * import Judging */",
            "let text = \"import Judging\"", "@discardableResult func f() {}",
            "@convention(c) func f() {}", "import class Foundation.NSLock",
        ] {
            XCTAssertNil(Refusal(of: text), text)
        }
    }

    func testTheLineAndTheReasonAreNamed() {
        let message = Refusal(of: "\n@_cdecl(\"f\") func f() {}")?.verdict.message
        XCTAssertTrue(
            message?.hasPrefix("Line 2 of your file is refused: it has `@_cdecl`.") ?? false
        )
    }
}
