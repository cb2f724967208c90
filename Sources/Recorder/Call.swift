// A call, as a trace shows it.
// Chapter: 0 (how to read a trace)

/// A call of a function, an initializer, a deinitializer or a closure.
public struct Call: Sendable, Equatable, Codable {
    /// The type that declares the function; `nil` for closures, whose name contains the type.
    public let type: String?
    /// The function with its labels: `on(_:)`, `init(_:)`, `deinit`, `closure#1 in …`.
    public let function: String
    /// The class of `self`; `nil` if there is no `self` yet, or if it is not an object.
    public let object: String?
    /// The class of `self`, if it differs from `type`.
    public var receiver: String? { object == type ? nil : object }
    /// The event argument: `next(1)`, `error` or `completed`.
    public let event: String?
    /// The source file, relative to the package's folder.
    public let file: String
    /// The line on which the function starts.
    public let line: UInt

    init(_ site: Site, receiver: Any?, event: Any?) {
        type = site.type
        function = site.function
        object = receiver.flatMap(Self.object).map(Self.typeName)
        self.event = event.flatMap(Self.label)
        file = site.file
        line = site.line
    }

    /// Returns the object that is the receiver, or that it wraps; `nil` for other values.
    static func object(in value: Any) -> AnyObject? {
        if let property = Plumbing.standIns[typeName(value)] {
            return Mirror(reflecting: value).descendant(property).flatMap(object)
        }
        return Swift.type(of: value) is AnyClass ? value as AnyObject : nil
    }

    /// Returns an event's text, with any element; `nil` for a value that is not an event.
    private static func label(of event: Any) -> String? {
        guard Plumbing.events.contains(typeName(event)) else { return nil }
        guard let payload = Mirror(reflecting: event).children.first, let name = payload.label
        else { return Text.inTraces(String(describing: event)) }
        let shows = name == "next" || name == "success"
        return shows ? Text.inTraces("\(name)(\(payload.value))") : name
    }

    /// Returns the name of a value's type, without module and generic arguments.
    static func typeName(_ value: Any) -> String {
        String(String(describing: Swift.type(of: value)).prefix { $0 != "<" })
    }
}
