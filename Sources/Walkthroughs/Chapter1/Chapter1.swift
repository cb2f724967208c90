// The samples of chapter 1.
// Mirrors: nothing in RxSwift.
// Chapter: 1

extension Walkthrough {
    static let chapter1 = [
        Walkthrough(
            name: "create-subscribe", chapter: 1,
            title: "From create to the printed 1, and how it ends", run: createSubscribe),
        Walkthrough(
            name: "dispose-producer", chapter: 1,
            title: "A source that never completes, disposed of by hand", run: disposeProducer),
        Walkthrough(
            name: "dispose-bag", chapter: 1,
            title: "The same source, disposed of by a bag that goes away", run: disposeBag),
        Walkthrough(
            name: "trampoline", chapter: 1,
            title: "Work that is scheduled while other work runs", run: trampoline),
        Walkthrough(
            name: "factories", chapter: 1,
            title: "just, empty, never, error, from, range, generate, deferred", run: factories),
    ]
}
