// The passages of chapters that explain a walkthrough, and the lines of the trace they are about.
// Chapter: 0 (the player)

import Foundation
import Recorder
import WalkthroughsTraced

/// A section of a chapter that shows lines of a walkthrough's trace.
public struct Passage: Equatable, Sendable {
    /// The heading.
    public let title: String
    /// The heading's anchor on the page.
    public let anchor: String
    /// The section's Markdown, without excerpts and traces.
    public let text: String
    /// The functions and types whose code it shows: `Producer.subscribe(_:)`.
    let excerpts: [String]
    /// The numbers of the lines of the trace that it shows, rising.
    let shows: [Int]
    /// The number of the first one.
    public var begins: Int { shows[0] }
}

extension Chapter {
    /// The chapter's title: the first heading without its number.
    public func title(in package: URL) throws -> String {
        let heading = try PackageText(folder: package).page(of: self).lines.first ?? ""
        return heading.replacing(#/^# Chapter \d+\. /#, with: "")
    }

    /// The passages about a walkthrough, in the order of its trace. If several passages begin at
    /// one line, the first one counts.
    /// - parameter recording: A recording of the walkthrough in the order of the chapters.
    public func passages(
        about walkthrough: Walkthrough,
        _ recording: Recording,
        in package: URL
    ) throws -> [Passage] {
        let sections = try PackageText(folder: package).page(of: self).sections
        var passages: [Passage] = []
        for section in sections {
            let shows = section.lines(of: walkthrough, recording)
            guard let first = shows.first, !passages.contains(where: { $0.begins == first })
            else { continue }
            passages.append(
                Passage(
                    title: section.title,
                    anchor: Page.anchor(of: section.title[...]),
                    text: section.text,
                    excerpts: section.excerpts,
                    shows: shows
                )
            )
        }
        return passages.sorted { $0.begins < $1.begins }
    }
}

/// A heading with the lines up to the next heading.
private struct Section {
    let title: String
    var lines: [String] = []

    /// The numbers of the lines of the walkthrough's trace that the section shows, rising.
    func lines(of walkthrough: Walkthrough, _ recording: Recording) -> [Int] {
        let numbers = lines.flatMap { line -> [Int] in
            guard let part = ChapterText.comment(line)?.firstMatch(of: Self.trace),
                part.name == walkthrough.name
            else { return [] }
            if let step = part.step.flatMap({ Int($0) }) {
                let parts = walkthrough.lines(of: recording)
                return parts.first { $0.step?.number == step }?.lines.compactMap(\.number) ?? []
            }
            let all = recording.lines().compactMap(\.number)
            guard let first = part.first.flatMap({ Int($0) }),
                let last = part.last.flatMap({ Int($0) })
            else { return all }
            return all.filter { first <= $0 && $0 <= last }
        }
        return Set(numbers).sorted()
    }

    /// The names of the excerpts.
    var excerpts: [String] {
        lines.compactMap { ChapterText.comment($0)?.wholeMatch(of: #/excerpt: \S+ (.+)/#) }
            .map { String($0.1) }
    }

    private static let emptyDetails = #/<details>\s*<summary>.*?</summary>\s*</details>/#
        .dotMatchesNewlines()
    private static let trace =
        #/
        ^trace:\ (?<name>[\w-]+)(?:,\ step\ (?<step>\d+))?
        (?:,\ lines\ (?<first>\d+)\ to\ (?<last>\d+))?$
        /#

    /// The Markdown without generated parts.
    var text: String {
        var kept: [String] = []
        var isMade = false
        for line in lines {
            if ChapterText.comment(line) != nil { isMade = true }
            if !isMade { kept.append(line) }
            if line == "<!-- end -->" { isMade = false }
        }
        return kept.joined(separator: "\n")
            // What is left of a folded excerpt.
            .replacing(Self.emptyDetails, with: "")
            .replacing(#/\n{3,}/#, with: "\n\n")
            .trimmingCharacters(in: .whitespacesAndNewlines)
    }
}

extension Page {
    fileprivate var sections: [Section] {
        var sections: [Section] = []
        var isCode = false
        for line in lines {
            if line.hasPrefix("```") { isCode.toggle() }
            if !isCode, line.hasPrefix("#"), let heading = line.wholeMatch(of: #/#+ (.*)/#) {
                sections.append(Section(title: String(heading.1)))
            } else if !sections.isEmpty {
                sections[sections.count - 1].lines.append(line)
            }
        }
        return sections
    }
}
