// Which probe goes where.

import SwiftText
import TestSupport
import XCTest

@testable import InstrumentTool
@testable import Instrument

final class ProbeTests: XCTestCase {
    private func copy(_ text: String, _ options: Instrumenter.Options = .init()) -> String {
        let file = SwiftFile(text)
        var instrumenter = Instrumenter(file, path: "F.swift", Knowledge(of: [file]), options)
        let lines = instrumenter.copy().components(separatedBy: "\n")
        XCTAssertEqual(lines[0], "@_spi(Instrumented) import Recorder")
        XCTAssertEqual(lines[1], "#sourceLocation(file: \"F.swift\", line: 1)")
        return lines.dropFirst(2).joined(separator: "\n")
    }

    func testAFunctionBeginsWithAProbe() {
        XCTAssertEqual(
            copy("func f(_ a: Int) {\n    g()\n    h()\n}"),
            "func f(_ a: Int) { let _step = _enter(\"func|F.swift:1|(global)|f(_:)\"); "
                + "defer { _leave(_step) };\n    g()\n    h()\n}"
        )
    }

    func testAnEmptyBodyHasNoDefer() {
        XCTAssertEqual(
            copy("func f() {}"),
            "func f() { _leave(_enter(\"func|F.swift:1|(global)|f()\")) }"
        )
    }

    /// Scripts begin with a line that is not Swift. Its quote begins no string.
    func testTheNameOfAnInterpreterBecomesAComment() {
        XCTAssertEqual(
            copy("#!/usr/bin/swift it's \"\nlet a = 1"),
            "///usr/bin/swift it's \"\nlet a = 1"
        )
    }

    func testAClosureKnowsWhatItIsGivenTo() {
        let calls = [
            ("f { g() }", "f"), ("f(a) { g() }", "f"), ("F<A>(a) { g() }", "F"),
            ("x.f(h: { g() })", "f"),
            ("F<A, B<C>>(a, h: { g() })", "F"), ("a > (b) { g() }", ""), ("(a->(b) { g() })", ""),
        ]
        for (call, name) in calls {
            let copied = copy(call, .users)
            XCTAssertEqual(copied.firstMatch(of: #/closure#1 in @?(\w*)/#)?.1, name[...], copied)
        }
    }

    /// Four times the text takes four times the time, and not sixteen times.
    func testTheTimeGrowsWithTheLength() {
        func time(_ count: Int) -> Double {
            let text = (0..<count).map { "let f\($0): (Int) -> Int = { $0 + 1 }\n" }.joined()
            let begin = clock()
            XCTAssertTrue(copy(text, .users).hasSuffix("\n"))
            return Double(clock() - begin)
        }
        XCTAssertLessThan(time(4000) / time(1000), 8)
    }

    /// The recorder knows from which time a deadline is computed.
    func testAFileWithDeadlinesAsksTheRecorderForTheTime() {
        let now = "extension DispatchTime { fileprivate static func now() -> Self { _now() } }"
        let call = "q.asyncAfter(deadline: .now() + 1, execute: f)"
        XCTAssertTrue(copy("import Foundation\n\(call)").hasSuffix("\n\(now)\n"))
        // Nothing in this file knows Dispatch.
        XCTAssertFalse(copy(call).contains(now))
        XCTAssertFalse(copy("import Foundation\nlet a = Clock.now()").contains(now))
    }

    /// `self` can be used at the end of an initializer that calls its superclass's itself.
    func testAnInitializerOfAClassReportsTheNewObject() {
        let whole = [
            "class A { init() {} }", "class A { init() { g() } }",
            "class A: B { init() { super.init() } }",
            "class A<T: P>: B { convenience init() { self.init(1)\n }\n}",
            "protocol P {}; class A: P { init() { g() } }",
        ]
        for text in whole { XCTAssertEqual(copy(text).count(of: "_initialized(self)"), 1, text) }
        let others = [
            "class A: B { init() { g() } }", "class A { func f() { g() } }",
            "struct A { init() { g() } }", "extension A { init() { self.init(1) } }",
            "class A { init() { fatalError() } }", "class A { struct B { init() { g() } } }",
        ]
        for text in others { XCTAssertEqual(copy(text).count(of: "_initialized"), 0, text) }
    }

    func testWeakPropertiesAreMarked() {
        XCTAssertEqual(
            copy("class A {\n    private weak var a: A?\n    @b unowned(unsafe) let c: A\n}"),
            "class A {\n    let _weak_a = _Weak(); private weak var a: A?\n"
                + "    let _unowned_c = _Unowned(); @b unowned(unsafe) let c: A\n}"
        )
        XCTAssertEqual(
            copy("class A {\n    weak var a: A?, b: A?\n}"),
            "class A {\n    let _weak_a = _Weak(2); weak var a: A?, b: A?\n}"
        )
        for text in [
            "func f() { weak var a = b }", "class A { static weak var a: A? }",
            "protocol P { weak var a: A? { get } }", "weak var a: A?",
            "let a = { [weak b, unowned c] in b?.d() }", "class A { func f() { weak var a = b } }",
        ] {
            XCTAssertEqual(copy(text).count(of: "_weak_"), 0, text)
        }
    }

    /// What was returned without the word needs the word behind a statement.
    func testAnImplicitReturnIsWritten() {
        let probe =
            "{ let _step = _enter(\"func|F.swift:1|(global)|f()\"); defer { _leave(_step) }; "
        XCTAssertEqual(copy("func f() -> Int { 1 }"), "func f() -> Int \(probe)return 1 }")
        XCTAssertEqual(
            copy("func f() -> Int { if a { 1 } else { 2 } }"),
            "func f() -> Int \(probe)return if a { 1 } else { 2 } }"
        )
        XCTAssertEqual(
            copy("func f() -> Int { fatalError() }"),
            "func f() -> Int \(probe)fatalError() }"
        )
        XCTAssertEqual(copy("func f() -> Int { return 1 }"), "func f() -> Int \(probe)return 1 }")
        XCTAssertEqual(copy("func f() { g() }"), "func f() \(probe)g() }")
    }

    func testAClosureOfOneExpressionStaysOne() {
        let enter = "_enter(\"closure|F.swift:1|closure#1 in \")"
        XCTAssertEqual(copy("f { $0 + 1 }"), "f { _leave(\(enter), $0 + 1) }")
        XCTAssertEqual(copy("f { try g($0) }"), "f { try _leave(\(enter), try g($0)) }")
        XCTAssertEqual(copy("f { try? g($0) }"), "f { _leave(\(enter), try? g($0)) }")
        XCTAssertEqual(copy("f { await g($0) }"), "f { _leaveByValue(\(enter), await g($0)) }")
        XCTAssertEqual(
            copy("f { x in y = x }"),
            "f { x in let _step = \(enter); defer { _leave(_step) }; y = x }"
        )
    }

    /// Numbers count from 1 in what is around, in the order of the source; a property's value is
    /// around the closures in it; of `#if` and `#else` only one is compiled.
    func testClosuresAreNumbered() {
        let text = """
            struct A {
                let p = { 1 }
                func f() {
                    g({ h { 2 } }, { 3 })
                    #if os(Linux)
                        k { 4 }
                    #else
                        k { 5 }
                    #endif
                    k { 6 }
                }
            }
            """
        let names = copy(text).matches(of: #/closure\|F\.swift:\d+\|([^"]*)"/#).map { String($0.1) }
        XCTAssertEqual(
            names,
            [
                "closure#1 in A.p", "closure#1 in A.f()", "closure#1 in closure#1 in A.f()",
                "closure#2 in A.f()", "closure#3 in A.f()", "closure#3 in A.f()",
                "closure#4 in A.f()",
            ]
        )
    }

    func testTheReceiverAndTheEventAreTold() {
        func probes(_ text: String) -> [String] {
            copy(text).matches(of: #/_enter\("[^"]*"(.*?)\)[;),]/#).map { String($0.1) }
        }
        XCTAssertEqual(probes("class A { func f() { g() } }"), [", self"])
        XCTAssertEqual(probes("class A { static func f() { g() } }"), [""])
        XCTAssertEqual(probes("class A { init() { g() }; deinit { g() } }"), ["", ", self"])
        XCTAssertEqual(probes("struct A { func f() { g() } }"), [""])
        XCTAssertEqual(
            probes("class A { func on(_ event: Event<Int>) { g() } }"),
            [", self, event: event"]
        )
        XCTAssertEqual(probes("f { event in g(event) }"), [", event: event"])
    }

    func testModulesAreRenamed() {
        var options = Instrumenter.Options()
        options.renamedModules = ["MiniRx": "MiniRxTraced"]
        XCTAssertEqual(
            copy(
                "@testable import MiniRx\nlet a = MiniRx.Timer(), b = c.MiniRx.d, e = MiniRx",
                options
            ),
            "@testable import MiniRxTraced\nlet a = MiniRxTraced.Timer(), b = c.MiniRx.d, e = MiniRx"
        )
    }

    func testASingletonIsMadeAnewForEachRecording() {
        var options = Instrumenter.Options()
        options.perRecording = ["Main.instance"]
        XCTAssertEqual(
            copy("class Main { static let instance = Main(a: (1)), other = 2 }", options),
            "class Main { static var instance : Main { _perRecording(\"Main.instance\") { "
                + "Main(a: (1)) } }, other = 2 }"
        )
    }

    /// One that no file has would be made once for all recordings, and nobody would notice.
    func testTheLibraryHasTheSingletonsThatAreNamed() throws {
        let folder = packageFolder.appending(path: "Sources/MiniRx/Schedulers")
        let copies = try ["MainScheduler", "ConcurrentMainScheduler"].map { name in
            let file = folder.appending(path: "\(name).swift")
            return copy(try String(contentsOf: file, encoding: .utf8), .library)
        }
        .joined()
        for singleton in Instrumenter.Options.library.perRecording {
            XCTAssertTrue(copies.contains("_perRecording(\"\(singleton)\")"), singleton)
        }
    }

    /// Where a result is built no statement may stand: it is left alone, and said.
    func testWhatIsLeftAloneIsSaid() {
        let text = """
            @resultBuilder struct Numbers {}
            func build(@Numbers _ body: () -> Int) {}
            struct A {
                @Numbers func f() -> Int { 1 }
            }
            func g() { build { 1 } }
            """
        let file = SwiftFile(text)
        var instrumenter = Instrumenter(file, path: "F.swift", Knowledge(of: [file]), .init())
        let copy = instrumenter.copy()
        XCTAssertTrue(copy.contains("@Numbers func f() -> Int { 1 }"), copy)
        XCTAssertTrue(copy.contains("build { 1 }"), copy)
        XCTAssertEqual(instrumenter.leftAlone.map(\.line), [4, 6])
    }
}

extension String {
    fileprivate func count(of text: String) -> Int { ranges(of: text).count }
}
