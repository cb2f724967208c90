// Statements: their beginnings and ends.

extension Parser {
    /// All statements up to the closing bracket around them.
    /// - parameter inSwitch: Whether the next `case` or `default` ends them, too.
    mutating func statements(inSwitch: Bool = false) -> [Statement] {
        var all: [Statement] = []
        var branches: [(before: Int, most: Int)] = []
        while !isAtEnd {
            let token = tokens[index]
            if token.kind == .punctuation, ")]}".contains(token.text) { break }
            if token.text == ";" {
                index += 1
            } else if token.kind == .directive {
                directive(token.text, &branches)
                // Which part is compiled is unknown: counts as more than one statement.
                all.append(Statement())
            } else if inSwitch, startsCase {
                break
            } else {
                all.append(statement())
            }
        }
        conditions.removeLast(branches.count)
        return all
    }

    private var startsCase: Bool {
        text() == "case" || text() == "default" && text(1) == ":"
            || text() == "@" && text(1) == "unknown"
    }

    /// Only one part between `#if` and `#endif` is compiled, so closures have the same numbers in
    /// each part.
    private mutating func directive(_ text: String, _ branches: inout [(before: Int, most: Int)]) {
        index += 1
        let around = owner()
        if text.hasPrefix("#if") {
            branches.append((around.nextClosure, around.nextClosure))
            conditions.append(text.dropFirst(3).trimmingPrefix { $0 == " " }.description)
        } else if text.hasPrefix("#else"), let last = branches.popLast() {
            branches.append((last.before, max(last.most, around.nextClosure)))
            around.nextClosure = last.before
            conditions[conditions.count - 1] = ""
        } else if text.hasPrefix("#endif"), let last = branches.popLast() {
            around.nextClosure = max(last.most, around.nextClosure)
            conditions.removeLast()
        }
    }

    /// One statement, or one declaration.
    mutating func statement() -> Statement {
        let start = tokens[index].start
        let first = index
        var statement = Statement()
        if let declaration = declaration() {
            self.declare(declaration)
        } else if kind() == .word {
            // A loop's name.
            if text(1) == ":", ["for", "while", "repeat", "do", "if", "switch"].contains(text(2)) {
                index += 2
            }
            switch text() {
            case "if":
                statement.kind = .choice
                choiceIf(&statement)
            case "switch":
                statement.kind = .choice
                choiceSwitch(&statement)
            case "guard":
                index += 1
                condition(&statement)
                block(&statement)
            case "while", "for":
                index += 1
                condition(&statement)
                block(&statement)
            case "repeat":
                index += 1
                block(&statement)
                if text() == "while" {
                    index += 1
                    expression(&statement)
                }
            case "do":
                doBlock(&statement)
            case "defer" where text(1) == "{":
                index += 1
                block(&statement)
            case "return", "throw":
                statement.returns = text() == "return"
                index += 1
                if !isAtEnd, !endsStatement { expression(&statement) }
            case "break", "continue", "fallthrough":
                index += 1
                if kind() == .word, !tokens[index].isFirstOfLine { index += 1 }
            default:
                statement.kind = .expression
                expression(&statement)
            }
        } else {
            statement.kind = .expression
            expression(&statement)
        }
        // An unknown token has been skipped.
        if index == first { index += 1 }
        // A string ends after its interpolations, which follow it as tokens.
        statement.range = start..<(tokens[first..<index].map(\.end).max() ?? start)
        return statement
    }

    // MARK: Blocks and conditions

    /// At a brace: its statements, whose effects are those of the statement around them.
    @discardableResult
    mutating func block(_ statement: inout Statement) -> [Statement] {
        guard text() == "{" else { return [] }
        index += 1
        let inner = statements()
        index += 1
        for one in inner { statement.take(one) }
        return inner
    }

    /// Up to the brace of the condition's block.
    private mutating func condition(_ statement: inout Statement) {
        while !isAtEnd, text() != "{" || isClosureInCondition {
            if kind() == .punctuation, ")]}".contains(text()) { return }
            effect(&statement)
            piece(isOperand: false)
        }
    }

    /// Whether the brace belongs to a closure after all: code follows its closing brace on the same
    /// line.
    private var isClosureInCondition: Bool {
        var place = index
        var depth = 0
        repeat {
            if tokens[place].kind == .punctuation {
                if tokens[place].text == "{" { depth += 1 }
                if tokens[place].text == "}" { depth -= 1 }
            }
            place += 1
        } while depth > 0 && place < tokens.count
        guard place < tokens.count, !tokens[place].isFirstOfLine else { return false }
        let next = tokens[place]
        return ["{", "(", "[", ",", "where"].contains(next.text) || next.kind == .operator
    }

    mutating func choiceIf(_ statement: inout Statement) {
        index += 1
        condition(&statement)
        var isValue = isOneExpression(block(&statement))
        if text() == "else" {
            index += 1
            if text() == "if" {
                var inner = Statement()
                choiceIf(&inner)
                isValue = isValue && inner.isValue
                statement.take(inner)
            } else {
                let branch = block(&statement)
                isValue = isValue && isOneExpression(branch)
            }
        } else {
            isValue = false
        }
        statement.isValue = isValue
    }

    mutating func choiceSwitch(_ statement: inout Statement) {
        index += 1
        condition(&statement)
        index += 1
        var isValue = true
        while !isAtEnd, text() != "}" {
            if kind() == .directive {
                index += 1
                isValue = false
                continue
            }
            while text() == "@" { attribute() }
            guard startsCase else {
                index += 1
                continue
            }
            while !isAtEnd, text() != ":" { piece(isOperand: false) }
            index += 1
            let branch = statements(inSwitch: true)
            for one in branch { statement.take(one) }
            isValue = isValue && isOneExpression(branch)
        }
        index += 1
        statement.isValue = isValue
    }

    private mutating func doBlock(_ statement: inout Statement) {
        index += 1
        if text() == "throws" {
            index += 1
            if text() == "(" { skip("(", ")") }
        }
        block(&statement)
        while text() == "catch" {
            index += 1
            condition(&statement)
            block(&statement)
        }
    }

    private func isOneExpression(_ statements: [Statement]) -> Bool {
        guard statements.count == 1, let only = statements.first else { return false }
        return only.kind == .expression && !only.assigns || only.kind == .choice && only.isValue
    }
}

extension Statement {
    /// Adds the effects of a part to the statement.
    mutating func take(_ part: Statement) {
        tries = tries || part.tries
        awaits = awaits || part.awaits
        returns = returns || part.returns
    }
}
