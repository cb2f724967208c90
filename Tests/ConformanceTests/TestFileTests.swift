// Files of tests, and what is left out of them.

@testable import Conformance
import XCTest

final class TestFileTests: XCTestCase {
    private let text = """
        final class A: RxTest {
            func test1() {
                wrong()
            }
            @available(macOS 15, *)
            override func test2() {}
        }
        extension A {
            func helper() { wrong() }
            func testWith(_ argument: Int) {}
            var property: Int { wrong() }
        }
        """
    private var file: TestFile { TestFile("F/A.swift", text) }

    func testTestsAreFunctionsOfAClassWithoutParameters() {
        XCTAssertEqual(file.tests, ["A/test1", "A/test2"])
        XCTAssertEqual(file.classes, ["A"])
    }

    func testTheFunctionAroundAnErrorIsLeftOut() {
        let test1 = file.part(with: "no", inLine: 3)
        XCTAssertEqual(
            test1,
            LeftOut(file: "F/A.swift", lines: 2...4, tests: ["A/test1"], error: "no")
        )
        XCTAssertEqual(test1.place, "A/test1")
        XCTAssertEqual(file.part(with: "no", inLine: 6).lines, 5...6, "with its attribute")
        let helper = file.part(with: "no", inLine: 9)
        XCTAssertEqual(helper.tests, [])
        XCTAssertEqual(helper.place, "F/A.swift, lines 9 to 9")
    }

    func testAnErrorOutsideOfFunctionsLeavesTheFileOut() {
        let part = file.part(with: "no", inLine: 11)
        XCTAssertEqual(part.lines, 1...12)
        XCTAssertEqual(part.tests, ["A/test1", "A/test2"])
        XCTAssertEqual(part.place, "F/A.swift")
    }

    func testOtherLinesStayWhereTheyAre() {
        let parts = [3, 6, 9].map { file.part(with: "no", inLine: $0) }
        XCTAssertEqual(
            file.text(without: parts),
            """
            final class A: RxTest {





            }
            extension A {

                func testWith(_ argument: Int) {}
                var property: Int { wrong() }
            }
            """
        )
        XCTAssertEqual(file.text(without: []), text)
    }

    func testTestsAreToldFromTheLibraryByTheirPaths() {
        XCTAssertEqual(SuitePackage.test(at: "/a b/.build/Tests/Suite/F/A.swift"), "F/A.swift")
        XCTAssertNil(SuitePackage.test(at: "/a b/.build/Sources/MiniRx/B.swift"))
    }
}
