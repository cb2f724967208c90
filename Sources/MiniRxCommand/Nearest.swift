// Finds the name that somebody probably meant.

/// The name that takes the fewest changes of a letter to become `typed`. There must be one.
func nearest(to typed: String, of names: [String]) -> String {
    names.min { distance(typed, $0) < distance(typed, $1) }!
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
