// Where the functions of a file call others. The recorder knows who called, but not in which line:
// in most cases the caller's text names the callee once, or in the order in which the calls happened.
// Chapter: 0 (the player)

import SwiftText

/// The calls that stand in one source file.
struct CallPlaces {
    /// A call in the text.
    struct Place: Equatable {
        let line: Int
        /// The end of its arguments. A call happens after the calls in its arguments.
        let end: Int
    }

    private struct Key: Hashable {
        /// Where the caller's body begins; -1 for code outside all functions.
        let body: Int
        let name: CalledName
    }

    let file: SwiftFile
    private let callables: [Callable]
    /// Where the bodies of closures begin.
    private let closures: Set<Int>
    /// Where the bodies of the closures begin that have run: their calls are their own.
    private var recorded: Set<Int> = []
    private var known: [Key: [Place]] = [:]

    init(_ file: SwiftFile) {
        self.file = file
        callables = file.allCallables.filter { $0.kind != .owner }
        closures = Set(callables.filter { $0.kind == .closure }.map(\.body.lowerBound))
    }

    /// Takes note of code that has run.
    mutating func note(_ callable: Callable) {
        recorded.insert(callable.body.lowerBound)
    }

    /// The places at which a caller may call a function, in the order in which calls happen.
    /// - parameter caller: `nil` for code outside all functions.
    /// - parameter isOwn: Whether it is the reader's file: its functions are no lines of the trace,
    ///   so that what they call seems to be called by their caller.
    mutating func places(of name: CalledName, in caller: Callable?, isOwn: Bool) -> [Place] {
        let key = Key(body: caller?.body.lowerBound ?? -1, name: name)
        if let places = known[key] { return places }
        let range = caller?.body ?? 0..<file.bytes.count
        var found = places(of: name, in: range, without: inside(range) { _ in true })
        if found.isEmpty {
            let apart = inside(range) {
                $0.kind != .closure || recorded.contains($0.body.lowerBound)
            }
            found = places(of: name, in: range, without: apart)
        }
        if found.isEmpty && isOwn {
            found = callables.filter { $0.kind != .closure }.flatMap { function in
                places(of: name, in: function.body, without: inside(function.body) { _ in true })
            }
        }
        known[key] = found.sorted { $0.end < $1.end }
        return known[key]!
    }

    /// The bodies of code inside a range.
    private func inside(_ range: Range<Int>, _ isChosen: (Callable) -> Bool) -> [Range<Int>] {
        callables.filter { isChosen($0) }.map(\.body).filter {
            $0 != range && range.lowerBound <= $0.lowerBound && $0.upperBound <= range.upperBound
        }
    }

    private func places(
        of name: CalledName,
        in range: Range<Int>,
        without apart: [Range<Int>]
    ) -> [Place] {
        let tokens = file.tokens
        return tokens.indices.compactMap { index in
            let word = tokens[index]
            guard word.kind == .word, range.contains(word.start),
                !apart.contains(where: { $0.contains(word.start) })
            else { return nil }
            let before = index > 0 ? tokens[index - 1] : nil
            let next = name.hasArguments ? afterTypes(index + 1) : index + 1
            guard name.matches(before, word, then: tokens[min(next, tokens.count)...]) else {
                return nil
            }
            guard name.hasArguments else {
                return Place(line: file.line(of: word.start), end: word.end)
            }
            guard tokens[next].text != "{" || isClosure(next) else { return nil }
            return Place(line: file.line(of: word.start), end: endOfArguments(next))
        }
    }

    /// The token after generic arguments such as `<Int>`.
    private func afterTypes(_ start: Int) -> Int {
        let tokens = file.tokens
        guard tokens.indices.contains(start), tokens[start].text == "<",
            !tokens[start].isApart.before
        else { return start }
        var depth = 0
        for index in start..<min(start + 40, tokens.count) where tokens[index].kind == .operator {
            depth += tokens[index].text.reduce(0) { $0 + ($1 == "<" ? 1 : $1 == ">" ? -1 : 0) }
            if depth <= 0 { return index + 1 }
        }
        return start
    }

    /// The end of the brackets and closures that begin with a token.
    private func endOfArguments(_ start: Int) -> Int {
        let tokens = file.tokens
        var index = start
        var end = tokens[start].end
        while tokens.indices.contains(index), index == start || isClosure(index) {
            var depth = 0
            repeat {
                if ["(", "[", "{"].contains(tokens[index].text) { depth += 1 }
                if [")", "]", "}"].contains(tokens[index].text) { depth -= 1 }
                end = tokens[index].end
                index += 1
            } while depth > 0 && index < tokens.count
            let label = index + 1 < tokens.count && tokens[index + 1].text == ":"
            if label && isClosure(index + 2) { index += 2 }
        }
        return end
    }

    private func isClosure(_ index: Int) -> Bool {
        file.tokens.indices.contains(index) && file.tokens[index].text == "{"
            && closures.contains(file.tokens[index].end)
    }
}
