// A place where prose and code have come apart, and how it is mended.
// Chapter: 0 (how the text is kept true)

/// A place where prose and code have come apart.
public struct Problem: Error, Equatable, CustomStringConvertible {
    /// What mends what a machine has made.
    static let refresh = "make refresh"
    /// What mends what a machine has drawn.
    static let draw = "make diagrams"
    /// What mends what a person has written.
    static let byHand = "mend it by hand, then make check"

    /// The file, from the package's folder on.
    public let file: String
    /// The line in it, from 1.
    public let line: Int
    /// What is wrong.
    public let what: String
    /// The command that mends it.
    public let remedy: String

    /// One line: `Chapters/04-interval.md:120: … (make refresh)`.
    public var description: String { "\(file):\(line): \(what) (\(remedy))" }

    init(_ file: String, _ line: Int, _ what: String, _ remedy: String = Self.byHand) {
        self.file = file
        self.line = line
        self.what = what
        self.remedy = remedy
    }
}

/// The first line in which what a page shows is not what it should show.
struct Change: CustomStringConvertible {
    /// The line's index.
    let index: Int
    /// What is there, and what should be.
    let description: String

    /// `nil` if there is none.
    init?(from shown: [String], to wanted: [String]) {
        guard shown != wanted else { return nil }
        let index = zip(shown, wanted).prefix { $0 == $1 }.count
        func line(_ lines: [String]) -> String {
            index < lines.count ? "`\(lines[index])`" : "nothing more"
        }
        self.index = index
        description = "here is \(line(shown)), now it is \(line(wanted))"
    }
}
