// The samples of chapter 3.
// Chapter: 3

extension Chapter {
    static let chapter3 = [
        Walkthrough(
            name: "observe-on-create",
            title: "Two elements of create, observed on a serial queue",
            steps: .observeOnCreateSteps,
            run: observeOnCreate
        ),
        Walkthrough(
            name: "observe-on",
            title: "Ten numbers, observed on a serial queue",
            run: observeOn
        ),
        Walkthrough(
            name: "observe-on-concurrent-queue",
            title: "The same on a concurrent queue, with the other operator",
            run: observeOnConcurrentQueue
        ),
        Walkthrough(
            name: "subscribe-on-observe-on",
            title: "Subscribed on main, observed on a serial queue, from a third one",
            run: subscribeOnObserveOn
        ),
        Walkthrough(
            name: "subscribe-on-observe-on-completed",
            title: "The same with a terminal event: what is disposed of, and where",
            run: subscribeOnObserveOnCompleted
        ),
    ]
}
