// What is put into a text, and what goes.

/// Changes to a text, collected in any order.
struct Edits {
    private var edits: [(range: Range<Int>, text: String)] = []

    /// Puts `text` at a place.
    mutating func insert(_ text: String, at place: Int) {
        edits.append((place..<place, text))
    }

    /// Puts `text` in the place of what stands in `range`.
    mutating func replace(_ range: Range<Int>, by text: String) {
        edits.append((range, text))
    }

    /// The changed text. Of two insertions at one place the one that was made first comes first.
    func applied(to bytes: [UInt8]) -> String {
        let ordered = edits.enumerated().sorted {
            ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
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
