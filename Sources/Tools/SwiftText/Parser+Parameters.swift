// Parameter lists.

extension Parser {
    struct Parameter {
        /// The label for callers.
        var label: String
        /// The name in the body.
        var name: String
        var type: ArraySlice<Token>
    }

    /// The parameters between two brackets.
    /// - parameter areTyped: `false` for a closure, whose parameters may be only names.
    func parameters(from start: Int, to end: Int, areTyped: Bool = true) -> [Parameter] {
        var found: [Parameter] = []
        var depth = 0
        var place = start
        var isNew = true
        while place < end {
            let token = tokens[place]
            if isNew, depth == 0 {
                if token.text == "@" {
                    place += 2
                    continue
                }
                let next = place + 1 < end ? tokens[place + 1] : nil
                let afterNext = place + 2 < end ? tokens[place + 2].text : ""
                if token.kind == .word || token.text == "_" {
                    if next?.text == ":" {
                        found.append(
                            Parameter(
                                label: token.text.replacing("`", with: ""),
                                name: token.text,
                                type: []
                            )
                        )
                        found[found.count - 1].type = tokens[(place + 2)..<end]
                    } else if next?.kind == .word, afterNext == ":" {
                        found.append(
                            Parameter(
                                label: token.text.replacing("`", with: ""),
                                name: next!.text,
                                type: []
                            )
                        )
                        found[found.count - 1].type = tokens[(place + 3)..<end]
                    } else if !areTyped, next == nil || next?.text == "," {
                        found.append(
                            Parameter(
                                label: token.text.replacing("`", with: ""),
                                name: token.text,
                                type: []
                            )
                        )
                    }
                    isNew = false
                }
            }
            if token.kind == .punctuation {
                if "([{".contains(token.text) { depth += 1 }
                if ")]}".contains(token.text) { depth -= 1 }
                if token.text == ",", depth == 0 { isNew = true }
            }
            place += 1
        }
        return found
    }
}
