// The `kit` command, run as a person would run it.

import Foundation
import Recorder
import TestSupport
import WalkthroughsTraced
import XCTest

final class CommandTests: CommandCase {
    func testListNamesEveryWalkthrough() throws {
        let list = try kit("list")
        XCTAssertEqual(list.status, 0)
        let lines = list.output.split(separator: "\n")
        XCTAssertEqual(lines.count, Chapter.all.flatMap(\.walkthroughs).count)
        XCTAssertTrue(lines[0].hasPrefix("create-subscribe  "))
        for line in lines {
            XCTAssertTrue(line.contains(#/^[a-z0-9-]+ +chapter \d+  \w/#), String(line))
        }
    }

    func testTheGoldenFormatIsTheFormOfTheTracesFromRxSwift() throws {
        for name in ["create-subscribe", "dispose-bag", "schedulers", "observe-on"] {
            let trace = try kit("trace", name, "--format", "golden")
            XCTAssertEqual(trace.status, 0)
            XCTAssertNil(firstDifference(of: trace.output, from: try goldenTrace(name)))
        }
    }

    func testTheTextFormatShowsDeinitializersAndWhereCallsStand() throws {
        let trace = try kit("trace", "dispose-bag", "--format", "text")
        XCTAssertEqual(trace.status, 0)
        XCTAssertTrue(trace.output.contains("Sink.deinit [self: AnonymousObservableSink]"))
        XCTAssertTrue(
            trace.output.contains(
                #/AnonymousObserver\.init\(_:\) +.*Observers/AnonymousObserver\.swift:\d+/#
            )
        )
    }

    func testEachLineOfTheJSONLinesIsAnObject() throws {
        let trace = try kit("trace", "dispose-bag", "--format=jsonl")
        XCTAssertEqual(trace.status, 0)
        let lines = trace.output.split(separator: "\n")
        XCTAssertGreaterThan(lines.count, 100)
        for line in lines {
            let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
            XCTAssertEqual(object?["lane"] as? String, "main")
            XCTAssertNotNil(object?["record"])
        }
    }

    /// The short form comes first, in 80 columns, and says how to see more.
    func testWalkShowsMarblesAndWhatIsPrinted() throws {
        let walk = try kit("walk", "create-subscribe")
        XCTAssertEqual(walk.status, 0)
        XCTAssertTrue(walk.output.contains(#/(?m)^\.create :\d+  \^─1─\|$/#), walk.output)
        XCTAssertTrue(walk.output.contains(#/(?m)^  38  dispose$/#), walk.output)
        XCTAssertTrue(walk.output.contains("Chapters/01-create-subscribe.md"))
        XCTAssertTrue(
            walk.output.contains("swift run kit walk create-subscribe --level code"),
            walk.output
        )
        let lines = walk.output.split(separator: "\n")
        XCTAssertTrue(lines.allSatisfy { $0.count <= 80 }, walk.output)
        XCTAssertEqual(
            try kit("trace", "create-subscribe").output.split(separator: "\n").first,
            lines.first { $0.hasPrefix(".create") }
        )
    }

    func testOptionsSelectAPartOfALevel() throws {
        let words = ["trace", "schedulers", "--level", "operators", "--lane", "default-qos"]
        let part = try run(words + ["--contains", "sends next"])
        XCTAssertEqual(part.status, 0)
        XCTAssertTrue(part.output.contains(".create sends next(1)"), part.output)
        XCTAssertFalse(part.output.contains(".observe(on:) sends"), part.output)
        let calls = try kit("walk", "create-subscribe", "--level=calls", "--from=20", "--to=28")
        XCTAssertEqual(calls.output.matches(of: #/(?m)^ *2\d  /#).count, 9, calls.output)

        let nothing = try kit("trace", "schedulers", "--lane", "nowhere")
        XCTAssertEqual(nothing.status, 1)
        XCTAssertTrue(nothing.error.contains("Its lanes are main, default-qos;"), nothing.error)
        let wrong = try kit("trace", "schedulers", "--from", "first")
        XCTAssertEqual(wrong.status, 2)
        XCTAssertTrue(wrong.error.contains("--from needs the number of a line"), wrong.error)
        let both = try kit("trace", "schedulers", "--format", "golden", "--level", "code")
        XCTAssertEqual(both.status, 2)
        XCTAssertTrue(both.error.contains("leave out --level"), both.error)
    }

    func testWalkShowsStepsCallersPlacesAndPrints() throws {
        let walk = try kit("walk", "create-subscribe", "--level", "calls")
        XCTAssertEqual(walk.status, 0)
        XCTAssertTrue(walk.output.contains("Step 9. The sink starts your closure"))
        XCTAssertTrue(
            walk.output.contains(
                #/(?m)^19 +\(user\) closure#1 of create +← 17 +CreateSubscribe\.swift:\d+$/#
            )
        )
        XCTAssertTrue(walk.output.contains("# prints dispose"))
        XCTAssertTrue(walk.output.contains("Chapters/01-create-subscribe.md"))
        XCTAssertFalse(walk.output.contains("\u{1B}"), "no colours into a file")
    }

    func testFindNamesTheFilesThatHaveAFunction() throws {
        let found = try kit("find", "flatMapLatest(_:)")
        XCTAssertEqual(found.status, 0)
        XCTAssertTrue(
            found.output.contains(
                #/(?m)^Sources\/MiniRx\/Operators\/Switch\.swift:\d+ +RxSwift\/Observables\/Switch\.swift$/#
            )
        )
        let missed = try kit("find", "flatMapLastest")
        XCTAssertNotEqual(missed.status, 0)
        XCTAssertTrue(missed.error.contains("Did you mean 'flatMapLatest'?"), missed.error)
    }

    func testFindAnswersWords() throws {
        let found = try kit("find", "weak", "self").output
        XCTAssertTrue(
            found.contains("  Chapters/05-dispose.md#which-closures-need-a-weak-self"),
            found
        )
        XCTAssertTrue(try kit("find").error.contains("find needs words"))
        let none = try kit("find", "weak", "zyzzyva").error
        XCTAssertTrue(none.contains("no section has all of the words 'weak zyzzyva'"), none)
    }

    func testWalkTakesAChapterOrNothing() throws {
        let chapter = try kit("walk", "1")
        XCTAssertEqual(chapter.status, 0)
        XCTAssertTrue(chapter.output.contains("factories: just, empty"))
        XCTAssertTrue(
            chapter.output.hasSuffix("Explained in: Chapters/01-create-subscribe.md\n")
        )
        let six = try kit("walk", "6").output
        XCTAssertTrue(six.hasSuffix("\n\nExplained in: Chapters/06-sequences.md\n"))
        let all = try kit("walk", "--all").output
        XCTAssertTrue(all.contains("factories: just, empty"))
        XCTAssertTrue(all.contains("observe-on: Ten numbers"))
    }

    /// On one screen or two: each compared with its record, and the first in full.
    func testWalkWithoutANameComparesAllWithRxSwiftsRecords() throws {
        let walk = try kit("walk")
        XCTAssertEqual(walk.error, "")
        let rows = walk.output.matches(of: #/(?m)^  ([a-z0-9-]+) +(\d+) lines +(\d) lanes? +(.+)$/#)
        for row in rows {
            let record = try? goldenTrace(String(row.1)).split(separator: "\n")
            XCTAssertEqual(row.4, record == nil ? "not recorded" : "equal", String(row.1))
            if let record { XCTAssertEqual(Int(row.2), record.count) }
        }
        XCTAssertTrue(rows.contains { $0.1 == "observe-on" && $0.3 == "2" })
        XCTAssertGreaterThan(rows.count { $0.4 == "equal" }, 30)
        XCTAssertTrue(walk.output.contains("create-subscribe: From create"))
        XCTAssertFalse(walk.output.contains("observe-on: Ten numbers"))
    }

    func testWalkSaysWhatDiffersFromARecord() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        let records = folder.appending(path: "Tests/Golden")
        for made in [records, folder.appending(path: "Chapters")] {
            try FileManager.default.createDirectory(at: made, withIntermediateDirectories: true)
        }
        let broken = try goldenTrace("trampoline").replacing("# prints", with: "# says")
        try broken.write(
            to: records.appending(path: "trampoline.txt"),
            atomically: true,
            encoding: .utf8
        )
        let walk = try kit("walk", folder: folder)
        XCTAssertEqual(walk.status, 1)
        XCTAssertTrue(
            walk.error.contains("different from RxSwift's record: trampoline, line "),
            walk.error
        )
    }

    func testDiagramWritesEachFormat() throws {
        let mermaid = try kit("diagram", "dispose-producer")
        XCTAssertTrue(mermaid.output.hasPrefix("sequenceDiagram\n"), mermaid.output)
        let calls = try kit("diagram", "dispose-producer", "--format", "calls")
        XCTAssertTrue(calls.output.contains("AnonymousObservable.init(_:)"), calls.output)
        let chrome = try kit("diagram", "dispose-producer", "--format", "chrome")
        XCTAssertNoThrow(try JSONSerialization.jsonObject(with: Data(chrome.output.utf8)))
        let dispose = try kit("diagram", "dispose-producer", "--phase", "dispose")
        XCTAssertFalse(dispose.output.contains("subscribe("), dispose.output)
    }

    func testSeveralPicturesGoIntoSeveralFiles() throws {
        let refused = try kit("diagram", "dispose-producer", "--format", "svg")
        XCTAssertEqual(refused.status, 2)
        XCTAssertTrue(refused.error.contains("Choose a file for them"), refused.error)
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let target = folder.appending(path: "out.svg").path
        let written = try kit("diagram", "dispose-producer", "--format", "svg", "-o", target)
        XCTAssertEqual(written.status, 0)
        XCTAssertEqual(
            try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted(),
            ["out-1.svg", "out-2.svg"]
        )
        let nowhere = folder.appending(path: "none/out.svg").path
        let failed = try kit("diagram", "dispose-producer", "--format", "svg", "-o", nowhere)
        XCTAssertEqual(failed.status, 1)
        XCTAssertTrue(failed.error.contains("there is no folder"), failed.error)
    }

    func testMarblesPrintsAPicture() throws {
        let picture = try kit("marbles", "map-take")
        XCTAssertTrue(picture.output.hasPrefix("<svg "), picture.output)
        XCTAssertTrue(picture.output.contains("<title id=\"title\">map-take, marbles</title>"))
        XCTAssertTrue(picture.output.contains(">.take</text>"), picture.output)
        let map = try kit("marbles", "map-take", "--object", ".map")
        XCTAssertFalse(map.output.contains(">.take</text>"), map.output)
        let none = try kit("marbles", "map-take", "--lane", "nowhere")
        XCTAssertEqual(none.status, 1)
        XCTAssertTrue(none.error.contains("Its lanes are main;"), none.error)
    }

    func testALaneOrAPhaseThatIsNotThere() throws {
        let lane = try kit("diagram", "schedulers", "--lane", "mian")
        XCTAssertEqual(lane.status, 2)
        XCTAssertTrue(lane.error.contains("main"), lane.error)
        let phase = try kit("diagram", "schedulers", "--phase", "end")
        XCTAssertEqual(phase.status, 2)
        XCTAssertTrue(phase.error.contains("subscribe, emit"), phase.error)
    }

    func testHelpIsPrintedWhenAskedForAndWhenNothingIsAsked() throws {
        XCTAssertTrue(try kit("help").output.hasPrefix("usage: kit"))
        XCTAssertEqual(try kit().output, try kit("--help").output)
        XCTAssertEqual(try kit("help", "grade").output, try kit("grade", "--help").output)
        XCTAssertTrue(try kit("grade", "--help").output.hasPrefix("usage: kit grade FOLDER"))
        XCTAssertTrue(try kit("play", "--help").output.contains("--package PATH"))
        XCTAssertFalse(try kit("check", "--help").output.contains("--package PATH"))
        XCTAssertEqual(
            try kit("help", "recrod").error,
            "kit: there is no command 'recrod'. Did you mean 'record'?\nSee: swift run kit help\n"
        )
    }

    func testMistakesNameWhatWasProbablyMeant() throws {
        let mistakes: [(arguments: [String], message: String)] = [
            (["wlk"], "unknown command 'wlk'. Did you mean 'walk'?"),
            (["walk", "create-subscrbe"], "Did you mean 'create-subscribe'?"),
            (["marbles", "map-tak"], "Did you mean 'map-take'?"),
            (["marbles", "none.swift"], "there is no file none.swift."),
            (["marbles"], "marbles needs the name of a walkthrough, or a Swift file."),
            (["marbles", "map-take", "--level", "code"], "unknown option '--level'."),
            (["walk", "--order", "as-it-comes"], "--order needs the name of a walkthrough"),
            (["walk", "--all", "schedulers"], "unexpected argument 'schedulers'."),
            (["walk", "--oder"], "unknown option '--oder'. Did you mean '--order'?"),
            (
                ["walk", "--order", "producer"],
                "The nearest is 'producer-first'. Choose one of: producer-first, "
            ),
            (["walk", "99"], "there is no chapter 99. The chapters are: 1, 2, 3, "),
            (["trace"], "trace needs the name of a walkthrough: create-subscribe, "),
            (["trace", "dispose-bug"], "Did you mean 'dispose-bag'?"),
            (["trace", "bag"], "The nearest is 'dispose-bag'. Choose one of: create-subscribe, "),
            (["trace", "trampoline", "--format", "json"], "Did you mean 'jsonl'?"),
            (
                ["trace", "trampoline", "--format"],
                "--format needs one of: text, golden, jsonl, player."
            ),
            (["trace", "trampoline", "--formt"], "Did you mean '--format'?"),
            (["list", "all"], "unexpected argument 'all'."),
        ]
        for mistake in mistakes {
            let result = try run(mistake.arguments)
            XCTAssertEqual(result.status, 2, "\(mistake.arguments)")
            XCTAssertEqual(result.output, "")
            XCTAssertTrue(
                result.error.contains(mistake.message),
                "\(mistake.arguments): \(result.error)"
            )
        }
    }

    func testLedgerCountsAndNamesWhatIsMissing() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        let ledger = folder.appending(path: "Tests/Ledger")
        for made in [ledger, folder.appending(path: "Chapters")] {
            try FileManager.default.createDirectory(at: made, withIntermediateDirectories: true)
        }
        func write(_ text: String, to file: String) throws {
            try text.write(
                to: ledger.appending(path: file),
                atomically: true,
                encoding: .utf8
            )
        }
        try "".write(
            to: folder.appending(path: "Chapters/appendix-errata.md"),
            atomically: true,
            encoding: .utf8
        )
        try write("func testD001_01_a() {}", to: "ClaimTests.swift")
        try write("id,holds\nD001-01,yes\n", to: "D001.csv")
        let complete = try kit("ledger", folder: folder)
        XCTAssertEqual(complete.status, 0)
        XCTAssertEqual(complete.error, "")
        XCTAssertEqual(complete.output.split(separator: "\n").count, 3)

        try write("id,holds\nD001-01,no\nD001-02,yes\n", to: "D001.csv")
        let planted = try kit("ledger", folder: folder)
        XCTAssertEqual(planted.status, 1)
        XCTAssertEqual(
            planted.error,
            """
            kit: some claims have no test or no correction.
            Without a test:
              D001-02
            Not corrected by the errata:
              D001-01

            """
        )
        XCTAssertEqual(planted.output.split(separator: "\n").count, 3)
    }

    func testLedgerOfThisPackageFitsANarrowTerminal() throws {
        let lines = try kit("ledger").output.split(separator: "\n")
        XCTAssertEqual(
            lines.map { $0.split(separator: " ").prefix(2) }.dropFirst(),
            [
                ["000", "88"], ["001", "54"], ["002", "150"], ["003", "48"], ["004", "80"],
                ["all", "420"],
            ]
        )
        XCTAssertLessThanOrEqual(lines.map(\.count).max() ?? 0, 80)
    }

    func testRefreshCheckAndLedgerSayWhereTheyBelong() throws {
        let result = try kit("refresh", folder: FileManager.default.temporaryDirectory)
        XCTAssertEqual(result.status, 1)
        XCTAssertTrue(result.error.contains("run it in the kit's folder"))
        let check = try kit("check", folder: FileManager.default.temporaryDirectory)
        XCTAssertEqual(check.status, 1)
        XCTAssertTrue(check.error.contains("run it in the kit's folder"), check.error)
        let ledger = try kit("ledger", folder: FileManager.default.temporaryDirectory)
        XCTAssertEqual(ledger.status, 1)
        XCTAssertTrue(ledger.error.contains("run it in the kit's folder"), ledger.error)
    }
}
