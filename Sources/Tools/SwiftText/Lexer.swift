// Splits a source file into tokens.

/// Reads a file from its beginning to its end. It skips code that the compiler would refuse.
struct Lexer {
    let bytes: [UInt8]
    var place = 0
    var isFirstOfLine = true
    var tokens: [Token] = []
    /// How many interpolations are around the current place.
    var interpolations = 0

    /// The tokens of a file.
    static func tokens(of bytes: [UInt8]) -> [Token] {
        var lexer = Lexer(bytes)
        // The line `#!/usr/bin/swift` is not Swift.
        if lexer.starts(with: "#!", at: 0) { lexer.skipLine() }
        lexer.read(untilBracketCloses: false)
        return lexer.tokens
    }

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        tokens.reserveCapacity(bytes.count / 5)
    }

    // MARK: Looking

    func byte(_ index: Int) -> UInt8 { index < bytes.count ? bytes[index] : 0 }

    func starts(with text: StaticString, at index: Int) -> Bool {
        guard index + text.utf8CodeUnitCount <= bytes.count else { return false }
        for offset in 0..<text.utf8CodeUnitCount
        where bytes[index + offset] != text.utf8Start[offset] { return false }
        return true
    }

    // MARK: Reading

    /// Reads to the end of the file, or, inside an interpolation, through its closing bracket.
    mutating func read(untilBracketCloses: Bool) {
        var depth = 0
        while true {
            skipBlanksAndComments()
            guard place < bytes.count else { return }
            let first = bytes[place]
            if first == UInt8(ascii: "\""), quotes(at: place) > 0 {
                readString(hashes: 0)
            } else if first == UInt8(ascii: "#") {
                readHash()
            } else if isWordByte(first) {
                readWord()
            } else if first == UInt8(ascii: "`") {
                readName()
            } else if isRegexStart() {
                readRegex(hashes: 0)
            } else if isOperatorByte(first) {
                readOperator()
            } else {
                add(.punctuation, to: place + 1)
                if first == UInt8(ascii: "(") { depth += 1 }
                if first == UInt8(ascii: ")") { depth -= 1 }
                if untilBracketCloses && depth == 0 { return }
            }
        }
    }

    mutating func skipBlanksAndComments() {
        while place < bytes.count {
            let first = bytes[place]
            if first == UInt8(ascii: "\n") {
                isFirstOfLine = true
                place += 1
            } else if first <= UInt8(ascii: " ") {
                place += 1
            } else if first == UInt8(ascii: "/"), byte(place + 1) == UInt8(ascii: "/") {
                skipLine()
            } else if first == UInt8(ascii: "/"), byte(place + 1) == UInt8(ascii: "*") {
                skipBlockComment()
            } else {
                return
            }
        }
    }

    mutating func skipLine() {
        while place < bytes.count, bytes[place] != UInt8(ascii: "\n") { place += 1 }
    }

    /// Comments can be nested.
    mutating func skipBlockComment() {
        var depth = 0
        repeat {
            if starts(with: "/*", at: place) {
                depth += 1
                place += 2
            } else if starts(with: "*/", at: place) {
                depth -= 1
                place += 2
            } else {
                if byte(place) == UInt8(ascii: "\n") { isFirstOfLine = true }
                place += 1
            }
        } while depth > 0 && place < bytes.count
    }

    mutating func add(_ kind: Token.Kind, to end: Int) {
        let end = min(end, bytes.count)
        let isText =
            kind == .word || kind == .operator || kind == .punctuation || kind == .directive
        let token = Token(
            kind: kind,
            start: place,
            end: end,
            text: isText ? String(decoding: bytes[place..<end], as: UTF8.self) : "",
            isFirstOfLine: isFirstOfLine,
            isApart: (separates(place - 1, opening: true), separates(end, opening: false))
        )
        tokens.append(token)
        isFirstOfLine = false
        place = end
    }

    /// Whether the character there is a separator: a space, a comma, an opening bracket (before) or
    /// a closing bracket (after).
    func separates(_ index: Int, opening: Bool) -> Bool {
        guard index >= 0, index < bytes.count else { return true }
        switch bytes[index] {
        case 0...32, UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"): return true
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): return opening
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): return !opening
        default: return false
        }
    }
}
