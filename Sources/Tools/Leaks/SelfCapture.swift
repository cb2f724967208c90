// Which code of a reader's program keeps `self` alive.
// Chapter: 5 (who keeps a subscription alive)

import SwiftText

/// A closure that mentions `self` without `[weak self]`, or a method that is passed on as a
/// function.
public struct SelfCapture: Sendable, Equatable {
    /// The source file.
    public let file: String
    /// The line on which it begins.
    public let line: Int
    /// The class whose `self` it is, without outer types.
    public let type: String
    /// The function that it is an argument of.
    public let callee: String?
    /// Whether it is a method.
    public let isMethod: Bool
}

extension SelfCapture {
    /// Returns all of a file, in the order of the source.
    static func all(in text: String, file path: String) -> [SelfCapture] {
        let file = SwiftFile(text)
        let closures = file.allCallables.filter {
            $0.kind == .closure && !$0.type.isEmpty && file.keepsSelf($0)
        }
        .map { ($0.type, $0.line, $0.callee, false) }
        return (closures + file.passedMethods.map { ($0.type, $0.line, $0.callee, true) })
            .sorted { $0.1 < $1.1 }
            .map { type, line, callee, isMethod in
                SelfCapture(
                    file: path,
                    line: line,
                    type: type.split(separator: ".").last.map(String.init) ?? type,
                    callee: callee,
                    isMethod: isMethod
                )
            }
    }
}

extension SwiftFile {
    /// Whether a closure captures `self` strongly. A closure in it that captures `self` weakly takes
    /// it from this one.
    fileprivate func keepsSelf(_ closure: Callable) -> Bool {
        let inside = tokens.indices.filter { closure.body.contains(tokens[$0].start) }
        let list = captureList(of: closure)
        func isSelf(_ index: Int) -> Bool {
            tokens[index].text == "self" && tokens[index - 1].text != "."
        }
        let own = list.filter { isSelf($0) && [",", "]"].contains(tokens[$0 + 1].text) }
        if own.contains(where: { ["weak", "unowned", ")"].contains(tokens[$0 - 1].text) }) {
            return false
        }
        return own.contains { ["[", ","].contains(tokens[$0 - 1].text) }
            || inside.contains { tokens[$0].start >= closure.statementsStart && isSelf($0) }
    }

    /// The tokens of `[weak self, label]`.
    private func captureList(of closure: Callable) -> [Int] {
        let head = tokens.indices.filter {
            closure.body.lowerBound <= tokens[$0].start
                && tokens[$0].start < closure.statementsStart
        }
        guard let open = head.first, tokens[open].text == "[" else { return [] }
        return head.prefix { tokens[$0].text != "]" }
    }

    /// The methods that code of their class passes to a function: `map(text)`.
    fileprivate var passedMethods: [(type: String, line: Int, callee: String?)] {
        let methods = Set(
            allCallables.filter { $0.kind == .function && $0.receiver == .object }
                .map { "\($0.type).\($0.name.prefix { $0 != "(" })" }
        )
        let bodies = callables.filter { !$0.type.isEmpty && $0.receiver == .object || $0.isInit }
        return bodies.flatMap { body in
            tokens.indices.filter { body.body.contains(tokens[$0].start) }.compactMap { index in
                let token = tokens[index]
                guard methods.contains("\(body.type).\(token.text)"),
                    !hasParameter(token.text, of: body),
                    [")", ","].contains(tokens[index + 1].text), let open = argument(index)
                else { return nil }
                return (body.type, line(of: token.start), tokens[open - 1].text)
            }
        }
    }

    private func hasParameter(_ name: String, of body: Callable) -> Bool {
        let head =
            declarations.filter { $0.range.contains(body.body.lowerBound) }
            .map(\.range.lowerBound).max() ?? 0
        let words = tokens.filter { head..<body.body.lowerBound ~= $0.start }
        return zip(words, words.dropFirst()).contains { $0.text == name && $1.text == ":" }
    }

    /// - returns: The bracket before an argument `text`, `self.text` or `onNext: text`.
    private func argument(_ index: Int) -> Int? {
        var before = index - 1
        if tokens[before].text == ".", tokens[before - 1].text == "self" { before -= 2 }
        if tokens[before].text == ":" { before -= 2 }
        var depth = 0
        // Other arguments are before it.
        while tokens[before].text == ",", before > 0 {
            repeat {
                before -= 1
                if ")]}".contains(tokens[before].text), tokens[before].kind == .punctuation {
                    depth += 1
                }
                if depth > 0, "([{".contains(tokens[before].text) { depth -= 1 }
            } while before > 0 && (depth > 0 || ![",", "("].contains(tokens[before].text))
        }
        // A value in a text is in brackets, too.
        return tokens[before].text == "(" && before > 0 && tokens[before - 1].kind == .word
            ? before : nil
    }
}

extension Callable {
    fileprivate var isInit: Bool { kind == .initializer && !type.isEmpty }
}
