// Reads an exercise from its folder.
// Chapter: 0 (the exercises)

import Foundation
import Toolchain

/// An exercise's page: a heading, a table of facts, and the task.
struct ExercisePage {
    let title: String
    let task: String
    private let path: String
    private let table: [String: String]

    /// - parameter path: The page's path, for messages.
    init(_ text: String, path: String) throws {
        let lines = text.components(separatedBy: "\n")
        guard let heading = lines.first?.wholeMatch(of: #/# \d+\.\d+ (.+)/#) else {
            throw KitError("\(path) must begin with a heading such as '# 1.2 Title'.")
        }
        let rows = lines.dropFirst().drop { $0.isEmpty }.prefix { $0.hasPrefix("|") }
        var table: [String: String] = [:]
        for row in rows {
            let cells = row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
            if cells.count == 2 { table[cells[0]] = cells[1] }
        }
        self.path = path
        self.table = table
        title = String(heading.1)
        task = lines[rows.endIndex...].joined(separator: "\n")
            .trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// The value of the row `name` in the table.
    func row(_ name: String) throws -> String {
        guard let value = table[name] else {
            throw KitError("\(path) has no row '\(name)' in its table.")
        }
        return value
    }

    /// The text and the target of the link in the row `name`.
    func link(_ name: String) throws -> (text: String, target: String) {
        guard let link = try row(name).firstMatch(of: #/\[(.+)\]\((.+)\)/#) else {
            throw KitError("\(path) has no link in the row '\(name)' of its table.")
        }
        return (String(link.1), String(link.2))
    }
}

extension Exercise {
    /// Reads an exercise.
    /// - parameter folder: `Chapters/01-create-subscribe/1-after-the-end`.
    init(folder: String, in package: URL, points: [String: Int]) throws {
        guard let parts = folder.wholeMatch(of: #/Chapters\/(\d\d)-[^\/]+\/(\d+)-([^\/]+)/#),
            let chapter = Int(parts.1), let place = Int(parts.2)
        else { throw KitError("\(folder) is not an exercise's folder, such as '1-its-name'.") }
        func text(_ name: String) throws -> String {
            let file = package.appending(path: "\(folder)/\(name)")
            guard let text = try? String(contentsOf: file, encoding: .utf8) else {
                throw KitError("There is no file \(folder)/\(name).")
            }
            return text
        }
        let page = try ExercisePage(try text("README.md"), path: "\(folder)/README.md")
        guard let kind = Kind(rawValue: try page.row("kind")) else {
            throw KitError("\(folder)/README.md: the kind must be predict, build or bug.")
        }
        let teaches = try page.link("teaches")
        self.init(
            chapter: chapter,
            place: place,
            name: String(parts.3),
            title: page.title,
            kind: kind,
            teaches: teaches.text,
            chapterLink: teaches.target.replacing("../", with: ""),
            stubBreaks: try page.row("as it stands, it breaks"),
            task: page.task,
            hints: try text("Hints.md").components(separatedBy: "\n## ").dropFirst().map {
                $0.split(separator: "\n", maxSplits: 1).last
                    .map { $0.trimmingCharacters(in: .whitespacesAndNewlines) } ?? ""
            },
            points: points[String(parts.3)] ?? points["\(chapter).\(place)"] ?? 0,
            folder: folder,
            file: try page.link("your file").target
        )
    }
}
