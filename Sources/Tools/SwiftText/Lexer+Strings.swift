// Strings with their interpolations, regular expressions, and tokens that begin with `#`.

extension Lexer {
    mutating func readHash() {
        var hashes = 0
        while byte(place + hashes) == UInt8(ascii: "#") { hashes += 1 }
        if byte(place + hashes) == UInt8(ascii: "\"") {
            readString(hashes: hashes)
        } else if byte(place + hashes) == UInt8(ascii: "/") {
            readRegex(hashes: hashes)
        } else if isFirstOfLine, isDirective() {
            let start = place
            skipLine()
            let end = place
            place = start
            add(.directive, to: end)
        } else {
            add(.punctuation, to: place + 1)
        }
    }

    func isDirective() -> Bool {
        let names: [StaticString] = [
            "#if", "#elseif", "#else", "#endif", "#sourceLocation", "#warning", "#error",
        ]
        return names.contains {
            starts(with: $0, at: place) && !isWordByte(byte(place + $0.utf8CodeUnitCount))
        }
    }

    /// The number of quotes at the beginning of a string: 1 or 3.
    func quotes(at index: Int) -> Int {
        guard byte(index) == UInt8(ascii: "\"") else { return 0 }
        return starts(with: "\"\"\"", at: index) ? 3 : 1
    }

    func hasHashes(_ count: Int, at index: Int) -> Bool {
        (0..<count).allSatisfy { byte(index + $0) == UInt8(ascii: "#") }
    }

    /// The string, and then the tokens of its interpolations.
    mutating func readString(hashes: Int) {
        let start = place
        let wasFirst = isFirstOfLine
        isFirstOfLine = false
        let index = tokens.count
        let quotes = quotes(at: start + hashes)
        place = start + hashes + quotes
        while place < bytes.count {
            if byte(place) == UInt8(ascii: "\\"), hasHashes(hashes, at: place + 1) {
                place += 1 + hashes
                if byte(place) == UInt8(ascii: "("), interpolations <= Nesting.most {
                    interpolations += 1
                    defer { interpolations -= 1 }
                    read(untilBracketCloses: true)
                } else {
                    place += 1
                }
            } else if endsString(quotes, hashes) {
                place += quotes + hashes
                break
            } else if quotes == 1, byte(place) == UInt8(ascii: "\n") {
                break
            } else {
                place += 1
            }
        }
        let string = Token(
            kind: .string,
            start: start,
            end: min(place, bytes.count),
            text: "",
            isFirstOfLine: wasFirst,
            isApart: (separates(start - 1, opening: true), separates(place, opening: false))
        )
        tokens.insert(string, at: index)
        isFirstOfLine = false
    }

    func endsString(_ quotes: Int, _ hashes: Int) -> Bool {
        (0..<quotes).allSatisfy { byte(place + $0) == UInt8(ascii: "\"") }
            && hasHashes(hashes, at: place + quotes)
    }

    /// A slash in place of an operand, with another slash in the same line.
    func isRegexStart() -> Bool {
        guard byte(place) == UInt8(ascii: "/"), byte(place + 1) > UInt8(ascii: " ") else {
            return false
        }
        switch tokens.last?.kind {
        case nil, .directive: break
        case .word:
            guard ["return", "in", "try", "await", "case", "else"].contains(tokens.last!.text)
            else {
                return false
            }
        case .operator: guard tokens.last!.isApart.after else { return false }
        case .punctuation: guard !")]}".contains(tokens.last!.text) else { return false }
        default: return false
        }
        var index = place + 1
        while index < bytes.count, bytes[index] != UInt8(ascii: "\n") {
            if bytes[index] == UInt8(ascii: "/") { return true }
            index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
        }
        return false
    }

    mutating func readRegex(hashes: Int) {
        var end = place + hashes + 1
        while end < bytes.count {
            if bytes[end] == UInt8(ascii: "\\") {
                end += 2
            } else if bytes[end] == UInt8(ascii: "/"), hasHashes(hashes, at: end + 1) {
                break
            } else {
                end += 1
            }
        }
        add(.literal, to: min(end + 1 + hashes, bytes.count))
    }
}
