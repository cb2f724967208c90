// What the recorder needs to read who holds whom.

import SwiftText

extension Instrumenter {
    /// Marks weak and unowned properties, each declaration by a property before it: reflection at
    /// run time does not tell them from others.
    mutating func markWeakProperties() {
        let declarations = Dictionary(grouping: file.weakProperties, by: \.start)
        for (start, properties) in declarations {
            let (name, type) =
                properties[0].isUnowned ? ("_unowned_", "_Unowned") : ("_weak_", "_Weak")
            let mark = "\(type)(\(properties.count == 1 ? "" : "\(properties.count)"))"
            edits.insert("let \(name)\(properties[0].name) = \(mark); ", at: start)
        }
    }

    /// At the end of an initializer, the new object is reported: its probe at the beginning cannot
    /// use `self`.
    mutating func noteNewObject(_ initializer: Callable) {
        let end = initializer.body.upperBound
        let last = initializer.statements.last
        guard isCompleteAtEnd(initializer), last.map({ !$0.returns && !endsProgram($0) }) ?? true
        else { return }
        let rest = file.bytes[(last?.range.upperBound ?? initializer.statementsStart)..<end]
        let isOnNewLine = rest.contains(UInt8(ascii: "\n"))
        edits.insert("\(isOnNewLine ? "" : ";") _initialized(self) ", at: end)
    }

    /// Whether `self` can be used at the end. If an initializer does not call its superclass's, the
    /// compiler calls it after the end.
    private func isCompleteAtEnd(_ initializer: Callable) -> Bool {
        guard let inherited = initializer.inherited else { return false }
        if inherited.isEmpty || knowledge.protocols.contains(inherited) { return true }
        let words = file.tokens.filter { initializer.body.contains($0.start) }
        return words.indices.dropLast(2).contains { index in
            ["super", "self"].contains(words[index].text) && words[index + 1].text == "."
                && words[index + 2].text == "init"
        }
    }
}
