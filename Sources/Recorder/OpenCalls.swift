// The calls that are open at a step.
// Chapter: 0 (the player)

extension Recording {
    /// What happens before a step and belongs to what happens from it on.
    package struct Before {
        /// The steps of the calls that have not returned.
        package var open: [Int] = []
        /// These, and the steps that open calls and the code outside all calls have caused: how far
        /// each has got in its text.
        package var causes: [Int] = []
    }

    /// What belongs to the steps from an index on. The steps themselves are not made for it.
    package func before(_ index: Int) -> Before {
        let stored = stored
        var open: [Int: Int] = [:]
        for index in 0..<index {
            let record = stored.record(index)
            if record.tag == .enters { open[record.number] = index }
            if record.tag == .leaves { open[record.number] = nil }
        }
        var before = Before(open: open.values.sorted())
        for index in 0..<index {
            let record = stored.record(index)
            let isCause =
                switch record.tag {
                case .leaves: false
                case .runs, .ends: true
                default: record.caller.map { open[$0] != nil } ?? true || open[record.number] != nil
                }
            if isCause { before.causes.append(index) }
        }
        return before
    }

    /// The objects and references at a step, as what changes at it from a picture without objects.
    package func allReferences(at index: Int) -> ReferenceChanges {
        let picture = references(at: index)
        var texts: [Int: [FieldChange]] = [:]
        for step in changes.keys.sorted() where step <= index {
            for field in changes[step]!.fields {
                texts[field.object, default: []].removeAll { $0.field == field.field }
                texts[field.object]!.append(field)
            }
        }
        let objects = picture.objects.values.sorted { $0.number < $1.number }
        return ReferenceChanges(
            alive: objects,
            holds: picture.references.sorted(),
            fields: objects.flatMap { texts[$0.number] ?? [] }
        )
    }
}
