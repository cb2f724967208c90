// The samples of chapter 6. Chapter 1 shows the first one too.
// Chapter: 6

extension Chapter {
    static let chapter6 = [
        Walkthrough.factories,
        Walkthrough(
            name: "nested",
            title: "Subscribing inside onNext: of is queued, just is not",
            run: nested
        ),
        Walkthrough(
            name: "range-take",
            title: "A range of five, and take(2)",
            run: rangeTake
        ),
        Walkthrough(
            name: "just-scheduled",
            title: "just with a scheduler: the element and completed are two actions",
            run: justScheduled
        ),
        Walkthrough(
            name: "using",
            title: "A resource that lives as long as its subscription",
            run: using
        ),
    ]
}
