// What was typed, understood.

import ChapterText
import Conformance
import Foundation
import Toolchain
import WalkthroughsTraced

extension KitError {
    /// A mistake in what was typed.
    static func usage(_ message: String) -> KitError {
        KitError(message + "\nSee: swift run kit help", status: 2)
    }
}

enum Command {
    case help
    case list
    case walk([Walkthrough], order: String)
    case overview
    case trace(Walkthrough, TraceFormat, order: String)
    case diagram(Walkthrough, DiagramOptions)
    case record(RecordOptions)
    case diagrams
    case refresh
    case check
    case classMaps
    case ledger
    case bannersInSymbols(String)
    case exercises(ExerciseAction)
    case exercisesHelp
    case grade(GradeOptions)
    case mutants(of: String?)
    case oracle(checkout: String, writes: Bool)
    case conformance(ConformanceOptions)

    static let usage = """
        usage: kit list                       the walkthroughs there are
               kit walk                       replay all, and compare them with RxSwift's records
               kit walk NAME | CHAPTER        replay one, or a chapter's, and print the trace
                 --all                        print the traces of all
               kit trace NAME                 replay one and write its trace for other programs
                 --format text | golden | jsonl
               kit diagram NAME               replay one and draw what happens
                 --format mermaid | svg | chrome | calls
                                              a sequence diagram as text for Mermaid (default) or
                                              as a picture; a trace for ui.perfetto.dev; a tree
                 --lane LANE                  only what this lane does, or is given to do
                 --phase subscribe | emit | dispose
                                              only this
                 -o FILE                      into a file; several parts into FILE-1, FILE-2, …
               kit record FILE.swift …        run your own program and write its trace
                 --package PATH --target NAME the files of a package's target
                 --format FORMAT              one of trace's and diagram's; a table if not given
                 --swift-version 5 | 6        the language mode; 5 if not given
                 -o FILE                      into a file
               kit diagrams                   draw all that is in Diagrams anew
               kit refresh                    bring what is made in Chapters up to date
               kit check                      whether prose and code agree
               kit class-maps                 draw the class maps in Diagrams/classes
               kit ledger                     what became of each claim of the documents
               kit banners GRAPH              add what files' banners say to a symbol graph
               kit exercises                  the next exercise; kit exercises help says more
               kit grade FOLDER               grade what a class has handed in: in FOLDER a folder,
                                              zip file or git bundle for each student
                 --out DIR                    where the results go; FOLDER-graded if not given
                 --jobs N                     students at a time; as many as there are processors
                 --points FILE                what to grade, and what it is worth; if not given,
                                              Chapters/exercise-points.txt
               kit mutants [NAME]             break the library in each way that Tests/Mutants lists,
                                              or in those of the files with NAME in their paths, and
                                              say which test notices
               kit oracle PATH                record RxSwift itself from a checkout, and compare it
                                              with Tests/Golden
                 --write                      and write Tests/Golden anew, from RxSwift 6.2.0
               kit conformance PATH           run RxSwift's own tests against MiniRx and, to compare,
                                              RxSwift: PATH is a checkout of RxSwift, 6.0 or later
                 --classes NAME,NAME          only these test classes
                 --release                    built for release
                 --sanitize thread            built with the thread sanitizer

        walk, trace and record take one more option: which order of several legal ones to replay.
                 --order producer-first       whoever hands work to a queue goes on (default)
                 --order hand-overs-first     the work goes first, wherever it can
                 --order as-it-comes          nobody is held back: a race, as in life
        """

    private static let commands = [
        "list", "walk", "trace", "diagram", "record", "diagrams", "class-maps", "refresh", "check",
        "ledger", "banners",
        "exercises", "grade", "mutants", "oracle", "conformance", "help",
    ]
    static let formats = TraceFormat.allCases.map(\.rawValue)
    static let diagramFormats = DiagramFormat.allCases.map(\.rawValue)
    static let phases = ["subscribe", "emit", "dispose"]
    static let orders = ["producer-first", "hand-overs-first", "as-it-comes"]

    init(_ arguments: [String]) throws {
        let rest = Array(arguments.dropFirst())
        switch arguments.first {
        case nil, "help", "-h", "--help":
            self = .help
        case "list":
            try Self.expect(noMore: rest)
            self = .list
        case "walk":
            self = try Self.walk(rest)
        case "trace":
            self = try Self.trace(rest)
        case "diagram":
            self = try Self.diagram(rest)
        case "record":
            self = try Self.record(rest)
        case "diagrams":
            try Self.expect(noMore: rest)
            self = .diagrams
        case "refresh":
            try Self.expect(noMore: rest)
            self = .refresh
        case "check":
            try Self.expect(noMore: rest)
            self = .check
        case "class-maps":
            try Self.expect(noMore: rest)
            self = .classMaps
        case "ledger":
            try Self.expect(noMore: rest)
            self = .ledger
        case "banners":
            try Self.expect(noMore: Array(rest.dropFirst()))
            guard let graph = rest.first else {
                throw KitError.usage("banners needs a symbol graph: FILE.symbols.json")
            }
            self = .bannersInSymbols(graph)
        case "exercises":
            self = try ExerciseAction(rest).map(Command.exercises) ?? .exercisesHelp
        case "grade":
            self = try Self.grade(rest)
        case "mutants":
            try Self.expect(noMore: Array(rest.dropFirst()))
            self = .mutants(of: rest.first)
        case "oracle":
            self = try Self.oracle(rest)
        case "conformance":
            self = try Self.conformance(rest)
        case .some(let other):
            let hint = hint(for: other, of: Self.commands)
            throw KitError.usage("there is no command '\(other)'. \(hint)")
        }
    }

    func run() throws {
        switch self {
        case .help: print(Self.usage)
        case .list: showList()
        case .walk(let walkthroughs, let order): try showWalk(walkthroughs, order: order)
        case .overview: try showOverview()
        case .trace(let walkthrough, let format, let order):
            try showTrace(walkthrough, format, order: order)
        case .diagram(let walkthrough, let options): try showDiagram(of: walkthrough, options)
        case .record(let options): try MiniRxCommand.record(options)
        case .diagrams: try drawDiagrams()
        case .refresh: try refreshChapters()
        case .check: try showChecks()
        case .classMaps: try refreshClassMaps()
        case .ledger: try showLedger()
        case .bannersInSymbols(let graph): try addBanners(to: URL(filePath: graph))
        case .exercises(let action): try action.run()
        case .exercisesHelp: print(ExerciseAction.usage)
        case .grade(let options): try MiniRxCommand.grade(options)
        case .mutants(let name): try showMutants(of: name)
        case .oracle(let path, let writes): try showOracle(checkout: path, writes: writes)
        case .conformance(let options): try showConformance(options)
        }
    }
}
