// Parses the command line and runs the command.

import ChapterText
import Conformance
import Foundation
import ProgramRecorder
import Toolchain
import WalkthroughsTraced

extension KitError {
    /// A mistake on the command line.
    static func usage(_ message: String) -> KitError {
        KitError(message + "\nSee: swift run kit help", status: 2)
    }
}

enum Command {
    case help
    case list
    case walk([Walkthrough], LevelOptions, order: String)
    case overview
    case trace(Walkthrough, TraceFormat?, LevelOptions, order: String)
    case playerData(Walkthrough)
    case diagram(Walkthrough, DiagramOptions)
    case marbles(MarbleOptions)
    case record(RecordOptions)
    case why(WhyOptions)
    case play(PlayOptions)
    case find(String)
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
    case instrument(checkout: String, out: String)
    case oracle(checkout: String, writes: Bool)
    case conformance(ConformanceOptions)

    static let usage = """
        usage: kit list                       list the walkthroughs
               kit walk                       replay all walkthroughs and compare them with RxSwift
               kit walk NAME | CHAPTER        replay a walkthrough, or a chapter's, and show it
                 --all                        replay all walkthroughs
               kit trace NAME                 replay a walkthrough and show it, or print its trace
                                              for programs
                 --format text | golden | jsonl | player
                                              player: the data of the page of kit play
               kit diagram NAME               replay a walkthrough; print a diagram of it
                 --format mermaid | svg | chrome | calls
                                              a sequence diagram as Mermaid text (default) or as
                                              SVG; a trace for ui.perfetto.dev; a call tree
                 --lane LANE                  only this lane, and what is handed to or from it
                 --phase subscribe | emit | dispose
                                              only this phase
                 -o FILE                      write to FILE; several parts to FILE-1, FILE-2, …
               kit marbles NAME | FILE.swift …
                                              print the marbles of a walkthrough, or of your own
                                              program, as an SVG picture
                 -o FILE                      write to FILE
               kit record FILE.swift …        run your own program and show what it did
                 --format FORMAT              print a format of trace or diagram instead
                 --compare                    with --rxswift: record on MiniRx as well, and print
                                              where the two differ
                 --swift-version 5 | 6        the language mode; default: 5
                 -o FILE                      write to FILE
               kit why FILE.swift:LINE        run your own program; say why a line ran, or why not
               kit why FILE.swift             what in its run may be worth a question
               kit why NAME | FILE.swift      a question about a walkthrough or your own program:
                 --print TEXT                 why this was printed, printed twice, or never
                 --line N                     why line N of the trace is there
                 --object NAME                why an object is alive, or when it was freed
               kit play NAME | CHAPTER | FILE.swift …
                                              write a page on which you step through a walkthrough,
                                              a chapter's, or your own program; open it in a browser
                 --all                        write the pages of all walkthroughs
                 -o PAGE                      write to PAGE, or to a folder if there are several
                                              pages; default: .build/play/NAME.html
                 --from LINE, --to LINE       the lines that the page of your own program has; default:
                                              the first 5,000
                 --watch                      write the page again each time the file is saved: the
                                              open page shows the new run
                 --compare OLD.swift          another version of the program beside it
                 --links PLACE                where the page's links to chapters lead; default: the
                                              kit's folder Chapters
               kit find FUNCTION              the files of MiniRx and of RxSwift with that function
               kit diagrams                   redraw all walkthroughs' diagrams in Diagrams
               kit refresh                    update the generated parts of Chapters, and the files
                                              for editors and debuggers: .tours, .lldb, .vscode
               kit check                      check that prose and code agree
               kit class-maps                 redraw the class maps in Diagrams/classes
               kit ledger                     count the documents' claims: proven, corrected, open
               kit banners GRAPH              add the source files' banners to a symbol graph
               kit exercises                  show the next exercise; see: kit exercises help
               kit grade FOLDER               grade a class: FOLDER has a folder, zip file or git
                                              bundle for each student
                 --out DIR                    the folder for the results; default: FOLDER-graded
                 --jobs N                     how many students to grade at a time; default: the
                                              number of processors
                 --points FILE                which exercises to grade and their points; default:
                                              Chapters/exercise-points.txt
                 --only STUDENT               grade one student, and write only that feedback
               kit mutants [NAME]             break the library in each way that Tests/Mutants lists
                                              and print which test fails; with NAME, only in files
                                              whose path contains NAME
               kit instrument PATH --out DIR  write RxSwift with probes, from a checkout, as a package
                                              that an app uses in place of RxSwift's own
               kit oracle PATH                record RxSwift itself from a checkout and compare it
                                              with Tests/Golden
                 --write                      rewrite Tests/Golden instead, from RxSwift 6.2.0
               kit conformance PATH           run RxSwift's own tests on MiniRx and, to compare, on
                                              RxSwift; PATH is a checkout of RxSwift 6.0 or later
                 --classes NAME,NAME          run only these test classes
                 --release                    build for release
                 --sanitize thread            build with the thread sanitizer

        walk, trace and record show a run at one of four levels, and take a part of it:
                 --level marbles              each sequence as a row (default)
                 --level code                 your functions and closures, prints, hand-overs
                 --level operators            also what each operator sends
                 --level calls                every call
                 --lane LANE, --phase PHASE, --from LINE, --to LINE,
                 --object NAME, --contains TEXT
                                              only what is on this lane, in this phase, within
                                              these lines, about this object or row, or has
                                              this text

        They also take --order, which chooses one of several possible orders:
                 --order producer-first       the thread that hands over a block continues first
                                              (default)
                 --order hand-overs-first     a block that is handed over runs first, if it can
                 --order as-it-comes          no thread is held back: a race, as in an app

        In place of FILE.swift, record, marbles, why and play take a program of a package, or a
        recording that an app has written, run.rec (see instrument):
                 --package PATH               the package; nothing is written into it
                 --product NAME               its program, if it has several
                 --test CLASS/TEST            one of its tests, or the tests of a class
                 --target NAME FILE.swift     a library's target, and a file that uses it
        They record on MiniRx, and stop a program that has not ended after \(ReaderProgram.defaultSeconds) s, or on
        Ctrl-C; they show what it did until then:
                 --rxswift PATH               record on RxSwift itself, from a checkout (4.5 to 6)
                 --seconds N                  another limit
                 --no-values                  record no element, error, argument, result or
                                              printed text: next(…)

        An app with the package of kit instrument records itself if its environment has
                 KIT_RECORDING=run.rec        the file
                 KIT_RECORDING_LINES=50000    only the last lines, in run.rec and run.before.rec
                 KIT_VALUES=none              as --no-values
        """

    private static let commands = [
        "list", "walk", "trace", "diagram", "marbles", "record", "why", "play", "find", "diagrams",
        "class-maps", "refresh", "check", "ledger", "banners",
        "exercises", "grade", "instrument", "mutants", "oracle", "conformance", "help",
    ]
    static let formats = TraceFormat.allCases.map(\.rawValue)
    static let diagramFormats = DiagramFormat.allCases.map(\.rawValue)
    static let phases = ["subscribe", "emit", "dispose"]
    static let orders = ["producer-first", "hand-overs-first", "as-it-comes"]

    init(_ arguments: [String]) throws {
        let rest = Array(arguments.dropFirst())
        let asksForHelp = !Set(rest).isDisjoint(with: ["-h", "--help"])
        switch asksForHelp && arguments.first != "exercises" ? "help" : arguments.first {
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
        case "marbles":
            self = try Self.marbles(rest)
        case "record":
            self = try Self.record(rest)
        case "why":
            self = try Self.why(rest)
        case "play":
            self = try Self.play(rest)
        case "find":
            guard let name = rest.first else {
                throw KitError.usage("find needs a function: swift run kit find retry")
            }
            try Self.expect(noMore: Array(rest.dropFirst()))
            self = .find(name)
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
        case "instrument":
            self = try Self.instrument(rest)
        case "oracle":
            self = try Self.oracle(rest)
        case "conformance":
            self = try Self.conformance(rest)
        case .some(let other):
            let hint = hint(for: other, of: Self.commands)
            throw KitError.usage("unknown command '\(other)'. \(hint)")
        }
    }

    func run() throws {
        switch self {
        case .help: print(Self.usage)
        case .list: showList()
        case .walk(let walkthroughs, let options, let order):
            try showWalk(walkthroughs, options, order: order)
        case .overview: try showOverview()
        case .trace(let walkthrough, let format, let options, let order):
            try showTrace(walkthrough, format, options, order: order)
        case .playerData(let walkthrough): try showPlayerData(of: walkthrough)
        case .diagram(let walkthrough, let options): try showDiagram(of: walkthrough, options)
        case .marbles(let options): try drawMarbles(options)
        case .record(let options): try MiniRxCommand.record(options)
        case .why(let options): try showWhy(options)
        case .play(let options): try MiniRxCommand.play(options)
        case .diagrams: try drawDiagrams()
        case .refresh: try refreshChapters()
        case .check: try showChecks()
        case .classMaps: try refreshClassMaps()
        case .find(let name): try MiniRxCommand.find(name)
        case .ledger: try showLedger()
        case .bannersInSymbols(let graph): try addBanners(to: URL(filePath: graph))
        case .exercises(let action): try action.run()
        case .exercisesHelp: print(ExerciseAction.usage)
        case .grade(let options): try MiniRxCommand.grade(options)
        case .mutants(let name): try showMutants(of: name)
        case .instrument(let path, let out):
            try MiniRxCommand.instrument(checkout: path, out: out)
        case .oracle(let path, let writes): try showOracle(checkout: path, writes: writes)
        case .conformance(let options): try showConformance(options)
        }
    }
}
