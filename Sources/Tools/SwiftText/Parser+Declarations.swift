// Declarations: their keywords and kinds.

extension Parser {
    /// A declaration's first words.
    struct Head {
        var attributes: [String] = []
        var modifiers: Set<String> = []
        /// The beginning of the first of them, or of the keyword.
        var start = 0
        /// The keyword of the declaration.
        var keyword = ""
    }

    private static let modifiers: Set<String> = [
        "public", "private", "fileprivate", "internal", "open", "package", "static", "class",
        "final", "override", "required", "convenience", "mutating", "nonmutating", "lazy", "weak",
        "unowned", "dynamic", "optional", "indirect", "prefix", "postfix", "infix", "nonisolated",
        "isolated", "distributed", "consuming", "borrowing", "__consuming", "async",
    ]
    private static let keywords: Set<String> = [
        "import", "class", "struct", "enum", "actor", "protocol", "extension", "func", "init",
        "deinit", "subscript", "var", "let", "case", "typealias", "associatedtype",
        "precedencegroup", "operator",
    ]

    /// At a declaration: moves to its keyword. Elsewhere it does not move and returns `nil`.
    mutating func declaration() -> Head? {
        let start = index
        var head = Head()
        head.start = self.start
        while !isAtEnd {
            if text() == "@", kind(1) == .word {
                head.attributes.append(attribute())
            } else if isModifier {
                head.modifiers.insert(text())
                index += 1
                if text() == "(", kind(1) == .word, text(2) == ")" { index += 3 }
            } else {
                break
            }
        }
        if kind() == .word, Self.keywords.contains(text()), isKeyword {
            head.keyword = text()
            return head
        }
        index = start
        return nil
    }

    /// Many modifiers are ordinary names in other places.
    private var isModifier: Bool {
        guard kind() == .word, Self.modifiers.contains(text()) else { return false }
        var next = 1
        if text(1) == "(", text(3) == ")" { next = 4 }
        guard kind(next) == .word || text(next) == "@" else { return false }
        return text(next) == "@" || Self.modifiers.contains(text(next))
            || Self.keywords.contains(text(next)) && !(text() == "async" && text(next) != "let")
    }

    private var isKeyword: Bool {
        switch text() {
        case "init": return ["(", "?", "!", "<"].contains(text(1))
        case "deinit": return text(1) == "{"
        case "subscript": return ["(", "<"].contains(text(1))
        case "actor", "operator", "precedencegroup": return kind(1) == .word || kind(1) == .operator
        case "case": return callable == nil && !type.isEmpty
        default: return true
        }
    }

    /// At the keyword of a declaration: moves past the declaration, and records it.
    mutating func declare(_ head: Head) {
        let (start, place) = (index, file.declarations.count)
        let parameters = pass(head)
        let name = head.keyword == "init" ? "init" : tokens[min(start + 1, tokens.count - 1)].text
        let last = tokens[start..<index].map(\.end).max() ?? tokens[start].end
        let declaration = Declaration(
            keyword: head.keyword,
            name: name.replacing("`", with: ""),
            labels: parameters.map { "(" + $0.map { "\($0.label):" }.joined() + ")" },
            range: tokens[start].start..<last
        )
        // The declarations inside it were recorded before it.
        file.declarations.insert(declaration, at: place)
    }

    /// Moves past a declaration.
    /// - returns: Its parameters, if it has a parameter list.
    private mutating func pass(_ head: Head) -> [Parameter]? {
        switch head.keyword {
        case "class", "struct", "enum", "actor", "protocol": declareType(head)
        case "extension": declareExtension()
        case "func", "init", "deinit": return declareFunction(head)
        case "subscript": return declareSubscript(head)
        case "var", "let": declareProperty(head)
        default:
            var ignored = Statement()
            index += 1
            expression(&ignored)
            // The body of a precedence group.
            if text() == "{" { skip("{", "}") }
        }
        return nil
    }
}
