// The smallest pieces of Swift's text.

/// A word, a literal, an operator or a bracket: one piece of a source file.
public struct Token {
    /// What a token is.
    public enum Kind {
        /// A name or a keyword; in back quotes it is a name.
        case word
        /// A number, or a regular expression.
        case literal
        /// A string. What its interpolations hold follows it as tokens of their own, each
        /// interpolation in round brackets.
        case string
        /// Such as `+`, `=`, `->`, `?`, `!`, `&` and `.`.
        case `operator`
        /// One of `( ) [ ] { } , ; : @ #`.
        case punctuation
        /// A line such as `#if DEBUG`, to its end.
        case directive
    }

    /// What it is.
    public let kind: Kind
    /// Where it begins: so many bytes from the file's beginning.
    public let start: Int
    /// Where it ends.
    public let end: Int
    /// Its letters. Of a string, none: nobody asks.
    public let text: String
    /// Whether it is the first of its line.
    public let isFirstOfLine: Bool
    /// Whether something that separates stands before it, and after it: a blank, a bracket, a comma.
    /// An operator with both or neither stands between two operands.
    public let isApart: (before: Bool, after: Bool)
}
