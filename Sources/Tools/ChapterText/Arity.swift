// What is the same for each number of sources is written once, as a template, which becomes Swift
// here.
// Chapter: 0 (how the text is kept true)

import Foundation

/// A template of Swift files whose functions exist for two sources, for three, and so on.
///
/// What stands below its line `#for 3...8` is written once for each of these numbers. In it a line
/// with `#` is written once for each source: `#` is the source's number, from 1, and `$#` a
/// closure's parameter, from `$0`. The last loses its comma where a bracket follows. `{all}` is
/// `both`, `all three`, and so on.
public struct ArityTemplate {
    /// Where templates are: `Sources/Tools/Templates/A/B.swift.template` makes `Sources/MiniRx/A/B.swift`.
    static let (folder, ending, target) = ("Sources/Tools/Templates", ".template", "Sources/MiniRx")

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

    /// The Swift file.
    var swift: String {
        (banner + ["//", "// Made of a template: change that, and call `kit refresh`."]
            + numbers.flatMap { [""] + lines(for: $0) } + [""])
            .joined(separator: "\n")
    }

    private func lines(for number: Int) -> [String] {
        let words = ["three", "four", "five", "six", "seven", "eight"].map { "all \($0)" }
        return body.indices.flatMap { index in
            let all = number == 2 ? "both" : words[number - 3]
            let line = body[index].replacing("{all}", with: all)
            guard line.contains("#") else { return [line] }
            let next = index + 1 < body.count ? body[index + 1].drop { $0 == " " } : ""
            let isEnd = next.first.map { ")>{".contains($0) } ?? false
            return (1...number).map { source in
                let copy = line.replacing("$#", with: "$\(source - 1)")
                    .replacing("#", with: "\(source)")
                let isLast = source == number && isEnd && copy.hasSuffix(",")
                return isLast ? String(copy.dropLast()) : copy
            }
        }
    }
}

extension ArityTemplate {
    /// The Swift files that a package's templates make: their paths, and what they should be.
    public static func files(in package: URL) throws -> [(path: String, text: String)] {
        let package = PackageText(folder: package)
        return try package.files(below: folder).filter { $0.hasSuffix(ending) }.map { path in
            let template = "\(folder)/\(path)"
            do {
                let text = try ArityTemplate(try package.text(template)).swift
                return ("\(target)/\(path.dropLast(ending.count))", text)
            } catch let error as ChapterError {
                throw ChapterError(description: "\(template): \(error)")
            }
        }
    }
}
