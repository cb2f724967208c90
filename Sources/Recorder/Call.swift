// A call, as a trace shows it.
// Chapter: 0 (how to read a trace)

/// A place in user code: a function, an initializer or a closure.
public struct Place: Sendable, Hashable {
    /// The source file, relative to the package's folder.
    public let file: String
    /// The line on which it starts.
    public let line: UInt

    /// A place.
    public init(file: String, line: UInt) {
        (self.file, self.line) = (file, line)
    }
}

/// A call of a function, an initializer, a deinitializer or a closure.
public struct Call: Sendable, Equatable {
    /// The type that declares the function; `nil` for closures, whose name contains the type.
    public let type: String?
    /// The function with its labels: `on(_:)`, `init(_:)`, `deinit`, `closure#1 in …`.
    public let function: String
    /// The class of `self`; `nil` if there is no `self` yet, or if it is not an object.
    public let object: String?
    /// The class of `self`, if it differs from `type`.
    public var receiver: String? { object == type ? nil : object }
    /// The number of `self`, or of the object that an initializer has made. Each object has a
    /// number of its own, among the objects of all classes.
    public let number: Int?
    /// The object that is passed as the observer.
    public let observer: LiveObject?
    /// The event argument: `next(1)`, `error` or `completed`.
    public let event: String?
    /// The text of the event's error.
    public let error: String?
    /// Whether it is a function of user code. Traces leave it out, as RxSwift's do.
    public let isOwnFunction: Bool
    /// For a closure of user code: what it receives.
    public let argument: String?
    /// For a closure of user code: the function that it is an argument of.
    public let callee: String?
    /// The user code that calls directly; `nil` for code at the top level, and for library code.
    public let from: Place?
    /// The source file, relative to the package's folder.
    public let file: String
    /// The line on which the function starts.
    public let line: UInt

    /// - parameter values: Whether it has the texts of values.
    /// - parameter number: The number of an object; `nil` if it is not known.
    init(
        _ site: Site,
        _ arguments: Arguments,
        from: Place?,
        values: Bool,
        number: (AnyObject) -> Int?
    ) {
        let receiver = arguments.receiver.flatMap(Self.object)
        let observer = arguments.observer.flatMap(Self.object).flatMap { object in
            number(object).map { LiveObject(number: $0, type: Self.typeName(object)) }
        }
        let (event, error) =
            values
            ? arguments.event.map(Self.label) ?? (nil, nil)
            : (arguments.event.flatMap(Self.labelWithoutValue), nil)
        let argument = arguments.argument ?? (event == nil ? arguments.event : nil)
        self.init(
            site,
            object: receiver.map(Self.typeName),
            number: receiver.flatMap(number),
            observer: observer,
            event: event,
            error: error,
            argument: values ? argument.flatMap(Text.value) : nil,
            from: from
        )
    }

    /// A call of a function.
    init(
        _ site: Site,
        object: String?,
        number: Int?,
        observer: LiveObject?,
        event: String?,
        error: String?,
        argument: String?,
        from: Place?
    ) {
        (type, function, callee) = (site.type, site.function, site.callee)
        (file, line, isOwnFunction) = (site.file, site.line, site.isOwnFunction)
        (self.object, self.number, self.observer) = (object, number, observer)
        (self.event, self.error, self.argument, self.from) = (event, error, argument, from)
    }

    /// Returns a value that is an object; `nil` for other values.
    static func object(in value: Any) -> AnyObject? {
        Swift.type(of: value) is AnyClass ? value as AnyObject : nil
    }

    /// Returns an event's text, with any element, and that of its error; `nil` for a value that is
    /// not an event.
    private static func label(of event: Any) -> (event: String?, error: String?) {
        guard Plumbing.events.contains(typeName(event)) else { return (nil, nil) }
        guard let payload = Mirror(reflecting: event).children.first, let name = payload.label
        else { return (Text.inTraces(String(describing: event)), nil) }
        if name == "next" || name == "success" {
            return ("\(name)(\(Text.inTraces(Text.description(of: payload.value))))", nil)
        }
        let isError = name == "error" || name == "failure"
        return (name, isError ? Text.inTraces("\(payload.value)") : nil)
    }

    /// Returns an event's text without its element; `nil` for a value that is not an event.
    private static func labelWithoutValue(of event: Any) -> String? {
        guard Plumbing.events.contains(typeName(event)) else { return nil }
        switch Mirror(reflecting: event).children.first?.label {
        case "next": return "next(\(Text.leftOut))"
        case "success": return "success(\(Text.leftOut))"
        case "error": return "error"
        case "failure": return "failure"
        case nil where String(describing: event) == "completed": return "completed"
        // The app may have types of its own with these names.
        default: return Text.leftOut
        }
    }

    /// Returns the name of a value's type, without module and generic arguments.
    static func typeName(_ value: Any) -> String {
        typeName(of: Swift.type(of: value))
    }

    private static let typeNames = Locked<[ObjectIdentifier: String]>([:])

    /// Returns the name of a type, without module and generic arguments. Each type is asked once.
    static func typeName(of type: Any.Type) -> String {
        typeNames.withLock { names in
            if let name = names[ObjectIdentifier(type)] { return name }
            let name = String(String(describing: type).prefix { $0 != "<" })
            names[ObjectIdentifier(type)] = name
            return name
        }
    }
}
