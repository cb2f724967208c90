// The samples of chapter 7.
// Chapter: 7

extension Chapter {
    static let chapter7 = [
        Walkthrough(
            name: "single",
            title: "A Single: one success is two events inside",
            run: single
        ),
        Walkthrough(
            name: "maybe-completable",
            title: "A Maybe with a value, a Completable with an error",
            run: maybeCompletable
        ),
    ]
}
