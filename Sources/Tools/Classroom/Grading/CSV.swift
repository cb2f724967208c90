// Tables for other programs: comma-separated values as in RFC 4180.
// Chapter: appendix, teaching (grading)

/// The text of a table.
func csv(_ rows: [[String]]) -> String {
    rows.map { $0.map(\.csvCell).joined(separator: ",") + "\r\n" }.joined()
}

extension String {
    /// As a cell. A spreadsheet takes a cell that begins with one of these characters for a formula;
    /// after an apostrophe it does not.
    fileprivate var csvCell: String {
        let isFormula = "=+-@\t\r".unicodeScalars.contains { $0 == unicodeScalars.first }
        let text = isFormula && self != "-" ? "'\(self)" : self
        guard text.unicodeScalars.contains(where: ",\"\r\n".unicodeScalars.contains) else {
            return text
        }
        return "\"" + text.replacingScalars { $0 == "\"" ? "\"\"" : nil } + "\""
    }
}

extension String {
    /// The text with some characters replaced. It looks at each by itself: a quotation mark and an
    /// accent after it are one `Character`, but not for other programs.
    func replacingScalars(_ replacement: (Unicode.Scalar) -> String?) -> String {
        var text = ""
        for scalar in unicodeScalars {
            if let new = replacement(scalar) {
                text += new
            } else {
                text.unicodeScalars.append(scalar)
            }
        }
        return text
    }
}
