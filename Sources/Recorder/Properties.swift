// The stored properties of a value, read one after another.
// Chapter: 5 (who keeps a subscription alive)

/// A property that instrumented code has before each weak property: reflection does not
/// tell weak references from others.
public struct _Weak: Sendable, Hashable, Codable {
    /// The number of properties after it that it marks.
    let count: Int

    /// A mark.
    public init(_ count: Int = 1) {
        self.count = count
    }
}

/// A property that instrumented code has before each unowned property. Reading an
/// unowned reference whose object is gone would end the program.
public struct _Unowned: Sendable, Hashable, Codable {
    /// The number of properties after it that it marks.
    let count: Int

    /// A mark.
    public init(_ count: Int = 1) {
        self.count = count
    }
}

/// A stored property's value.
struct Property {
    /// Its place among the properties of its type.
    let index: Int
    fileprivate let label: String?
    let value: Any
    let isWeak: Bool
    /// Its name in the source.
    var name: String {
        guard let label else { return "" }
        return label.hasPrefix(Self.lazy) ? String(label.dropFirst(Self.lazy.count)) : label
    }
    private static let lazy = "$__lazy_storage_$_"

    /// Whether it is a mark, and no property of the source.
    var isMark: Bool { value is _Weak || value is _Unowned }

    /// Reads properties, except unowned ones.
    /// - parameter mayRead: Whether the property at an index may be read.
    static func each(
        of mirror: Mirror,
        if mayRead: (Int) -> Bool = { _ in true },
        _ body: (Property) -> Void
    ) {
        // How many of the next properties are weak or unowned.
        var (weak, unowned) = (0, 0)
        let children = mirror.children
        var next = children.startIndex
        for index in 0..<children.count {
            let place = next
            children.formIndex(after: &next)
            let isWeak = weak > 0
            weak = max(0, weak - 1)
            guard unowned == 0, mayRead(index) else {
                unowned = max(0, unowned - 1)
                continue
            }
            // The property is read here, and not before.
            let child = children[place]
            body(Property(index: index, label: child.label, value: child.value, isWeak: isWeak))
            if let mark = child.value as? _Weak { weak = mark.count }
            if let mark = child.value as? _Unowned { unowned = mark.count }
        }
    }

    /// Returns the mirrors of an object, one for each class of its class chain.
    static func levels(of object: AnyObject) -> some Sequence<Mirror> {
        sequence(first: Mirror(reflecting: object), next: \.superclassMirror)
    }
}
