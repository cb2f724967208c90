// Who holds whom: what changed between the objects from one step of a recording to the next.
// Chapter: 5 (who keeps a subscription alive)

/// A stored property that refers to an object or to a closure.
public struct Reference: Sendable, Hashable {
    /// The number of the object with the property.
    public let from: Int
    /// The name of the property. What a struct, an enum or a collection in it refers to counts as
    /// the property's own.
    public let property: String
    /// The number of the object that it refers to; `nil` for a closure. What the closure captures
    /// are references of their own.
    public let to: Int?
    /// Whether the reference is weak or unowned.
    public let isWeak: Bool
    /// Whether a closure refers to the object: the property holds the closure, which captures the
    /// object. For a closure: whether it also captures what cannot be read.
    public let isCaptured: Bool

    /// A reference.
    public init(
        from: Int,
        property: String,
        to: Int?,
        isWeak: Bool = false,
        isCaptured: Bool = false
    ) {
        (self.from, self.property, self.to) = (from, property, to)
        (self.isWeak, self.isCaptured) = (isWeak, isCaptured)
    }
}

extension Reference: Comparable {
    /// The order in lists: by object, then by property.
    public static func < (left: Reference, right: Reference) -> Bool {
        (left.from, left.property, left.to ?? 0) < (right.from, right.property, right.to ?? 0)
    }
}

/// An object, as long as it lives. A number is used once in a recording.
public struct LiveObject: Sendable, Hashable {
    /// Its number, from 1, in the order in which the recording saw the objects first.
    public let number: Int
    /// Its class, without module and generic arguments.
    public let type: String
}

/// A new text of a field: of a stored property without references.
public struct FieldChange: Sendable, Hashable {
    /// The number of the object.
    public let object: Int
    /// The name of the property.
    public let field: String
    /// The text of its value: `true`, `3 elements`.
    public let text: String
}

/// What changed since the step before.
public struct ReferenceChanges: Sendable, Equatable {
    /// Objects that are new.
    public var alive: [LiveObject] = []
    /// References that are new.
    public var holds: [Reference] = []
    /// References that have ended, including those of freed objects and to freed objects.
    public var drops: [Reference] = []
    /// Fields that are new or have another value, by object, in the order of the source.
    public var fields: [FieldChange] = []
    /// The numbers of objects that are being freed or have been freed.
    public var freed: [Int] = []

    var isEmpty: Bool { self == ReferenceChanges() }
}
