// What an answer may not use, because it could deceive the judge with it.
// Chapter: appendix, teaching (what the grader guards against)

/// A line of an answer that is refused.
struct Refusal: Equatable {
    let line: Int
    let why: String

    /// The modules that an answer may import.
    private static let modules = ["MiniRx", "Dispatch", "Foundation"]

    /// The first line of an answer that is refused; `nil` if there is none.
    init?(of text: String) {
        // Every line break of Swift, and no other: the numbers must be the editor's.
        let lines = text.split(omittingEmptySubsequences: false) {
            ["\n", "\r\n", "\r"].contains($0)
        }
        for (index, line) in lines.enumerated() {
            if let attribute = line.firstMatch(of: #/@(?:_\w+|c\b)/#) {
                self.init(
                    line: index + 1,
                    why: """
                        it has `\(attribute.output)`. An answer does not need attributes that give \
                        its code another name or place.
                        """
                )
                return
            }
            let imported = line.firstMatch(of: #/^[^"]*\bimport\s+(?:[a-z]+\s+)?(\w+)/#)
            if let module = imported.map({ String($0.1) }), !Self.modules.contains(module),
                !line.contains(#/^\s*(\/\/|\*)/#)
            {
                self.init(
                    line: index + 1,
                    why: """
                        it imports \(module). An answer needs no modules other than MiniRx, \
                        Dispatch and Foundation.
                        """
                )
                return
            }
        }
        return nil
    }

    private init(line: Int, why: String) {
        (self.line, self.why) = (line, why)
    }

    var verdict: Verdict {
        Verdict(status: .refused, message: "Line \(line) of your file is refused: \(why)")
    }
}
