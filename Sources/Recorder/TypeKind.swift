// How the references in a value of a type are found.
// Chapter: 5 (who keeps a subscription alive)

/// What a value of a type is for the picture of references.
enum TypeKind {
    /// An object of the library or of the recorded code.
    case object
    /// An object that traces do not show: what it refers to counts for its owner.
    case passed
    case closure
    /// A value without references, or of a type whose insides are not read: locks, Foundation.
    case nothing
    case collection
    case optional
    /// A struct, an enum or a tuple.
    case parts

    private static let known = Locked<[ObjectIdentifier: TypeKind]>([:])

    /// Returns the kind of a type. Each type is looked at once.
    static func of(_ type: Any.Type) -> TypeKind {
        if let kind = known.withLock({ $0[ObjectIdentifier(type)] }) { return kind }
        let kind = TypeKind(type)
        known.withLock { $0[ObjectIdentifier(type)] = kind }
        return kind
    }

    /// Whether the values of a type have no references: it is not worth while to read a thousand
    /// numbers.
    static func isNothing(_ type: Any.Type) -> Bool {
        if case .nothing = of(type) { true } else { false }
    }

    private init(_ type: Any.Type) {
        let name = TypeName(type)
        if type is AnyClass {
            // Classes of Objective-C have no module.
            let isOpaque =
                name.module.isEmpty || Self.modules.contains(name.module)
                || Plumbing.locks.contains(name.path)
            self = isOpaque ? .nothing : Plumbing.passes(name.path) ? .passed : .object
        } else if type is any Elements.Type {
            self = .collection
        } else if type is any AnyOptional.Type {
            self = .optional
        } else if type is any CustomReflectable.Type {
            // Numbers and strings; and a type's own mirror would be code of the type.
            self = .nothing
        } else if name.isFunction {
            self = TypeFlags.isTuple(type) ? .parts : .function(type)
        } else {
            self = Self.modules.contains(name.module) && !name.isGeneric ? .nothing : .parts
        }
    }

    /// A function of C, or a block, captures nothing that can be read.
    private static func function(_ type: Any.Type) -> TypeKind {
        TypeFlags.isSwiftFunction(type) ? .closure : .nothing
    }

    /// The modules whose types are not read.
    private static let modules: Set<String> = [
        "Swift", "Foundation", "FoundationEssentials", "Dispatch", "Synchronization",
        "_Concurrency", "ObjectiveC", "__C", "Recorder",
    ]
}

/// Recognizes optionals of any type.
protocol AnyOptional {
    static var wrapped: Any.Type { get }
}

extension Optional: AnyOptional {
    static var wrapped: Any.Type { Wrapped.self }
}

/// The parts of a type's full name.
struct TypeName {
    /// The module; empty for classes of Objective-C, for functions and for tuples.
    let module: String
    /// The name with outer types, without module and generic arguments: `ScheduledItem.Work`.
    let path: String
    /// Whether it has generic arguments.
    let isGeneric: Bool
    /// Whether it is the type of a function, or of a tuple with one.
    let isFunction: Bool

    init(_ type: Any.Type) {
        let full = String(reflecting: type)
        var (depth, plain, before) = (0, "", Character(" "))
        var isFunction = false
        for character in full {
            let isArrow = before == "-" && character == ">"
            if character == "<" { depth += 1 }
            if depth == 0 { plain.append(character) }
            if isArrow, depth == 0 { isFunction = true }
            if character == ">", !isArrow { depth -= 1 }
            before = character
        }
        // A private type has the context in which it is private before its name.
        let names = plain.split(separator: ".").filter { !$0.hasPrefix("(unknown context") }
        self.isFunction = isFunction
        isGeneric = plain.count < full.count
        module = names.count > 1 && !plain.hasPrefix("(") ? String(names[0]) : ""
        path = names.dropFirst().joined(separator: ".")
    }
}
