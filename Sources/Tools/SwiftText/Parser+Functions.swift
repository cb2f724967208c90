// Functions, initializers and deinitializers.

extension Parser {
    /// - returns: Its parameters; a deinitializer has no brackets for them.
    mutating func declareFunction(_ head: Head) -> [Parameter]? {
        let start = tokens[index].start
        var name = head.keyword
        index += 1
        // Calls of an operator have no labels.
        let isOperator = head.keyword == "func" && self.kind() == .operator
        if head.keyword == "func" {
            name = text().replacing("`", with: "")
            index += 1
        } else if ["?", "!"].contains(text()) {
            index += 1
        }
        let kind: Callable.Kind =
            switch head.keyword {
            case "init": .initializer
            case "deinit": .deinitializer
            default: callable == nil ? .function : .localFunction
            }
        if text().hasPrefix("<"), self.kind() == .operator { angleBrackets() }
        let open = index
        let parameters = parameterList(of: name)
        let list = open..<index
        if kind != .deinitializer {
            name += "(" + parameters.map { isOperator ? "_:" : "\($0.label):" }.joined() + ")"
        }

        let function = Callable(
            kind,
            type: type,
            name: name,
            line: file.line(of: start)
        )
        let result = clauses(isRequirement: isProtocol)
        if result == "Never" { file.neverReturning.insert(String(name.prefix { $0 != "(" })) }
        function.returns = !["", "Void", "Never", "()"].contains(result)
        function.attributes = head.attributes
        function.conditions = conditions
        function.inherited = kind == .initializer ? inherited : nil
        let isStatic = head.modifiers.contains("static") || head.modifiers.contains("class")
        if kind == .function && !isStatic && !type.isEmpty || kind == .deinitializer {
            function.receiver = receiver
        }
        if let first = parameters.first, kind == .function { function.event = event(first) }
        if function.event == nil, [.function, .initializer].contains(kind) {
            function.observer = parameters.first { $0.name == "observer" }?.name
        }
        if text() == "{", !isProtocol {
            defaultValues(of: function, in: list)
            body(of: function)
        }
        return kind == .deinitializer ? nil : parameters
    }

    /// Closures in default values of parameters belong to the function.
    mutating func defaultValues(of function: Callable, in list: Range<Int>) {
        let (place, outer) = (index, callable)
        (index, callable) = (list.lowerBound, function)
        while index < list.upperBound {
            if text() == "{", kind() == .punctuation { closure() } else { index += 1 }
        }
        (index, callable) = (place, outer)
    }

    func event(_ parameter: Parameter) -> String? {
        var type = parameter.type
        while let first = type.first, first.kind == .word, type.dropFirst().first?.kind == .word {
            type = type.dropFirst()
        }
        if type.dropFirst().first?.text == "." { type = type.dropFirst(2) }
        guard type.first?.text == "Event", type.dropFirst().first?.text.hasPrefix("<") == true,
            parameter.name != "_"
        else { return nil }
        return parameter.name
    }

    /// At the brackets of a parameter list.
    mutating func parameterList(of function: String) -> [Parameter] {
        guard text() == "(" else { return [] }
        let open = index
        skip("(", ")")
        let parameters = parameters(from: open + 1, to: index - 1)
        var place = open
        while place + 1 < index {
            if tokens[place].text == "@", tokens[place + 1].kind == .word {
                let owner = function == "init" ? type : function
                file.parameterAttributes.append((owner, tokens[place + 1].text))
            }
            place += 1
        }
        return parameters
    }

    /// `async`, `throws`, `-> Result`, `where …`.
    /// - returns: The last word of the result's type; empty without a result.
    mutating func clauses(isRequirement: Bool) -> String {
        var result = ""
        while !isAtEnd, text() != "{" {
            let token = tokens[index]
            if token.kind == .punctuation, ")]};".contains(token.text) || token.kind == .directive {
                break
            }
            let goesOn = ["->", "where", "throws", "async", "rethrows"].contains(token.text)
            if isRequirement, token.isFirstOfLine, !goesOn { break }
            if token.text == "->" {
                index += 1
                let type = resultType()
                // The first arrow is the function's own.
                if result.isEmpty { result = type }
            } else if token.text == "(" {
                skip("(", ")")
            } else if token.text == "[" {
                skip("[", "]")
            } else {
                index += 1
            }
        }
        return result
    }

    mutating func resultType() -> String {
        if text() == "(" && text(1) == ")" {
            index += 2
            return text() == "->" ? "(…" : "()"
        }
        // `Swift.Never` is `Never`. More tokens after a simple name make another type.
        var name = text()
        if kind() == .word {
            index += 1
            while text() == ".", kind(1) == .word {
                name = text(1)
                index += 2
            }
            if kind() == .operator, ["?", "!", "&"].contains(text()) || text().hasPrefix("<") {
                name += text()
            }
        } else {
            name = "(…"
        }
        return name
    }

    /// At the brace of a function or accessor.
    mutating func body(of function: Callable) {
        file.callables.append(function)
        let open = tokens[index]
        let outer = (callable, isProtocol)
        (callable, isProtocol) = (function, false)
        function.statementsStart = open.end
        index += 1
        function.statements = statements()
        function.body = open.end..<max(open.end, start)
        index += 1
        (callable, isProtocol) = outer
    }
}
