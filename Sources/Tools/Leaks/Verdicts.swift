// The verdicts on all objects that are alive at the end.
// Chapter: 5 (who keeps a subscription alive)

import Recorder

/// Follows the references from what the program still holds.
struct Verdicts {
    private let picture: ReferencePicture
    private let next: [Int: [Reference]]
    private(set) var all: [Int: Verdict] = [:]

    init(_ recording: Recording, _ sources: OwnSources) {
        let picture = recording.remaining
        self.picture = picture
        let strong = picture.references.filter { !$0.isWeak && $0.to != nil }
        next = Dictionary(grouping: strong.sorted(), by: \.from)
        guard let roots = recording.roots else {
            all = picture.objects.mapValues { _ in .unknown(.noRoots) }
            return
        }
        // What a variable holds is not held by a timer only.
        for kind in [Root.Holder.isVariable, Root.Holder.isBlock, Root.Holder.isTimer] {
            follow(roots.filter { kind($0.holder) })
        }
        let held = Set(strong.filter { $0.from != $0.to }.compactMap(\.to))
        let outside = picture.objects.keys.filter { !held.contains($0) && !isInCycle($0) }
        mark(outside, .unknown(.outside))
        let reason = doubt(recording, sources)
        for number in picture.objects.keys.sorted() where all[number] == nil {
            all[number] = reason.map(Verdict.unknown) ?? .leaked(cycle: cycle(of: number))
        }
    }

    /// Why an object that nothing reaches may be held nevertheless.
    private func doubt(_ recording: Recording, _ sources: OwnSources) -> Verdict.Reason? {
        if recording.hasRunningFunctions { return .runningFunction }
        if !sources.unread.isEmpty { return .variables(sources.unread) }
        let unread = picture.references.first {
            $0.to == nil && $0.isCaptured && all[$0.from] != nil
        }
        return unread.map { .closure(of: $0.from) }
    }

    // MARK: What is held

    private mutating func follow(_ roots: [Root]) {
        var paths = roots.filter { picture.objects[$0.to] != nil }.map {
            (number: $0.to, path: Verdict.Path(holder: $0.holder, references: []))
        }
        var place = 0
        while place < paths.count {
            let (number, path) = paths[place]
            place += 1
            guard all[number] == nil else { continue }
            all[number] = verdict(number, path)
            for reference in next[number, default: []] {
                let references = path.references + [reference]
                paths.append(
                    (reference.to!, Verdict.Path(holder: path.holder, references: references))
                )
            }
        }
    }

    private func verdict(_ number: Int, _ path: Verdict.Path) -> Verdict {
        if Root.Holder.isTimer(path.holder) { return .heldByTimer(path) }
        return isSubscription(number) ? .stillSubscribed(path) : .held(path)
    }

    /// Whether it is a sink, or a disposer that has its sink.
    private func isSubscription(_ number: Int) -> Bool {
        let type = picture.objects[number]?.type ?? ""
        if type.hasSuffix("Sink") { return true }
        return type == "SinkDisposer"
            && next[number, default: []].contains {
                picture.objects[$0.to!]?.type.hasSuffix("Sink") == true
            }
    }

    /// Gives a verdict to objects, and to what they hold and has none.
    private mutating func mark(_ numbers: [Int], _ verdict: Verdict) {
        var open = numbers
        while let number = open.popLast() {
            guard all[number] == nil else { continue }
            all[number] = verdict
            open += next[number, default: []].compactMap(\.to)
        }
    }

    // MARK: Cycles

    private func isInCycle(_ number: Int) -> Bool { picture.held(by: number).contains(number) }

    /// The shortest cycle that keeps an object: through the object itself, or through one of the
    /// objects that hold it.
    private func cycle(of number: Int) -> [Reference] {
        var seen: Set<Int> = [number]
        var open = [number]
        var place = 0
        while place < open.count {
            if let cycle = shortestCycle(through: open[place]) { return cycle }
            let holders = picture.references.filter { $0.to == open[place] && !$0.isWeak }.sorted()
            open += holders.map(\.from).filter { seen.insert($0).inserted }
            place += 1
        }
        return []
    }

    private func shortestCycle(through start: Int) -> [Reference]? {
        var seen: Set<Int> = []
        var paths: [[Reference]] = [[]]
        var place = 0
        while place < paths.count {
            let path = paths[place]
            place += 1
            for reference in next[path.last?.to ?? start, default: []] {
                if reference.to == start { return path + [reference] }
                if seen.insert(reference.to!).inserted { paths.append(path + [reference]) }
            }
        }
        return nil
    }
}

extension Root.Holder {
    fileprivate static func isVariable(_ holder: Self) -> Bool {
        if case .variable = holder { true } else { false }
    }

    fileprivate static func isTimer(_ holder: Self) -> Bool {
        if case .timer = holder { true } else { false }
    }

    fileprivate static func isBlock(_ holder: Self) -> Bool {
        if case .block = holder { true } else { false }
    }
}

extension Recording {
    /// Whether a call had not returned when the recording ended.
    fileprivate var hasRunningFunctions: Bool {
        var open: Set<Int> = []
        for step in steps {
            switch step.moment {
            case .enters: open.insert(step.number)
            case .leaves: open.remove(step.number)
            default: break
            }
        }
        return !open.isEmpty
    }
}
