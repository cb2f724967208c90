// Words in a sentence.

/// The words with commas between them.
public func listed(_ names: [String]) -> String {
    names.joined(separator: ", ")
}
