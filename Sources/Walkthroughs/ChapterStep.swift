// A numbered step of a chapter, and the line of the trace with which it begins.
// Chapter: 0 (how to read a trace)

/// A numbered step of a chapter's walkthrough.
public struct ChapterStep: Sendable {
    /// Its number, from 1.
    public let number: Int
    /// Its heading in the chapter.
    public let title: String
    /// The text of the trace line with which it begins: the first such line after the step
    /// before.
    let begins: String

    static func numbered(_ steps: [(title: String, begins: String)]) -> [ChapterStep] {
        steps.enumerated().map { index, step in
            ChapterStep(number: index + 1, title: step.title, begins: step.begins)
        }
    }
}
