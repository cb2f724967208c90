// A place where prose and code differ, and how to correct it.
// Chapter: 0 (how the text is kept true)

/// A place where prose and code differ.
public struct Problem: Error, Equatable, CustomStringConvertible {
    /// The remedy for generated text.
    static let refresh = "run make refresh"
    /// The remedy for drawn diagrams.
    static let draw = "run make diagrams"
    /// The remedy for text that a person has written.
    static let byHand = "correct it by hand, then run make check"

    /// The file, from the package's folder on.
    public let file: String
    /// The line in it, from 1.
    public let line: Int
    /// The problem.
    public let what: String
    /// The command that corrects it.
    public let remedy: String

    /// One line: `Chapters/04-interval.md:120: … (run make refresh)`.
    public var description: String { "\(file):\(line): \(what) (\(remedy))" }

    init(_ file: String, _ line: Int, _ what: String, _ remedy: String = Self.byHand) {
        self.file = file
        self.line = line
        self.what = what
        self.remedy = remedy
    }
}

/// The first line in which a text differs from what it should be.
struct Change: CustomStringConvertible {
    /// The line's index.
    let index: Int
    /// The line that is there, and the line that should be.
    let description: String

    /// `nil` if there is none.
    init?(from shown: [String], to wanted: [String]) {
        guard shown != wanted else { return nil }
        let index = zip(shown, wanted).prefix { $0 == $1 }.count
        func text(_ lines: [String]) -> String { index < lines.count ? lines[index] : "" }
        let equal = zip(text(shown), text(wanted)).prefix { $0 == $1 }.count
        func line(_ lines: [String]) -> String {
            index < lines.count ? "`\(lines[index].around(equal))`" : "the end of the text"
        }
        self.index = index
        description = "found \(line(shown)), expected \(line(wanted))"
    }
}

extension String {
    /// What is around a character: a line of a tour has the text of a whole passage.
    fileprivate func around(_ index: Int) -> String {
        guard count > 200 else { return self }
        let begin = Swift.max(0, index - 80)
        let part = dropFirst(begin).prefix(160)
        return (begin > 0 ? "…" : "") + part + (begin + part.count < count ? "…" : "")
    }
}
