// A parsed source file.

/// The text of a source file, its tokens, and its callable code.
///
/// It is parsed without the compiler, whose data formats change with its versions. Code that the
/// compiler would refuse is skipped: the compiler reports it.
public final class SwiftFile {
    /// The text, in UTF-8.
    public let bytes: [UInt8]
    /// All tokens, in order.
    public let tokens: [Token]
    /// The callable code, in the order of the source; closures are in the code around them.
    public internal(set) var callables: [Callable] = []
    /// The declarations, in the order of the source; a type's members come after the type.
    public internal(set) var declarations: [Declaration] = []
    /// Functions that do not return, since their result is `Never`.
    public internal(set) var neverReturning: Set<String> = []
    /// Result builders.
    public internal(set) var resultBuilders: Set<String> = []
    /// The attributes of functions' parameters, which may be result builders.
    public internal(set) var parameterAttributes: [(function: String, attribute: String)] = []
    /// Stored properties that are weak or unowned.
    public internal(set) var weakProperties: [WeakProperty] = []
    /// Types that cannot be copied.
    public internal(set) var noncopyables: Set<String> = []
    /// The line of the first bracket that is nested too deeply: see `Nesting`. Such a file has no
    /// callable code and no declarations.
    public private(set) var lineOfTooDeepBracket: Int?
    private let lineStarts: [Int]

    /// A file.
    public init(_ text: String) {
        let bytes = Array(text.utf8)
        var lineStarts = [0]
        for index in bytes.indices where bytes[index] == UInt8(ascii: "\n") {
            lineStarts.append(index + 1)
        }
        self.bytes = bytes
        self.lineStarts = lineStarts
        tokens = Lexer.tokens(of: bytes)
        if let end = Nesting.end(in: tokens) {
            lineOfTooDeepBracket = line(of: end.start)
            return
        }
        var parser = Parser(self)
        parser.parseFile()
    }

    /// The line, from 1, of a place.
    public func line(of place: Int) -> Int {
        var (low, high) = (0, lineStarts.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if lineStarts[middle] <= place { low = middle } else { high = middle }
        }
        return low + 1
    }

    /// The tokens that begin in a range. It is found without reading the whole file, so that the time
    /// for a file grows with its length, and not with the square of it.
    public func tokens(in range: Range<Int>) -> ArraySlice<Token> {
        let first = tokenIndex(from: range.lowerBound)
        return tokens[first..<max(first, tokenIndex(from: range.upperBound))]
    }

    /// The index of the first token that begins there or later.
    private func tokenIndex(from place: Int) -> Int {
        var (low, high) = (0, tokens.count)
        while low < high {
            let middle = (low + high) / 2
            if tokens[middle].start < place { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// All callable code: code before the closures in it.
    public var allCallables: [Callable] {
        func all(_ callables: [Callable]) -> [Callable] {
            callables.flatMap { [$0] + all($0.closures) }
        }
        return all(callables)
    }

    /// The text there.
    public func text(_ range: Range<Int>) -> String {
        String(decoding: bytes[range], as: UTF8.self)
    }
}
