// `kit ledger`.

import ChapterText
import Foundation
import Toolchain

/// Prints the state of each document's claims. Fails if a claim has no test or no correction.
func showLedger() throws {
    let ledger = try Ledger(package: kitFolder())
    ledger.table.forEach { print($0) }
    let open = [
        ("Without a test:", ledger.ids(.withoutATest)),
        ("Not corrected by the errata:", ledger.ids(.notCorrected)),
    ].filter { !$0.1.isEmpty }
    if !open.isEmpty {
        fflush(stdout)
        let text = open.map { "\($0)\n\(lines(of: $1))" }.joined(separator: "\n")
        throw KitError("some claims have no test or no correction.\n" + text)
    }
}

/// The words in lines of eight, for narrow terminals.
private func lines(of words: [String]) -> String {
    stride(from: 0, to: words.count, by: 8)
        .map { "  " + words[$0..<min($0 + 8, words.count)].joined(separator: " ") }
        .joined(separator: "\n")
}
