// The events of a recording, as the page of the player gets them.
// Chapter: 0 (the player)

import Foundation
import Leaks
import Levels
import Recorder

extension Recording {
    /// The events and the lanes, which they name by their indices.
    /// - parameter lines: All lines of the recording.
    /// - parameter window: The lines that are wanted. The calls that are open before them come first,
    ///   without returns.
    /// - parameter levels: The first level at which a step is shown, by the steps' numbers.
    /// - parameter sites: The lines of the reader's code that call, by the steps' numbers.
    func playerEvents(
        _ files: inout SourceFiles,
        lines: [TraceLine],
        window: PlayerWindow? = nil,
        lanes: [String],
        levels: [Int: Level] = [:],
        sites: [Int: UInt] = [:],
        leaks: Leaks? = nil
    ) -> [PlayerEvent] {
        let leaks = leaks ?? Leaks(self, files: [])
        let range = window?.steps(of: lines, self) ?? 0..<steps.count
        let before = before(range.lowerBound)
        let around = Set(before.open)
        let positions = before.causes + range
        let shown = positions.filter { around.contains($0) || range.contains($0) }
        let lines = lines.linesOfSteps(at: shown)
        let results = range.reduce(into: [Int: String]()) { results, position in
            let step = steps[position]
            if let result = step.result { results[step.number] = result }
        }
        let changes = changes
        let hasReferences = !changes.isEmpty
        let own = Set(
            shown.compactMap { position -> Int? in
                let step = steps[position]
                guard case .enters(let call) = step.moment, call.type == "(user)" else {
                    return nil
                }
                return step.number
            }
        )
        var calls = CallMatcher()
        // Which closures have run is known at the end.
        for position in shown {
            if case .enters(let call) = steps[position].moment { _ = files.code(of: call) }
        }
        return positions.compactMap { position in
            let step = steps[position]
            guard range.contains(position) || around.contains(position) else {
                _ = calls.note(step, &files)
                _ = calls.line(of: step, &files)
                return nil
            }
            var event = PlayerEvent(
                kind: step.moment.kind,
                lane: lanes.firstIndex(of: step.lane)!
            )
            let line = lines[step.number]
            event.line = line?.number
            if range.contains(position) {
                let isFirst = position == range.lowerBound && position > 0 && hasReferences
                let changes = isFirst ? allReferences(at: position) : changes[position]
                event.changes = changes.map { PlayerEvent.Changes($0, leaks) }
            }
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
    }
}

extension [TraceLine] {
    /// The lines of steps, by the steps' numbers.
    /// - parameter positions: The indices of the steps, in order.
    fileprivate func linesOfSteps(at positions: [Int]) -> [Int: TraceLine] {
        var (found, next) = ([Int: TraceLine](), startIndex)
        for position in positions {
            while next < endIndex, self[next].position < position { next += 1 }
            guard next < endIndex, self[next].position == position else { continue }
            found[self[next].step.number] = self[next]
        }
        return found
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
