// Text of others, which may contain characters that a terminal obeys.
// Chapter: appendix, teaching (grading)

extension String {
    /// The text without control characters and without changes of the direction of writing: each is
    /// replaced by `�`. New lines and tabs stay.
    public var printable: String {
        var text = UnicodeScalarView()
        for scalar in unicodeScalars {
            switch scalar {
            case "\n", "\t": text.append(scalar)
            case "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}": text.append("\u{FFFD}")
            case _ where scalar.properties.generalCategory == .control: text.append("\u{FFFD}")
            default: text.append(scalar)
            }
        }
        return String(text)
    }

    /// The same on one line.
    var printableName: String { String(printable.map { $0.isWhitespace ? " " : $0 }) }
}
