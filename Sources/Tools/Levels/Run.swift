// A recording as a tree of calls, with the place in the program's own files of each call.
// Chapter: 0 (levels)

import Recorder

/// A recording, ready to be asked: the levels, the marbles and the answers are computed from it.
public struct Run {
    /// All steps except returns, in order.
    public private(set) var entries: [Entry] = []
    /// The recording.
    public let recording: Recording
    /// For each object that a call names: its class.
    public private(set) var types: [Int: String] = [:]
    /// The lanes, in the order in which something happens on them.
    public private(set) var lanes: [String] = []
    /// For each block the entry that hands it over, and the entry at which it runs first.
    public private(set) var handOvers: [Int: Int] = [:], runs: [Int: Int] = [:]
    /// What closures returned, by the numbers of their steps.
    public private(set) var results: [Int: String] = [:]
    /// For each object of a class with several objects: its number among them, from 1.
    public private(set) var ordinals: [Int: Int] = [:]
    let sources: Sources

    /// - parameter read: The text of a source file; `nil` if it cannot be read.
    public init(_ recording: Recording, read: @escaping (String) -> String?) {
        self.recording = recording
        sources = Sources(read: read)
        collectEntries()
        findSites()
    }

    // MARK: Entries

    private mutating func collectEntries() {
        let steps = recording.steps
        var lines = recording.lines(deinits: true)[...]
        var open: [Int: [Int]] = [:]
        // With each block that runs on a thread, the number of calls that were open before it.
        var blocks: [Int: [(number: Int, open: Int)]] = [:]
        for (index, step) in steps.enumerated() {
            if !lanes.contains(step.lane) { lanes.append(step.lane) }
            let block = blocks[step.thread]?.last
            let isInCall = open[step.thread]?.count ?? 0 > block?.open ?? 0
            let parent = isInCall ? open[step.thread]?.last : nil
            if case .leaves = step.moment {
                if let ended = open[step.thread]?.popLast() { entries[ended].end = entries.count }
                if let result = step.result { results[step.number] = result }
                continue
            }
            let line = lines.first?.position == index ? lines.popFirst() : nil
            entries.append(
                Entry(
                    steps,
                    index,
                    line: line?.number,
                    depth: line?.depth ?? 0,
                    parent: parent,
                    block: block?.number,
                    end: entries.count + 1
                )
            )
            switch step.moment {
            case .enters(let call):
                open[step.thread, default: []].append(entries.count - 1)
                if let number = call.number { types[number] = call.object ?? call.type }
                if let observer = call.observer { types[observer.number] = observer.type }
            case .handsOver(let block, _): handOvers[block] = entries.count - 1
            case .runs(let block):
                let count = open[step.thread, default: []].count
                blocks[step.thread, default: []].append((block, count))
                if runs[block] == nil { runs[block] = entries.count - 1 }
            case .ends: _ = blocks[step.thread]?.popLast()
            default: break
            }
        }
        for ended in open.values.joined() { entries[ended].end = entries.count }
        for (_, numbers) in Dictionary(grouping: types.keys.sorted(), by: { types[$0]! })
        where numbers.count > 1 {
            for (index, number) in numbers.enumerated() { ordinals[number] = index + 1 }
        }
    }

    /// The calls that own code makes: those of closures, of functions, and at the top level.
    private mutating func findSites() {
        var places = CallPlaces(sources)
        let own = recording.ownFile
        for index in entries.indices {
            let isOutermost = entries[index].parent == nil && entries[index].block == nil
            guard let call = entries[index].call, isOutermost || call.from != nil,
                !call.isDeinit, call.type != "(user)",
                let found = places.next(
                    call,
                    in: call.from,
                    calledBy: entries[index].parent,
                    at: own
                )
                    ?? nextInitializer(after: index).flatMap({
                        places.next(call, in: nil, at: $0)
                    })
            else { continue }
            entries[index].called = found
        }
    }

    /// The file of the initializer that its caller calls next. The initial values of properties are
    /// computed before an initializer's first line, so they seem to be made by its caller.
    private func nextInitializer(after index: Int) -> String? {
        var next = entries[index].end
        // An object has few properties.
        for _ in 0..<50 where next < entries.count && entries[next].parent == entries[index].parent
        {
            if let call = entries[next].call, call.isOwn {
                return call.function.hasPrefix("init") ? call.file : nil
            }
            next = entries[next].end
        }
        return nil
    }

    // MARK: Questions

    /// The lines of the program's own file that make calls, by the numbers of their steps.
    public var sites: [Int: UInt] {
        let own = recording.ownFile
        return entries.reduce(into: [:]) { sites, entry in
            if let site = entry.site, site.file == own { sites[entry.step.number] = site.line }
        }
    }

    /// The entry of a line of the trace.
    public func entry(ofLine number: Int) -> Int? {
        // An entry without a line belongs to the line before it.
        func lineUpTo(_ index: Int) -> Int {
            (0...index).reversed().lazy.compactMap { entries[$0].line }.first ?? 0
        }
        let found = entries.indices.partitioningIndex { lineUpTo($0) >= number }
        return found < entries.count && entries[found].line == number ? found : nil
    }

    /// The last entry with at most this number of its step.
    public func lastEntry(upToStep number: Int) -> Int? {
        let after = entries.partitioningIndex { $0.step.number > number }
        return after == 0 ? nil : after - 1
    }

    /// The number of lines of the trace.
    public var lineCount: Int { entries.last { $0.line != nil }?.line ?? 0 }

    /// The entries around an entry, the innermost first.
    public func around(_ index: Int) -> some Sequence<Int> {
        sequence(first: index, next: { entries[$0].parent }).dropFirst()
    }

    /// The indices of the entries directly in a call.
    public func children(of index: Int) -> [Int] {
        var children: [Int] = []
        var next = index + 1
        while next < entries[index].end {
            let isChild = entries[next].parent == index
            if isChild { children.append(next) }
            // What a child calls is not looked at.
            next = isChild ? entries[next].end : next + 1
        }
        return children
    }

    /// A class, with a number where there are several objects of it: `MapSink #2`.
    public func name(of object: Int) -> String {
        guard let type = types[object] else { return "object \(object)" }
        guard let ordinal = ordinals[object] else { return type }
        return "\(type) #\(ordinal)"
    }
}

extension Call {
    /// Whether it is user code.
    public var isOwn: Bool { type == "(user)" || isOwnFunction }
    var isDeinit: Bool { function == "deinit" }
    /// The function without its labels.
    var baseName: String { String(function.prefix { $0 != "(" }) }
}
