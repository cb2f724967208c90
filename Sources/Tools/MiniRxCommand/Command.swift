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
    case help(of: String?)
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
    case find([String])
    case diagrams
    case refresh
    case check
    case contents
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

    static let formats = TraceFormat.allCases.map(\.rawValue)
    static let diagramFormats = DiagramFormat.allCases.map(\.rawValue)
    static let phases = ["subscribe", "emit", "dispose"]
    static let orders = ["producer-first", "hand-overs-first", "as-it-comes"]

    init(_ arguments: [String]) throws {
        let rest = Array(arguments.dropFirst())
        let asksForHelp = !Set(rest).isDisjoint(with: ["-h", "--help"])
        if asksForHelp, let name = arguments.first, Usage.names.contains(name) {
            self = .help(of: name)
            return
        }
        switch arguments.first {
        case nil, "-h", "--help":
            self = .help(of: nil)
        case "help":
            try Self.expect(noMore: Array(rest.dropFirst()))
            self = try Self.parseHelp(rest.first)
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
            guard !rest.isEmpty else {
                throw KitError.usage(
                    "find needs words or a function: swift run kit find reentrancy anomaly"
                )
            }
            self = .find(rest)
        case "diagrams":
            try Self.expect(noMore: rest)
            self = .diagrams
        case "refresh":
            try Self.expect(noMore: rest)
            self = .refresh
        case "check":
            try Self.expect(noMore: rest)
            self = .check
        case "contents":
            try Self.expect(noMore: rest)
            self = .contents
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
            let hint = hint(for: other, of: Usage.names)
            throw KitError.usage("unknown command '\(other)'. \(hint)")
        }
    }

    func run() throws {
        switch self {
        case .help(let name): print(Usage.text(of: name))
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
        case .contents: try contentsOfText(in: kitFolder()).forEach { print($0) }
        case .classMaps: try refreshClassMaps()
        case .find(let words): try MiniRxCommand.find(words)
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
