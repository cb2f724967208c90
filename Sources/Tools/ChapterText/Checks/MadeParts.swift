// The excerpts, traces and maps in the pages are those that would be generated now.
// Chapter: 0 (how the text is kept true)

extension Check {
    static let madeParts = Check("made parts") { package, findings in
        var made = ChapterText(package: package.folder)
        for page in try package.pages() {
            do {
                let fresh = Page(
                    path: page.path,
                    text: try made.refreshed(page.text, depth: page.depth)
                )
                for (shown, wanted) in zip(page.madeParts, fresh.madeParts) {
                    findings.count(shown.kind)
                    if let change = Change(from: shown.lines, to: wanted.lines) {
                        let what = "\(shown.comment): \(change)"
                        let line = shown.line + change.index
                        findings.report(page.path, line, what, Problem.refresh)
                    }
                }
            } catch let error as ChapterError {
                findings.report(page.path, error.line ?? 1, error.message)
            }
        }
    }
}

extension Page {
    fileprivate struct MadePart {
        let comment: String
        /// The number of the line below the comment.
        let line: Int
        var lines: [String] = []

        /// `excerpts`, `traces` and so on.
        var kind: String {
            let kind = comment.prefix { $0 != ":" }
            return switch kind {
            case "exercises": "exercise tables"
            case "marbles": "marbles"
            case "printed": "tables of what is printed"
            default: kind + "s"
            }
        }
    }

    fileprivate var madeParts: [MadePart] {
        var parts: [MadePart] = []
        var open: MadePart?
        for (index, line) in lines.enumerated() {
            if let part = open, line == "<!-- end -->" {
                parts.append(part)
                open = nil
            } else if open != nil {
                open?.lines.append(line)
            } else if let comment = ChapterText.comment(line) {
                open = MadePart(comment: comment, line: index + 2)
            }
        }
        return parts
    }
}
