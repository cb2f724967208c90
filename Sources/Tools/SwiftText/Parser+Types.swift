// Types, and extensions of them.

extension Parser {
    mutating func declareType(_ head: Head) {
        index += 1
        let name = text()
        if head.attributes.contains("resultBuilder") { file.resultBuilders.insert(name) }
        let full = type.isEmpty || callable != nil ? name : "\(type).\(name)"
        index += 1
        if text().hasPrefix("<"), kind() == .operator { angleBrackets() }
        let inherited = text() != ":" ? "" : text(1) == "@" ? text(3) : text(1)
        while !isAtEnd, text() != "{" {
            if text() == "~", text(1) == "Copyable" { file.noncopyables.insert(name) }
            index += 1
        }
        let isObject = head.keyword == "class" || head.keyword == "actor"
        members(
            of: full,
            receiver: isObject ? .object : .none,
            isProtocol: head.keyword == "protocol",
            inherited: head.keyword == "class" ? inherited : nil
        )
    }

    mutating func declareExtension() {
        index += 1
        var name = text()
        if name == "[" {
            let start = tokens[index].start
            skip("[", "]")
            name = file.text(start..<end)
        } else {
            index += 1
        }
        while text() == ".", kind(1) == .word {
            name += ".\(text(1))"
            index += 2
        }
        while !isAtEnd, text() != "{" { index += 1 }
        let isCopyable = !file.noncopyables.contains(name)
        members(of: name, receiver: isCopyable ? .object : .none, isProtocol: false)
    }

    mutating func members(
        of name: String,
        receiver: Callable.Receiver,
        isProtocol: Bool,
        inherited: String? = nil
    ) {
        guard !isAtEnd else { return }
        let outer = (self.type, self.receiver, self.isProtocol, self.inherited, self.callable)
        (self.type, self.receiver, self.isProtocol, self.inherited, self.callable) = (
            name, receiver, isProtocol, inherited, nil
        )
        index += 1
        _ = statements()
        index += 1
        (self.type, self.receiver, self.isProtocol, self.inherited, self.callable) = outer
    }
}
