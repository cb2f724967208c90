// The samples of chapter 14.
// Chapter: 14

extension Chapter {
    static let chapter14 = [
        Walkthrough(
            name: "retry",
            title: "retry: the next attempt begins when the last one has returned",
            run: retry
        ),
        Walkthrough(
            name: "retry-when",
            title: "retry(when:): the next attempt waits for another sequence",
            run: retryWhen
        ),
    ]
}
