// Changes to a text.

/// Changes to a text, collected in any order.
struct Edits {
    private var edits: [(range: Range<Int>, text: String)] = []

    /// Inserts `text` at a place.
    mutating func insert(_ text: String, at place: Int) {
        edits.append((place..<place, text))
    }

    /// Replaces the text in `range` with `text`.
    mutating func replace(_ range: Range<Int>, by text: String) {
        edits.append((range, text))
    }

    /// The changed text. Insertions at the same place keep the order in which they were made.
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
