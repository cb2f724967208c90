// Selects a part of a run, at any level.
// Chapter: 0 (levels)

import Diagrams
import Recorder

/// What is shown of a level. A condition that is `nil` selects everything.
public struct LevelFilter {
    /// A lane, by its name or the end of its name.
    public var lane: String?
    /// A phase.
    public var phase: Phase?
    /// The number of the first line.
    public var from: Int?
    /// The number of the last line.
    public var to: Int?
    /// An object: `MapSink`, `MapSink #2`, or the name of a row, `.map`.
    public var object: String?
    /// A part of the text.
    public var contains: String?

    /// Everything.
    public init() {}

    /// Whether it leaves nothing out.
    public var isEmpty: Bool {
        lane == nil && phase == nil && from == nil && to == nil && object == nil && contains == nil
    }
}

extension Run {
    /// The lines that a filter selects.
    public func lines(
        at level: Level,
        _ marbles: Marbles,
        where filter: LevelFilter
    ) -> [LevelLine] {
        if filter.isEmpty { return lines(at: level, marbles) }
        let positions = positions
        return lines(at: level, marbles).filter { line in
            selects(filter, line.entry, positions)
                && (filter.contains.map { line.text.contains($0) } ?? true)
                && (filter.object.map { isAbout($0, line) } ?? true)
        }
    }

    /// Whether lane, phase and numbers of an entry are selected.
    func selects(_ filter: LevelFilter, _ index: Int, _ positions: [Int]) -> Bool {
        func isOn(_ lane: String) -> Bool {
            Self.short(entries[index].step.lane).hasSuffix(Self.short(lane))
        }
        return (filter.lane.map(isOn) ?? true)
            && (filter.phase.map { phase(of: index) == $0 } ?? true)
            && (filter.from.map { positions[index] >= $0 } ?? true)
            && (filter.to.map { positions[index] <= $0 } ?? true)
    }

    /// For each entry the number of its line, or of the line before it.
    var positions: [Int] {
        var last = 0
        return entries.map { entry in
            last = entry.line ?? last
            return last
        }
    }

    private func isAbout(_ object: String, _ line: LevelLine) -> Bool {
        if line.text.hasPrefix("\(object) ") { return true }
        let numbers = ([line.entry] + around(line.entry)).lazy.compactMap {
            entries[$0].call?.number
        }
        return numbers.first.map { matches(object, $0) } ?? false
    }

    /// Whether a name is that of an object or of its class.
    func matches(_ name: String, _ object: Int) -> Bool {
        self.name(of: object) == name || types[object] == name
    }

    /// The phase of an entry: that of the innermost call around it that has one.
    func phase(of index: Int) -> Phase {
        var next: Int? = index
        while let current = next {
            if let phase = entries[current].call.flatMap(Phase.init) { return phase }
            next =
                entries[current].parent ?? entries[current].block.flatMap { handOvers[$0] }
        }
        return .subscribe
    }
}

extension Marbles {
    /// The rows and marks that a filter selects.
    public func filtered(by filter: LevelFilter) -> Marbles {
        let positions = run.positions
        return keeping { row, mark in
            let isAbout = filter.object.map { object in
                row.title == object || row.name == object
                    || row.object.map { run.matches(object, $0) } ?? false
            }
            return run.selects(filter, mark.entry, positions) && isAbout ?? true
                && (filter.contains.map { "\(row.title) \(mark.kind.text)".contains($0) } ?? true)
        }
    }
}
