// What the rules make of files of RxSwift's.

@testable import Conformance
import XCTest

final class RuleTests: XCTestCase {
    private func changed(
        _ path: String,
        _ text: String,
        for library: TestedLibrary = .miniRx
    ) -> String? {
        rules.applied(to: [path: text], for: library)[path]
    }

    func testNamesOfModulesBecomeMiniRx() {
        let text = """
            @testable import RxSwift
            import RxCocoa
            import struct RxRelay.Relay
            import RxTest
            let all: [RxSwift.Event] = RxTest.all + "RxCocoa.Driver" + RxSwift_.x
            """
        XCTAssertEqual(
            changed("Sources/RxTest/A.swift", text),
            """
            @testable import MiniRx
            import MiniRx
            import struct MiniRx.Relay
            import RxTest
            let all: [MiniRx.Event] = RxTest.all + "MiniRx.Driver" + RxSwift_.x
            """
        )
        XCTAssertEqual(changed("Sources/RxTest/A.swift", text, for: .rxSwift), text)
    }

    func testAWaitGetsALimit() {
        for library in TestedLibrary.allCases {
            XCTAssertEqual(
                changed("a.swift", "wait(for: [a, b])\nwait(for: [c], timeout: 1)", for: library),
                "wait(for: [a, b], timeout: 10)\nwait(for: [c], timeout: 1)"
            )
        }
    }

    func testTestsOfTheBagAndTheLeakCheckAreOn() {
        let bag = "#if !os(Linux)\nclass BagTest {}\n#endif"
        let leaks = """
            #if !swift(>=5.5)
            check()
            #elseif os(Linux)
            #endif
            #if os(Linux)
            func count() {}
            #endif
            """
        for library in TestedLibrary.allCases {
            XCTAssertEqual(
                changed("Tests/Suite/RxSwiftTests/BagTest.swift", bag, for: library),
                "#if true\nclass BagTest {}\n#endif"
            )
            XCTAssertEqual(changed("Tests/Suite/OtherTest.swift", bag, for: library), bag)
            XCTAssertEqual(
                changed("Tests/Suite/RxTest.swift", leaks, for: library),
                """
                #if true
                check()
                #elseif os(Linux)
                #endif
                #if true
                func count() {}
                #endif
                """
            )
        }
    }

    func testMiniRxsLockAndIntegerTakeThePlaceOfCopies() {
        for name in ["AtomicInt", "RecursiveLock"] {
            let path = "Tests/Suite/Platform/\(name).swift"
            XCTAssertNil(changed(path, "copy"))
            XCTAssertEqual(changed(path, "copy", for: .rxSwift), "copy")
            XCTAssertEqual(changed("Sources/RxBlocking/\(name).swift", "copy"), "copy")
        }
        let text = "// A test.\nlet lock = RecursiveLock()"
        XCTAssertEqual(changed("Tests/Suite/a.swift", text), "@testable import MiniRx; \(text)")
        XCTAssertEqual(changed("Tests/Suite/a.swift", text, for: .rxSwift), text)
        XCTAssertEqual(changed("Sources/RxBlocking/a.swift", text), text)
    }

    func testEachRuleHasAReasonOfItsOwn() {
        XCTAssertEqual(Set(rules.map(\.reason)).count, rules.count)
        for rule in rules { XCTAssertTrue(rule.reason.hasSuffix("."), rule.reason) }
    }

    func testWhatIsAboutUIKitIsNotRun() {
        let paths = [
            "RxTest.swift", "Platform/AtomicInt.swift", "RxRelayTests/A.swift",
            "RxSwiftTests/TestImplementations/Mocks/A.swift", "RxCocoaTests/Driver+Test.swift",
        ]
        for path in paths { XCTAssertTrue(isRun(path), path) }
        let others = [
            "Benchmarks/A.swift", "Microoptimizations/main.swift", "RxCocoaTests/UIView+Rx.swift",
            "RxCocoaTests/TestImplementations/Driver+.swift",
        ]
        for path in others { XCTAssertFalse(isRun(path), path) }
    }
}
