// Each claim of the ledger has its test, its row in a chapter, and its correction if it does not
// hold.
// Chapter: 0 (how the text is kept true)

extension Check {
    static let claims = Check("claims") { package, findings in
        let rows = try package.pages().filter(\.isChapter).flatMap(ClaimRow.rows)
        let ledger = try Ledger(package: package.folder)
        let listed = Set(rows.map(\.id))
        for claim in ledger.claims {
            findings.count("claims")
            switch claim.verdict {
            case .proven, .corrected:
                if !listed.contains(claim.id) {
                    findings.report(claim.file, claim.line, "no chapter lists \(claim.id)")
                }
            case .notCorrected:
                findings.report(claim.file, claim.line, "no chapter corrects \(claim.id)")
            case .withoutATest:
                findings.report(claim.file, claim.line, "\(claim.id) has no test")
            }
        }
        let ids = Set(ledger.claims.map(\.id))
        for row in rows {
            let test = "func test\(row.id.replacing("-", with: "_"))_"
            if !ids.contains(row.id) {
                findings.report(row.page, row.line, "the ledger has no claim \(row.id)")
            } else if (try? package.text(row.file).contains(test)) != true {
                findings.report(row.page, row.line, "\(row.file) has no `\(test)…`")
            }
        }
    }
}

/// A claim in one of a chapter's tables, with the file that its test is in.
private struct ClaimRow {
    let page: String
    let line: Int
    let id: String
    let file: String

    static func rows(of page: Page) -> [ClaimRow] {
        let claim = #/\| \[(D\d+-\d+)\]\(\.\.\/(\S+)\) \|/#
        return page.prose.compactMap { number, text in
            text.prefixMatch(of: claim).map { row in
                ClaimRow(page: page.path, line: number, id: "\(row.1)", file: "\(row.2)")
            }
        }
    }
}
