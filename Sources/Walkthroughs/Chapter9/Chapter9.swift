// The samples of chapter 9.
// Chapter: 9

extension Chapter {
    static let chapter9 = [
        Walkthrough(
            name: "dispose-subject",
            title: "A subject: disposed of from both sides, and a late subscriber",
            steps: .disposeSubjectSteps,
            run: disposeSubject
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
        Walkthrough(
            name: "relay-bind",
            title: "One relay bound to another",
            steps: .relayBindSteps,
            run: relayBind
        ),
        Walkthrough(
            name: "subject-or-relay",
            title: "A source terminates: a subject terminates too, a relay does not",
            run: subjectOrRelay
        ),
        Walkthrough(
            name: "share-replay-1",
            title: "share(replay: 1): one subscription to the source for all observers",
            run: shareReplay
        ),
    ]
}
