// The samples of chapter 9.
// Chapter: 9

extension Chapter {
    static let chapter9 = [
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
