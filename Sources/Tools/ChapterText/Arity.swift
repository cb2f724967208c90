// Templates for code that differs only in the number of sources. This file makes Swift files from
// them.
// Chapter: 0 (how the text is kept true)

import Foundation

/// A template of Swift code that exists for two sources, for three, and so on.
///
/// The text below the line `#for 3...8` is written once for each of these numbers: all in one file,
/// or, if the template's name ends in `N`, each in its own file. In this text, a line with `#` is
/// written once for each source. The lines between `#each` and `#end` are repeated in the same way.
/// `#` is the source's number from 1, `#0` its number from 0, and `$#` a closure's parameter, from
/// `$0`. The last line loses its comma if a closing bracket other than `]` follows. `{count}` is
/// the number of sources, and `{all}` is `both`, `all three`, and so on.
public struct ArityTemplate {
    /// Where templates are: `Templates/A/B.swift.template` makes `Sources/MiniRx/A/B.swift`.
    static let (folder, ending) = ("Sources/Tools/Templates", ".swift.template")
    private static let target = "Sources/MiniRx"

    private let banner: [String]
    private let numbers: ClosedRange<Int>
    private let body: [String]

    /// - parameter text: The template.
    init(_ text: String) throws {
        let lines = text.components(separatedBy: "\n").dropLast(text.hasSuffix("\n") ? 1 : 0)
        guard
            let mark = lines.firstIndex(where: { $0.hasPrefix("#for ") }),
            let match = lines[mark].wholeMatch(of: #/#for ([2-8])\.\.\.([2-8])/#),
            let low = Int(match.1), let high = Int(match.2), low <= high
        else {
            throw ChapterError(
                description: "a template needs a line such as `#for 3...8`: 2 to 8, rising."
            )
        }
        banner = Array(lines[..<mark])
        numbers = low...high
        body = Array(lines[(mark + 1)...])
    }

    /// The Swift files: their names without an ending, and their texts.
    /// - parameter name: The template's name without an ending.
    func files(name: String) -> [(name: String, text: String)] {
        guard name.hasSuffix("N") else { return [(name, swift(for: numbers))] }
        return numbers.map { number in
            (name.dropLast() + "\(number)", swift(for: number...number))
        }
    }

    private func swift(for numbers: ClosedRange<Int>) -> String {
        (banner.map { $0.replacing("{count}", with: Self.word(numbers.lowerBound)) }
            + ["//", "// Generated from a template: edit the template and call `kit refresh`."]
            + numbers.flatMap { [""] + lines(for: $0) } + [""])
            .joined(separator: "\n")
    }

    private static func word(_ number: Int) -> String {
        ["two", "three", "four", "five", "six", "seven", "eight"][number - 2]
    }

    private func lines(for number: Int) -> [String] {
        let all = number == 2 ? "both" : "all \(Self.word(number))"
        var made: [String] = []
        var rest = body[...]
        while let line = rest.popFirst() {
            if line == "#each" {
                let block = rest.prefix { $0 != "#end" }
                rest = rest.dropFirst(block.count + 1)
                made += (1...number).flatMap { source in block.map { Self.line($0, source) } }
            } else if line.contains("#") {
                let next = rest.first?.drop { $0 == " " }.first
                let isEnd = next.map { ")>{".contains($0) } ?? false
                let copies = (1...number).map { Self.line(line, $0) }
                made += copies.dropLast()
                let last = copies[number - 1]
                made.append(isEnd && last.hasSuffix(",") ? String(last.dropLast()) : last)
            } else {
                made.append(line)
            }
        }
        return made.map {
            $0.replacing("{all}", with: all).replacing("{count}", with: "\(number)")
        }
    }

    /// A line for one of the sources.
    private static func line(_ line: String, _ source: Int) -> String {
        line.replacing("$#", with: "$\(source - 1)").replacing("#0", with: "\(source - 1)")
            .replacing("#", with: "\(source)")
    }
}

extension ArityTemplate {
    /// The Swift files of a package's templates: their paths and their texts.
    public static func files(in package: URL) throws -> [(path: String, text: String)] {
        let package = PackageText(folder: package)
        return try package.files(below: folder).filter { $0.hasSuffix(ending) }.flatMap { path in
            do {
                let template = try ArityTemplate(try package.text("\(folder)/\(path)"))
                return template.files(name: String(path.dropLast(ending.count)))
                    .map { ("\(target)/\($0.name).swift", $0.text) }
            } catch let error as ChapterError {
                throw ChapterError(description: "\(folder)/\(path): \(error)")
            }
        }
    }
}
