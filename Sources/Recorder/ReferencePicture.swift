// Who holds whom at one step of a recording.
// Chapter: 5 (who keeps a subscription alive)

/// The live objects and the references between them.
public struct ReferencePicture: Sendable, Equatable {
    /// The objects, by their numbers.
    public private(set) var objects: [Int: LiveObject] = [:]
    /// The references between them, and those to closures.
    public private(set) var references: Set<Reference> = []

    /// A picture without objects.
    public init() {}

    /// Takes over what changed at the next step.
    public mutating func apply(_ changes: ReferenceChanges) {
        for object in changes.alive { objects[object.number] = object }
        references.subtract(changes.drops)
        references.formUnion(changes.holds)
        for number in changes.freed { objects[number] = nil }
    }

    /// The groups of objects that hold each other by strong references, each in the order of the
    /// numbers. An object that holds itself is a group.
    public var retainCycles: [[LiveObject]] {
        let strong = strong
        let reached = Dictionary(
            uniqueKeysWithValues: objects.keys.map { ($0, Self.held(by: $0, strong)) }
        )
        let inCycles = objects.keys.sorted().filter { reached[$0]!.contains($0) }
        var cycles: [[Int]] = []
        for number in inCycles {
            let index = cycles.firstIndex { group in
                reached[number]!.contains(group[0]) && reached[group[0]]!.contains(number)
            }
            if let index { cycles[index].append(number) } else { cycles.append([number]) }
        }
        return cycles.map { $0.compactMap { objects[$0] } }
    }

    /// The numbers of the objects that an object keeps alive: those it holds, and what they hold.
    public func held(by number: Int) -> Set<Int> {
        Self.held(by: number, strong)
    }

    private static func held(by number: Int, _ strong: [Int: [Int]]) -> Set<Int> {
        var held: Set<Int> = []
        var next = [number]
        while let from = next.popLast() {
            next += strong[from, default: []].filter { held.insert($0).inserted }
        }
        return held
    }

    private var strong: [Int: [Int]] {
        references.reduce(into: [:]) { strong, reference in
            if let to = reference.to, !reference.isWeak {
                strong[reference.from, default: []].append(to)
            }
        }
    }
}

extension Recording {
    /// Returns the objects and references at a step: what all changes up to it have led to.
    /// - parameter index: The index of the step in `steps`.
    public func references(at index: Int) -> ReferencePicture {
        var picture = ReferencePicture()
        let changes = changes
        for step in changes.keys.sorted() where step <= index { picture.apply(changes[step]!) }
        return picture
    }

    /// The objects that were alive when the recording ended: singletons, what code outside the
    /// recording still holds, and leaks. None if the references were not read to the end.
    public var remaining: ReferencePicture {
        lastRead == nil ? references(at: .max) : ReferencePicture()
    }
}
