// The samples of chapter 10.
// Chapter: 10

extension Chapter {
    static let chapter10 = [
        Walkthrough(
            name: "map-take",
            title: "map and take: two plain operators, and take completes",
            steps: .mapTakeSteps,
            run: mapTake
        ),
        Walkthrough(
            name: "scan",
            title: "scan: an operator that stores a value",
            run: scan
        ),
        Walkthrough(
            name: "do",
            title: "do: the order of its nine closures",
            run: doEverything
        ),
        Walkthrough(
            name: "flat-map",
            title: "flatMap: an inner sequence of each element",
            run: flatMap
        ),
        Walkthrough(
            name: "switch-latest",
            title: "switchLatest: a new inner sequence replaces the old one",
            run: switchLatest
        ),
        Walkthrough(
            name: "concat-map",
            title: "concatMap: one inner sequence at a time",
            run: concatMap
        ),
        Walkthrough(
            name: "merge",
            title: "merge: the elements of two subjects, as they arrive",
            run: merge
        ),
        Walkthrough(
            name: "combine-latest",
            title: "combineLatest: nothing until all have sent",
            run: combineLatest
        ),
        Walkthrough(
            name: "combine-latest-3",
            title: "combineLatest of three: a class for each number",
            run: combineLatestOfThree
        ),
        Walkthrough(
            name: "zip",
            title: "zip: the first with the first, the second with the second",
            run: zip
        ),
        Walkthrough(
            name: "with-latest-from",
            title: "withLatestFrom: sends with the first source, reads the second",
            run: withLatestFrom
        ),
        Walkthrough(
            name: "take-until",
            title: "take(until:): the first element of a second source completes",
            run: takeUntil
        ),
        Walkthrough(
            name: "retry",
            title: "retry: the next attempt begins when the last one has returned",
            run: retry
        ),
        Walkthrough(
            name: "retry-when",
            title: "retry(when:): the next attempt waits for another sequence",
            run: retryWhen
        ),
        Walkthrough(
            name: "share-plain",
            title: "share(): one subscription to the source for two observers",
            run: sharePlain
        ),
        Walkthrough(
            name: "share-replay-forever",
            title: "share(replay: 1, scope: .forever): what a third subscriber receives",
            run: shareReplayForever
        ),
        Walkthrough(
            name: "replay-connect",
            title: "replay and connect: no element before connect()",
            run: replayConnect
        ),
    ]
}
