// Samples that put variants side by side, a section for each.
// Chapter: 0 (what is printed)

extension Walkthrough {
    /// The samples of the page *What is printed?*.
    public static let comparisons = [
        nestedSubscribes,
        flatMaps,
        shares,
        mainSchedulers,
        disposeMoments,
        loopsUnderTake,
    ]
}
