// Reads the references of an object by reflection.
// Chapter: 5 (who keeps a subscription alive)

/// Finds what values refer to: through structs, enums, tuples and collections, through closures, and
/// through objects that traces do not show. It runs no code of the values and keeps none of them.
struct ReferenceReader {
    /// What a value refers to.
    enum Target {
        /// - parameter isCaptured: Whether it is a closure that refers to it.
        case object(AnyObject, isWeak: Bool, isCaptured: Bool)
        /// - parameter isWhole: Whether all that it captures can be read.
        case closure(isWhole: Bool)
    }

    /// The targets found so far.
    var targets: [Target] = []
    /// Whether the value is one reference or `nil`, and not a struct or a collection of several, or a
    /// closure that shares a variable.
    private(set) var isOneReference = false
    var passed: Set<UnsafeRawPointer> = []
    /// Whether what is read is captured by a closure.
    var isCaptured = false
    /// Whether all that closures capture could be read so far.
    var isWhole = true

    /// Reads a value.
    static func read(_ value: Any, isWeak: Bool) -> ReferenceReader {
        var reader = ReferenceReader()
        reader.isOneReference = reader.visit(value, isWeak)
        return reader
    }

    /// - returns: Whether the value is a single reference.
    @discardableResult
    mutating func visit(_ value: Any, _ isWeak: Bool) -> Bool {
        let type = Swift.type(of: value)
        switch TypeKind.of(type) {
        case .object:
            targets.append(
                .object(value as AnyObject, isWeak: isWeak, isCaptured: isCaptured)
            )
            return true
        case .passed:
            let object = value as AnyObject
            guard passed.insert(Self.address(of: object)).inserted else { return true }
            for level in Property.levels(of: object) { visitAll(level, isWeak) }
            return true
        case .closure:
            return visitClosure(value)
        case .nothing:
            return false
        case .collection:
            for element in (value as! any Elements).elements { visit(element, isWeak) }
            return false
        case .optional:
            return Mirror(reflecting: value).children.first.map { visit($0.value, isWeak) } ?? false
        case .parts:
            visitAll(Mirror(reflecting: value), isWeak)
            return false
        }
    }

    private static func address(of object: AnyObject) -> UnsafeRawPointer {
        UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
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
