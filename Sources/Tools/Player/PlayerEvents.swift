// The events of a recording, as the page of the player gets them.
// Chapter: 0 (the player)

import Foundation
import Recorder
import SwiftText

/// Collects the source files that calls are in, with their functions.
struct SourceFiles {
    /// The paths, in the order in which the calls come to them.
    private(set) var paths: [String] = []
    private(set) var texts: [String] = []
    private var functions: [[Int: Callable]] = []
    private var files: [SwiftFile] = []
    private let read: (String) -> String?

    /// - parameter read: The text of a file; `nil` if it cannot be read.
    init(read: @escaping (String) -> String?) {
        self.read = read
    }

    /// The index of a file; `nil` if it cannot be read.
    mutating func index(of path: String) -> Int? {
        if let known = paths.firstIndex(of: path) { return known }
        guard let text = read(path) else { return nil }
        let file = SwiftFile(text)
        paths.append(path)
        texts.append(text)
        files.append(file)
        functions.append(
            Dictionary(file.allCallables.map { ($0.line, $0) }) { outer, _ in outer }
        )
        return paths.count - 1
    }

    /// The last line of the function that begins in a line.
    func lastLine(of line: Int, in file: Int) -> Int {
        guard let function = functions[file][line] else { return line }
        return files[file].line(of: function.body.upperBound)
    }
}

extension Recording {
    /// The path of the first file that is not the library's: the sample, or the reader's program.
    var ownPath: String? {
        let paths = steps.lazy.compactMap { step -> String? in
            if case .enters(let call) = step.moment { call.file } else { nil }
        }
        return paths.first { !$0.hasPrefix("Sources/MiniRx/") }
    }

    /// The events and the lanes, which they name by their indices.
    func playerEvents(_ files: inout SourceFiles) -> (events: [PlayerEvent], lanes: [String]) {
        var lanes: [String] = []
        func index(of lane: String) -> Int {
            if let known = lanes.firstIndex(of: lane) { return known }
            lanes.append(lane)
            return lanes.count - 1
        }
        // The lanes stand in the order in which something happens on them.
        steps.forEach { _ = index(of: $0.lane) }
        let lines = Dictionary(uniqueKeysWithValues: lines().map { ($0.step.number, $0) })
        let events = steps.enumerated().map { position, step in
            var event = PlayerEvent(kind: step.moment.kind, lane: index(of: step.lane))
            let line = lines[step.number]
            event.line = line?.number
            event.changes = changes[position].map(PlayerEvent.Changes.init)
            if case .leaves = step.moment { return event }
            event.depth = line?.depth
            event.caller = line?.caller
            event.shows = line?.text
            event.object = receivers[position]
            switch step.moment {
            case .enters(let call):
                event.file = files.index(of: call.file)
                event.first = event.file.map { _ in Int(call.line) }
                event.last = event.file.map { files.lastLine(of: Int(call.line), in: $0) }
            case .handsOver(let block, let lane):
                event.block = block
                event.to = lanes.firstIndex(of: lane) ?? -1
            case .runs(let block), .ends(let block): event.block = block
            case .prints(let text), .marks(let text): event.text = text
            case .leaves: break
            }
            return event
        }
        return (events, lanes)
    }
}

extension Step.Moment {
    fileprivate var kind: String {
        switch self {
        case .enters(let call):
            if call.isOwnFunction { return "own" }
            return call.function == "deinit" ? "deinit" : "call"
        case .leaves: return "return"
        case .handsOver: return "hands over"
        case .runs: return "runs"
        case .ends: return "ends"
        case .prints: return "prints"
        case .marks: return "mark"
        }
    }
}

extension PlayerEvent.Changes {
    /// References to closures are not drawn.
    init(_ changes: ReferenceChanges) {
        alive = changes.alive.map { .init(number: $0.number, type: $0.type) }
        holds = changes.holds.compactMap(PlayerEvent.Reference.init)
        drops = changes.drops.compactMap(PlayerEvent.Reference.init)
        freed = changes.freed
    }
}

extension PlayerEvent.Reference {
    init?(_ reference: Reference) {
        guard let to = reference.to else { return nil }
        self.init(
            from: reference.from,
            property: reference.property,
            to: to,
            isWeak: reference.isWeak
        )
    }
}
