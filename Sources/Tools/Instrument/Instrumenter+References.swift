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
        guard makesNotedObject(initializer) else { return }
        let end = initializer.body.upperBound
        let last = initializer.statements.last
        let rest = file.bytes[(last?.range.upperBound ?? initializer.statementsStart)..<end]
        let begins = last == nil || rest.contains(UInt8(ascii: "\n")) ? "" : ";"
        let superclass = isCompleteAtEnd(initializer) ? "" : " super.init();"
        edits.insert("\(begins)\(superclass) _initialized(self) ", at: end)
    }

    /// Whether an initializer comes to its end, where its object can be used.
    func makesNotedObject(_ initializer: Callable) -> Bool {
        guard isCompleteAtEnd(initializer) || callsSuperclassAtEnd(initializer) else {
            return false
        }
        return initializer.statements.last.map { !$0.returns && !endsProgram($0) } ?? true
    }

    /// Whether the compiler calls the superclass's initializer after the end: the copy calls it
    /// there itself, so that `self` can be used.
    private func callsSuperclassAtEnd(_ initializer: Callable) -> Bool {
        guard let inherited = initializer.inherited else { return false }
        return knowledge.classes.contains(inherited)
    }

    /// Whether `self` can be used at the end. If an initializer does not call its superclass's, the
    /// compiler calls it after the end.
    private func isCompleteAtEnd(_ initializer: Callable) -> Bool {
        guard let inherited = initializer.inherited else { return false }
        if inherited.isEmpty || knowledge.protocols.contains(inherited) { return true }
        let words = file.tokens(in: initializer.body)
        return words.indices.dropLast(2).contains { index in
            ["super", "self"].contains(words[index].text) && words[index + 1].text == "."
                && words[index + 2].text == "init"
        }
    }
}
