// Callable code: a function, an initializer, an accessor, a closure.

/// Code with its own body.
public final class Callable {
    /// What kind of code it is.
    public enum Kind: Equatable {
        case function
        /// A function inside another function.
        case localFunction
        case initializer
        case deinitializer
        /// `get`, `set`, `willSet` and so on.
        case accessor(String)
        case closure
        /// Not code, but the owner of the closures in a property's initial value, or at the top
        /// level.
        case owner
    }

    /// The kind of `self`.
    public enum Receiver {
        /// An object, or possibly an object (in a protocol's extension).
        case object
        /// A struct, an enum, or no `self` in a static or global function.
        case none
    }

    /// What kind of code it is.
    public let kind: Kind
    /// The type around it, with outer types: `CompositeDisposable.DisposeKey`. Empty for a global
    /// function.
    public let type: String
    /// The name with its labels: `on(_:)`; for an accessor with its kind: `value.get`; for a
    /// closure empty.
    public let name: String
    /// The line, from 1: of a closure's brace, or of the keyword of the declaration.
    public let line: Int
    /// The kind of `self`, for a probe.
    public internal(set) var receiver: Receiver = .none
    /// The parameter that holds an event, if it is the first one.
    public internal(set) var event: String?
    /// The name of the parameter `observer`, if there is one and it has no event.
    public internal(set) var observer: String?
    /// For a closure: the names that it gives to its parameters.
    public internal(set) var parameters: [String] = []
    /// Whether it returns a value. Unknown, and therefore `false`, for a closure.
    public internal(set) var returns = false
    /// The attributes before it, without arguments.
    public internal(set) var attributes: [String] = []
    /// The conditions of the `#if` around a function, unless it is after an `#else`.
    public internal(set) var conditions: [String] = []
    /// For an initializer in a class's own declaration: the first type that the class inherits
    /// from or conforms to, empty if there is none.
    public internal(set) var inherited: String?
    /// For a closure: the function that it is an argument of, if the function is called by its
    /// name.
    public internal(set) var callee: String?
    /// The range after the opening brace, up to the closing brace.
    public internal(set) var body = 0..<0
    /// Where its first statement may begin: for a closure after its `in`.
    public internal(set) var statementsStart = 0
    /// Its statements.
    public internal(set) var statements: [Statement] = []
    /// The closures in it, without closures inside these closures.
    public internal(set) var closures: [Callable] = []
    /// For a closure: its number in the code around it, from 1, in the order of the source.
    public internal(set) var number = 0
    /// For a closure: the code around it.
    public internal(set) weak var parent: Callable?
    /// The number of the next closure.
    var nextClosure = 1

    init(_ kind: Kind, type: String, name: String, line: Int) {
        self.kind = kind
        self.type = type
        self.name = name
        self.line = line
    }

    /// Its name in a trace: `Sink.dispose()`, `closure#1 in Sink.run(_:)`.
    public var path: String {
        if kind == .closure { return "closure#\(number) in \(parent?.path ?? "")" }
        return type.isEmpty ? name : "\(type).\(name)"
    }
}

/// A statement of a body.
public struct Statement {
    /// The kind of a statement.
    public enum Kind {
        /// A value that is computed, or an assignment.
        case expression
        /// An `if` or a `switch`. It may be the value of a body that it is alone in.
        case choice
        /// A declaration, a loop, a `return`, or any other statement.
        case other
    }

    /// Its kind.
    public internal(set) var kind = Kind.other
    /// The range of its text.
    public internal(set) var range = 0..<0
    /// Whether it is an assignment, which has no value.
    public internal(set) var assigns = false
    /// Whether it has a `try` outside closures.
    public internal(set) var tries = false
    /// Whether it has an `await` outside closures.
    public internal(set) var awaits = false
    /// Whether it has a `return` outside closures.
    public internal(set) var returns = false
    /// For a choice: whether every branch is one expression.
    public internal(set) var isValue = false
    /// The called function, if the statement is a call by name.
    public internal(set) var callee: String?
}
