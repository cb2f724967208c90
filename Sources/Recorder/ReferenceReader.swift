// Reads the references of an object by reflection.
// Chapter: 5 (who keeps a subscription alive)

/// Finds what values refer to: through structs, enums, tuples and collections, and through objects
/// that traces do not show. It runs no code of the values and keeps none of them.
struct ReferenceReader {
    /// What a value refers to.
    enum Target {
        case object(AnyObject, isWeak: Bool)
        /// What it captures cannot be read.
        case closure
    }

    /// The targets found so far.
    private(set) var targets: [Target] = []
    /// Whether the value is one reference or `nil`, and not a struct or a collection of several.
    private(set) var isOneReference = false
    private var passed: Set<ObjectIdentifier> = []

    /// Reads a value.
    static func read(_ value: Any, isWeak: Bool) -> ReferenceReader {
        var reader = ReferenceReader()
        reader.isOneReference = reader.visit(value, isWeak)
        return reader
    }

    /// - returns: Whether the value is a single reference.
    @discardableResult
    private mutating func visit(_ value: Any, _ isWeak: Bool) -> Bool {
        let type = Swift.type(of: value)
        switch TypeKind.of(type) {
        case .object:
            targets.append(.object(value as AnyObject, isWeak: isWeak))
            return true
        case .passed:
            let object = value as AnyObject
            guard passed.insert(ObjectIdentifier(object)).inserted else { return true }
            for level in Property.levels(of: object) { visitAll(level, isWeak) }
            return true
        case .closure:
            targets.append(.closure)
            return true
        case .nothing:
            return false
        case .collection:
            for element in (value as! any Elements).elements { visit(element, isWeak) }
            return false
        case .standIn(let property):
            Mirror(reflecting: value).descendant(property).map { _ = visit($0, isWeak) }
            return false
        case .optional:
            return Mirror(reflecting: value).children.first.map { visit($0.value, isWeak) } ?? false
        case .parts:
            visitAll(Mirror(reflecting: value), isWeak)
            return false
        }
    }

    private mutating func visitAll(_ mirror: Mirror, _ isWeak: Bool) {
        Property.each(of: mirror) { visit($0.value, isWeak || $0.isWeak) }
    }
}

/// Collections whose elements are read. Their own storage may be in the middle of a change.
protocol Elements {
    var elements: [Any] { get }
}

extension Array: Elements {
    var elements: [Any] { TypeKind.isNothing(Element.self) ? [] : map { $0 } }
}

extension ContiguousArray: Elements {
    var elements: [Any] { TypeKind.isNothing(Element.self) ? [] : map { $0 } }
}

extension Set: Elements {
    var elements: [Any] { TypeKind.isNothing(Element.self) ? [] : map { $0 } }
}

extension Dictionary: Elements {
    var elements: [Any] { keys.elements(of: Key.self) + values.elements(of: Value.self) }
}

extension Collection {
    fileprivate func elements(of type: Any.Type) -> [Any] {
        TypeKind.isNothing(type) ? [] : map { $0 }
    }
}
