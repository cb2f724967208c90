// The samples of chapter 9.
// Chapter: 9

extension Chapter {
    static let chapter9 = [
        Walkthrough(
            name: "relay-bind",
            title: "One relay bound to another: who calls whom",
            steps: .relayBindSteps,
            run: relayBind
        ),
        Walkthrough(
            name: "subject-or-relay",
            title: "The end of a source: a subject takes it over, a relay does not",
            run: subjectOrRelay
        ),
        Walkthrough(
            name: "share-replay-1",
            title: "share(replay: 1): one subscription to the source, and all are told",
            run: shareReplay
        ),
    ]
}
