// What is put into a text, and what goes.

/// Changes to a text, collected in any order.
struct Edits {
    private struct Edit {
        let range: Range<Int>
        let text: String
        /// What ends something comes before what begins something at the same place.
        let endsSomething: Bool
    }

    private var edits: [Edit] = []

    /// Puts `text` before what stands at `place`.
    mutating func insert(_ text: String, at place: Int) {
        edits.append(Edit(range: place..<place, text: text, endsSomething: false))
    }

    /// Puts `text` behind what ends at `place`.
    mutating func insert(_ text: String, behind place: Int) {
        edits.append(Edit(range: place..<place, text: text, endsSomething: true))
    }

    /// Puts `text` in the place of what stands in `range`.
    mutating func replace(_ range: Range<Int>, by text: String) {
        edits.append(Edit(range: range, text: text, endsSomething: false))
    }

    /// The changed text. Of two insertions at one place the one that was made first comes first.
    func applied(to bytes: [UInt8]) -> String {
        let ordered = edits.enumerated().sorted {
            let (a, b) = ($0.element, $1.element)
            if a.range.lowerBound != b.range.lowerBound {
                return a.range.lowerBound < b.range.lowerBound
            }
            if a.endsSomething != b.endsSomething { return a.endsSomething }
            return $0.offset < $1.offset
        }
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count * 2)
        var place = 0
        for (_, edit) in ordered {
            result += bytes[place..<edit.range.lowerBound]
            result += Array(edit.text.utf8)
            place = edit.range.upperBound
        }
        result += bytes[place...]
        return String(decoding: result, as: UTF8.self)
    }
}
