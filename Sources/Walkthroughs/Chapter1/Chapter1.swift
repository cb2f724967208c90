// The samples of chapter 1. Chapter 5 shows two of them too, chapter 6 one.
// Chapter: 1

extension Chapter {
    static let chapter1 = [
        Walkthrough(
            name: "create-subscribe",
            title: "From create to the printed 1, and how it ends",
            steps: .createSubscribeSteps,
            run: createSubscribe
        ),
        Walkthrough.disposeProducer,
        Walkthrough.disposeBag,
        Walkthrough(
            name: "trampoline",
            title: "An action that is scheduled while another action runs",
            run: trampoline
        ),
        Walkthrough.factories,
    ]
}

extension Walkthrough {
    static let disposeProducer = Walkthrough(
        name: "dispose-producer",
        title: "A source that never completes, disposed of by hand",
        run: Walkthroughs.disposeProducer
    )
    static let disposeBag = Walkthrough(
        name: "dispose-bag",
        title: "The same source, disposed of when its bag is released",
        run: Walkthroughs.disposeBag
    )
    static let factories = Walkthrough(
        name: "factories",
        title: "just, empty, never, error, from, range, generate, deferred",
        run: Walkthroughs.factories
    )
}
