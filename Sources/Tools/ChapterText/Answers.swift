// The sections of the text that answer some words: what the book's search finds, in a terminal.
// Chapter: 0 (the command)

import Foundation

/// A section of a page, or a row of the index of symptoms.
public struct Answer {
    /// Where it stands: a page and a line, or for a row of the index the section that answers.
    public let place: String
    /// The heading, or the symptom.
    public let title: String
    /// Its first sentences, or the answer that the index gives.
    public let text: String
    /// How much its kind of page weighs: what answers a question is first.
    let weight: Double

    /// The sections that answer best, best first. All words have to occur, in the title or in the text.
    public static func to(_ words: [String], in package: URL) throws -> [Answer] {
        let words = words.flatMap { $0.lowercased().split(whereSeparator: \.isWhitespace) }
            .map(String.init)
        let package = PackageText(folder: package)
        let sections = try package.pages().flatMap(sections(of:))
        return sections.map { ($0, $0.score(words)) }.filter { $0.1 > 0 }
            .sorted { ($1.1, $0.0.title) < ($0.1, $1.0.title) }.map(\.0)
    }

    /// Words in the title count most, and a short title with all of them more than a long one.
    private func score(_ words: [String]) -> Double {
        let (title, text) = (title.lowercased(), text.lowercased())
        var score = 0.0
        for word in words {
            let inTitle = title.contains(word)
            guard inTitle || text.contains(word) else { return 0 }
            score += inTitle ? 4 : 1
        }
        return score * weight * (1 + 1 / Double(title.count + 20))
    }

    private static func sections(of page: Page) -> [Answer] {
        let weight = weight(of: page)
        var sections: [Answer] = []
        var (line, title, text) = (1, page.name, "")
        func add() {
            sections.append(
                Answer(
                    place: "\(page.path):\(line)",
                    title: title,
                    text: plain(text),
                    weight: weight
                )
            )
        }
        for (number, content) in page.prose {
            if content.hasPrefix("#") {
                add()
                (line, text) = (number, "")
                title = String(content.drop { $0 == "#" }.dropFirst())
            } else if page.name == "appendix-index.md", content.hasPrefix("| ") {
                sections.append(row(content, number, of: page, weight))
            } else if !content.hasPrefix("<"), !content.hasPrefix("!["), !content.hasPrefix("|--") {
                text += content + " "
            }
        }
        add()
        return sections
    }

    /// A row has a symptom or a question, an answer, and perhaps a link to the section that shows it.
    private static func row(_ row: String, _ line: Int, of page: Page, _ weight: Double) -> Answer {
        let cells = row.dropFirst(2).split(separator: " | ")
        let section = row.firstMatch(of: #/\]\(([^)#:]+\.md#[^)]*)\)/#)
        return Answer(
            place: section.map { "Chapters/\($0.1)" } ?? "\(page.path):\(line)",
            title: plain(cells.first ?? ""),
            text: plain(cells.dropFirst().first ?? ""),
            weight: weight
        )
    }

    /// Text without links and marks.
    private static func plain(_ text: some StringProtocol) -> String {
        String(text).replacing(#/\[([^\]]*)\]\([^)]*\)/#) { "\($0.1)" }
            .replacing(#/<[^>]*>| ?\|$/#, with: "").replacing("**", with: "")
            .trimmingCharacters(in: .whitespaces)
    }

    private static func weight(of page: Page) -> Double {
        switch page.name {
        case "appendix-index.md": 3
        case "the-hour.md", "appendix-rules.md", "appendix-messages.md", "appendix-threads.md": 2.5
        case _ where page.isChapter: 2
        case _ where page.path.split(separator: "/").count == 2: 1.2
        default: 0.5
        }
    }
}
