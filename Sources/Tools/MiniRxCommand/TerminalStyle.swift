// Colours and line width for the terminal.

import Foundation

/// Uses colours on a terminal; plain text in a file or pipe, and if `NO_COLOR` is set.
struct TerminalStyle {
    private let colours: Bool
    /// Whether a line can be rewritten.
    let isTerminal: Bool
    /// How many characters fit into a line. A file or pipe has no limit.
    let columns: Int

    /// The style for standard output.
    init() {
        var size = winsize()
        let isTerminal = ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0
        self.init(
            isTerminal: isTerminal,
            columns: size.ws_col > 0 ? Int(size.ws_col) : .max,
            environment: ProcessInfo.processInfo.environment
        )
    }

    init(isTerminal: Bool, columns: Int = .max, environment: [String: String]) {
        let isRefused = environment["NO_COLOR"].map { !$0.isEmpty } ?? false
        self.isTerminal = isTerminal && environment["TERM"] != "dumb"
        colours = self.isTerminal && !isRefused
        self.columns = columns
    }

    /// The text with its paragraphs and lists wrapped to the terminal's width. Other indented lines
    /// and the rows of tables are not wrapped.
    func wrapped(_ text: String) -> String {
        let width = min(columns, 100)
        return text.components(separatedBy: "\n\n").map { paragraph in
            let lines = paragraph.components(separatedBy: "\n")
            if lines[0].hasPrefix("- ") { return filledItems(lines, width) }
            let isProse = lines.allSatisfy { !$0.contains(#/^(\s|\||[-*] |\d+\. |want|got)/#) }
            return isProse ? filled(lines, width) : paragraph
        }
        .joined(separator: "\n\n")
    }

    /// A list, with the further lines of each item below its text.
    private func filledItems(_ lines: [String], _ width: Int) -> String {
        var items: [[String]] = []
        for line in lines {
            if line.hasPrefix("- ") { items.append([]) }
            items[items.count - 1].append(String(line.dropFirst(2)))
        }
        return items.map { item in
            "- " + filled(item, width - 2).replacing("\n", with: "\n  ")
        }
        .joined(separator: "\n")
    }

    private func filled(_ lines: [String], _ width: Int) -> String {
        var filled: [String] = []
        for word in lines.joined(separator: " ").split(separator: " ") {
            if let last = filled.last, last.count + 1 + word.count <= width {
                filled[filled.count - 1] += " \(word)"
            } else {
                filled.append(String(word))
            }
        }
        return filled.joined(separator: "\n")
    }

    /// What is between a label and a path: a new line if the path does not fit beside the label,
    /// since a path is copied from one line only.
    func gap(after label: String, before path: String) -> String {
        7 + path.count <= columns ? String(repeating: " ", count: 7 - label.count) : "\n"
    }

    func bold(_ text: String) -> String { paint(text, "1") }
    func faint(_ text: String) -> String { paint(text, "2") }
    func printed(_ text: String) -> String { paint(text, "1;32") }
    func heading(_ text: String) -> String { paint(text, "1;36") }

    /// Each lane has its own colour; the main thread has none.
    func lane(_ text: String, _ index: Int) -> String {
        index == 0 ? text : paint(text, ["33", "35", "34", "36", "32"][(index - 1) % 5])
    }

    private func paint(_ text: String, _ code: String) -> String {
        colours ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
    }
}
