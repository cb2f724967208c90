// What the text has, one item on a line: two states of the text are compared with `diff`.
// Chapter: 0 (how the text is kept true)

import Foundation

/// The walkthroughs, claims, questions, exercises and symptoms in the text, wherever they stand.
public func contentsOfText(in package: URL) throws -> [String] {
    let package = PackageText(folder: package)
    var items: Set<String> = []
    for page in try package.pages() {
        for match in page.text.matches(of: #/<!-- (?:trace|diagram|picture): ([\w-]+)/#) {
            items.insert("walkthrough  \(match.1)")
        }
        for match in page.text.matches(of: #/\bD00\d-\d+/#) {
            items.insert("claim        \(match.0)")
        }
        let isExercise = page.path.contains(#/\/\d\d-[^/]+\/[^/]+\/README.md$/#)
        let isIndex = page.name == "appendix-index.md"
        for (_, line) in page.prose {
            if isExercise, let title = line.wholeMatch(of: #/# (?:[\d.]+ )?(.*)/#)?.1 {
                items.insert("exercise     \(title)")
            } else if line.hasPrefix("#"), line.hasSuffix("?") {
                items.insert("question     \(line.drop { $0 == "#" }.dropFirst())")
            } else if isIndex, line.hasPrefix("| "), let row = line.split(separator: " | ").first {
                // What is asked, without the place of its answer.
                let asked = row.dropFirst(2).replacing(#/\]\([^)]*\)/#, with: "]")
                items.insert("symptom      \(asked)")
            }
        }
    }
    return items.sorted()
}
