// The samples of chapter 10.
// Chapter: 10

extension Chapter {
    static let chapter10 = [
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
