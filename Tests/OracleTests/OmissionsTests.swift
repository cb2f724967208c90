// What is left out of samples that do not compile.

import XCTest

@testable import Oracle
@testable import Toolchain

final class OmissionsTests: XCTestCase {
    private let text = """
        func whole() { retry() }
        extension Control {
            func broken() -> Int {
                let a = "\u{FC}"
                return retry {
                    a
                }
            }
        }
        let outside = retry()
        """

    private func error(
        _ line: Int,
        _ message: String,
        in path: String = "/a.swift"
    ) -> CompilerError {
        CompilerError(path: path, line: line, message: message)
    }

    func testErrorsAreReadFromWhatABuildSays() {
        let log = """
            [3/9] Compiling A
            /b c/A.swift:12:5: error: no member "retry"
            12 |  retry()
            /b c/A.swift:12:5: warning: unused
            error: emit-module command failed
            /b c/A.swift:12:5: error: no member "retry"
            """
        XCTAssertEqual(
            CompilerError.all(in: log),
            [error(12, "no member \"retry\"", in: "/b c/A.swift")]
        )
    }

    func testTheBodyAroundAnErrorGoesAndItsLinesStay() {
        var omissions = Omissions()
        let errors = [error(6, #"no "retry""#), error(5, "and another one")]
        XCTAssertEqual(omissions.add(errors, in: ["/a.swift": text]), [])
        XCTAssertEqual(
            omissions.applied(to: text, path: "/a.swift"),
            """
            func whole() { retry() }
            extension Control {
                func broken() -> Int { leftOut("no \\"retry\\"")\u{20}




            }
            }
            let outside = retry()
            """
        )
        XCTAssertEqual(omissions.applied(to: text, path: "/b.swift"), text)
    }

    func testAClosureInAListIsLeftOutAlone() {
        let list = "let all = [\n    (1, { one() }),\n    (2, { two() }),\n]\n"
        var omissions = Omissions()
        XCTAssertEqual(omissions.add([error(3, "no two")], in: ["/a.swift": list]), [])
        XCTAssertEqual(
            omissions.applied(to: list, path: "/a.swift"),
            list.replacing(" two() ", with: #" leftOut("no two") "#)
        )
    }

    func testWhatIsInNoBodyIsReturned() {
        var omissions = Omissions()
        let errors = [error(10, "outside"), error(3, "elsewhere", in: "/b.swift")]
        XCTAssertEqual(omissions.add(errors, in: ["/a.swift": text]), errors)
    }

    /// Else the same build would be tried for ever.
    func testABodyIsLeftOutOnce() {
        var omissions = Omissions()
        XCTAssertEqual(omissions.add([error(1, "first")], in: ["/a.swift": text]), [])
        let again = [error(1, "second")]
        XCTAssertEqual(omissions.add(again, in: ["/a.swift": text]), again)
    }
}
