// Accessors of properties and subscripts.

extension Parser {
    static let accessorWords: Set<String> = [
        "get", "set", "willSet", "didSet", "_read", "_modify", "unsafeAddress",
        "unsafeMutableAddress", "init",
    ]

    /// At the brace after a property or a subscript.
    mutating func accessors(of name: String, _ head: Head) {
        let isStatic = head.modifiers.contains("static") || head.modifiers.contains("class")
        func accessor(_ word: String, at place: Int) -> Callable {
            let new = Callable(
                .accessor(word),
                type: type,
                name: "\(name).\(word)",
                line: file.line(of: place)
            )
            new.returns = word == "get"
            new.attributes = head.attributes
            if !isStatic, !type.isEmpty, callable == nil { new.receiver = receiver }
            return new
        }
        guard startsAccessor else {
            body(of: accessor("get", at: start))
            return
        }
        index += 1
        while !isAtEnd, text() != "}" {
            while text() == "@" { attribute() }
            while ["mutating", "nonmutating", "borrowing", "consuming"].contains(text()) {
                index += 1
            }
            let (word, place) = (text(), start)
            index += 1
            if text() == "(" { skip("(", ")") }
            while ["async", "throws"].contains(text()) {
                index += 1
                if text() == "(" { skip("(", ")") }
            }
            if text() == "{" { body(of: accessor(word, at: place)) }
        }
        index += 1
    }

    /// At a brace: whether an accessor's keyword comes next instead of a statement.
    var startsAccessor: Bool {
        var parser = self
        parser.index += 1
        while parser.text() == "@" { parser.attribute() }
        while ["mutating", "nonmutating", "borrowing", "consuming"].contains(parser.text()) {
            parser.index += 1
        }
        return Self.accessorWords.contains(parser.text())
            && ["{", "(", "async", "throws"].contains(parser.text(1))
    }
}
