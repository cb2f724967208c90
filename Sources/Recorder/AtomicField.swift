// The texts of the integers that threads change concurrently: flags and counters.
// Chapter: 5 (who keeps a subscription alive)

/// An `AtomicInt` or `AtomicFlags` of a class of the library. Neither can be copied, and reflection
/// shows an empty tuple for each: the integer is read where it is stored.
struct AtomicField {
    private let offset: Int
    /// The names of the flags from the lowest bit on; `nil` for a number.
    private let flags: [String]?

    /// Finds the integer of a property; `nil` if the property has none.
    /// - parameter level: The mirror of the class with the property.
    init?(_ property: Property, at level: Mirror) {
        let type = level.subjectType
        let name = TypeName(type)
        guard name.module == Plumbing.library else { return nil }
        let inherited = fieldCount(type) - level.children.count
        offset = fieldOffset(type, index: inherited + property.index)
        flags = Plumbing.flags["\(name.path).\(property.name)"]
    }

    /// The number, or the names of the flags that are set.
    func text(in object: AnyObject) -> String {
        let start = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
        let value = start.load(fromByteOffset: offset, as: Int32.self)
        guard let flags else { return "\(value)" }
        let set = flags.indices.filter { value & 1 << $0 != 0 }.map { flags[$0] }
        return set.isEmpty ? "no flag" : set.joined(separator: ", ")
    }
}

// The functions of Swift's runtime with which `Mirror` itself finds properties. They count those of
// all classes from the root on.

@_silgen_name("swift_reflectionMirror_recursiveCount")
private func fieldCount(_ type: Any.Type) -> Int

@_silgen_name("swift_reflectionMirror_recursiveChildOffset")
private func fieldOffset(_ type: Any.Type, index: Int) -> Int
