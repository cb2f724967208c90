// The events of a recording, as the page of the player gets them.
// Chapter: 0 (the player)

import Foundation
import Leaks
import Levels
import Recorder

extension Recording {
    /// The events and the lanes, which they name by their indices.
    /// - parameter levels: The first level at which a step is shown, by the steps' numbers.
    /// - parameter sites: The lines of the reader's code that call, by the steps' numbers.
    func playerEvents(
        _ files: inout SourceFiles,
        levels: [Int: Level] = [:],
        sites: [Int: UInt] = [:],
        leaks: Leaks? = nil
    ) -> (events: [PlayerEvent], lanes: [String]) {
        let leaks = leaks ?? Leaks(self, files: [])
        var lanes: [String] = []
        func index(of lane: String) -> Int {
            if let known = lanes.firstIndex(of: lane) { return known }
            lanes.append(lane)
            return lanes.count - 1
        }
        // The lanes stand in the order in which something happens on them.
        steps.forEach { _ = index(of: $0.lane) }
        let lines = Dictionary(uniqueKeysWithValues: lines().map { ($0.step.number, $0) })
        let results = steps.reduce(into: [Int: String]()) { results, step in
            if let result = step.result { results[step.number] = result }
        }
        let own = Set(
            steps.compactMap { step -> Int? in
                guard case .enters(let call) = step.moment, call.type == "(user)" else {
                    return nil
                }
                return step.number
            }
        )
        var calls = CallMatcher()
        // Which closures have run is known at the end.
        for case .enters(let call) in steps.map(\.moment) { _ = files.code(of: call) }
        let events = steps.enumerated().map { position, step in
            var event = PlayerEvent(kind: step.moment.kind, lane: index(of: step.lane))
            let line = lines[step.number]
            event.line = line?.number
            event.changes = changes[position].map { PlayerEvent.Changes($0, leaks) }
            if case .leaves = step.moment { return event }
            event.depth = line?.depth
            event.caller = line?.caller
            event.shows = line?.textWithError
            event.object = receivers[position]
            let code = calls.note(step, &files)
            let isCalledByOwn = step.caller.map(own.contains) ?? true
            let matched = calls.line(of: step, &files)
            event.at = isCalledByOwn ? sites[step.number].map { Int($0) } ?? matched : matched
            event.level = (levels[step.number] ?? .code).number
            switch step.moment {
            case .enters(let call):
                (event.argument, event.result) = (call.argument, results[step.number])
                event.file = code?.file
                event.first = code.map { _ in Int(call.line) }
                event.last = code.map { $0.last ?? Int(call.line) }
                event.span = code?.span
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

extension Level {
    /// From 1, the marbles, to 4, all calls.
    fileprivate var number: Int { Level.allCases.firstIndex(of: self)! + 1 }
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
    init(_ changes: ReferenceChanges, _ leaks: Leaks) {
        alive = changes.alive.map { .init(number: $0.number, type: $0.type) }
        holds = changes.holds.compactMap { PlayerEvent.Reference($0, leaks) }
        drops = changes.drops.compactMap { PlayerEvent.Reference($0, leaks) }
        fields = changes.fields.map(PlayerEvent.Field.init)
        freed = changes.freed
    }
}

extension PlayerEvent.Reference {
    init?(_ reference: Reference, _ leaks: Leaks) {
        guard let to = reference.to else { return nil }
        self.init(
            from: reference.from,
            property: reference.property,
            to: to,
            isWeak: reference.isWeak,
            closure: reference.isCaptured
                ? leaks.candidates(for: reference).map(\.place).joined(separator: " or ") : nil
        )
    }
}
