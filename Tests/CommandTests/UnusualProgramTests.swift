// Programs that are unusual: their files' names, their texts, where they begin and what they run on.

import Foundation
import TestSupport
import Toolchain
import XCTest

final class UnusualProgramTests: CommandCase {
    private let folder = FileManager.default.temporaryDirectory.appending(
        path: UUID().uuidString
    )
    private let one = """
        import RxSwift
        _ = Observable.just(3).subscribe(onNext: { print("got", $0) })
        """

    override func setUpWithError() throws {
        try skipUnderThreadSanitizer()
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    override func tearDownWithError() throws {
        try? FileManager.default.removeItem(at: folder)
    }

    private func write(_ text: String, to path: String) throws {
        try write(Data(text.utf8), to: path)
    }

    private func write(_ data: Data, to path: String) throws {
        let file = URL(filePath: "\(folder.path)/\(path)")
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        try data.write(to: file)
    }

    private func record(_ words: String..., input: String = "") throws -> Outcome {
        try Toolchain.outcome(
            of: [builtProducts.command.path, "record", "--level", "code"] + words,
            in: folder,
            input: input
        )
    }

    // MARK: Files

    func testNamesAndTextsOfFiles() throws {
        let odd = "it's \"one\"#=文档 $x\\n/-my \"file\""
        try write("#!/usr/bin/swift // it's (\r\n\(one.replacing("\n", with: "\r\n"))", to: odd)
        let named = try record(odd)
        XCTAssertEqual(named.status, 0, named.error)
        XCTAssertEqual(named.error, "")
        XCTAssertTrue(named.output.contains("-my \"file\":3"), named.output)
        XCTAssertTrue(
            named.output.contains(
                "swift run kit why 'it'\\''s \"one\"#=文档 $x\\n/-my \"file\"'"
            ),
            named.output
        )
        XCTAssertEqual(
            try kit("why", odd, "--line", "1", folder: folder).status,
            0,
            "a program needs no extension"
        )

        try write("let a: Int = question\n", to: odd)
        let bad = try record(odd).error
        XCTAssertTrue(bad.hasPrefix("\(odd):1:14: error: cannot find 'question'"), bad)

        try write(Data([0xEF, 0xBB, 0xBF]) + Data(one.utf8), to: "-bom.swift")
        let marked = try record("./-bom.swift")
        XCTAssertTrue(marked.output.contains("-bom.swift:2"), marked.output + marked.error)
        XCTAssertTrue(
            try record("-bom.swift").error.contains("For the file write ./-bom.swift")
        )
    }

    func testFilesThatAreNoPrograms() throws {
        func said(_ path: String) throws -> String {
            let refused = try record(path)
            XCTAssertEqual(refused.status, 1, refused.error)
            return refused.error
        }
        try write("", to: "folder.swift/inner.swift")
        XCTAssertTrue(try said("folder.swift").hasPrefix("kit: folder.swift is a folder: name"))
        try write(Data("// café".unicodeScalars.map { UInt8($0.value) }), to: "latin.swift")
        XCTAssertEqual(
            try said("latin.swift"),
            "kit: latin.swift is not UTF-8 text: save it in this encoding.\n"
        )
        for (open, close) in [
            ("(", ")"), ("[", "]"), ("{ ", "}"), ("if true {\n", "}\n"), ("\"\\(", ")\""),
        ] {
            let (open, close) = (
                String(repeating: open, count: 30_000), String(repeating: close, count: 30_000)
            )
            try write("let x = 1\n_ = \(open)1\(close)\n", to: "deep.swift")
            let error = try said("deep.swift")
            XCTAssertTrue(error.contains("more than 256 brackets are open here."), error)
            XCTAssertTrue(error.hasPrefix("kit: deep.swift:"), error)
        }
    }

    func testAProgramHasOneBeginning() throws {
        try write("@main enum Main { static func main() {} }\n", to: "b.swift")
        try write("print(1)\n", to: "main.swift")
        let refused = try record("b.swift", "main.swift")
        XCTAssertEqual(refused.status, 1)
        XCTAssertTrue(
            refused.error.hasPrefix("b.swift:1:1: error: 'main' attribute cannot be used"),
            refused.error
        )
    }

    // MARK: Input

    private let reading = """
        import Foundation
        import RxSwift
        let lines = PublishSubject<String>()
        _ = lines.observe(on: SerialDispatchQueueScheduler(internalSerialQueueName: "worker"))
            .subscribe(onNext: { print("got", $0) })
        while let line = readLine() { lines.onNext(line) }
        """

    func testAProgramReadsTheInput() throws {
        try write(reading, to: "mine.swift")
        let read = try record("mine.swift", input: "one\ntwo\n")
        XCTAssertEqual(read.status, 0, read.error)
        XCTAssertEqual(read.error, "")
        // The block for a line runs while the main thread waits for the next one.
        let (first, second) = (
            read.output.firstRange(of: "prints got one"),
            read.output.firstRange(of: "prints got two")
        )
        XCTAssertLessThan(try XCTUnwrap(first).upperBound, try XCTUnwrap(second).lowerBound)
    }

    /// The terminal stops a program that reads from it in the background.
    func testAProgramReadsTheTerminal() throws {
        guard FileManager.default.isExecutableFile(atPath: "/usr/bin/script") else {
            throw XCTSkip("The command script gives a program a terminal.")
        }
        try write(reading, to: "mine.swift")
        let kit = "'\(builtProducts.command.path)' record --level code mine.swift"
        #if os(Linux)
        let words = ["/usr/bin/script", "-qec", kit, "/dev/null"]
        #else
        let words = ["/usr/bin/script", "-q", "/dev/null", "/bin/sh", "-c", kit]
        #endif
        let read = try Toolchain.outcome(of: words, in: folder, input: "one\ntwo\n")
        XCTAssertEqual(read.status, 0, read.output)
        XCTAssertTrue(read.output.contains("prints got two"), read.output)
    }

    // MARK: Where code runs

    func testCodeAfterAnAwait() throws {
        try write(
            """
            import RxSwift
            func twice(_ number: Int) async -> Int {
                await Task.yield()
                return number * 2
            }
            print("before")
            let number = await twice(4)
            _ = Observable.just(number).subscribe(onNext: { print("got", $0) })
            """,
            to: "mine.swift"
        )
        let conducted = try record("mine.swift")
        XCTAssertEqual(conducted.status, 0, conducted.error)
        XCTAssertTrue(conducted.output.contains("prints before"), conducted.output)
        if !conducted.output.contains("prints got 8") {
            XCTAssertTrue(conducted.error.contains("such as code after an await"), conducted.error)
            XCTAssertTrue(
                conducted.error.contains("--order as-it-comes shows it."),
                conducted.error
            )
        }
        for mode in ["5", "6"] {
            let free = try record("mine.swift", "--order", "as-it-comes", "--swift-version", mode)
            XCTAssertEqual(free.error, "")
            XCTAssertTrue(free.output.contains(#/main +prints got 8/#), free.output)
        }
    }

    func testOperationQueuesAndWorkItems() throws {
        try write(
            """
            import Foundation
            import RxSwift
            let queue = DispatchQueue(label: "under")
            let queues = (0..<3).map { _ in OperationQueue() }
            queues[0].underlyingQueue = queue
            let done = DispatchSemaphore(value: 0)
            for (index, queue) in queues.enumerated() {
                _ = Observable.just(index).observe(on: OperationQueueScheduler(operationQueue: queue))
                    .subscribe(onNext: { print("got", $0); done.signal() })
                done.wait()
            }
            queue.async { print("on queue") }
            let item = DispatchWorkItem { print("item") }
            queue.async(execute: item)
            item.wait()
            print("end")
            """,
            to: "mine.swift"
        )
        let recorded = try record("mine.swift")
        XCTAssertEqual(recorded.status, 0, recorded.error)
        for line in [
            #/under +prints got 0/#, #/OperationQueue +prints got 1/#,
            #/OperationQueue 2 +prints got 2/#, #/under +prints on queue/#, #/main +prints end/#,
        ] {
            XCTAssertTrue(recorded.output.contains(line), recorded.output)
        }
        XCTAssertFalse(recorded.error.contains("not whole"), recorded.error)
        XCTAssertTrue(recorded.error.contains("a work item"), recorded.error)
    }
}
