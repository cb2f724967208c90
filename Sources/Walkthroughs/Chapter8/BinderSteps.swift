// The numbered steps of chapter 8.
// Chapter: 8 (the sample)

extension [ChapterStep] {
    static let binderSteps = ChapterStep.numbered([
        ("A binder comes with a scheduler", "DisposeBag.init()"),
        ("`bind(to:)` is a subscribe", "ObservableType.just(_:)"),
        (
            "The element passes the observer",
            "ObserverBase.on(_:) [self: AnonymousObserver] (next(hello))"
        ),
        ("The binder hands it to its scheduler", "Binder.on(_:) (next(hello))"),
        ("On main it runs at once", "MainScheduler.scheduleInternal(_:action:)"),
        (
            "The binder ignores `completed`",
            "ObserverBase.on(_:) [self: AnonymousObserver] (completed)"
        ),
        ("Nothing to dispose of", "Disposables.create()"),
        ("From a background queue", "# from a background queue"),
        (
            "The element waits for the main queue",
            "SerialDispatchQueueScheduler.schedule(_:action:) [self: MainScheduler]"
        ),
        ("Main runs the queued block", "# runs block 2"),
        ("The bag is released", "DisposeBag.dispose()"),
    ])
}
