// The samples of chapter 10.
// Chapter: 10

extension Chapter {
    static let chapter10 = [
        Walkthrough(
            name: "map-take",
            title: "map and take: two plain operators, and an end from below",
            steps: .mapTakeSteps,
            run: mapTake
        ),
        Walkthrough(
            name: "flat-map",
            title: "flatMap: an inner sequence of each element",
            run: flatMap
        ),
        Walkthrough(
            name: "merge",
            title: "merge: two subjects, as they come",
            run: merge
        ),
        Walkthrough(
            name: "combine-latest",
            title: "combineLatest: nothing until all have sent",
            run: combineLatest
        ),
        Walkthrough(
            name: "retry",
            title: "retry: the next attempt begins when the last one has returned",
            run: retry
        ),
        Walkthrough(
            name: "share-plain",
            title: "share(): one subscription to the source for two observers",
            run: sharePlain
        ),
        Walkthrough(
            name: "share-replay-forever",
            title: "share(replay: 1, scope: .forever): what is left when all have gone",
            run: shareReplayForever
        ),
    ]
}
