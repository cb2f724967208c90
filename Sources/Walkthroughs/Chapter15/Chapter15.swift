// The samples of chapter 15.
// Chapter: 15

extension Chapter {
    static let chapter15 = [
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
