// A document's sample that can be run, recorded and walked through.
// Chapter: 0 (how to read a trace)

/// A sample: a few lines as an app would have them, which a chapter walks through.
public struct Walkthrough: Sendable {
    /// What commands and tests call it: `create-subscribe`.
    public let name: String
    /// What it shows, in a few words.
    public let title: String
    /// The numbered steps of its chapter. Empty for a sample that the chapter shows whole.
    public private(set) var steps: [ChapterStep] = []
    /// Runs the sample on the thread that calls it, which has to be the main thread.
    public let run: @Sendable () -> Void

    /// All of them, in the order of the chapters. What two chapters show stands where it is first.
    public static let all = Chapter.all.flatMap(\.walkthroughs)
        .reduce(into: [Walkthrough]()) { all, walkthrough in
            if !all.contains(where: { $0.name == walkthrough.name }) {
                all.append(walkthrough)
            }
        }

    /// The one of that name, among those of exercises and comparisons, too.
    public static func named(_ name: String) -> Walkthrough? {
        (all + ofExercises + comparisons).first { $0.name == name }
    }
}
