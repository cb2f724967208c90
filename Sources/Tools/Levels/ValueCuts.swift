// Short texts of values, of which two are equal only if the values are.
// Chapter: 0 (levels)

/// Cuts values to a length. Where the beginnings of several values are equal, their texts have only
/// what differs: `…3)]`.
struct ValueCuts {
    /// The texts of long values.
    private var others: [String: String] = [:]
    /// The most characters of a value.
    let limit: Int

    init(_ values: some Sequence<String>, to limit: Int) {
        self.limit = limit
        let long = Set(values.lazy.filter { $0.utf8.count > limit })
        tellApart(long.sorted().map { Part(value: $0, rest: $0[...]) }, after: "")
    }

    /// A value, or what tells it apart from others.
    func text(_ value: String) -> String { others[value] ?? value.cut(to: limit) }

    private struct Part {
        let value: String
        /// What is left of the value.
        var rest: Substring
    }

    /// - parameter head: What the texts begin with: of what the values have in common, an ellipsis,
    ///   and the characters in which they differ from other values.
    private mutating func tellApart(_ parts: [Part], after head: String) {
        if parts.count < 2 || areDifferent(parts, after: head) || head.count >= limit {
            for part in parts { others[part.value] = (head + part.rest).cut(to: limit) }
            return
        }
        // One character stays, even if a value is the beginning of the others.
        let length = min(Self.lengthOfPrefix(of: parts), parts.map(\.rest.count).min()! - 1)
        if length > 1 {
            let rests = parts.map { Part(value: $0.value, rest: $0.rest.dropFirst(length)) }
            return tellApart(rests, after: head + "…")
        }
        for (first, same) in Dictionary(grouping: parts, by: { $0.rest.prefix(1) }) {
            let rests = same.map { Part(value: $0.value, rest: $0.rest.dropFirst()) }
            tellApart(rests, after: head + first)
        }
    }

    private func areDifferent(_ parts: [Part], after head: String) -> Bool {
        Set(parts.map { (head + $0.rest).cut(to: limit) }).count == parts.count
    }

    private static func lengthOfPrefix(of parts: [Part]) -> Int {
        parts.dropFirst().reduce(parts[0].rest) { shared, part in
            shared.prefix(zip(shared, part.rest).prefix { $0 == $1 }.count)
        }
        .count
    }
}
