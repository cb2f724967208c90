// Which properties can be read while a deinitializer runs.
// Chapter: 5 (who keeps a subscription alive)

/// A stored property of a class.
struct Slot: Hashable {
    let type: ObjectIdentifier
    let index: Int
}

/// The properties that can be read at any moment.
///
/// A deinitializer runs when the reference to its object has been replaced, or just before: the
/// object itself can still be read. A collection or a struct with several references may have been
/// destroyed in part by then, and reading it would end the program.
struct SafeSlots {
    private var ofOne: Set<Slot> = []
    private var ofMany: Set<Slot> = []

    /// Whether the property can be read while a deinitializer runs.
    func contains(_ slot: Slot) -> Bool {
        ofOne.contains(slot) && !ofMany.contains(slot)
    }

    /// Takes note of what a property has been seen to hold.
    mutating func learn(_ slot: Slot, from reader: ReferenceReader, isMark: Bool) {
        if reader.isOneReference || isMark {
            ofOne.insert(slot)
        } else if !reader.targets.isEmpty {
            ofMany.insert(slot)
        }
    }
}
