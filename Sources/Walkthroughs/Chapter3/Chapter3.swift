// The samples of chapter 3.
// Chapter: 3

extension Chapter {
    static let chapter3 = [
        Walkthrough(
            name: "observe-on",
            title: "Ten numbers, observed on a serial queue",
            steps: .observeOnSteps,
            run: observeOn
        ),
        Walkthrough(
            name: "observe-on-concurrent-queue",
            title: "The same on a concurrent queue, which takes the other way",
            run: observeOnConcurrentQueue
        ),
        Walkthrough(
            name: "subscribe-on-observe-on",
            title: "Subscribed on main, observed on a serial queue, from a third one",
            run: subscribeOnObserveOn
        ),
        Walkthrough(
            name: "subscribe-on-observe-on-completed",
            title: "The same with an end: who disposes, and where",
            run: subscribeOnObserveOnCompleted
        ),
    ]
}
