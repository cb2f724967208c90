// The samples of chapter 16.
// Chapter: 16

extension Chapter {
    static let chapter16 = [
        Walkthrough(
            name: "replay-under-lock",
            title: "share(replay: 1) and merge: each waits for the lock that the other holds",
            run: replayUnderLock
        ),
        Walkthrough(
            name: "deferred-keeps",
            title: "deferred: its closure stays, where create's goes",
            run: deferredKeeps
        ),
        Walkthrough(
            name: "and-then-keeps",
            title: "andThen: the first sequence is kept as long as the second",
            run: andThenKeeps
        ),
    ]
}
