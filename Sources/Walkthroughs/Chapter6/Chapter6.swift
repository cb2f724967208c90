// The samples of chapter 6. Chapter 1 shows the first one too.
// Chapter: 6

extension Chapter {
    static let chapter6 = [
        Walkthrough.factories,
        Walkthrough(
            name: "nested",
            title: "Subscribing inside onNext: of waits for its turn, just does not",
            run: nested
        ),
        Walkthrough(
            name: "range-take",
            title: "A range of five of which two are taken",
            run: rangeTake
        ),
        Walkthrough(
            name: "just-scheduled",
            title: "just with a scheduler: element and end are two turns",
            run: justScheduled
        ),
        Walkthrough(
            name: "using",
            title: "A resource that lives as long as its subscription",
            run: using
        ),
    ]
}
