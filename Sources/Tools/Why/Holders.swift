// Who holds an object: the only place that knows what is a root.
// Chapter: 0 (why)

import Recorder

/// The strong references of a picture, backwards.
struct Holders {
    private let picture: ReferencePicture
    private let strong: [Int: [Reference]]

    init(_ picture: ReferencePicture) {
        self.picture = picture
        let held = picture.references.filter { reference in
            reference.to != nil && !reference.isWeak && picture.objects[reference.from] != nil
        }
        strong = Dictionary(grouping: held.sorted(), by: { $0.to! })
    }

    /// The references to an object, but those of its own.
    func direct(of number: Int) -> [Reference] {
        strong[number, default: []].filter { $0.from != number }
    }

    /// The references that lead to an object from one that no object holds; empty if it is such an
    /// object itself, or if it is reached from a cycle only.
    func path(to number: Int) -> [Reference] {
        var before: [Int: Reference] = [:]
        var next = [number]
        var place = 0
        while place < next.count {
            let to = next[place]
            place += 1
            let holders = direct(of: to)
            if holders.isEmpty, to != number { return steps(from: to, before) }
            for holder in holders where holder.from != number && before[holder.from] == nil {
                before[holder.from] = holder
                next.append(holder.from)
            }
        }
        return []
    }

    private func steps(from root: Int, _ before: [Int: Reference]) -> [Reference] {
        var path: [Reference] = []
        var next = root
        while let reference = before[next] {
            path.append(reference)
            next = reference.to!
        }
        return path
    }
}
