// Examples in doc comments: run, and compared with their comments. Each operator has one.

import ChapterText
import TestSupport
import XCTest

final class ExampleCheckTests: XCTestCase {
    private let package = FileManager.default.temporaryDirectory.appending(
        path: UUID().uuidString
    )
    private let folder = "Sources/MiniRx/Operators"

    override func setUpWithError() throws {
        try skipUnderThreadSanitizer()
        try FileManager.default.createDirectory(
            at: package.appending(path: folder),
            withIntermediateDirectories: true
        )
    }

    override func tearDownWithError() throws {
        try? FileManager.default.removeItem(at: package)
    }

    /// Writes a file of the library. Nothing in it is compiled but the examples.
    private func write(_ text: String, to name: String = "Map.swift") throws {
        let file = package.appending(path: "\(folder)/\(name)")
        try text.write(to: file, atomically: true, encoding: .utf8)
    }

    /// A file with an operator, whose example has this code.
    private func write(example code: String, to name: String = "Map.swift") throws {
        let lines = code.split(separator: "\n").map { "    /// \($0)\n" }.joined()
        try write(
            """
            extension ObservableType {
                /// Does what the example shows.
                ///
                /// ```swift
            \(lines)    /// ```
                public func map(_ element: Int) -> Observable<Int> { .just(element) }
            }
            """,
            to: name
        )
    }

    private func problems() throws -> [String] {
        let check = try XCTUnwrap(Check.all.first { $0.name == "examples" })
        return try check.findings(in: package).problems.map(\.description)
    }

    private let byHand = "(correct it by hand, then run make check)"

    func testWhatAnExamplePrintsIsWhatItsCommentsSay() throws {
        let code = """
            let numbers = Observable.of(1, 2)
            numbers.map { $0 * 10 }.subscribe(onNext: { print($0) })  // 10, 20
            numbers.subscribe { print($0) }
            // next(1), …
            // completed
            """
        try write(example: code)
        XCTAssertEqual(try problems(), [])
        try write(example: code.replacing("10, 20", with: "10, 2"))
        let printed = "prints `10, 20, next(1), next(2), completed`"
        XCTAssertEqual(try problems(), ["\(folder)/Map.swift:6: this example \(printed) \(byHand)"])
        try write(example: code.replacing("\n// completed", with: ""))
        XCTAssertEqual(try problems(), ["\(folder)/Map.swift:8: this example \(printed) \(byHand)"])
    }

    func testEachExampleIsComparedWithItsOwnOutput() throws {
        try write(example: "print(1)  // 1", to: "A.swift")
        try write(example: "print(2)", to: "B.swift")
        try write(example: "_ = 3  // 3", to: "C.swift")
        XCTAssertEqual(
            try problems(),
            [
                "\(folder)/B.swift:5: this example prints `2` \(byHand)",
                "\(folder)/C.swift:5: this example prints nothing \(byHand)",
            ]
        )
    }

    func testTheLastRowOfMarblesIsTheResultOfTheCode() throws {
        let code = """
            source.delay(.seconds(2), scheduler: clock)
                .buffer(timeSpan: .seconds(30), count: 2, scheduler: clock)
            // source  ab--c-----|
            // buffer  ---[a, b]---([c]|)
            """
        try write(example: code)
        XCTAssertEqual(try problems(), [])
        let wrong = "\(folder)/Map.swift:8: this example prints"
        let right = "`---[a, b]---([c]|)`"
        try write(example: code.replacing("--([c]|)", with: "--[c]|"))
        XCTAssertEqual(try problems(), ["\(wrong) \(right) \(byHand)"])
        try write(example: code.replacing("---([c]|)", with: "-"))
        XCTAssertEqual(try problems(), ["\(wrong) \(right) \(byHand)"])
        try write(example: code.replacing("c-----|", with: "c-------"))
        XCTAssertEqual(try problems(), ["\(wrong) `---[a, b]---------` \(byHand)"])
        try write(example: code.replacing("c-----|", with: "c#"))
        XCTAssertEqual(try problems(), ["\(wrong) `---[a, b], and at 5.0: #` \(byHand)"])
    }

    func testEachOperatorHasAnExampleInOneOfItsOverloads() throws {
        try write(
            """
            extension ObservableType {
                /// Emits the first elements.
                ///
                /// ```swift
                /// print(1)  // 1
                /// ```
                public func take(_ count: Int) -> Observable<Element> { fatalError() }

                /// Also an overload.
                public static func take() -> Observable<Element> { fatalError() }

                /// Another operator.
                public func take(until other: Observable<Int>)
                    -> Observable<Element>
                {
                    fatalError()
                }

                /// A former name.
                @available(*, deprecated, renamed: "take(_:)")
                public func limit(_ count: Int) -> Observable<Element> { take(count) }

                /// Makes no sequence.
                public func count(_ make: () -> Observable<Int>) -> Int { 1 }

                func helper() -> Observable<Element> { fatalError() }

                @discardableResult
                public func toArray() -> Single<[Element]> { fatalError() }
            }
            """
        )
        let missing = "has no example in its doc comment"
        XCTAssertEqual(
            try problems(),
            [
                "\(folder)/Map.swift:13: take(until:) \(missing) \(byHand)",
                "\(folder)/Map.swift:29: toArray \(missing) \(byHand)",
            ]
        )
    }

    func testWhatDoesNotCompileIsSaidInItsOwnLine() throws {
        try write(example: "print(1)\nprint(question)  // 2")
        XCTAssertEqual(
            try problems(),
            [
                """
                \(folder)/Map.swift:6: this line does not compile: cannot find 'question' in scope \
                \(byHand)
                """
            ]
        )
    }

    func testABadEndIsSaid() throws {
        try write(example: "print(1)  // 1", to: "A.swift")
        try write(example: "print([1][1])  // 1", to: "B.swift")
        let problem = try XCTUnwrap(try problems().first)
        XCTAssertTrue(
            problem.hasPrefix("\(folder)/B.swift:5: this example ends with status "),
            problem
        )
        XCTAssertTrue(problem.contains("Index out of range"), problem)
        try write(example: "exit(0)", to: "B.swift")
        try write(example: "print(2)  // 3", to: "C.swift")
        XCTAssertEqual(
            try problems(),
            ["\(folder)/B.swift:5: this example ends with status 0 \(byHand)"]
        )
    }
}
