// Each check finds the mistakes that are planted for it, and says where they are and what mends
// them.

import Recorder
import TestSupport
import XCTest

@testable import ChapterText

final class CheckTests: XCTestCase {
    private let byHand = "(correct it by hand, then run make check)"
    private let refresh = "(run make refresh)"

    private func problems(_ check: String, in copy: PackageCopy) throws -> [String] {
        let check = try XCTUnwrap(Check.all.first { $0.name == check })
        return try check.findings(in: copy.folder).problems.map(\.description)
    }

    func testWhatIsMadeIsWhatItWouldBeNow() throws {
        let copy = try PackageCopy()
        let trace = try copy.plant(
            " 44  main  # prints 2",
            for: " 44  main    (user) closure#1",
            in: "Chapters/appendix-rules.md"
        )
        let excerpt = try copy.plant(
            "    return AnonymousObservable(subscribe)",
            for: "    AnonymousObservable(subscribe)",
            in: "Chapters/01-create-subscribe.md"
        )
        let map = try copy.plant(
            "| RxSwift/AsyncLock.swift |",
            for: "| RxSwift/Concurrency/AsyncLock.swift |",
            in: "Chapters/appendix-map.md"
        )
        let mark = try copy.plant(
            "<!-- trace: interval, step 99 -->",
            for: "<!-- trace: interval, step 1 -->",
            in: "Chapters/04-interval.md"
        )
        let found = try problems("made parts", in: copy)
        XCTAssertEqual(found.count, 4)
        XCTAssertEqual(
            found[0],
            """
            \(excerpt) excerpt: Sources/MiniRx/Observables/Create.swift \
            ObservableType.create(_:): found `    return AnonymousObservable(subscribe)`, \
            expected `    AnonymousObservable(subscribe)` \(refresh)
            """
        )
        XCTAssertEqual(found[1], "\(mark) interval has no step 99. \(byHand)")
        XCTAssertTrue(found[2].hasPrefix("\(map) map: Sources/MiniRx: found"), found[2])
        let trace44 = "\(trace) trace: endings, lines 41 to 45: found ` 44  main  # prints 2"
        XCTAssertTrue(found[3].hasPrefix(trace44), found[3])
        XCTAssertTrue(found[3].hasSuffix(" \(refresh)"), found[3])
    }

    func testAFileMadeOfATemplateIsNotChangedByHand() throws {
        let copy = try PackageCopy()
        let place = try copy.plant(
            "        _ source1: I1, _ source2: I2, _ source3: I2,",
            for: "        _ source1: I1, _ source2: I2, _ source3: I3,",
            in: "Sources/MiniRx/Generated/Infallible+CombineLatest+arity.swift"
        )
        XCTAssertEqual(
            try problems("templates", in: copy),
            [
                """
                \(place) found `        _ source1: I1, _ source2: I2, _ source3: I2,`, expected \
                `        _ source1: I1, _ source2: I2, _ source3: I3,` \(refresh)
                """
            ]
        )
    }

    func testAnExerciseIsNamedWhereItHasToBe() throws {
        let copy = try PackageCopy()
        let folder = "Chapters/01-create-subscribe/1-after-the-end"
        _ = try copy.plant("# 1.2 An element", for: "# 1.1 An element", in: "\(folder)/README.md")
        _ = try copy.plant("<!-- exercises: 3 -->", for: "<!-- exercises: 2 -->", in: schedulers)
        let judge = "Tests/Exercises/Chapter1/AfterTheEndJudge.swift"
        let anchor = try copy.plant("#no-step", for: "#step-11", in: judge)
        let found = try problems("exercises", in: copy)
        XCTAssertEqual(
            Set(found),
            [
                """
                \(folder)/README.md:1: exercise 1.1 is missing: # 1.1 An element after the terminal event \
                \(byHand)
                """,
                "\(schedulers):1: exercise 2.1 is missing: <!-- exercises: 2 --> \(byHand)",
                "\(schedulers):1: exercise 2.2 is missing: <!-- exercises: 2 --> \(byHand)",
                "\(schedulers):1: exercise 2.3 is missing: <!-- exercises: 2 --> \(byHand)",
                "\(schedulers):1: exercise 2.4 is missing: <!-- exercises: 2 --> \(byHand)",
            ]
        )
        let links = try problems("links", in: copy)
        XCTAssertEqual(links.count, 1, "\(links)")
        XCTAssertTrue(
            links.first?.hasPrefix("\(anchor) Chapters/01-create-subscribe.md has no heading")
                == true
        )
        let made = try problems("made parts", in: copy)
        XCTAssertTrue(
            made.contains { $0.hasPrefix(schedulers) && $0.contains("exercises: 3: found") },
            "\(made)"
        )
    }

    func testThePageForTeachersSaysWhatTheListsOfWrongAnswersSay() throws {
        let copy = try PackageCopy()
        let page = "Chapters/teaching.md"
        let list = "Tests/ExerciseAnswers/02-schedulers/1-who-overtakes/Wrong.txt"
        let belief = try copy.plant(": nothing stops", for: ": `forwardOn` stops", in: page)
        let name = try copy.plant("`WithSink`", for: "`WithASink`", in: page)
        _ = try copy.plant("- main |  no line", for: "- main |", in: list)
        let found = try problems("wrong answers", in: copy)
        XCTAssertTrue(
            found.contains { $0.hasPrefix("\(belief) the row must begin with: ") },
            "\(found)"
        )
        XCTAssertTrue(found.contains { $0.hasPrefix("\(name) there is no such ") }, "\(found)")
        XCTAssertTrue(found.contains { $0.hasPrefix("\(list):1: \(list), “AllWait") }, "\(found)")
        // Without the list, the page's two rows of that exercise name nothing.
        XCTAssertEqual(found.count, 5, "\(found)")
    }

    private let schedulers = "Chapters/02-schedulers.md"

    func testDiagramsAreWhatWouldBeDrawnNow() throws {
        let copy = try PackageCopy()
        let text = try copy.plant("p1->>p3", for: "p1->>p2", in: "Diagrams/binder/1-subscribe.mmd")
        let picture = try copy.plant(">main queue<", for: ">main thread<", in: drawn)
        let kept = copy.folder.appending(path: "Diagrams/merge")
        try FileManager.default.removeItem(at: kept.appending(path: "calls.txt"))
        try "".write(to: kept.appending(path: "99-emit.svg"), atomically: true, encoding: .utf8)
        try "".write(
            to: copy.folder.appending(path: "Diagrams/retry/99-emit.svg"),
            atomically: true,
            encoding: .utf8
        )
        let marbles = try copy.plant(">20<", for: ">10<", in: "Diagrams/zip/marbles.svg")
        let operation = try copy.plant(">7<", for: ">2<", in: "Diagrams/operators/take.svg")
        try "".write(
            to: copy.folder.appending(path: "Diagrams/operators/tke.svg"),
            atomically: true,
            encoding: .utf8
        )
        let found = try problems("diagrams", in: copy)
        XCTAssertEqual(found.count, 7, "\(found)")
        XCTAssertTrue(found.contains { $0.hasPrefix(marbles) }, "\(found)")
        XCTAssertTrue(found.contains { $0.hasPrefix(operation) }, "\(found)")
        XCTAssertTrue(found.contains { $0.hasPrefix("Diagrams/operators/tke.svg:1: ") }, "\(found)")
        XCTAssertTrue(found.allSatisfy { $0.hasSuffix("(run make diagrams)") }, "\(found)")
        XCTAssertTrue(found.contains { $0.hasPrefix(text) }, "\(found)")
        XCTAssertTrue(found.contains { $0.hasPrefix(picture) }, "\(found)")
        XCTAssertTrue(
            found.contains(
                "Diagrams/merge/calls.txt:1: this diagram has not been drawn (run make diagrams)"
            )
        )
        XCTAssertTrue(
            found.contains(
                "Diagrams/retry/99-emit.svg:1: this file is not part of any diagram now (run make diagrams)"
            )
        )
    }

    private let drawn = "Diagrams/create-subscribe/3-dispose.svg"

    func testClassMapsAreWhatTheCompilerSays() throws {
        let copy = try PackageCopy()
        _ = try copy.plant("«struct»", for: "«class»", in: "Diagrams/classes/subjects.dot")
        let here = try Check.classMaps(ofThisToolchain: true).findings(in: copy.folder)
        try XCTSkipIf(here.checked.isEmpty, "The tests do not run beside the modules.")
        let what = "this map differs from what it shows"
        XCTAssertEqual(
            here.problems.map(\.description),
            ["Diagrams/classes/subjects.dot:1: \(what) (run make diagrams)"]
        )
        XCTAssertEqual(here.notes, [])
        // Another toolchain may say otherwise, and nothing is wrong with the checkout.
        let elsewhere = try Check.classMaps(ofThisToolchain: false).findings(in: copy.folder)
        XCTAssertEqual(elsewhere.problems, [])
        XCTAssertEqual(elsewhere.notes.count, 1)
        XCTAssertTrue(elsewhere.notes[0].hasPrefix("Diagrams/classes/subjects.dot: \(what);"))
    }

    func testEachModuleIsDrawnAndHasARow() throws {
        let copy = try PackageCopy()
        XCTAssertEqual(try problems("modules", in: copy), [])
        let page = ".github/CONTRIBUTING.md"
        _ = try copy.plant("| `Leeks` |", for: "| `Leaks` |", in: page)
        _ = try copy.plant(
            #"tool("Leaks", needs: ["Recorder"]),"#,
            for: #"tool("Leaks", needs: ["Recorder", "SwiftText"]),"#,
            in: "Package.swift"
        )
        XCTAssertEqual(
            try problems("modules", in: copy),
            [
                "\(page):1: the table of modules has no row for Leaks \(byHand)",
                "Diagrams/modules/modules.dot:1: this map differs from what it shows (run make diagrams)",
                "Diagrams/modules/modules.svg:1: this picture was drawn from another text (run make diagrams)",
            ]
        )
    }

    func testAFoldSaysHowManyLinesItHas() throws {
        let copy = try PackageCopy()
        let place = try copy.plant(
            "The test's code, 8 lines</summary>",
            for: "The test's code, 7 lines</summary>",
            in: "Chapters/16-what-6.2.0-gets-wrong.md"
        )
        XCTAssertEqual(
            try problems("folds", in: copy),
            ["\(place) the summary says 8 lines, and the fold's blocks have 7 \(byHand)"]
        )
    }

    func testEveryQuestionIsInTheIndex() throws {
        let copy = try PackageCopy()
        let asked = try copy.plant(
            "### Does `merge` change the order?",
            for: "### Does `merge` keep the order?",
            in: "Chapters/12-inner-sequences.md"
        )
        let text = "Does `merge` change the order?"
        let link = "[\(text)](12-inner-sequences.md#does-merge-change-the-order)"
        XCTAssertEqual(
            try problems("questions", in: copy),
            ["\(asked) Chapters/appendix-index.md has no link `\(link)` \(byHand)"]
        )
    }

    func testStepsHaveTheHeadingsOfTheWalkthroughs() throws {
        let copy = try PackageCopy()
        let renamed = try copy.plant(
            "### Step 2. A thread of its own",
            for: "### Step 2. A scheduler with a queue of its own",
            in: "Chapters/03-observe-on.md"
        )
        let chapter4 = try source("Chapters/04-interval.md")
        let last = try XCTUnwrap(chapter4.matches(of: #/### Step .*/#).last)
        let previous = try XCTUnwrap(chapter4.matches(of: #/### Step .*/#).dropLast().last)
        _ = try copy.plant("## None", for: String(last.0), in: "Chapters/04-interval.md")
        let before = try copy.plant(
            String(previous.0),
            for: String(previous.0),
            in: "Chapters/04-interval.md"
        )
        XCTAssertEqual(
            try problems("step headings", in: copy),
            [
                """
                \(renamed) the walkthrough calls this step \
                `### Step 2. A scheduler with a queue of its own` \(byHand)
                """,
                "\(before) the heading `\(last.0)` is missing after this line \(byHand)",
            ]
        )
    }

    func testLinksLeadSomewhere() throws {
        let copy = try PackageCopy()
        let file = try copy.plant(
            "](Chapters/00-how.md",
            for: "](Chapters/00-how-to-read.md",
            in: "README.md"
        )
        let heading = try copy.plant(
            "](#is-it-precise)",
            for: "](#is-interval-precise)",
            in: "Chapters/04-interval.md"
        )
        let picture = try copy.plant(
            "<img src=\"../Diagrams/none.svg\">",
            for: "## The types",
            in: "Chapters/04-interval.md"
        )
        let found = try problems("links", in: copy)
        XCTAssertEqual(
            found.filter { !$0.contains("#the-types") },
            [
                "\(file) there is no file Chapters/00-how.md \(byHand)",
                "\(heading) Chapters/04-interval.md has no heading #is-it-precise \(byHand)",
                "\(picture) there is no file Diagrams/none.svg \(byHand)",
            ]
        )
    }

    func testClaimsHaveTestsAndRowsAndCorrections() throws {
        let copy = try PackageCopy()
        let untested = try copy.plant(
            "D003-98,yes\nD003-02",
            for: "D003-02",
            in: "Tests/Ledger/D003.csv"
        )
        let folder = "Tests/Chapter4IntervalTests"
        let page = "Chapters/appendix-errata.md"
        _ = try copy.plant(
            "func testD003_99_",
            for: "func testD003_01_",
            in: "\(folder)/UsageTests.swift"
        )
        let moved = try copy.plant(
            "| [D003-04](../\(folder)/None.swift)",
            for: "| [D003-04](../\(folder)/UsageTests.swift)",
            in: page
        )
        let unlisted = try copy.plant(
            "| D003-03 ",
            for: "| [D003-03](../\(folder)/UsageTests.swift) ",
            in: page
        )
        let row = try copy.plant("| [D003-01](", for: "| [D003-01](", in: page)
        XCTAssertFalse(unlisted.isEmpty)
        XCTAssertEqual(
            try problems("claims", in: copy),
            [
                "Tests/Ledger/D003.csv:2: D003-01 has no test \(byHand)",
                "\(untested) D003-98 has no test \(byHand)",
                "Tests/Ledger/D003.csv:5: the errata do not correct D003-03 \(byHand)",
                "\(row) \(folder)/UsageTests.swift has no `func testD003_01_…` \(byHand)",
                "\(moved) \(folder)/None.swift has no `func testD003_04_…` \(byHand)",
            ]
        )
    }

    func testTheErrataHaveTheVerdictsOfTheLedger() throws {
        let copy = try PackageCopy()
        let page = "Chapters/appendix-errata.md"
        let sum = try copy.plant(
            "| 420 | 287 | 94 | 40 |",
            for: "| 420 | 286 | 94 | 40 |",
            in: page
        )
        let verdict = try copy.plant(
            "UsageTests.swift) | wrong | The timer",
            for: "UsageTests.swift) | half | The timer",
            in: page
        )
        let sums = "| [003](#document-003-interval)"
        let document = try copy.plant("\(sums) |", for: "\(sums) |", in: page)
        let holds = try copy.plant(
            "UsageTests.swift) | wrong | the sample: 0",
            for: "UsageTests.swift) | the sample: 0",
            in: page
        )
        XCTAssertEqual(
            try problems("errata", in: copy),
            [
                "\(verdict) the ledger says that D003-02 is half \(byHand)",
                "\(holds) the ledger says that D003-01 holds \(byHand)",
                "\(document) the sums should be `\(sums) | 48 | 33 | 6 | 9 |` \(byHand)",
                "\(sum) the sums should be `| all | 420 | 285 | 93 | 42 |` \(byHand)",
            ]
        )
    }

    func testBannersNameFilesOfRxSwiftAndAreInTheMap() throws {
        let copy = try PackageCopy()
        let folder = "Sources/MiniRx/Schedulers"
        let wrong = try copy.plant(
            "RxSwift/Schedulers/MineScheduler.swift",
            for: "RxSwift/Schedulers/MainScheduler.swift",
            in: "\(folder)/MainScheduler.swift"
        )
        let beside = try copy.plant(
            "and TimeConverter.swift",
            for: "and HistoricalSchedulerTimeConverter.swift",
            in: "\(folder)/HistoricalScheduler.swift"
        )
        let none = try copy.plant(
            "// Mirrors: something",
            for: "// Mirrors: RxSwift/Schedulers/ConcurrentMainScheduler.swift",
            in: "\(folder)/ConcurrentMainScheduler.swift"
        )
        _ = try copy.plant(
            "](../Sources/None.swift)",
            for: "](../Sources/MiniRx/Core/Event.swift)",
            in: "Chapters/appendix-map.md"
        )
        let found = try problems("banners", in: copy)
        XCTAssertEqual(found.count, 4, "\(found)")
        for problem in [
            "Sources/MiniRx/Core/Event.swift:1: the map has no row for this file \(refresh)",
            "\(wrong) RxSwift 6.2.0 has no file RxSwift/Schedulers/MineScheduler.swift \(byHand)",
            "\(beside) RxSwift 6.2.0 has no file RxSwift/Schedulers/TimeConverter.swift \(byHand)",
            "\(none) the banner must name a file of RxSwift or `nothing in RxSwift` \(byHand)",
        ] {
            XCTAssertTrue(found.contains(problem), problem)
        }
    }
}
