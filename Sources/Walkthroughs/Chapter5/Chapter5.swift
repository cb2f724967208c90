// The samples of chapter 5. Chapter 1 shows two of them too.
// Chapter: 5

extension Chapter {
    static let chapter5 = [
        Walkthrough.disposeProducer,
        Walkthrough.disposeBag,
        Walkthrough(
            name: "endings",
            title: "Four endings of one source: who is told, in which order",
            run: endings
        ),
        Walkthrough(
            name: "dispose-subject",
            title: "A subject: disposed of from both sides, and who comes too late",
            steps: .disposeSubjectSteps,
            run: disposeSubject
        ),
        Walkthrough(
            name: "event-after-dispose",
            title: "An event that arrives after dispose()",
            run: eventAfterDispose
        ),
        Walkthrough(
            name: "publish-subject",
            title: "PublishSubject: who is there gets it",
            run: publishSubject
        ),
        Walkthrough(
            name: "behavior-subject",
            title: "BehaviorSubject: the present value comes first",
            run: behaviorSubject
        ),
        Walkthrough(
            name: "replay-subject",
            title: "ReplaySubject: what is remembered comes first",
            run: replaySubject
        ),
        Walkthrough(
            name: "async-subject",
            title: "AsyncSubject: only the last element, only at the end",
            run: asyncSubject
        ),
    ]
}
