// Which objects of a recording are never freed, and why.
// Chapter: 5 (who keeps a subscription alive)

import Recorder

/// The verdicts on a recording's objects, and the lives of the program's own objects.
public struct Leaks: Sendable {
    /// An object of one of the program's own classes.
    public struct OwnObject: Sendable, Equatable {
        /// The object.
        public let object: LiveObject
        /// The line of the trace at which it is freed; `nil` if it is never freed.
        public let freed: Int?
    }

    /// The verdict on each object that is alive at the end, by its number.
    public let verdicts: [Int: Verdict]
    /// The objects of the program's own classes, in the order in which they were seen.
    public let own: [OwnObject]
    /// The objects of the end.
    public let remaining: ReferencePicture
    private let sources: OwnSources
    /// The class of each object of the recording.
    private let types: [Int: String]

    /// - parameter files: The program's own files, with the paths of the recording.
    public init(_ recording: Recording, files: [(path: String, text: String)]) {
        sources = OwnSources(files)
        remaining = recording.remaining
        verdicts = Verdicts(recording, sources).all
        let freed = recording.linesOfFreed
        let objects = recording.changes.values.flatMap(\.alive)
        types = Dictionary(objects.map { ($0.number, $0.type) }) { first, _ in first }
        own = objects.filter { [sources] in sources.classes.contains($0.type) }
            .sorted { $0.number < $1.number }
            .map { OwnObject(object: $0, freed: freed[$0.number]) }
    }

    /// The leaked objects, by their numbers.
    public var leaked: [Int] { verdicts.keys.filter { verdicts[$0]!.isLeak }.sorted() }

    /// The closures or methods of the program that a captured reference may come from: those that
    /// keep a `self` of that class. If one of them is an argument of the operator that holds the
    /// closure, no others.
    public func candidates(for reference: Reference) -> [SelfCapture] {
        guard reference.isCaptured, let to = reference.to, let type = types[to] else { return [] }
        let holder = types[reference.from] ?? ""
        let ofType = sources.captures.filter { $0.type == type }
        let fitting = ofType.filter { $0.fits(holder) }
        return fitting.isEmpty ? ofType : fitting
    }
}

extension SelfCapture {
    /// Whether objects of that class hold what is passed to its function.
    fileprivate func fits(_ holder: String) -> Bool {
        guard let callee else { return false }
        switch callee {
        case "subscribe", "bind", "drive", "emit": return holder.contains("Observer")
        case "create": return holder.hasPrefix("Anonymous")
        default: return holder.lowercased().hasPrefix(callee.lowercased())
        }
    }
}

extension Recording {
    /// For each freed object the line of the trace from which it is gone. What happens between two
    /// lines belongs to the second one.
    fileprivate var linesOfFreed: [Int: Int] {
        if changes.isEmpty { return [:] }
        let lines = lines()
        var line = 0
        var freed: [Int: Int] = [:]
        for index in changes.keys.sorted() {
            while line < lines.count, lines[line].position < index { line += 1 }
            for number in changes[index]!.freed { freed[number] = min(line + 1, lines.count) }
        }
        return freed
    }
}
