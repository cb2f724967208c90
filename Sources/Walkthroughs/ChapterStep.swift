// A numbered step of a chapter, and the line of the trace at which it begins.
// Chapter: 0 (how to read a trace)

/// A numbered step of a chapter's walkthrough.
public struct ChapterStep: Sendable {
    /// Its number, beginning with 1.
    public let number: Int
    /// Its heading in the chapter.
    public let title: String
    /// The text of the trace line at which it begins: the first such line after the beginning of
    /// the previous step.
    let begins: String

    static func numbered(_ steps: [(title: String, begins: String)]) -> [ChapterStep] {
        steps.enumerated().map { index, step in
            ChapterStep(number: index + 1, title: step.title, begins: step.begins)
        }
    }
}
