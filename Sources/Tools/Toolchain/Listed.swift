// Lists of words.

/// The words with commas between them.
public func listed(_ names: [String]) -> String {
    names.joined(separator: ", ")
}
