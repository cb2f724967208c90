// How wide a name is in a table.
// Chapter: appendix, teaching (grading)

extension String {
    /// The number of columns on a terminal: a Chinese, Japanese or Korean character or an emoji has
    /// two.
    var terminalWidth: Int {
        map { $0.unicodeScalars.contains(where: \.isWide) ? 2 : 1 }.reduce(0, +)
    }
}

extension Unicode.Scalar {
    fileprivate var isWide: Bool {
        switch value {
        case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
            0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
            true
        default: false
        }
    }
}
