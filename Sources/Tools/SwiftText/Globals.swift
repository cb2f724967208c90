// The variables that are declared outside of all types and functions.

/// A global variable.
public struct Global {
    /// Its name.
    public let name: String
    /// The line of its name.
    public let line: Int
    /// The range of its declaration, from the keyword; for a variable of `guard let` the range of
    /// the statement.
    public let range: Range<Int>
    /// Whether it has a value from the beginning.
    public let isInitialized: Bool
    /// Whether it is weak or unowned.
    public let isWeak: Bool
}

extension SwiftFile {
    /// The stored global variables, in the order of the source.
    public var globals: [Global] {
        let depths = depths
        let ends = Dictionary(declarations.map { ($0.range.lowerBound, $0.range.upperBound) }) {
            first,
            _ in first
        }
        return tokens.indices.filter { depths[$0] == 0 }.flatMap { index -> [Global] in
            if let end = ends[tokens[index].start], ["let", "var"].contains(tokens[index].text) {
                let inside = tokens[index...].prefix { $0.start < end }.indices
                return variables(inside, depths, range: tokens[index].start..<end)
            }
            return tokens[index].text == "guard" ? variables(ofGuard: index, depths) : []
        }
    }

    /// For each token the number of brackets around it.
    private var depths: [Int] {
        var depth = 0
        return tokens.map { token in
            guard token.kind == .punctuation else { return depth }
            if ")]}".contains(token.text) { depth -= 1 }
            defer { if "([{".contains(token.text) { depth += 1 } }
            return depth
        }
    }

    /// The variables of one declaration: `let a = 1, (b, c) = f()`.
    private func variables(
        _ inside: Range<Int>,
        _ depths: [Int],
        range: Range<Int>
    ) -> [Global] {
        let starts = inside.dropFirst().filter { index in
            let isFirst = index == inside.lowerBound + 1 || tokens[index - 1].text == ","
            let next = index + 1 < inside.upperBound ? tokens[index + 1].text : "="
            return depths[index] == 0 && isFirst
                && (tokens[index].text == "(" || [":", "="].contains(next))
        }
        let isWeak = isWeak(inside.lowerBound)
        return zip(starts, starts.dropFirst() + [inside.upperBound]).flatMap { start, end in
            let own = (start..<end).filter { depths[$0] == 0 && tokens[$0].text != "," }
            let isOptional = own.last.map { ["?", "!"].contains(tokens[$0].text) } ?? false
            return names(at: start).map {
                Global(
                    name: $0,
                    line: line(of: tokens[start].start),
                    range: range,
                    isInitialized: isOptional || own.contains { tokens[$0].text == "=" },
                    isWeak: isWeak
                )
            }
        }
    }

    /// The variables that `guard let` declares.
    private func variables(ofGuard index: Int, _ depths: [Int]) -> [Global] {
        let rest = tokens.indices[index...].filter { depths[$0] == 0 }
        guard let otherwise = rest.first(where: { tokens[$0].text == "else" }),
            let end = rest.first(where: { $0 > otherwise && tokens[$0].text == "}" })
        else { return [] }
        return (index..<otherwise).filter { depths[$0] == 0 }.flatMap { place -> [Global] in
            guard ["let", "var"].contains(tokens[place].text), tokens[place - 1].text != "case"
            else { return [] }
            return names(at: place + 1).map {
                Global(
                    name: $0,
                    line: line(of: tokens[place].start),
                    range: tokens[index].start..<tokens[end].end,
                    isInitialized: true,
                    isWeak: false
                )
            }
        }
    }

    /// The names in a pattern: `a`, or `(b, c)`.
    private func names(at index: Int) -> [String] {
        let names =
            tokens[index].text == "(" ? tokens[index...].prefix { $0.text != ")" } : [tokens[index]]
        return names.filter { $0.kind == .word && $0.text != "_" }
            .map { $0.text.replacing("`", with: "") }
    }

    /// Whether `weak`, `unowned` or `unowned(unsafe)` is before the keyword.
    private func isWeak(_ keyword: Int) -> Bool {
        let before = tokens[..<keyword].suffix(4).map(\.text)
        return ["weak", "unowned"].contains(before.last ?? "")
            || before.first == "unowned" && before.last == ")"
    }
}
