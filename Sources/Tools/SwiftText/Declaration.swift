// The declarations of a file.

/// A stored property that is weak or unowned.
public struct WeakProperty {
    /// Its name.
    public let name: String
    /// Whether it is unowned.
    public let isUnowned: Bool
    /// The beginning of its declaration, with attributes and modifiers.
    public let start: Int
}

/// A type, a function, a property or another declaration with a name.
public struct Declaration {
    /// The keyword: `class`, `func`, `let`.
    public let keyword: String
    /// Its name; for an extension the name of its type, for an initializer `init`.
    public let name: String
    /// The labels of its parameters, `(_:cancel:)`; `nil` if it has no parameter list.
    public let labels: String?
    /// The range from its keyword to its end.
    public let range: Range<Int>

    /// Whether `symbol` is its name, with or without labels.
    public func goes(by symbol: some StringProtocol) -> Bool {
        symbol == name || labels.map { symbol == name + $0 } ?? false
    }
}
