// The chapters that have walkthroughs.

/// A chapter: a file of the folder Chapters.
public struct Chapter: Sendable {
    /// The chapter's number.
    public let number: Int
    /// The name of its file.
    public let file: String
    /// Its samples, in the order of the chapter.
    public let walkthroughs: [Walkthrough]

    /// All chapters with walkthroughs.
    public static let all = [
        Chapter(number: 1, file: "01-create-subscribe.md", walkthroughs: chapter1),
        Chapter(number: 2, file: "02-schedulers.md", walkthroughs: chapter2),
        Chapter(number: 3, file: "03-observe-on.md", walkthroughs: chapter3),
        Chapter(number: 4, file: "04-interval.md", walkthroughs: chapter4),
        Chapter(number: 5, file: "05-dispose.md", walkthroughs: chapter5),
        Chapter(number: 6, file: "06-sequences.md", walkthroughs: chapter6),
        Chapter(number: 7, file: "07-traits.md", walkthroughs: chapter7),
        Chapter(number: 8, file: "08-observers-and-binder.md", walkthroughs: chapter8),
        Chapter(number: 9, file: "09-subjects-and-relays.md", walkthroughs: chapter9),
        Chapter(number: 10, file: "10-reading-an-operator.md", walkthroughs: chapter10),
        Chapter(number: 11, file: "11-operators-that-wait.md", walkthroughs: chapter11),
        Chapter(number: 12, file: "12-inner-sequences.md", walkthroughs: chapter12),
        Chapter(number: 13, file: "13-several-sources.md", walkthroughs: chapter13),
        Chapter(number: 14, file: "14-errors.md", walkthroughs: chapter14),
        Chapter(number: 15, file: "15-sharing.md", walkthroughs: chapter15),
        Chapter(number: 16, file: "16-what-6.2.0-gets-wrong.md", walkthroughs: chapter16),
    ]
}
