// Which closures may hold an object, by the program's text: a recording has no captures.
// Chapter: 0 (why)

import SwiftText

/// A closure that may hold an object of a class.
struct PossibleHolder {
    /// In words: "the closure of `map`".
    let what: String
    /// The function that keeps the closure.
    let callee: String
    let line: Int
    /// Where the function that keeps the closure is called.
    let callOffset: Int
}

extension SwiftFile {
    /// The closures that may hold objects of a class: those of its methods that use `self` without
    /// `[weak self]`, methods given as closures, and capture lists with a property of that class.
    func mayHold(_ type: String) -> [PossibleHolder] {
        let closures = allCallables.filter { $0.kind == .closure }
        let own = closures.filter { closure in
            outermost(closure).type == type && usesSelf(closure)
        }
        let names = variables(of: type)
        let capturing = closures.filter { closure in
            captureList(of: closure).contains { names.contains($0) }
        }
        return (own + capturing).compactMap { closure in
            call(of: closure).map { call in
                PossibleHolder(
                    what: "The closure of `\(call.name)`",
                    callee: call.name,
                    line: closure.line,
                    callOffset: call.offset
                )
            }
        } + methods(of: type)
    }

    private func outermost(_ closure: Callable) -> Callable {
        var code = closure
        while let parent = code.parent { code = parent }
        return code
    }

    // MARK: self

    /// Whether a closure refers to `self` strongly. A closure inside that says `[weak self]` makes
    /// the weak reference from the outer closure's strong one.
    private func usesSelf(_ closure: Callable) -> Bool {
        var around: Callable? = closure
        while let code = around, code.kind == .closure {
            if isWeak(code) { return false }
            around = code.parent
        }
        return tokens.contains { closure.body.contains($0.start) && $0.text == "self" }
    }

    private func isWeak(_ closure: Callable) -> Bool {
        let list = captureTokens(of: closure)
        return zip(list, list.dropFirst()).contains {
            ["weak", "unowned", ")"].contains($0.text) && $1.text == "self"
        }
    }

    // MARK: Capture lists

    private func captureTokens(of closure: Callable) -> [Token] {
        let inside = tokens.drop { $0.start < closure.body.lowerBound }
        guard inside.first?.text == "[" else { return [] }
        return Array(inside.dropFirst().prefix { $0.text != "]" })
    }

    /// The names that a closure captures strongly.
    private func captureList(of closure: Callable) -> [String] {
        let list = captureTokens(of: closure)
        if list.contains(where: { ["weak", "unowned"].contains($0.text) }) { return [] }
        return list.filter { $0.kind == .word }.map(\.text)
    }

    /// The variables that are declared with a class, or with a new object of it.
    private func variables(of type: String) -> Set<String> {
        var names: Set<String> = []
        for index in tokens.indices.dropFirst(2) where tokens[index].text == type {
            if ["=", ":"].contains(tokens[index - 1].text) { names.insert(tokens[index - 2].text) }
        }
        return names
    }

    // MARK: Methods

    /// Methods of a class that its code gives to a function as closures: `.map(text)`.
    private func methods(of type: String) -> [PossibleHolder] {
        let names = Set(
            allCallables.filter { $0.type == type && $0.kind == .function }
                .map { String($0.name.prefix { $0 != "(" }) }
        )
        let bodies = allCallables.filter { $0.type == type && $0.kind != .closure }.map(\.body)
        return tokens.indices.dropFirst(2).dropLast().compactMap { index in
            let token = tokens[index]
            guard names.contains(token.text), [")", ","].contains(tokens[index + 1].text),
                tokens[index - 1].text == "(" || tokens[index - 1].text == ":",
                bodies.contains(where: { $0.contains(token.start) }),
                let name = (0..<index).last(where: { tokens[$0].text == "(" }), name > 0
            else { return nil }
            return PossibleHolder(
                what: "The method `\(token.text)`, given to `\(tokens[name - 1].text)`,",
                callee: tokens[name - 1].text,
                line: line(of: token.start),
                callOffset: tokens[name - 1].start
            )
        }
    }
}
