// An answer, as data: for the terminal and for the player.
// Chapter: 0 (why)

/// What a recording says to a question.
public struct Answer: Encodable, Equatable, Sendable {
    /// A sentence, with what it rests on.
    public struct Sentence: Encodable, Equatable, Sendable {
        /// Its text.
        public let text: String
        /// The numbers of lines of the trace.
        public internal(set) var lines: [Int]
        /// The number of a rule of the appendix.
        public let rule: Int?
    }

    /// A link of a chain of causes.
    public struct Link: Encodable, Equatable, Sendable {
        /// What happened.
        public let text: String
        /// The place in the program's own files: `:31`, with the file if there are several.
        public let place: String?
        /// The number of its line of the trace.
        public let line: Int?
        /// The lane.
        public let lane: String
    }

    /// The sentences, the most important first.
    public internal(set) var sentences: [Sentence] = []
    /// The chain of callers and hand-overs, from what was asked about back to a line of the
    /// program.
    public internal(set) var chain: [Link] = []
    /// A question that leads further, as `kit why` takes it after the file: `:31`,
    /// `--object Screen`.
    public internal(set) var next: String?

    var isEmpty: Bool { sentences.isEmpty && chain.isEmpty }

    mutating func say(_ text: String, _ lines: [Int?] = [], _ rule: Rule? = nil) {
        sentences.append(
            Sentence(text: text, lines: lines.compactMap(\.self), rule: rule?.rawValue)
        )
    }

    mutating func add(_ more: [Sentence]) {
        for sentence in more {
            if let index = sentences.firstIndex(where: { $0.text == sentence.text }) {
                let lines = sentences[index].lines
                sentences[index].lines += sentence.lines.filter { !lines.contains($0) }
            } else {
                sentences.append(sentence)
            }
        }
    }
}
