// Finds the name that the user probably meant.

/// A hint for a name that does not exist: the nearest name, and all names if the nearest one is not
/// similar.
/// - parameter instead: What to say instead of all names.
public func hint(for typed: String, of names: [String], instead: String? = nil) -> String {
    /// A name that contains the typed text is nearer than a name that does not.
    func farness(of name: String) -> Int {
        name.contains(typed) ? 0 : distance(typed, name)
    }
    guard let nearest = names.min(by: { farness(of: $0) < farness(of: $1) }) else {
        return ""
    }
    if distance(typed, nearest) <= max(2, typed.count / 3) {
        return "Did you mean '\(nearest)'?"
    }
    return instead ?? "The nearest is '\(nearest)'. Choose one of: \(listed(names))."
}

/// The number of letters to insert, remove or replace (Levenshtein's distance).
private func distance(_ a: String, _ b: String) -> Int {
    let b = Array(b)
    var row = Array(0...b.count)
    for (i, letter) in a.enumerated() {
        var diagonal = row[0]
        row[0] = i + 1
        for j in b.indices {
            let replaced = diagonal + (letter == b[j] ? 0 : 1)
            diagonal = row[j + 1]
            row[j + 1] = min(replaced, row[j] + 1, row[j + 1] + 1)
        }
    }
    return row[b.count]
}
