// Numbers and texts as an SVG file has them.
// Chapter: 0 (diagrams)

extension Double {
    /// With at most one digit after the point.
    public var short: String {
        let tenths = Int((self * 10).rounded())
        return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(abs(tenths % 10))"
    }
}

extension String {
    /// With codes for the characters that have a meaning in XML, and without forbidden
    /// characters.
    public var escapedForXML: String {
        unicodeScalars.map { scalar in
            switch scalar {
            case "&": return "&amp;"
            case "<": return "&lt;"
            case ">": return "&gt;"
            case "\"": return "&quot;"
            case _ where scalar.value < 0x20 || (0xFFFE...0xFFFF).contains(scalar.value):
                return " "
            default: return String(scalar)
            }
        }.joined()
    }
}
