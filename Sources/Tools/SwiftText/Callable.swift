// What runs when it is called: a function, an initializer, an accessor, a closure.

/// A piece of code with a body of its own.
public final class Callable {
    /// What kind of code it is.
    public enum Kind: Equatable {
        case function
        /// A function inside of another one.
        case localFunction
        case initializer
        case deinitializer
        /// `get`, `set`, `willSet` and so on.
        case accessor(String)
        case closure
        /// No code, but the owner of the closures in a property's initial value, or at top level.
        case owner
    }

    /// What `self` is.
    public enum Receiver {
        /// An object; or in a protocol's extension it may be one.
        case object
        /// A struct or an enum, or nothing: a static function, a global one.
        case none
    }

    /// What kind of code it is.
    public let kind: Kind
    /// The type in whose source it stands, with those around it: `CompositeDisposable.DisposeKey`.
    /// Empty for a global function.
    public let type: String
    /// With its labels: `on(_:)`; an accessor's with its kind: `value.get`; a closure has none.
    public let name: String
    /// The line that it begins in, from 1: a closure's with its brace, else that of the word that
    /// declares it.
    public let line: Int
    /// What a probe can tell of `self`.
    public internal(set) var receiver: Receiver = .none
    /// The parameter that holds an event, if it is the first one.
    public internal(set) var event: String?
    /// Whether it is known to return something: not of a closure.
    public internal(set) var returns = false
    /// The attributes before it, without arguments.
    public internal(set) var attributes: [String] = []
    /// The conditions of the `#if` around a function, if it does not stand behind an `#else`.
    public internal(set) var conditions: [String] = []
    /// Of a closure: the function that it is given to, if it is called by its name.
    public internal(set) var callee: String?
    /// From behind the brace that opens it to the one that closes it.
    public internal(set) var body = 0..<0
    /// Where its first statement may begin: of a closure behind its `in`.
    public internal(set) var statementsStart = 0
    /// Its statements.
    public internal(set) var statements: [Statement] = []
    /// The closures in it, but not those in them.
    public internal(set) var closures: [Callable] = []
    /// Of a closure: its number in what is around it, from 1, in the order of the source.
    public internal(set) var number = 0
    /// Of a closure: what is around it.
    public internal(set) weak var parent: Callable?
    /// The number that the next closure gets.
    var nextClosure = 1

    init(_ kind: Kind, type: String, name: String, line: Int) {
        self.kind = kind
        self.type = type
        self.name = name
        self.line = line
    }

    /// What a trace calls it: `Sink.dispose()`, `closure#1 in Sink.run(_:)`.
    public var path: String {
        if kind == .closure { return "closure#\(number) in \(parent?.path ?? "")" }
        return type.isEmpty ? name : "\(type).\(name)"
    }
}

/// One statement of a body.
public struct Statement {
    /// What a statement is.
    public enum Kind {
        /// A value that is computed, or an assignment.
        case expression
        /// An `if` or a `switch`, which may be the value of the code that it is alone in.
        case choice
        /// A declaration, a loop, a `return`, and whatever else there is.
        case other
    }

    /// What it is.
    public internal(set) var kind = Kind.other
    /// From its first letter to behind its last one.
    public internal(set) var range = 0..<0
    /// Whether it assigns something, and so has no value.
    public internal(set) var assigns = false
    /// Whether it says `try`, closures in it left aside.
    public internal(set) var tries = false
    /// Whether it says `await`, closures in it left aside.
    public internal(set) var awaits = false
    /// Whether it says `return`, closures in it left aside.
    public internal(set) var returns = false
    /// Of a choice: whether every branch is one expression.
    public internal(set) var isValue = false
    /// The function that it calls, if it is a call of one by its name.
    public internal(set) var callee: String?
}
