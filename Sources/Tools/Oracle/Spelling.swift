// The spellings of the samples' operators in older versions of RxSwift.

import Checkouts

/// A spelling of RxSwift 6, and the older spelling.
struct Spelling {
    let today: String
    let before: String
    /// The first version with today's spelling.
    let since: Int

    /// All spellings that the samples need.
    static let all = [
        Spelling(today: ".subscribe(on: ", before: ".subscribeOn(", since: 6),
        Spelling(today: ".observe(on: ", before: ".observeOn(", since: 6),
        Spelling(today: ".take(until: ", before: ".takeUntil(", since: 6),
        Spelling(today: ".take(for: ", before: ".take(", since: 6),
        Spelling(today: ".take(while: ", before: ".takeWhile(", since: 6),
        Spelling(today: ".skip(while: ", before: ".skipWhile(", since: 6),
        Spelling(today: ".skip(until: ", before: ".skipUntil(", since: 6),
        Spelling(today: ".element(at: ", before: ".elementAt(", since: 6),
        Spelling(today: ".catchAndReturn(", before: ".catchErrorJustReturn(", since: 6),
        Spelling(today: ".retry(when: ", before: ".retryWhen(", since: 6),
        Spelling(today: ".catch(sequence: ", before: ".catchError(", since: 6),
        Spelling(today: ".catch { ", before: ".catchError { ", since: 6),
        Spelling(today: "onFailure: ", before: "onError: ", since: 6),
    ]
}

/// A file of the kit's samples, spelled for that version of RxSwift.
/// - parameter modules: The imports in place of `MiniRx` or `MiniRxTraced`. No line is added.
func spelled(_ text: String, for version: RxSwiftVersion, _ modules: [String]) -> String {
    let imports = modules.map { "import \($0)" }.joined(separator: "; ")
    let text = text.replacing(#/import MiniRx(Traced)?\b/#, with: imports)
    func isBefore(_ major: Int) -> Bool { version.numbers.lexicographicallyPrecedes([major]) }
    let renamed = Spelling.all.filter { isBefore($0.since) }
        .reduce(text) { $0.replacing($1.today, with: $1.before) }
    return isBefore(5) ? withPlainSeconds(renamed) : renamed
}

/// Before version 5 a period was a number of seconds.
private func withPlainSeconds(_ text: String) -> String {
    text.replacing(#/\.seconds\((\d+)\)/#) { $0.1 }
        .replacing(#/\.milliseconds\((\d+)\)/#) { "\(Double($0.1)! / 1000)" }
}
