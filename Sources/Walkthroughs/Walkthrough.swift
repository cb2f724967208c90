// A sample of a document that can be run, recorded and walked through.
// Chapter: 0 (how to read a trace)

/// A sample: a few lines of an app, which a chapter walks through.
public struct Walkthrough: Sendable {
    /// Its name in commands and tests: `create-subscribe`.
    public let name: String
    /// A short description.
    public let title: String
    /// The numbered steps of its chapter. Empty for a sample that is not divided into steps.
    public private(set) var steps: [ChapterStep] = []
    /// Runs the sample on the caller's thread, which must be the main thread.
    public let run: @Sendable () -> Void

    /// All samples, in the order of the chapters. A sample of two chapters is with the first one.
    public static let all = Chapter.all.flatMap(\.walkthroughs)
        .reduce(into: [Walkthrough]()) { all, walkthrough in
            if !all.contains(where: { $0.name == walkthrough.name }) {
                all.append(walkthrough)
            }
        }

    /// All samples that have a record of RxSwift's, including those of exercises, comparisons
    /// and operators.
    public static let recorded = all + ofExercises + comparisons + operators

    /// Returns the sample of that name, of all that are recorded.
    public static func named(_ name: String) -> Walkthrough? {
        recorded.first { $0.name == name }
    }
}
