// Templates for code that differs only in the number of sources. This file makes Swift files from
// them.
// Chapter: 0 (how the text is kept true)

import Foundation

/// A template of Swift code that exists for two sources, for three, and so on up to eight.
///
/// The comment at its beginning becomes the banner of the Swift file. The lines between `#for` and
/// `#end` are written once for each of these numbers. There, `{count}` is the number of sources,
/// and `{all}` is `both`, `all three`, and so on. A line with `#` is written once for each source:
/// `#` is the source's number from 1, `#0` its number from 0, and `$#` a closure's parameter, from
/// `$0`. If the line ends in a comma, it is a part of a list: as many of its copies share a line as
/// fit in it, and the last one loses its comma if a closing bracket other than `]` follows. Then a
/// list in brackets goes on the line of its brackets if it fits there.
public struct ArityTemplate {
    /// Where templates are, and how their names end. `A.swift.template` makes `A.swift`.
    static let (folder, ending) = ("Sources/Tools/Templates", ".swift.template")
    private static let target = "Sources/MiniRx/Generated"
    private static let numbers = 2...8
    /// As in the folder's `.swift-format`.
    private static let lineLength = 120

    private let banner: [String]
    private let body: [String]

    /// - parameter text: The template.
    init(_ text: String) {
        let lines = text.components(separatedBy: "\n")
        banner = Array(lines.prefix { $0.hasPrefix("//") })
        body = Array(lines[banner.count...])
    }

    /// The Swift file.
    /// - parameter path: The template's path.
    func swift(path: String) -> String {
        var made = banner
        made += ["//", "// Generated from \(path):", "// edit that, and call `kit refresh`."]
        var rest = body[...]
        while let line = rest.popFirst() {
            if line == "#for" {
                let block = rest.prefix { $0 != "#end" }
                rest = rest.dropFirst(block.count + 1)
                made += Self.numbers.map { Self.lines(of: block, for: $0) }.joined(separator: [""])
            } else {
                made.append(line)
            }
        }
        return made.joined(separator: "\n")
    }

    private static func lines(of block: ArraySlice<String>, for number: Int) -> [String] {
        let all = number == 2 ? "both" : "all \(word(number))"
        let named = block.map {
            $0.replacing("{all}", with: all).replacing("{count}", with: "\(number)")
        }
        var made: [String] = []
        for (index, line) in named.enumerated() {
            if line.hasSuffix(","), line.contains("#") {
                made += list(
                    of: line,
                    number,
                    isWhole: named.dropFirst(index + 1).first.map(isEnd) ?? false
                )
            } else if line.contains("#") {
                made += (1...number).map { copy(of: line, $0) }
            } else {
                made.append(line)
            }
        }
        return joined(made)
    }

    private static func word(_ number: Int) -> String {
        ["two", "three", "four", "five", "six", "seven", "eight"][number - 2]
    }

    /// A line for one of the sources.
    private static func copy(of line: String, _ source: Int) -> String {
        line.replacing("$#", with: "$\(source - 1)").replacing("#0", with: "\(source - 1)")
            .replacing("#", with: "\(source)")
    }

    /// The copies of a line with a comma, beside each other as far as they fit.
    /// - parameter isWhole: Whether the list ends with them.
    private static func list(of line: String, _ number: Int, isWhole: Bool) -> [String] {
        var lines: [String] = []
        for source in 1...number {
            var part = copy(of: line, source)
            if isWhole, source == number { part.removeLast() }
            let longer = (lines.last ?? "") + " " + part.trimmingCharacters(in: .whitespaces)
            if !lines.isEmpty, longer.count <= lineLength {
                lines[lines.count - 1] = longer
            } else {
                lines.append(part)
            }
        }
        return lines
    }

    /// Makes one line of what is in two brackets, or after a colon, where it fits; of inner brackets
    /// first.
    private static func joined(_ lines: [String]) -> [String] {
        var lines = lines
        for start in lines.indices.reversed() {
            while let group = group(from: start, in: lines), group.line.count <= lineLength {
                lines.replaceSubrange(start...group.end, with: [group.line])
            }
        }
        return lines
    }

    private static func group(from start: Int, in lines: [String]) -> (end: Int, line: String)? {
        let line = lines[start]
        // Of two pairs of brackets, the first one becomes a line first.
        guard let last = line.last, "(<[:".contains(last), !line.hasSuffix(">(") || !isEnd(line)
        else { return nil }
        let inner = lines[(start + 1)...].prefix { indentation($0) > indentation(line) }
        guard last == ":" || inner.endIndex < lines.endIndex else { return nil }
        let list = inner.map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: " ")
        if last == ":" { return (inner.endIndex - 1, "\(line) \(list)") }
        let whole = list.hasSuffix(",") ? String(list.dropLast()) : list
        return (
            inner.endIndex,
            line + whole + lines[inner.endIndex].trimmingCharacters(in: .whitespaces)
        )
    }

    private static func indentation(_ line: String) -> Int {
        line.prefix { $0 == " " }.count
    }

    /// Whether a line begins with the closing bracket of a list.
    private static func isEnd(_ line: String) -> Bool {
        line.first { $0 != " " }.map { ")>{".contains($0) } ?? false
    }
}

extension ArityTemplate {
    /// The Swift files of a package's templates: their paths and their texts.
    public static func files(in package: URL) throws -> [(path: String, text: String)] {
        let package = PackageText(folder: package)
        return try package.files(below: folder).filter { $0.hasSuffix(ending) }.map { name in
            let path = "\(folder)/\(name)"
            let template = ArityTemplate(try package.text(path))
            return (
                path: "\(target)/\(name.dropLast(ending.count)).swift",
                text: template.swift(path: path)
            )
        }
    }
}
