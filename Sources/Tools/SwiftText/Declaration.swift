// What a file declares, to be found by its name.

/// A type, a function, a property or anything else that has a name.
public struct Declaration {
    /// The word that declares it: `class`, `func`, `let`.
    public let keyword: String
    /// Its name; of an extension that of its type, of an initializer `init`.
    public let name: String
    /// The labels of its parameters, `(_:cancel:)`; `nil` of what has no parameters.
    public let labels: String?
    /// From the word that declares it to behind its last letter.
    public let range: Range<Int>

    /// Whether `symbol` means this: its name, with the labels or without any.
    public func goes(by symbol: some StringProtocol) -> Bool {
        symbol == name || labels.map { symbol == name + $0 } ?? false
    }
}
