// `kit record`, run as a person would run it.

import Foundation
import TestSupport
import XCTest

final class RecordCommandTests: CommandCase {
    private let folder = FileManager.default.temporaryDirectory.appending(
        path: UUID().uuidString
    )

    override func setUpWithError() throws {
        try skipUnderThreadSanitizer()
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    override func tearDownWithError() throws {
        try? FileManager.default.removeItem(at: folder)
    }

    private func write(_ text: String, to path: String) throws {
        let file = folder.appending(path: path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        try text.write(to: file, atomically: true, encoding: .utf8)
    }

    /// The texts of a golden trace's lines that begin so.
    private func lines(_ beginning: String, of trace: String) -> [String] {
        let texts = trace.split(separator: "\n").compactMap { line -> String? in
            guard let lane = line.firstRange(of: " | ") else { return nil }
            let text: Substring = line[lane.upperBound...]
            return String(text.drop { $0 == " " })
        }
        return texts.filter { $0.hasPrefix(beginning) }
    }

    // MARK: Times

    /// What is said of time is what the program asks for, and not how long the processor needs.
    func testTimersMeasureTime() throws {
        try write(
            """
            import Foundation
            import RxSwift
            let disposable = Observable<Int>.interval(.milliseconds(600), scheduler: MainScheduler.instance)
                .subscribe(onNext: { print("tick", $0) })
            DispatchQueue.main.asyncAfter(deadline: .now() + 1.4) { print("after") }
            RunLoop.main.run(until: Date(timeIntervalSinceNow: 2.1))
            print("end")
            disposable.dispose()
            """,
            to: "mine.swift"
        )
        let recorded = try kit(
            "record",
            folder.appending(path: "mine.swift").path,
            "--level",
            "code"
        )
        XCTAssertEqual(recorded.status, 0, recorded.error)
        let prints = recorded.output.matches(of: #/([0-9.]+) +prints (.+?)(?:  |\n)/#)
            .map { "\($0.1) \($0.2)" }
        XCTAssertEqual(
            prints,
            ["0.6 tick 0", "1.2 tick 1", "1.4 after", "1.8 tick 2", "2.1 end"]
        )
    }

    // MARK: Places

    /// What calls a function again begins at its first place again.
    func testEachCallOfAFunctionIsByItself() throws {
        try write(
            """
            import RxSwift
            func number(_ isOne: Bool) -> Observable<Int> {
                if isOne { return Observable.just(1) }
                return Observable.just(2)
            }
            for _ in 1...2 { _ = number(true).subscribe() }
            """,
            to: "mine.swift"
        )
        let recorded = try kit("record", "mine.swift", folder: folder).output
        let places = recorded.matches(of: #/(?m)^\.just \d +(:\d)/#).map { String($0.1) }
        XCTAssertEqual(places, [":3", ":3"], recorded)
    }

    // MARK: Marbles

    func testMarblesDrawsAProgram() throws {
        try write(
            """
            import RxSwift
            Observable.of(1, 2).filter { $0 > 1 }.subscribe().dispose()
            """,
            to: "mine.swift"
        )
        let target = folder.appending(path: "mine.svg")
        let drawn = try kit(
            "marbles",
            folder.appending(path: "mine.swift").path,
            "-o",
            target.path
        )
        XCTAssertEqual(drawn.status, 0, drawn.error)
        let picture = try String(contentsOf: target, encoding: .utf8)
        let said =
            ".of: subscribed, next 1, next 2, completed. "
            + ".filter: subscribed, next 2, completed."
        XCTAssertTrue(picture.contains("<desc id=\"desc\">\(said)</desc>"), picture)
    }

    // MARK: Order

    private let twoQueues = """
        import Dispatch
        import RxSwift

        let bag = DisposeBag()
        let subject = PublishSubject<Int>()
        Observable<Int>.timer(
            .milliseconds(300),
            scheduler: SerialDispatchQueueScheduler(internalSerialQueueName: "timer")
        )
        .subscribe(onNext: { _ in print("timer") })
        .disposed(by: bag)
        subject.observe(on: MainScheduler.instance)
            .subscribe(onNext: { print("main \\($0)") })
            .disposed(by: bag)
        DispatchQueue(label: "one").async {
            subject.onNext(1)
            print("one")
        }
        DispatchQueue(label: "two").async { subject.onNext(2) }
        DispatchQueue(label: "three").asyncAfter(deadline: .now() + 0.001) { print("after") }
        print("the end")
        """

    /// Two queues, timers that fire once, a subject: one order, in each run.
    func testAProgramHasOneOrder() throws {
        try write(twoQueues, to: "mine.swift")
        let first = try kit("record", "mine.swift", "--format", "golden", folder: folder)
        XCTAssertEqual(first.status, 0, first.error)
        XCTAssertEqual(
            lines("# prints", of: first.output),
            [
                "# prints the end", "# prints one", "# prints main 1", "# prints main 2",
                "# prints after", "# prints timer",
            ]
        )
        XCTAssertEqual(
            lines("# hands over", of: first.output),
            [
                "# hands over block 1 to timer", "# hands over block 2 to one",
                "# hands over block 3 to two", "# hands over block 4 to timer",
                "# hands over block 5 to main", "# hands over block 6 to main",
            ]
        )
        XCTAssertTrue(first.output.contains("\none | (user) closure#3\n"), first.output)
        XCTAssertTrue(first.output.contains("\ntimer | # ends block 1\n"), first.output)
        for _ in 1...5 {
            let again = try kit("record", "mine.swift", "--format", "golden", folder: folder)
            XCTAssertNil(firstDifference(of: again.output, from: first.output))
        }
    }

    /// What programs wait with lets blocks run, and timers tick.
    func testWaitingLetsThingsHappen() throws {
        try write(
            """
            import Foundation
            import MiniRx

            let ticks = Observable<Int>.interval(.milliseconds(500), scheduler: MainScheduler.instance)
                .subscribe(onNext: { print("tick \\($0)") })
            RunLoop.main.run(until: Date(timeIntervalSinceNow: 1.25))
            ticks.dispose()
            let done = DispatchSemaphore(value: 0)
            DispatchQueue.global().async { done.signal() }
            done.wait()
            print("after the semaphore")
            exit(0)
            """,
            to: "waits.swift"
        )
        let trace = try kit("record", "waits.swift", "--format", "golden", folder: folder)
        XCTAssertEqual(trace.status, 0, trace.error)
        XCTAssertEqual(
            lines("# prints", of: trace.output),
            ["# prints tick 0", "# prints tick 1", "# prints after the semaphore"]
        )
    }

    // MARK: Kinds of programs

    func testTopLevelCodeAndMainInBothLanguageModes() throws {
        let body = "_ = Observable.just(1).subscribe(onNext: { print(\"got \\($0)\") })"
        try write("import MiniRx\n\n\(body)\n", to: "top.swift")
        try write(
            "import MiniRx\n\n@main struct Mine { static func main() { \(body) } }\n",
            to: "at.swift"
        )
        for file in ["top.swift", "at.swift"] {
            for mode in ["5", "6"] {
                let trace = try kit(
                    "record",
                    file,
                    "--format",
                    "text",
                    "--swift-version",
                    mode,
                    folder: folder
                )
                XCTAssertEqual(trace.status, 0, trace.error)
                XCTAssertTrue(trace.output.contains("# prints got 1"), trace.output)
                XCTAssertTrue(trace.output.contains("(user) closure#1  (\(file):3)"), trace.output)
            }
        }
    }

    /// Every part of the language, in both modes: a recorded program prints what it prints alone.
    func testARecordedProgramDoesWhatItDoesAlone() throws {
        let features = packageFolder.appending(path: "Tests/InstrumentTests/Features")
        let files = try FileManager.default.contentsOfDirectory(atPath: features.path)
            .filter { $0.hasSuffix(".swift") }.sorted().map { features.appending(path: $0).path }
        for mode in ["5", "6"] {
            let compiled = try outcome(
                of: ["swiftc", "-swift-version", mode] + files + ["-o", "alone"],
                in: folder
            )
            XCTAssertEqual(compiled.status, 0, compiled.error)
            let alone = try outcome(of: ["./alone"], in: folder).output
            let trace = try run(
                ["record", "--format", "golden", "--order", "as-it-comes", "--swift-version", mode]
                    + files,
                folder: folder
            )
            XCTAssertEqual(trace.status, 0, trace.error)
            let printed = lines("# prints ", of: trace.output)
                .map { $0.dropFirst("# prints ".count).replacing("\\n", with: "\n") }
            XCTAssertGreaterThan(printed.count, 30)
            XCTAssertEqual(printed.joined(separator: "\n") + "\n", alone, "Swift \(mode)")
        }
    }

    // MARK: Forms

    func testItIsDrawnAsAWalkthroughIs() throws {
        try write("import MiniRx\n\n_ = Observable.just(1).subscribe()\n", to: "mine.swift")
        let mermaid = try kit("record", "mine.swift", "--format", "mermaid", folder: folder)
        XCTAssertTrue(mermaid.output.hasPrefix("sequenceDiagram\n"), mermaid.output)
        let svg = try kit("record", "mine.swift", "--format", "svg", "-o", "m.svg", folder: folder)
        XCTAssertEqual(svg.status, 0, svg.error)
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        XCTAssertTrue(files.contains { $0.hasSuffix(".svg") }, "\(files)")
        let json = try kit("record", "mine.swift", "--format", "jsonl", folder: folder)
        XCTAssertTrue(json.output.contains("\"type\":\"ObservableType\""), json.output)
    }

    /// The largest programs of the kit, of 79 to 82 lines: what they did is on one screen.
    func testALargeProgramFitsOneScreen() throws {
        for name in ["01-library-search", "16-departures", "20-shoes"] {
            let shown = try kit("record", "Chapters/puzzles/\(name)/program.swift")
            XCTAssertEqual(shown.status, 0, shown.error)
            let lines = shown.output.split(separator: "\n", omittingEmptySubsequences: false)
            XCTAssertLessThanOrEqual(lines.count, 50, shown.output)
            // A command is as long as the path of the program.
            let others = lines.filter { !$0.contains("swift run kit") }
            XCTAssertTrue(others.allSatisfy { $0.count <= 80 }, shown.output)
        }
    }

    /// Two observers of a subject, of which another sequence's row is in between; a closure that runs
    /// on two lanes.
    func testAnObserverFarFromItsSubjectNamesIt() throws {
        try write(
            """
            import Foundation
            import RxSwift
            let news = PublishSubject<Int>()
            let others = PublishSubject<Int>()
            _ = news.map { $0 * 10 }.bind(onNext: others.onNext)
            _ = others.subscribe()
            _ = news.subscribe(onNext: { print($0) })
            news.onNext(1)
            DispatchQueue(label: "worker").async { news.onNext(2) }
            extension ObservableType {
                func bind(onNext: @escaping (Element) -> Void) -> Disposable { subscribe(onNext: onNext) }
            }
            """,
            to: "two.swift"
        )
        let shown = try kit("record", "two.swift", folder: folder)
        XCTAssertTrue(shown.output.contains(#/(?m)^observer of news +:7 /#), shown.output)
        XCTAssertTrue(shown.output.contains(#/(?m)^  observer +:11 /#), shown.output)
        let why = try kit("why", "two.swift", folder: folder).output
        XCTAssertTrue(
            why.contains("The closure of subscribe at :7 runs on `main` and `worker`."),
            why
        )
        XCTAssertFalse(why.contains("2 subscriptions"), "each line has begun one: \(why)")
    }

    func testWideValuesAreCutInTheTableAndWholeInTheFormats() throws {
        try write(
            "import RxSwift\n_ = Observable.just(Array(0..<1000)).subscribe()\n",
            to: "wide.swift"
        )
        let table = try kit("record", "wide.swift", "--level", "calls", folder: folder)
        XCTAssertTrue(table.output.contains("(next([0, 1, 2"), table.output)
        XCTAssertTrue(
            table.output.split(separator: "\n").allSatisfy { $0.count < 300 },
            table.output
        )
        let text = try kit("record", "wide.swift", "--format", "text", folder: folder)
        XCTAssertTrue(text.output.contains("998, 999]))"), text.output)
    }

    // MARK: Mistakes

    func testACompilersErrorIsAboutTheReadersFile() throws {
        try write(
            "import RxSwift\n_ = Observable.just(1)\n    .map { $0 + question }\n",
            to: "bad.swift"
        )
        let trace = try kit("record", "bad.swift", folder: folder)
        XCTAssertEqual(trace.status, 1)
        XCTAssertEqual(trace.output, "")
        XCTAssertTrue(
            trace.error.contains("bad.swift:3:17: error: cannot find 'question' in scope"),
            trace.error
        )
        XCTAssertFalse(trace.error.contains("_enter"), trace.error)
        XCTAssertTrue(trace.error.contains("1 | import RxSwift"), trace.error)
        XCTAssertFalse(trace.error.contains("MiniRxTraced"), trace.error)

        try write("import AppCore\nimport RxSwift\n", to: "core.swift")
        let module = try kit("record", "core.swift", folder: folder).error
        XCTAssertTrue(module.contains("--package PATH --target AppCore core.swift"), module)
    }

    /// A program that crashes has a trace until then. The program's end is the command's.
    func testABadEndIsSaid() throws {
        try write("import RxSwift\n\nprint(\"before\")\nfatalError(\"mine\")\n", to: "bad.swift")
        let trace = try run(["record", "bad.swift", "--level", "code"], folder: folder)
        XCTAssertGreaterThan(trace.status, 128, trace.error)
        XCTAssertTrue(trace.output.contains("prints before"), trace.output)
        XCTAssertTrue(trace.error.contains("Fatal error: mine"), trace.error)
        XCTAssertTrue(
            trace.error.contains(
                "ended the program. The trace ends there: main was in no recorded call."
            ),
            trace.error
        )

        try write("import Foundation\n\nprint(\"before\")\nexit(3)\n", to: "three.swift")
        let three = try run(["record", "three.swift", "--level", "code"], folder: folder)
        XCTAssertEqual(three.status, 3)
        XCTAssertTrue(three.output.contains("prints before"), three.output)
        XCTAssertTrue(three.error.contains("The program ended with status 3."), three.error)
    }

    func testAProgramThatDoesNothingIsTold() throws {
        try write("func main() { print(1) }\n", to: "idle.swift")
        let trace = try kit("record", "idle.swift", folder: folder)
        XCTAssertTrue(trace.error.contains("Nothing is recorded: no code ran."), trace.error)
    }

    /// Two timers on one queue, the first of which runs past the other's time; and an exit inside a
    /// block.
    func testTimersOfOneQueueAndAnExitInABlock() throws {
        try write(
            """
            import Foundation
            import MiniRx

            let queue = DispatchQueue(label: "one")
            queue.asyncAfter(deadline: .now() + 0.02) {
                print("second")
                DispatchQueue.main.async {
                    print("exit")
                    exit(0)
                }
            }
            queue.asyncAfter(deadline: .now()) {
                Thread.sleep(forTimeInterval: 0.1)
                print("first")
            }
            """,
            to: "mine.swift"
        )
        let trace = try kit("record", "mine.swift", "--format", "golden", folder: folder)
        XCTAssertEqual(
            lines("# prints", of: trace.output),
            ["# prints first", "# prints second", "# prints exit"]
        )
        XCTAssertEqual(trace.error, "")
    }

    func testMistakesInWhatIsTyped() throws {
        func said(_ words: String...) throws -> String {
            let kit = try run(["record"] + words, folder: folder)
            XCTAssertEqual(kit.status, 2, "\(words)")
            return kit.error
        }
        XCTAssertTrue(try said().contains("record needs a Swift file"))
        XCTAssertTrue(try said("none.swift").contains("there is no file none.swift"))
        XCTAssertTrue(
            try said("a.swift", "--swift-version", "4").contains(
                "unknown value '4' for --swift-version"
            )
        )
    }
}
