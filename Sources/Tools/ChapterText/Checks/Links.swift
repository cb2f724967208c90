// Links within the kit lead to existing files and headings.
// Chapter: 0 (how the text is kept true)

import Foundation

extension Check {
    static let links = Check("links") { package, findings in
        var anchors = Anchors(package: package)
        func follow(_ target: String, _ anchor: String?, from file: String, _ line: Int) throws {
            findings.count("links")
            if !FileManager.default.fileExists(atPath: package.folder.appending(path: target).path)
            {
                findings.report(file, line, "there is no file \(target)")
            } else if let anchor, !(try anchors.of(target).contains(anchor)) {
                findings.report(file, line, "\(target) has no heading #\(anchor)")
            }
        }
        let patterns = Patterns()
        for page in try package.pages() {
            for (number, line) in page.prose {
                for link in patterns.links(in: line) where !link.leadsAway {
                    try follow(link.target(from: page), link.anchor, from: page.path, number)
                }
            }
        }
        // The links of judges; a long link is written as the sum of two texts.
        let judged = #/"(\d\d-[^"#]+\.md)(?:"\s+\+ ")?(?:#([^"]*))?"/#
        for path in package.swiftFiles(below: "Tests/Exercises") {
            let text = try package.text(path)
            for link in text.matches(of: judged) {
                let line = text[..<link.range.lowerBound].count { $0 == "\n" } + 1
                try follow("Chapters/\(link.1)", link.2.map(String.init), from: path, line)
            }
        }
    }
}

/// The patterns of links. Made once: compiling a pattern takes longer than searching a line.
private struct Patterns {
    private let markdown = #/\]\(([^)\s#]*)(?:#([^)\s]*))?\)/#
    private let html = #/\b(?:href|src|srcset)="([^"\s#]*)(?:#([^"\s]*))?"/#

    func links(in line: String) -> [Link] {
        // Few lines have links, and searching for a text is faster than searching for a pattern.
        let found =
            (line.contains("](") ? line.matches(of: markdown) : [])
            + (line.contains("=\"") ? line.matches(of: html) : [])
        return found.map { Link(path: String($0.1), anchor: $0.2.map(String.init)) }
    }
}

private struct Link {
    let path: String
    let anchor: String?

    /// Whether it leads to another site. Such links are not checked.
    var leadsAway: Bool { path.contains(":") }

    /// The path of its target, from the package's folder on.
    func target(from page: Page) -> String {
        if path.isEmpty { return page.path }
        var parts = page.path.split(separator: "/").dropLast().map(String.init)
        for part in path.split(separator: "/").map(String.init) where part != "." {
            if part == "..", !parts.isEmpty {
                parts.removeLast()
            } else {
                parts.append(part)
            }
        }
        return parts.joined(separator: "/")
    }
}

/// The anchors of a page's headings on GitHub.
private struct Anchors {
    let package: PackageText
    private var known: [String: Set<String>] = [:]

    init(package: PackageText) {
        self.package = package
    }

    mutating func of(_ path: String) throws -> Set<String> {
        if let anchors = known[path] { return anchors }
        let anchors = Set(try package.page(path).headings.keys)
        known[path] = anchors
        return anchors
    }
}
