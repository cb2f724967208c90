// The texts of values in a trace: the same in each process, with or without instrumentation.
// Chapter: 0 (how to read a trace)

/// Removes from a text what differs between processes.
enum Text {
    /// The modules of a recorded program: their names stay out of traces.
    nonisolated(unsafe) static var ownModules: [String] = []

    /// What stands in place of a value that is left out.
    static let leftOut = "…"

    /// Returns the text without the suffix of an instrumented module's name, and without the
    /// addresses that appear in the names of private types.
    static func inTraces(_ text: String) -> String {
        guard mayNameType(text) else { return text }
        return ownModules.reduce(withoutSuffixes(text)) { without(module: $1, $0) }
    }

    /// Removes a module's name where it stands before that of a type. It may also be a word of a
    /// text, at the end of a sentence.
    private static func without(module: String, _ text: String) -> String {
        let name = "\(module)."
        var (rest, result) = (text[...], "")
        while let found = rest.firstRange(of: name) {
            let before = rest[..<found.lowerBound].last ?? result.last
            let after = rest[found.upperBound...].first
            let isPart = before.map { $0.isLetter || $0.isNumber || "_.".contains($0) } ?? false
            let isQualifier = !isPart && after.map { $0.isUppercase || "_(".contains($0) } ?? false
            result += rest[..<(isQualifier ? found.lowerBound : found.upperBound)]
            rest = rest[found.upperBound...]
        }
        return result + rest
    }

    /// Whether a text has a dot behind a letter or a bracket, as all have that differ. Most have
    /// none, and a search for names takes ten times as long.
    private static func mayNameType(_ text: String) -> Bool {
        var before: UInt8 = 0
        for byte in text.utf8 {
            if byte == UInt8(ascii: "."), before >= UInt8(ascii: "A") || before == UInt8(ascii: ")")
            {
                return true
            }
            before = byte
        }
        return false
    }

    /// The description of a value.
    static func description(of value: Any) -> String {
        // Interpolation asks an unknown value for its protocols, which takes ten times as long. A
        // cast would also take the number out of an optional.
        let type = type(of: value)
        if type == Int.self { return (value as! Int).description }
        if type == String.self { return value as! String }
        return "\(value)"
    }

    private static func withoutSuffixes(_ text: String) -> String {
        guard text.contains("Traced.") || text.contains("(unknown context") else { return text }
        return text.replacing(#/\b(\w+)Traced\./#) { "\($0.1)." }
            .replacing(#/\(unknown context at \$[0-9a-f]+\)\./#, with: "")
    }

    /// Returns the text of a value; `nil` for no value. An object, or a
    /// struct with a function in it, has its type. Long texts end
    /// with an ellipsis: a value may be a whole document.
    static func value(_ value: Any) -> String? {
        if type(of: value) == Int.self { return description(of: value) }
        if value is Void { return nil }
        let isObject = type(of: value) is AnyClass && !(value is any CustomStringConvertible)
        var text = isObject ? Call.typeName(value) : inTraces(description(of: value))
        if text.contains("(Function)") { text = Call.typeName(value) }
        return text.utf8.count > 200 && text.count > 200 ? text.prefix(199) + "…" : text
    }

    /// Returns the beginning of a text, on one line.
    static func short(_ text: String) -> String {
        let text = text.utf8.contains(UInt8(ascii: "\n")) ? text.replacing("\n", with: " ") : text
        return text.utf8.count > 40 && text.count > 40 ? text.prefix(39) + "…" : text
    }

    /// Returns printed text, also without the time of day that `debug` prints.
    static func printed(_ text: String) -> String {
        inTraces(text).replacing(#/\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d{3}/#, with: "(time)")
    }
}
