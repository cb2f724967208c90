// An example in a doc comment: code, and its output as comments.
// Chapter: 0 (how the text is kept true)

import Foundation

/// A block of Swift in a doc comment. Its comments are its output:
///
///     Observable.of(1, 2).map { $0 * 10 }
///         .subscribe(onNext: { print($0) })
///     // 10, 20
///
/// Each comment says what was printed up to there, lines joined by `, `. `…` is any text. If the
/// comments are rows of marbles, the code is one expression, and the last row is its result:
///
///     source.delay(.seconds(2), scheduler: clock)
///     // source  a-b|
///     // delay   --a-b|
///
/// A column is a second of `clock`. The rows before the last one are sequences of strings, which
/// begin when they are subscribed to.
struct Example {
    /// A line of output.
    struct Comment {
        /// The line's number in the file.
        let line: Int
        let text: String
    }

    /// A row of marbles: `source  a-b|`.
    struct Row {
        let name: String
        let marbles: String
    }

    /// The file's path, from the package's folder on.
    let path: String
    /// The number of the first line of code.
    let line: Int
    /// The lines of code, with their comments.
    let code: [String]

    /// What it says that it prints, in order.
    var comments: [Comment] {
        code.enumerated().compactMap { index, text in
            text.firstMatch(of: Self.comment).map {
                Comment(line: line + index, text: String($0.1))
            }
        }
    }

    /// Its rows of marbles; empty if it has none.
    var rows: [Row] {
        let rows = comments.compactMap { comment in
            comment.text.wholeMatch(of: Self.row).map {
                Row(name: String($0.1), marbles: String($0.2))
            }
        }
        return rows.count == comments.count ? rows : []
    }

    /// A comment on its own line, or after code and two blanks.
    private static var comment: Regex<(Substring, Substring)> { #/(?:^ *|  )// (.*)$/# }
    private static var row: Regex<(Substring, Substring, Substring)> { #/(\w+)  +(\S.*)/# }
}

extension Example {
    /// The examples in the doc comments of a file.
    static func all(in text: String, of path: String) -> [Example] {
        var examples: [Example] = []
        var code: [String]?
        for (index, line) in text.components(separatedBy: "\n").enumerated() {
            guard let comment = line.wholeMatch(of: #/ *\/\/\/ ?(.*)/#)?.1 else {
                code = nil
                continue
            }
            if comment == "```swift" {
                code = []
            } else if comment == "```", let found = code {
                let first = index + 1 - found.count
                examples.append(Example(path: path, line: first, code: found))
                code = nil
            } else {
                code?.append(String(comment))
            }
        }
        return examples
    }
}
