// The renamed parts of a copy: modules, and constants that each recording creates again.

import SwiftText

extension Instrumenter {
    mutating func renameModules() {
        let tokens = file.tokens
        for (index, token) in tokens.enumerated() where token.kind == .word {
            guard let new = options.renamedModules[token.text] else { continue }
            let isImported = index > 0 && tokens[index - 1].text == "import"
            let isQualifier =
                index + 1 < tokens.count && tokens[index + 1].text == "."
                && !(index > 0 && tokens[index - 1].text == ".")
            let others = isImported ? options.alsoImported.map { "; import \($0)" } : []
            guard isImported || isQualifier else { continue }
            edits.replace(token.start..<token.end, by: new + others.joined())
        }
    }

    /// `static let x = T(…)` becomes a property that asks the recorder for the recording's own `T`.
    mutating func remakeConstants() {
        let tokens = file.tokens
        for index in tokens.indices.dropLast(5) where tokens[index].text == "static" {
            let (constant, name, equals, type) = (
                tokens[index + 1], tokens[index + 2], tokens[index + 3], tokens[index + 4]
            )
            let key = "\(type.text).\(name.text)"
            guard constant.text == "let", equals.text == "=", options.perRecording.contains(key),
                let end = closing(of: index + 5)
            else { continue }
            edits.replace(constant.start..<constant.end, by: "var")
            edits.replace(
                equals.start..<equals.end,
                by: ": \(type.text) { _perRecording(\"\(key)\") {"
            )
            edits.insert(" } }", at: tokens[end].end)
        }
    }

    private func closing(of open: Int) -> Int? {
        var depth = 0
        for index in open..<file.tokens.count {
            if file.tokens[index].text == "(" { depth += 1 }
            if file.tokens[index].text == ")" { depth -= 1 }
            if depth == 0 { return index }
        }
        return nil
    }
}
