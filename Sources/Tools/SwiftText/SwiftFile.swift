// A source file, taken to pieces.

/// The text of a source file, its tokens, and what in it can be called.
///
/// It is read without the compiler, whose own forms change from version to version. What the
/// compiler would refuse is passed over: whoever compiles it will be told.
public final class SwiftFile {
    /// The text, in UTF-8.
    public let bytes: [UInt8]
    /// All tokens, in order.
    public let tokens: [Token]
    /// What can be called, in the order of the source; closures are in what is around them.
    public internal(set) var callables: [Callable] = []
    /// What is declared, in the order of the source; what is in a type is behind the type.
    public internal(set) var declarations: [Declaration] = []
    /// Functions that do not return: those that are declared to return `Never`.
    public internal(set) var neverReturning: Set<String> = []
    /// Types that build results.
    public internal(set) var resultBuilders: Set<String> = []
    /// The attributes of functions' parameters: a result builder's, perhaps.
    public internal(set) var parameterAttributes: [(function: String, attribute: String)] = []
    /// Types that cannot be copied.
    public internal(set) var noncopyables: Set<String> = []
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

    /// The text there.
    public func text(_ range: Range<Int>) -> String {
        String(decoding: bytes[range], as: UTF8.self)
    }
}
