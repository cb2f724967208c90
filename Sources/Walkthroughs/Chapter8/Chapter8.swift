// The samples of chapter 8.
// Chapter: 8

extension Chapter {
    static let chapter8 = [
        Walkthrough(
            name: "binder",
            title: "A label that is bound: on main at once, from elsewhere by a hand-over",
            steps: .binderSteps,
            run: binder
        ),
        Walkthrough(
            name: "binder-later",
            title: "A binding on main that waits all the same",
            run: binderLater
        ),
        Walkthrough(
            name: "map-observer",
            title: "An observer of texts, made into an observer of numbers",
            run: mapObserver
        ),
    ]
}
