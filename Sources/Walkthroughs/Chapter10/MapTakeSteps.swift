// The numbered steps of chapter 10.
// Chapter: 10 (the walkthrough)

extension [ChapterStep] {
    static let mapTakeSteps = ChapterStep.numbered([
        ("Each operator makes an object", "ObservableType.of(_:scheduler:)"),
        (
            "`subscribe` begins at the last operator",
            "ObservableType.subscribe(onNext:onError:onCompleted:onDisposed:) [self: TakeCount]"
        ),
        ("Each producer subscribes to the one before", "TakeCount.run(_:cancel:)"),
        (
            "The source queues its first iteration",
            "Producer.subscribe(_:) [self: ObservableSequence]"
        ),
        ("An element goes down", "ScheduledItem.invoke()"),
        (
            "`take` has enough: `completed`",
            "Sink.forwardOn(_:) [self: TakeCountSink] (completed)"
        ),
        ("Then it disposes, and that goes up", "Sink.dispose() [self: TakeCountSink]"),
        ("The source asks for one iteration too many", "RecursiveImmediateScheduler.schedule(_:)"),
        ("Nothing is left to dispose of", "Disposables.create(_:_:)"),
    ])
}
