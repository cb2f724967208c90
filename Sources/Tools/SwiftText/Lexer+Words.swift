// Words, numbers and operators.

extension Lexer {
    func isWordByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 128...255:
            return true
        default: return false
        }
    }

    mutating func readWord() {
        let isNumber = (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[place])
        var end = place
        while isWordByte(byte(end)) { end += 1 }
        // The decimal point of a number, unless it is a tuple's element or a range.
        if isNumber, byte(end) == UInt8(ascii: "."),
            (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte(end + 1)),
            tokens.last?.text != "."
        {
            end += 1
            while isWordByte(byte(end)) { end += 1 }
        }
        add(isNumber ? .literal : .word, to: end)
    }

    mutating func readName() {
        var end = place + 1
        while end < bytes.count, bytes[end] != UInt8(ascii: "`") { end += 1 }
        add(.word, to: end + 1)
    }

    func isOperatorByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "="), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "*"),
            UInt8(ascii: "/"), UInt8(ascii: "%"), UInt8(ascii: "<"), UInt8(ascii: ">"),
            UInt8(ascii: "!"), UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: "^"),
            UInt8(ascii: "~"), UInt8(ascii: "?"), UInt8(ascii: "."):
            return true
        default: return false
        }
    }

    mutating func readOperator() {
        var end = place + 1
        let first = bytes[place]
        if first == UInt8(ascii: ".") {
            // Only an operator that begins with a dot can contain dots: `...`, `..<`.
            if byte(end) == UInt8(ascii: ".") { while isOperatorByte(byte(end)) { end += 1 } }
        } else if first != UInt8(ascii: "?") && first != UInt8(ascii: "!")
            || byte(end) == UInt8(ascii: "?") || byte(end) == UInt8(ascii: "=")
        {
            while isOperatorByte(byte(end)), byte(end) != UInt8(ascii: "."),
                !isCommentStart(end)
            { end += 1 }
        }
        add(.operator, to: end)
    }

    func isCommentStart(_ index: Int) -> Bool {
        starts(with: "//", at: index) || starts(with: "/*", at: index)
    }
}
