// Writes a string as Swift.

/// A string literal of Swift with a text, such as a path, which may have any character.
public func stringLiteral(_ text: String) -> String {
    let escapes: [Unicode.Scalar: String] = [
        "\"": "\\\"", "\\": "\\\\", "\n": "\\n", "\r": "\\r",
    ]
    return "\"" + text.unicodeScalars.map { escapes[$0] ?? String($0) }.joined() + "\""
}
