// The rules that an exercise's answer has to keep.
// Chapter: 0 (the exercises)

/// The rules for an answer, the simplest first. The student corrects the first broken rule
/// first.
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

/// One rule that an answer has to keep.
public struct Rule {
    /// The rule as a sentence: `An error passes unchanged.`
    public let sentence: String
    /// The place that explains it, in the folder Chapters: `01-create-subscribe.md#step-…`.
    public let chapter: String
    /// The file and line of the rule; the path starts in the package's folder.
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

    /// Checks an answer. Throws `Broken` if the answer breaks the rule.
    public func hold(_ answer: Answer) throws {
        try check(answer)
    }
}

/// A student's file, and the file as it was given.
public struct Answer {
    /// The student's text.
    public let text: String
    /// The text of the file as it was given.
    public let stub: String

    /// An answer.
    public init(text: String, stub: String) {
        self.text = text
        self.stub = stub
    }
}

/// A broken rule: what the answer does wrong, and where the chapters explain it.
public struct Broken: Error {
    /// The expected and the actual behaviour.
    public let message: String
    /// The place that explains it, if it is not the rule's own place.
    public let chapter: String?

    /// A broken rule.
    public init(_ message: String, see chapter: String? = nil) {
        self.message = message
        self.chapter = chapter
    }
}
