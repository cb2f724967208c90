// The samples of chapter 8.
// Chapter: 8

extension Chapter {
    static let chapter8 = [
        Walkthrough(
            name: "binder",
            title: "A bound label: set at once on main, by a hand-over from elsewhere",
            steps: .binderSteps,
            run: binder
        ),
        Walkthrough(
            name: "binder-later",
            title: "A binding that is queued although it is on main",
            run: binderLater
        ),
        Walkthrough(
            name: "map-observer",
            title: "An observer of texts, made into an observer of numbers",
            run: mapObserver
        ),
    ]
}
