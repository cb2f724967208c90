// The samples of chapter 5. Chapter 1 shows two of them too.
// Chapter: 5

extension Chapter {
    static let chapter5 = [
        Walkthrough.disposeProducer,
        Walkthrough.disposeBag,
        Walkthrough(
            name: "endings",
            title: "One source, four ways to end a subscription",
            run: endings
        ),
        Walkthrough(
            name: "event-after-dispose",
            title: "An event that arrives after dispose()",
            run: eventAfterDispose
        ),
    ]
}
