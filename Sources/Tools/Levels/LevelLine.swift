// The lines of a run at a level.
// Chapter: 0 (levels)

import Recorder

/// A line of a run.
public struct LevelLine {
    /// The index of its entry in the run.
    public let entry: Int
    /// The number of the line in the trace; `nil` for own functions and deinitializers.
    public let number: Int?
    /// The lane.
    public let lane: String
    /// The number of shown lines around it.
    public let depth: Int
    /// What happens.
    public let text: String
    /// The number of the line of its caller, at the level of calls.
    public let caller: Int?
    /// The place in the program's own files; at the level of calls that of the called function.
    public let place: Place?
    /// The virtual time.
    public let time: Double?
}

extension Run {
    /// The lines of a level other than the marbles.
    public func lines(at level: Level, _ marbles: Marbles) -> [LevelLine] {
        let events = level == .operators ? marbles.events : [:]
        var depths: [Int: Int] = [:]
        // With each block, the entry at which it began to run last.
        var begun: [Int: Int] = [:]
        return entries.indices.flatMap { index -> [LevelLine] in
            // A trace begins at the margin again in each block; the other levels show what is inside.
            let block = level == .calls ? nil : entries[index].block.flatMap { begun[$0] }
            if case .runs(let number) = entries[index].step.moment { begun[number] = index }
            let outer = (entries[index].parent ?? block).map { depths[$0, default: 0] } ?? 0
            let texts =
                level == .calls
                ? [callText(index)].compactMap(\.self)
                : [codeText(index)].compactMap(\.self) + events[index, default: []]
            depths[index] = outer + texts.count
            return texts.enumerated().map { offset, text in
                LevelLine(
                    entry: index,
                    number: entries[index].line,
                    lane: entries[index].step.lane,
                    depth: outer + offset,
                    text: text,
                    caller: level == .calls ? caller(of: index) : nil,
                    place: level == .calls
                        ? entries[index].call.map(Place.init) : place(of: index),
                    time: entries[index].step.time
                )
            }
        }
    }

    /// The number of the line of the innermost call around an entry that has one.
    private func caller(of index: Int) -> Int? {
        around(index).lazy.compactMap { entries[$0].line }.first
    }

    /// The first level at which each entry is shown, by the numbers of the steps.
    public func levels(_ marbles: Marbles) -> [Int: Level] {
        let events = marbles.events
        return entries.indices.reduce(into: [:]) { levels, index in
            levels[entries[index].step.number] =
                codeText(index) != nil ? .code : events[index] != nil ? .operators : .calls
        }
    }

    /// Where an entry stands in the program's own files.
    public func place(of index: Int) -> Place? {
        guard let call = entries[index].call else {
            return entries[index].parent.flatMap { parent in
                entries[parent].call.flatMap { $0.isOwn ? Place(call: $0) : nil }
            }
        }
        return call.isOwn ? Place(call: call) : entries[index].site
    }

    // MARK: Texts

    /// A step of the program itself; `nil` for calls of the library.
    private func codeText(_ index: Int) -> String? {
        guard isOwn(index) else { return nil }
        let step = entries[index].step
        switch step.moment {
        case .enters(let call): return ownText(call, result: results[step.number])
        case .leaves, .ends: return nil
        case .handsOver(let block, let lane):
            return "hands over block \(block) to \(Self.short(lane))"
        case .runs(let block): return "runs block \(block)" + origin(of: block)
        case .prints(let text): return "prints \(text)"
        case .marks(let text): return text
        }
    }

    private func origin(of block: Int) -> String {
        handOvers[block].flatMap { entries[$0].line }.map { ", handed over in line \($0)" } ?? ""
    }

    private func ownText(_ call: Call, result: String?) -> String {
        guard call.type == "(user)" else {
            let type = call.type.map { $0 == "(global)" ? "" : "\($0)." } ?? ""
            return type + call.function
        }
        let name = call.callee.map { "closure of \($0)" } ?? call.function
        let received = call.argument.map { " (\($0.isEmpty ? "\"\"" : $0))" } ?? ""
        return name + received + (result.map { " → \($0)" } ?? "")
    }

    /// How many lines a level has.
    public func lineCount(at level: Level, _ marbles: Marbles) -> Int {
        if level == .calls { return entries.reduce(0) { $0 + ($1.line == nil ? 0 : 1) } }
        let events = level == .operators ? marbles.rows.reduce(0) { $0 + $1.marks.count } : 0
        return entries.indices.reduce(events) { $0 + (isOwn($1) ? 1 : 0) }
    }

    /// Whether a step is one of the program itself.
    private func isOwn(_ index: Int) -> Bool {
        guard let call = entries[index].call else {
            if case .ends = entries[index].step.moment { return false }
            return true
        }
        return call.isOwn && (!call.isDeinit || call.isOwnFunction)
    }

    /// Any step but the end of a block, with everything that a call has.
    private func callText(_ index: Int) -> String? {
        guard entries[index].line != nil else { return nil }
        let step = entries[index].step
        guard case .enters(let call) = step.moment else {
            return TraceLine.text(of: step)
        }
        let type = call.type.map { $0 == "(user)" ? "(user) " : "\($0)." } ?? ""
        let number = call.number.flatMap { ordinals[$0] }.map { " #\($0)" } ?? ""
        let receiver =
            call.receiver.map { " [self: \($0)\(number)]" }
            ?? (number.isEmpty ? "" : " [\(number.dropFirst())]")
        let event = call.event.map { event in
            " (\(event)\(call.error.map { "(\($0))" } ?? ""))"
        }
        let callee = call.callee.map { " of \($0)" } ?? ""
        // The first label is enough of a function that takes a handler for each kind of event.
        let function =
            call.function.contains("onDisposed:")
            ? call.function.replacing(Self.manyLabels) { "(\($0.1)…)" } : call.function
        let text = type + function + callee + receiver + (event ?? "")
        return text.utf8.contains(UInt8(ascii: "\n")) ? text.replacing("\n", with: "\\n") : text
    }

    private static let manyLabels = #/\((on\w+:)(?:on\w+:)*onDisposed:\)/#

    /// A lane's name without what its queue's name repeats.
    public static func short(_ lane: String) -> String {
        guard lane.contains("com.apple.") || lane.contains("DispatchQoS(") else { return lane }
        return lane.replacing("com.apple.root.", with: "")
            .replacing(#/DispatchQoS\(qosClass: .*\.(\w+), relativePriority: 0\)/#) { "\($0.1)" }
    }
}

extension Place {
    init(call: Call) { self.init(file: call.file, line: call.line) }
}

extension Marbles {
    /// For each entry the events of rows that it has.
    var events: [Int: [String]] {
        rows.reduce(into: [:]) { events, row in
            for mark in row.marks {
                events[mark.entry, default: []].append("\(row.title) \(mark.kind.text)")
            }
        }
    }
}

extension Marbles.Row {
    /// The name, with its number.
    public var title: String { name + (number.map { " \($0)" } ?? "") }
}

extension Subscription.Mark.Kind {
    /// What a sequence does.
    public var text: String {
        switch self {
        case .subscribes: "is subscribed to"
        case .next(let value): "sends next(\(value))"
        case .error(let error): "sends error(\(error))"
        case .completed: "sends completed"
        case .disposes: "is disposed of"
        case .dropped(let value): "drops \(value)"
        }
    }
}
