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
            name: "dispose-subject",
            title: "A subject: disposed of from both sides, and a late subscriber",
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
            title: "PublishSubject: only present observers receive an element",
            run: publishSubject
        ),
        Walkthrough(
            name: "behavior-subject",
            title: "BehaviorSubject: a new observer receives the current value first",
            run: behaviorSubject
        ),
        Walkthrough(
            name: "replay-subject",
            title: "ReplaySubject: a new observer receives the stored elements first",
            run: replaySubject
        ),
        Walkthrough(
            name: "async-subject",
            title: "AsyncSubject: only the last element, and only when it completes",
            run: asyncSubject
        ),
    ]
}
