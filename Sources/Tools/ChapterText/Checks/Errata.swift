// The page of errata has the ledger's verdicts and right sums.
// Chapter: 0 (how the text is kept true)

extension Check {
    static let errata = Check("errata") { package, findings in
        let page = try package.page(ErrataRow.page)
        let rows = page.errataRows
        let holds = Dictionary(
            try Ledger(package: package.folder).claims.map { ($0.id, $0.holds) },
            uniquingKeysWith: { first, _ in first }
        )
        for row in rows {
            findings.count("errata")
            let verdict = ["partly": "half", "no": "wrong"][holds[row.id] ?? ""]
            if row.verdict != verdict {
                let what = "the ledger says that \(row.id) \(verdict.map { "is \($0)" } ?? "holds")"
                findings.report(page.path, row.line, what)
            }
        }
        for (number, text) in page.prose {
            if let wanted = sums(text, rows), wanted != text {
                findings.report(page.path, number, "the sums should be `\(wanted)`")
            }
        }
    }

    /// The right row for a row of the table of sums; `nil` for other lines.
    private static func sums(_ line: String, _ rows: [ErrataRow]) -> String? {
        guard line.hasPrefix("|"),
            let row = line.wholeMatch(of: #/\| (\[?(\d+|all)\]?(?:\(\S+\))?) \|(?: \d+ \|){4}/#)
        else { return nil }
        let begin = row.2 == "all" ? "D" : "D\(row.2)-"
        let verdicts = rows.filter { $0.id.hasPrefix(begin) }.map(\.verdict)
        func count(_ verdict: String?) -> Int { verdicts.count { $0 == verdict } }
        let sums = [verdicts.count, count(nil), count("half"), count("wrong")]
        return "| \(row.1) |" + sums.map { " \($0) |" }.joined()
    }
}

/// A claim on the page of errata, with the file that its test is in.
struct ErrataRow {
    static let page = "Chapters/appendix-errata.md"

    let line: Int
    let id: String
    let file: String
    /// `half` or `wrong`; `nil` if it holds.
    let verdict: String?
}

extension Page {
    var errataRows: [ErrataRow] {
        let cells = #/\| \[(D\d+-\d+)\]\(\.\.\/(\S+)\) \|(?: (half|wrong) \|)?.*/#
        return prose.compactMap { number, text in
            text.wholeMatch(of: cells).map { row in
                ErrataRow(
                    line: number,
                    id: "\(row.1)",
                    file: "\(row.2)",
                    verdict: row.3.map(String.init)
                )
            }
        }
    }
}
