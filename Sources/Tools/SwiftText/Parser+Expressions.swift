// Expressions: their ends and their effects.

extension Parser {
    /// Up to the end of the statement.
    mutating func expression(_ statement: inout Statement) {
        let first = index
        callee(&statement)
        while !isAtEnd {
            if kind() == .directive {
                guard isInChain else { break }
                index += 1
                continue
            }
            if index > first, endsStatement { break }
            if index == first, kind() == .punctuation, ")]};".contains(text()) { break }
            effect(&statement)
            piece(isOperand: index == first || expectsOperand)
        }
    }

    /// One token, or a pair of brackets with its contents.
    /// - parameter isOperand: Whether a value is expected here, such as an `if` expression.
    mutating func piece(isOperand: Bool) {
        switch text() {
        case "{" where kind() == .punctuation: closure()
        case "(" where kind() == .punctuation, "[" where kind() == .punctuation: brackets()
        case "if" where (isOperand || expectsOperand) && text(-1) != ".":
            var statement = Statement()
            choiceIf(&statement)
        case "switch" where (isOperand || expectsOperand) && text(-1) != ".":
            var statement = Statement()
            choiceSwitch(&statement)
        default: index += 1
        }
    }

    /// Whether the previous token requires a value after it.
    private var expectsOperand: Bool {
        ["=", "return", "try", "await", "??"].contains(text(-1))
    }

    /// Records the effect of the token on its statement.
    mutating func effect(_ statement: inout Statement) {
        switch kind() {
        case .word where text(-1) != ".":
            if tries(at: index) { statement.tries = true }
            if text() == "await" { statement.awaits = true }
        case .operator:
            let text = text()
            let isComparison = ["==", "<=", ">=", "!=", "===", "!==", "~="].contains(text)
            if text.hasSuffix("="), !isComparison { statement.assigns = true }
        case .punctuation where "([".contains(text()):
            effectsInBrackets(&statement)
        default: break
        }
    }

    /// Skips brackets as a whole: closures in them do not affect the statement.
    private func effectsInBrackets(_ statement: inout Statement) {
        var place = index
        var (depth, braces) = (0, 0)
        repeat {
            let token = tokens[place]
            if token.kind == .punctuation {
                if "([".contains(token.text) { depth += 1 }
                if ")]".contains(token.text) { depth -= 1 }
                if token.text == "{" { braces += 1 }
                if token.text == "}" { braces -= 1 }
            } else if token.kind == .word, braces == 0, tokens[place - 1].text != "." {
                if tries(at: place) { statement.tries = true }
                if token.text == "await" { statement.awaits = true }
            }
            place += 1
        } while depth > 0 && place < tokens.count
    }

    /// Whether it is `try`, not `try?` or `try!`.
    private func tries(at place: Int) -> Bool {
        guard tokens[place].text == "try", place + 1 < tokens.count else { return false }
        let next = tokens[place + 1]
        return next.start > tokens[place].end || !["?", "!"].contains(next.text)
    }

    /// `f(…)` or `Swift.f(…)` without anything after it.
    private mutating func callee(_ statement: inout Statement) {
        var place = index
        while place + 2 < tokens.count, tokens[place].kind == .word, tokens[place + 1].text == "." {
            place += 2
        }
        guard place + 1 < tokens.count, tokens[place].kind == .word, tokens[place + 1].text == "("
        else { return }
        statement.callee = tokens[place].text
    }

    // MARK: Where a statement ends

    /// Whether the token begins another statement, or ends the code around this statement.
    var endsStatement: Bool {
        let token = tokens[index]
        if token.kind == .directive { return !isInChain }
        if token.kind == .punctuation, ")]};".contains(token.text) { return true }
        guard token.isFirstOfLine, index > 0 else { return false }
        return !goesOn(after: tokens[index - 1]) && !goesOn(with: token)
    }

    /// Whether the last token of a line requires a continuation.
    private func goesOn(after token: Token) -> Bool {
        switch token.kind {
        case .operator:
            return token.text == "." || token.isApart.before && token.isApart.after
        case .punctuation: return [",", ":", "@", "#"].contains(token.text)
        case .word:
            return ["try", "await", "is", "as", "in", "where", "return", "throw", "else", "inout"]
                .contains(token.text)
        default: return false
        }
    }

    /// Whether the first token of a line continues the previous line.
    private func goesOn(with token: Token) -> Bool {
        switch token.kind {
        case .operator:
            return token.text == "." && !isRangeOfNothing
                || token.isApart.before && token.isApart.after
        case .punctuation: return [",", ":", "{"].contains(token.text)
        case .word: return ["as", "is", "where"].contains(token.text)
        default: return false
        }
    }

    private var isRangeOfNothing: Bool { text().hasPrefix("..") }

    /// Whether `#if` or `#endif` is in a chain of members.
    private var isInChain: Bool {
        var place = index
        while place < tokens.count, tokens[place].kind == .directive { place += 1 }
        return place < tokens.count && tokens[place].text == "."
            && tokens[place].isFirstOfLine && tokens[place].kind == .operator
            && place + 1 < tokens.count && tokens[place + 1].kind == .word
    }
}
