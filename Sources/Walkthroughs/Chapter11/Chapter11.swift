// The samples of chapter 11.
// Chapter: 11

extension Chapter {
    static let chapter11 = [
        Walkthrough(
            name: "replay-under-lock",
            title: "share(replay: 1) and merge: each wants the lock that the other has",
            run: replayUnderLock
        ),
        Walkthrough(
            name: "deferred-keeps",
            title: "deferred: its closure stays, where create's goes",
            run: deferredKeeps
        ),
        Walkthrough(
            name: "and-then-keeps",
            title: "andThen: what is done stays as long as what follows",
            run: andThenKeeps
        ),
    ]
}
