// `kit find WORDS`: the sections that answer, and for a function's name its files.

import ChapterText
import Foundation
import Toolchain

func find(_ words: [String]) throws {
    let package = try kitFolder()
    let files = words.count == 1 ? try lines(of: words[0], in: package) : []
    let sections = try Answer.to(words, in: package).prefix(5)
    files.forEach { print($0) }
    if !files.isEmpty, !sections.isEmpty { print() }
    for section in sections {
        print(section.title)
        if !section.text.isEmpty { print("  \(shortened(section.text))") }
        print("  \(section.place)")
    }
    guard files.isEmpty, sections.isEmpty else { return }
    let names = words.count == 1 ? try Set(PublicFunction.all(in: package).map(\.name)) : []
    let hint = names.isEmpty ? "" : " \(Toolchain.hint(for: words[0], of: names.sorted()))"
    // A list of all functions would not help.
    let nearest = hint.hasPrefix(" Did") ? hint : ""
    throw KitError(
        "no section has \(words.count == 1 ? "the word" : "all of the words") "
            + "'\(words.joined(separator: " "))', and no function that name.\(nearest) Use fewer words, or "
            + "those of the symptom."
    )
}

/// The files of MiniRx and of RxSwift that have a public function. `retry(when:)` is looked up like
/// `retry`.
private func lines(of wanted: String, in package: URL) throws -> [String] {
    let name = String(wanted.prefix { $0 != "(" })
    let found = try PublicFunction.all(in: package).filter { $0.name == name }
    let width = found.map { "\($0.path):\($0.line)".count }.max() ?? 0
    return try found.map { function in
        let place = "\(function.path):\(function.line)"
        let file = package.appending(path: function.path)
        let mirrors = try Banner(String(contentsOf: file, encoding: .utf8)).mirrors
        return place.padding(toLength: width + 2, withPad: " ", startingAt: 0) + mirrors
    }
}

/// The first sentences, as far as they fit into two lines of a terminal.
private func shortened(_ text: String) -> String {
    guard text.count > 150 else { return text }
    let cut = text.prefix(150)
    return (cut.lastIndex(of: " ").map { String(cut[..<$0]) } ?? String(cut)) + " …"
}
