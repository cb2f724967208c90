// What the samples' words were in older versions of RxSwift.

/// A spelling of RxSwift 6, and what it was before.
struct Spelling {
    let today: String
    let before: String
    /// The first version with today's spelling.
    let since: Int

    /// All that the samples need.
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
        Spelling(today: ".milliseconds(20)", before: "0.02", since: 5),
        Spelling(today: ".milliseconds(300)", before: "0.3", since: 5),
        Spelling(today: ".seconds(1)", before: "1", since: 5),
        Spelling(today: ".seconds(2)", before: "2", since: 5),
        Spelling(today: ".seconds(60)", before: "60", since: 5),
    ]
}

/// A file of the kit's samples, as that version of RxSwift has them.
/// - parameter modules: What it imports in place of `MiniRx` or `MiniRxTraced`. No line is added.
func spelled(_ text: String, for version: RxSwiftVersion, _ modules: [String]) -> String {
    let imports = modules.map { "import \($0)" }.joined(separator: "; ")
    let text = text.replacing(#/import MiniRx(Traced)?\b/#, with: imports)
    return Spelling.all.filter { version.numbers.lexicographicallyPrecedes([$0.since]) }
        .reduce(text) { $0.replacing($1.today, with: $1.before) }
}
