// Finds the callable code in a file.

/// Goes through the tokens once, from the first to the last.
struct Parser {
    let file: SwiftFile
    let tokens: [Token]
    /// The index of the current token. In an incomplete file it stops after the last token.
    var index = 0 {
        didSet { index = min(index, tokens.count) }
    }
    /// The types around the current token: `A.B`.
    var type = ""
    /// The kind of `self` in that type.
    var receiver = Callable.Receiver.none
    var isProtocol = false
    /// In a class's own declaration: the first type that the class inherits from or conforms to,
    /// empty if there is none. `nil` elsewhere.
    var inherited: String?
    /// The function or closure around the current token.
    var callable: Callable?
    /// The functions whose arguments are being read, the innermost last; empty for other brackets.
    var callees: [String] = []
    /// The function whose arguments have just been read.
    var lastCallee = ""
    /// The conditions of the `#if` around it, the innermost last; empty for a part after `#else`.
    var conditions: [String] = []
    /// The owner of closures at the top level.
    var top: Callable?

    init(_ file: SwiftFile) {
        self.file = file
        tokens = file.tokens
    }

    mutating func parseFile() {
        while index < tokens.count {
            _ = statements()
            // An unmatched bracket.
            index += 1
        }
    }

    // MARK: Looking

    /// The text of a word, an operator or a bracket; empty at the end.
    func text(_ offset: Int = 0) -> String {
        let place = index + offset
        return place >= 0 && place < tokens.count ? tokens[place].text : ""
    }

    func kind(_ offset: Int = 0) -> Token.Kind? {
        let place = index + offset
        return place >= 0 && place < tokens.count ? tokens[place].kind : nil
    }

    var isAtEnd: Bool { index >= tokens.count }

    /// The beginning of the current token.
    var start: Int { isAtEnd ? end : tokens[index].start }

    /// The end of the previous token.
    var end: Int { index == 0 ? 0 : tokens[index - 1].end }

    // MARK: Brackets

    /// At an opening bracket: moves past its closing bracket. The contents may have closures.
    mutating func brackets() {
        let close = ["(": ")", "[": "]", "{": "}"][text()]!
        callees.append(close == ")" ? calledName : "")
        index += 1
        while !isAtEnd, text() != close {
            piece(isOperand: false)
        }
        index += 1
        lastCallee = callees.removeLast()
    }

    /// At `(`: the name of what is called, which may have generic arguments, or nothing.
    private var calledName: String {
        var name = -1
        if text(-1).hasSuffix(">"), text(-1) != "->", end == start {
            var depth = 0
            repeat {
                if kind(name) == .operator {
                    depth += text(name).filter { $0 == ">" }.count
                    depth -= text(name).filter { $0 == "<" }.count
                }
                name -= 1
            } while depth > 0 && index + name > 0 && !["{", "}"].contains(text(name))
        }
        return kind(name) == .word ? text(name) : ""
    }

    /// At `<`: moves past the matching `>`.
    mutating func angleBrackets() {
        var depth = 0
        repeat {
            if kind() == .operator, text() != "->" {
                depth += text().filter { $0 == "<" }.count - text().filter { $0 == ">" }.count
            }
            if "([{".contains(text()), kind() == .punctuation { brackets() } else { index += 1 }
        } while depth > 0 && !isAtEnd
    }

    /// Moves from an opening bracket past the closing bracket, without parsing the contents.
    mutating func skip(_ open: String, _ close: String) {
        var depth = 0
        repeat {
            if kind() == .punctuation {
                if text() == open { depth += 1 }
                if text() == close { depth -= 1 }
            }
            index += 1
        } while depth > 0 && !isAtEnd
    }

    /// At `@`: moves past the attribute and its arguments.
    /// - returns: Its name.
    @discardableResult
    mutating func attribute() -> String {
        index += 1
        var name = text()
        index += 1
        while text() == ".", kind(1) == .word {
            name = text(1)
            index += 2
        }
        if text() == "<" { angleBrackets() }
        if text() == "(", !tokens[index].isApart.before { skip("(", ")") }
        return name
    }
}
