// Closures: their signatures, their numbers, and the functions that they are arguments of.

extension Parser {
    /// The owner of closures here.
    mutating func owner() -> Callable {
        if let callable { return callable }
        if let top { return top }
        let new = Callable(.owner, type: "", name: "", line: 1)
        top = new
        file.callables.append(new)
        return new
    }

    /// At a closure's brace.
    mutating func closure() {
        let open = tokens[index]
        let around = owner()
        let closure = Callable(
            .closure,
            type: type,
            name: "",
            line: file.line(of: open.start)
        )
        closure.parent = around
        closure.number = around.nextClosure
        around.nextClosure += 1
        around.closures.append(closure)
        closure.callee = callee
        index += 1
        signature(of: closure)
        closure.statementsStart = end
        let outer = callable
        callable = closure
        closure.statements = statements()
        callable = outer
        closure.body = open.end..<max(open.end, start)
        index += 1
    }

    /// At a closure's brace: the function that the closure is an argument of.
    private var callee: String? {
        switch text(-1) {
        case ")": return lastCallee
        case _ where kind(-1) == .word: return text(-1)
        default: return callees.last
        }
    }

    /// After a closure's brace: moves past `in`, if the closure has a signature.
    private mutating func signature(of closure: Callable) {
        let start = index
        while text() == "@" { attribute() }
        if text() == "[" { skip("[", "]") }
        var names: [String] = []
        if text() == "(" {
            // The first or the second name of each parameter.
            let open = index
            skip("(", ")")
            names = parameters(from: open + 1, to: index - 1, areTyped: false).map(\.name)
        } else if kind() == .word, !["in", "async", "throws"].contains(text()) {
            names.append(text())
            index += 1
            while text() == ",", kind(1) == .word {
                names.append(text(1))
                index += 2
            }
        }
        while ["async", "throws", "rethrows"].contains(text()) {
            index += 1
            if text() == "(" { skip("(", ")") }
        }
        if text() == "->" {
            index += 1
            while !isAtEnd, text() != "in" {
                if ["{", "}", ";", "="].contains(text()) { break }
                if text() == "(" {
                    skip("(", ")")
                } else if text() == "[" {
                    skip("[", "]")
                } else {
                    index += 1
                }
            }
        }
        guard text() == "in" else {
            index = start
            return
        }
        index += 1
        closure.parameters = names
        if let first = names.first, ["event", "e"].contains(first) { closure.event = first }
    }
}
