// As the kit has them.

/// A sample.
public struct Walkthrough: Sendable {
    /// Its name.
    public let name: String
    /// What it shows.
    public let title: String
    /// Runs it.
    public let run: @Sendable () -> Void
}

/// A step of a chapter.
public struct ChapterStep: Sendable {
    let begins: String
}

extension Walkthrough {
    /// None.
    public var steps: [ChapterStep] { [] }
}
