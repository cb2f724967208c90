// How deeply brackets may be nested.

/// The limit for brackets in brackets. The parser calls itself for each of them, and would use up the
/// stack.
public enum Nesting {
    /// The compiler's own limit: it refuses a file that goes deeper, or crashes.
    public static let most = 256

    /// The first bracket that is too deep.
    static func end(in tokens: [Token]) -> Token? {
        var depth = 0
        for token in tokens where token.kind == .punctuation {
            switch token.text {
            case "(", "[", "{": depth += 1
            case ")", "]", "}": depth = max(0, depth - 1)
            default: break
            }
            if depth > most { return token }
        }
        return nil
    }
}
