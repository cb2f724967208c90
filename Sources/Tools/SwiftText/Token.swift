// The tokens of Swift's text.

/// A word, a literal, an operator or a bracket: one piece of a source file.
public struct Token {
    /// The kind of a token.
    public enum Kind {
        /// A name or a keyword; in back quotes it is a name.
        case word
        /// A number, or a regular expression.
        case literal
        /// A string. The tokens of its interpolations follow it, each interpolation in round
        /// brackets.
        case string
        /// An operator, such as `+`, `=`, `->`, `?`, `!`, `&` and `.`.
        case `operator`
        /// One of `( ) [ ] { } , ; : @ #`.
        case punctuation
        /// A whole line such as `#if DEBUG`.
        case directive
    }

    /// Its kind.
    public let kind: Kind
    /// Its beginning, in bytes from the file's beginning.
    public let start: Int
    /// Its end.
    public let end: Int
    /// Its text; empty for a string.
    public let text: String
    /// Whether it is the first token of its line.
    public let isFirstOfLine: Bool
    /// Whether a separator is before it, and after it: a space, a bracket, a comma. An operator
    /// with both or neither is between two operands.
    public let isApart: (before: Bool, after: Bool)
}
