// A file with all its mutants. An environment variable chooses one of them.

import SwiftText

/// Source code in which each function that mutants change has several bodies: one for each mutant,
/// and its own.
struct SwitchedFile {
    /// The variable with the number of the active mutant, and its declaration.
    static let variable = "MINIRX_MUTANT"
    static let declaration = """
        // The number of the active mutant.

        import Foundation

        let _mutant = ProcessInfo.processInfo.environment["\(variable)"].flatMap { Int($0) }

        """

    /// The code.
    let text: String
    /// The numbers of the mutants that change code outside functions' bodies.
    let left: [Int]

    /// - parameter original: The original code.
    /// - parameter mutants: The numbers of the mutants, and the code of each.
    init(_ original: String, mutants: [(number: Int, text: String)]) {
        let file = SwiftFile(original)
        let places = bodies(of: file)
        var others: [Int: [(number: Int, body: String)]] = [:]
        var left: [Int] = []
        for (number, text) in mutants {
            let mutated = SwiftFile(text)
            let theirs = bodies(of: mutated)
            guard words(between(theirs, of: mutated)) == words(between(places, of: file)) else {
                left.append(number)
                continue
            }
            for (index, (place, its)) in zip(places, theirs).enumerated()
            where file.text(place) != mutated.text(its) {
                others[index, default: []].append((number, mutated.text(its)))
            }
        }
        var parts = between(places, of: file)
        for (index, place) in places.enumerated() {
            let choices = (others[index] ?? []).map { "if _mutant == \($0) {\($1)} else " }.joined()
            let own = file.text(place)
            parts[index] += choices.isEmpty ? own : " \(choices){\(own)} "
        }
        text = parts.joined()
        self.left = left
    }
}

/// The ranges of functions' bodies, without bodies inside others.
private func bodies(of file: SwiftFile) -> [Range<Int>] {
    var places: [Range<Int>] = []
    let callables = file.callables.flatMap { $0.kind == .owner ? $0.closures : [$0] }
    for place in callables.map({ $0.statementsStart..<$0.body.upperBound })
        .sorted(by: { $0.lowerBound < $1.lowerBound })
    where place.lowerBound >= places.last?.upperBound ?? 0 {
        places.append(place)
    }
    return places
}

/// The text before each place, and after the last one.
private func between(_ places: [Range<Int>], of file: SwiftFile) -> [String] {
    let starts = [0] + places.map(\.upperBound)
    let ends = places.map(\.lowerBound) + [file.bytes.count]
    return zip(starts, ends).map { file.text($0..<$1) }
}

/// Without spaces at the ends, as in a mutant's lines.
private func words(_ texts: [String]) -> [String] {
    texts.map { $0.filter { !$0.isWhitespace } }
}
