// Which code of a program keeps `self`, as its text tells it.

import XCTest

@testable import Leaks

final class SelfCaptureTests: XCTestCase {
    /// What the members of a class keep: `line callee`.
    private func captures(_ members: String) -> [String] {
        let text = "final class Screen {\n\(members)\nfunc text(_ i: Int) -> String { \"\" }\n}"
        return SelfCapture.all(in: text, file: "a.swift").map { capture in
            "\(capture.line) \(capture.callee ?? "")\(capture.isMethod ? " method" : "")"
        }
    }

    func testAClosureKeepsSelfThatItMentions() {
        XCTAssertEqual(captures("init() { a.map { self.b + $0 } }"), ["2 map"])
        XCTAssertEqual(captures("init() {\na.map { $0 }\n.filter { _ in self.b }\n}"), ["4 filter"])
        XCTAssertEqual(
            captures("init() { a.subscribe(onNext: { [self] in b = $0 }) }"),
            ["2 subscribe"]
        )
        XCTAssertEqual(captures("init() { a.map { $0 }; self.b = 1 }"), [])
        XCTAssertEqual(captures("init() { a.map { _ in Screen.self } }"), [])
    }

    func testAWeakSelfIsNotKept() {
        XCTAssertEqual(captures("init() { a.map { [weak self] in self?.b } }"), [])
        XCTAssertEqual(captures("init() { a.map { [unowned self] in self.b } }"), [])
        XCTAssertEqual(captures("init() { a.map { [unowned(unsafe) self] in self.b } }"), [])
        XCTAssertEqual(captures("init() { a.map { [a, weak self] in a + self!.b } }"), [])
        XCTAssertEqual(captures("init() { a.map { [label = self.label] in label } }"), [])
    }

    /// The inner closure takes `self` from the outer one.
    func testAClosureKeepsSelfThatOneInsideItCapturesWeakly() {
        XCTAssertEqual(
            captures(
                "init() {\na.flatMap { x in\nb.do(onNext: { [weak self] in self?.c = $0 })\n}\n}"
            ),
            ["3 flatMap"]
        )
        XCTAssertEqual(
            captures("init() {\na.flatMap { [weak self] x in\nb.map { self?.c }\n}\n}"),
            ["4 map"],
            "inside, it is a variable that is weak: the inner closure shares it"
        )
    }

    func testAMethodThatIsPassedOnKeepsSelf() {
        XCTAssertEqual(captures("init() {\na\n.map(text)\n}"), ["4 map method"])
        XCTAssertEqual(
            captures("init() { a.subscribe(onNext: self.text) }"),
            ["2 subscribe method"]
        )
        XCTAssertEqual(
            captures("init() { a.subscribe(onNext: { $0 }, onError: text) }"),
            ["2 subscribe method"]
        )
        XCTAssertEqual(captures("init() { a.map { [weak self] in self?.text($0) } }"), [])
        XCTAssertEqual(captures("init() { text(1) }"), [])
        XCTAssertEqual(captures(#"init() { print("\(text)") }"#), [])
        XCTAssertEqual(captures("func show(_ text: String) { print(text) }"), [])
    }

    func testVariablesThatAreNotReadAreKnown() {
        let sources = OwnSources([
            ("main.swift", "let bag = DisposeBag()\n"),
            (
                "b.swift",
                """
                var later = Screen()
                enum E { static let shared = Screen(), limit = 3; static var n = 3 }
                class C { static var title: String = "a"; var a = Screen() }
                """
            ),
        ])
        XCTAssertEqual(sources.unread.sorted(), ["later", "shared"])
        XCTAssertEqual(sources.classes, ["C"])
    }
}
