// What an exercise's answer has to do, rule by rule.
// Chapter: 0 (the exercises)

/// The rules that an answer is held against, the plainest first: the first that it breaks is the
/// one to mend.
public struct Judge {
    /// The exercise's name: `after-the-end`.
    public let exercise: String
    /// The rules, in the order in which they are tried.
    public let rules: [Rule]

    /// A judge with these rules.
    public init(_ exercise: String, _ rules: [Rule]) {
        self.exercise = exercise
        self.rules = rules
    }
}

/// One thing that an answer has to do.
public struct Rule {
    /// What it has to do, as a sentence: `An error passes unchanged.`
    public let sentence: String
    /// Where the chapters explain it, from the folder Chapters on: `01-create-subscribe.md#step-…`.
    public let chapter: String
    /// The file that the rule stands in, from the package's folder on, and the line.
    public let place: String
    private let check: (Answer) throws -> Void

    /// A rule about the student's code.
    /// - parameter check: Throws `Broken` if the code breaks the rule. Called on the main thread.
    public init(
        _ sentence: String,
        see chapter: String,
        file: StaticString = #filePath,
        line: UInt = #line,
        _ check: @escaping () throws -> Void
    ) {
        self.init(sentence, see: chapter, file: file, line: line) { (_: Answer) in try check() }
    }

    /// A rule about the text of the student's file.
    init(
        _ sentence: String,
        see chapter: String,
        file: StaticString,
        line: UInt,
        _ check: @escaping (Answer) throws -> Void
    ) {
        self.sentence = sentence
        self.chapter = chapter
        let path = "\(file)"
        let start = path.range(of: "/Tests/").map { path.index(after: $0.lowerBound) }
        place = "\(path[(start ?? path.startIndex)...]):\(line)"
        self.check = check
    }

    /// Holds an answer against it. Throws `Broken` if it breaks the rule.
    public func hold(_ answer: Answer) throws {
        try check(answer)
    }
}

/// A student's file, and the one that it was made from.
public struct Answer {
    /// The student's text.
    public let text: String
    /// The text that the student was given.
    public let stub: String

    /// An answer.
    public init(text: String, stub: String) {
        self.text = text
        self.stub = stub
    }
}

/// What an answer does that it should not do, and where that is explained.
public struct Broken: Error {
    /// What should have happened, and what did.
    public let message: String
    /// Where the chapters explain it, if that is not where the rule says.
    public let chapter: String?

    /// A broken rule.
    public init(_ message: String, see chapter: String? = nil) {
        self.message = message
        self.chapter = chapter
    }
}
