// What values look like in a trace: the same in each process, and as without instrumenting.
// Chapter: 0 (how to read a trace)

/// Texts of values.
enum Text {
    /// The text without what tells an instrumented module from its original, and without addresses,
    /// with which the names of private types are printed.
    static func inTraces(_ text: String) -> String {
        guard text.contains("Traced.") || text.contains("(unknown context") else { return text }
        return text.replacing(#/\b(\w+)Traced\./#) { "\($0.1)." }
            .replacing(#/\(unknown context at \$[0-9a-f]+\)\./#, with: "")
    }

    /// What is printed, and without the time of day that `debug` prints.
    static func printed(_ text: String) -> String {
        inTraces(text).replacing(#/\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d{3}/#, with: "(time)")
    }
}
