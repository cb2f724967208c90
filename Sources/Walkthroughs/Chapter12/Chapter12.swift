// The samples of chapter 12.
// Chapter: 12

extension Chapter {
    static let chapter12 = [
        Walkthrough(
            name: "flat-map",
            title: "flatMap: an inner sequence of each element",
            run: flatMap
        ),
        Walkthrough(
            name: "switch-latest",
            title: "switchLatest: a new inner sequence replaces the old one",
            run: switchLatest
        ),
        Walkthrough(
            name: "concat-map",
            title: "concatMap: one inner sequence at a time",
            run: concatMap
        ),
        Walkthrough(
            name: "merge",
            title: "merge: the elements of two subjects, as they arrive",
            run: merge
        ),
    ]
}
