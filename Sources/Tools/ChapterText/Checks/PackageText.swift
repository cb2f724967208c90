// The files of a package, as checks read them.

import Foundation
import WalkthroughsTraced

/// The files of a package.
struct PackageText {
    let folder: URL

    /// A file's text, by its path from the package's folder on.
    func text(_ path: String) throws -> String {
        guard let text = try? String(contentsOf: folder.appending(path: path), encoding: .utf8)
        else {
            throw ChapterError(description: "there is no file \(path) here.")
        }
        return text
    }

    /// The paths of all Swift files below a folder.
    func swiftFiles(below path: String) -> [String] {
        (FileManager.default.subpaths(atPath: folder.appending(path: path).path) ?? [])
            .filter { $0.hasSuffix(".swift") }.sorted().map { "\(path)/\($0)" }
    }

    /// The paths of all files below a folder, from that folder on.
    func files(below path: String) -> [String] {
        (FileManager.default.subpaths(atPath: folder.appending(path: path).path) ?? [])
            // Folders have no dot in their names.
            .filter { $0.contains(".") }.sorted()
    }

    /// The README, the chapters and the exercises.
    func pages() throws -> [Page] {
        try Page.paths(in: folder).map(page)
    }

    func page(_ path: String) throws -> Page {
        Page(path: path, text: try text(path))
    }

    func page(of chapter: Chapter) throws -> Page {
        try page("Chapters/\(chapter.file)")
    }
}

/// A page of text.
struct Page {
    let path: String
    let text: String
    let lines: [String]

    init(path: String, text: String) {
        (self.path, self.text) = (path, text)
        lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    var name: String { path.split(separator: "/").last.map(String.init) ?? path }
    /// Whether it is a chapter, and not the README or an appendix.
    var isChapter: Bool { name.contains(#/^\d\d-/#) }

    /// The lines with their numbers, without code.
    var prose: [(number: Int, text: String)] {
        var isCode = false
        return lines.enumerated().compactMap { index, line in
            if line.hasPrefix("```") {
                isCode.toggle()
                return nil
            }
            return isCode ? nil : (index + 1, line)
        }
    }

    /// The line of each heading, by the heading's anchor.
    var headings: [String: Int] {
        prose.reduce(into: [:]) { lines, line in
            guard line.text.hasPrefix("#"),
                let heading = line.text.wholeMatch(of: #/#+ (.*)/#)?.1
            else { return }
            let anchor = Page.anchor(of: heading)
            // The second of two equal headings has a number.
            let again = (1...).lazy.map { "\(anchor)-\($0)" }.first { lines[$0] == nil }
            lines[lines[anchor] == nil ? anchor : again ?? anchor] = line.number
        }
    }

    /// The anchor of a heading, if no earlier heading of the page has the same text.
    static func anchor(of heading: Substring) -> String {
        heading.lowercased().replacing(" ", with: "-")
            .filter { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
    }

    /// How many folders it is below the package's folder.
    var depth: Int { path.count { $0 == "/" } }

    /// The paths of a package's pages, in order: the README, the chapters, the exercises.
    static func paths(in package: URL) throws -> [String] {
        let folder = package.appending(path: "Chapters").path
        guard let paths = FileManager.default.subpaths(atPath: folder) else {
            throw ChapterError(description: "there is no folder Chapters here.")
        }
        let pages = paths.filter { $0.hasSuffix(".md") }
            .sorted { ($0.contains("/") ? 1 : 0, $0) < ($1.contains("/") ? 1 : 0, $1) }
        return ["README.md"] + pages.map { "Chapters/\($0)" }
    }
}
