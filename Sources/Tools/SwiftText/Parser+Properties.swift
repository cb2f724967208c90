// Properties and subscripts.

extension Parser {
    /// - returns: Its parameters.
    mutating func declareSubscript(_ head: Head) -> [Parameter] {
        index += 1
        if text().hasPrefix("<"), kind() == .operator { angleBrackets() }
        let parameters = parameterList(of: "subscript")
        // A subscript's parameter has a label only if it has two names.
        let labels = parameters.map { $0.label == $0.name ? "_:" : "\($0.label):" }.joined()
        _ = clauses(isRequirement: isProtocol)
        if text() == "{" {
            if isProtocol { skip("{", "}") } else { accessors(of: "subscript(\(labels))", head) }
        }
        return parameters
    }

    mutating func declareProperty(_ head: Head) {
        repeat {
            index += 1
            let name = text().replacing("`", with: "")
            noteWeakness(of: name, head)
            if text() == "(" { skip("(", ")") } else { index += 1 }
            if text() == ":" { typeOfProperty() }
            var hasValue = false
            if text() == "=", !isAtEnd {
                hasValue = true
                value(of: name)
            }
            if text() == "{", kind() == .punctuation, !hasValue || startsObservers {
                if isProtocol { skip("{", "}") } else { accessors(of: name, head) }
            }
        } while text() == ","
    }

    /// Takes note of a weak or unowned property. In a function it is a variable.
    private func noteWeakness(of name: String, _ head: Head) {
        guard !head.modifiers.isDisjoint(with: ["weak", "unowned"]), !type.isEmpty,
            callable == nil, !isProtocol, !head.modifiers.contains("static")
        else { return }
        let isUnowned = head.modifiers.contains("unowned")
        file.weakProperties.append(
            WeakProperty(name: name, isUnowned: isUnowned, start: head.start)
        )
    }

    mutating func typeOfProperty() {
        index += 1
        while !isAtEnd, !endsStatement || text(-1) == ":" {
            if text() == "=" || text() == "," || text() == "{" { break }
            if text() == "(" {
                skip("(", ")")
            } else if text() == "[" {
                skip("[", "]")
            } else if kind() == .operator, text().hasPrefix("<") {
                angleBrackets()
            } else {
                index += 1
            }
        }
    }

    /// At `=`. The closures in a stored property's value have their own numbers.
    mutating func value(of name: String) {
        let outer = callable
        let owner = Callable(.owner, type: type, name: name, line: 0)
        if callable == nil, !type.isEmpty { callable = owner }
        index += 1
        while !isAtEnd, !endsStatement || text(-1) == "=" {
            if text() == ",", kind(1) == .word, ["=", ":"].contains(text(2)) { break }
            if text() == "{", kind() == .punctuation, startsObservers { break }
            piece(isOperand: text(-1) == "=")
        }
        callable = outer
        if !owner.closures.isEmpty { file.callables.append(owner) }
    }

    /// At a brace: whether it contains `willSet` or `didSet` instead of a closure's code.
    var startsObservers: Bool {
        ["willSet", "didSet"].contains(text(1)) && ["{", "("].contains(text(2))
    }
}
