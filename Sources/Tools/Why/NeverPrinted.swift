// Why a text was never printed.
// Chapter: 0 (why)

import Levels
import Recorder
import SwiftText

extension Why {
    /// The closure that prints a text, by the words of the source, and why it never ran.
    func whyNotPrinted(_ text: String) -> [Answer] {
        var answer = Answer()
        answer.say("No line of the run prints `\(short(text))`.")
        let near = prints.filter { Self.isNear($0.text, text) }
        if !near.isEmpty {
            let texts = near.map { "`\(short($0.text))`" }
            let different = texts.indices.filter { !texts[..<$0].contains(texts[$0]) }
            answer.say(
                "Near ones: " + enumerated(different.map { texts[$0] }) + ".",
                near.prefix(4).map { line($0.entry) }
            )
        }
        for path in files {
            guard let source = run.source(path), let found = source.printing(text) else { continue }
            return [answer] + whyCode(path, found)
        }
        return near.isEmpty ? [] : [answer]
    }

    private static func isNear(_ one: String, _ two: String) -> Bool {
        let words = { (text: String) in
            Set(text.lowercased().split { !$0.isLetter }.filter { $0.count > 2 })
        }
        return !words(one).isDisjoint(with: words(two))
    }
}

extension SwiftFile {
    /// The line of a `print` whose text begins as another one does, up to the first value in it.
    fileprivate func printing(_ text: String) -> Int? {
        let lines = self.text(0..<bytes.count).split(
            separator: "\n",
            omittingEmptySubsequences: false
        )
        let found = lines.enumerated().compactMap { index, line -> (line: Int, length: Int)? in
            guard let start = line.firstRange(of: "print(\"") else { return nil }
            let literal = line[start.upperBound...].prefix { $0 != "\\" && $0 != "\"" }
            let isWhole = line[literal.endIndex...].first == "\""
            guard isWhole ? text == literal : !literal.isEmpty && text.hasPrefix(literal) else {
                return nil
            }
            return (index + 1, literal.count)
        }
        return found.max { $0.length < $1.length }?.line
    }
}
