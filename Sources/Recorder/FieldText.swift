// The texts of the plain values in an object: flags, numbers, how many elements.
// Chapter: 5 (who keeps a subscription alive)

/// How the values of a type are shown as fields of their object.
enum FieldText {
    /// Numbers, texts, and enums whose cases have no values.
    case described
    case optional
    case count
    /// Of these properties, which have or count its elements.
    case counts([String])
    /// Objects, closures, and values that could be large or have code of their own for a text.
    case none

    /// The kinds of the types that were seen.
    struct Known {
        private var kinds: [ObjectIdentifier: FieldText] = [:]

        /// The text of a value; `nil` if it has none.
        mutating func text(of value: Any) -> String? {
            let type = Swift.type(of: value)
            let kind: FieldText
            if let known = kinds[ObjectIdentifier(type)] {
                kind = known
            } else {
                kind = FieldText(type)
                kinds[ObjectIdentifier(type)] = kind
            }
            switch kind {
            case .none: return nil
            case .described: return (value as? String).map { "\"\(Text.short($0))\"" } ?? "\(value)"
            case .optional:
                guard let child = Mirror(reflecting: value).children.first else { return "nil" }
                return text(of: child.value)
            case .count: return FieldText.elements(FieldText.count(of: value))
            case .counts(let properties):
                let mirror = Mirror(reflecting: value)
                let values = properties.compactMap { mirror.descendant($0) }
                return FieldText.elements(values.map(FieldText.count).reduce(0, +))
            }
        }
    }

    private static func elements(_ count: Int) -> String {
        count == 1 ? "1 element" : "\(count) elements"
    }

    /// A number itself, the number of a collection's elements, and whether an optional has a value.
    private static func count(of value: Any) -> Int {
        switch value {
        case let number as Int: number
        case let collection as any Collection: collection.count
        default: Mirror(reflecting: value).children.count
        }
    }

    private static let plain: Set<ObjectIdentifier> = Set(
        [
            Bool.self, Int.self, Int32.self, Int64.self, UInt.self, UInt64.self, Double.self,
            String.self,
        ].map { (type: Any.Type) in ObjectIdentifier(type) }
    )

    private init(_ type: Any.Type) {
        if let properties = Plumbing.counts[TypeName(type).path] {
            self = .counts(properties)
            return
        }
        switch TypeKind.of(type) {
        case .optional: self = Self.isOfPlain(type) ? .optional : .none
        case .collection where type is any Collection.Type: self = .count
        case .nothing where Self.plain.contains(ObjectIdentifier(type)): self = .described
        case .parts where TypeFlags.isEnumWithoutValues(type):
            let hasCode =
                type is any CustomStringConvertible.Type
                || type is any CustomDebugStringConvertible.Type
            self = hasCode ? .none : .described
        default: self = .none
        }
    }

    /// Whether it is an optional number, text or truth value.
    private static func isOfPlain(_ type: Any.Type) -> Bool {
        (type as? any AnyOptional.Type).map { plain.contains(ObjectIdentifier($0.wrapped)) }
            ?? false
    }
}
