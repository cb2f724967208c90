// A test case is an NSObject on a Mac: what that hides there is refused here.

import Foundation
import TestSupport
import XCTest

final class TestCaseTests: XCTestCase {
    #if !canImport(ObjectiveC)
    func testAFunctionThatAMacHidesIsRefused() throws {
        func test(calling call: String) -> String {
            """
            import TestSupport
            import XCTest
            func load() {}
            enum Library { static func load() {} }
            final class SomeTests: XCTestCase {
                func testIt() { \(call) }
            }
            """
        }
        try assertCompiles(
            test(calling: "Library.load()"),
            butNot: test(calling: "load()"),
            error: "static member 'load' cannot be used on instance of type 'SomeTests'"
        )
    }
    #endif

    /// The Command Line Tools have no XCTest, and a plain `swift build` builds this folder, too.
    func testWhatSupportsTestsBuildsWithoutXCTest() throws {
        let files = try swiftFiles(in: "Tests/TestSupport")
        let needy = files.filter { $0.text.contains(#/(?m)^ *import XCTest/#) }
        XCTAssertFalse(needy.isEmpty)
        for file in needy {
            let before = file.text.prefix(
                upTo: file.text.firstRange(of: "import XCTest")!.lowerBound
            )
            XCTAssertTrue(before.contains("canImport(XCTest)"), file.path)
        }
    }
}
