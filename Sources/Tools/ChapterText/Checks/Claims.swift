// Each claim of the ledger has a test and a row in the errata, with a correction if it is wrong.
// Chapter: 0 (how the text is kept true)

extension Check {
    static let claims = Check("claims") { package, findings in
        let rows = try package.page(ErrataRow.page).errataRows
        let ledger = try Ledger(package: package.folder)
        let listed = Set(rows.map(\.id))
        for claim in ledger.claims {
            findings.count("claims")
            switch claim.verdict {
            case .proven, .corrected:
                if !listed.contains(claim.id) {
                    findings.report(claim.file, claim.line, "the errata do not list \(claim.id)")
                }
            case .notCorrected:
                findings.report(claim.file, claim.line, "the errata do not correct \(claim.id)")
            case .withoutATest:
                findings.report(claim.file, claim.line, "\(claim.id) has no test")
            }
        }
        let ids = Set(ledger.claims.map(\.id))
        for row in rows {
            let test = "func test\(row.id.replacing("-", with: "_"))_"
            if !ids.contains(row.id) {
                findings.report(ErrataRow.page, row.line, "the ledger has no claim \(row.id)")
            } else if (try? package.text(row.file).contains(test)) != true {
                findings.report(ErrataRow.page, row.line, "\(row.file) has no `\(test)…`")
            }
        }
    }
}
