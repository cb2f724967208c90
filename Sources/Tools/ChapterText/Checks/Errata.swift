// The page of errata has the rows of the chapters, the verdicts of the ledger, and right sums.
// Chapter: 0 (how the text is kept true)

extension Check {
    static let errata = Check("errata") { package, findings in
        let page = Page(
            path: "Chapters/appendix-errata.md",
            text: try package.text("Chapters/appendix-errata.md")
        )
        let listed = page.prose.compactMap { number, text in
            ErrataRow(errata: text, line: number)
        }
        let inChapters = try package.pages().filter(\.isChapter).flatMap(ErrataRow.rows)
        let verdicts = Dictionary(
            try Ledger(package: package.folder).claims.map { ($0.id, $0.holds) },
            uniquingKeysWith: { first, _ in first }
        )
        for row in inChapters where !listed.contains(where: row.saysTheSame) {
            findings.report(row.page, row.line, "\(row.id) does not stand so in the errata")
        }
        for row in listed {
            findings.count("errata")
            if !inChapters.contains(where: row.saysTheSame) {
                findings.report(page.path, row.line, "\(row.id) does not stand so in a chapter")
            }
            let verdict = ["partly": "half", "no": "wrong"][verdicts[row.id] ?? ""] ?? "true"
            if row.verdict != verdict {
                findings.report(page.path, row.line, "the ledger calls \(row.id) \(verdict)")
            }
        }
        for (number, text) in page.prose {
            if let wanted = sums(text, listed, verdicts.keys.map { $0 }), wanted != text {
                findings.report(page.path, number, "the sums are `\(wanted)`")
            }
        }
    }

    /// A row of the table of sums as it has to be; `nil` if it is none.
    private static func sums(_ line: String, _ rows: [ErrataRow], _ claims: [String]) -> String? {
        guard let row = line.wholeMatch(of: #/\| (\[?(\d+|all)\]?(?:\(\S+\))?) \|(?: \d+ \|){4}/#)
        else { return nil }
        let begin = row.2 == "all" ? "D" : "D\(row.2)-"
        let claims = claims.filter { $0.hasPrefix(begin) }.count
        let verdicts = rows.filter { $0.id.hasPrefix(begin) }.map(\.verdict)
        let (half, wrong) = (verdicts.count { $0 == "half" }, verdicts.count { $0 == "wrong" })
        return "| \(row.1) | \(claims) | \(claims - half - wrong) | \(half) | \(wrong) |"
    }
}

/// What a document says, and what is so.
private struct ErrataRow {
    let page: String
    let line: Int
    let id: String
    let verdict: String?
    /// Claim with its link, statement and truth, as the errata have them.
    let text: [String]

    /// A row of the page of errata.
    init?(errata row: String, line: Int) {
        let cells = #/\| (\[(D\d+-\d+)\]\(\S+\)) \| (\w+) \| (.*?) \| (.*) \| .* \|/#
        guard let row = row.wholeMatch(of: cells) else { return nil }
        page = "Chapters/appendix-errata.md"
        self.line = line
        id = "\(row.2)"
        verdict = "\(row.3)"
        text = ["\(row.1)", "\(row.4)", "\(row.5)"]
    }

    /// A row of a chapter. Links within the page lead to the chapter from elsewhere.
    private init?(chapter row: String, line: Int, of page: Page) {
        let cells = #/\| (\[(D\d+-\d+)\]\(\S+\)) \| (.*?) \| (.*) \|/#
        guard let row = row.wholeMatch(of: cells) else { return nil }
        self.page = page.path
        self.line = line
        id = "\(row.2)"
        verdict = nil
        text = ["\(row.1)", "\(row.3)", String(row.4.replacing("](#", with: "](\(page.name)#"))]
    }

    /// The rows of a chapter's table of what does not hold. Those that hold stand in a `<details>`.
    static func rows(of page: Page) -> [ErrataRow] {
        var isFolded = false
        return page.prose.compactMap { number, text in
            if text.contains("<details>") { isFolded = true }
            if text.contains("</details>") { isFolded = false }
            if isFolded || !text.hasPrefix("|") { return nil }
            return ErrataRow(chapter: text, line: number, of: page)
        }
    }

    func saysTheSame(as other: ErrataRow) -> Bool { text == other.text }
}
