// The numbered steps of chapter 7.
// Chapter: 7 (a Single, step by step)

extension [ChapterStep] {
    static let singleSteps = ChapterStep.numbered([
        (
            "A `Single` is a wrapped `Observable`",
            "PrimitiveSequenceType.create(subscribe:)"
        ),
        (
            "Two handlers become one, and `onDisposed` a disposable",
            "PrimitiveSequenceType.subscribe(onSuccess:onFailure:onDisposed:)"
        ),
        (
            "The wrapping comes off",
            "PrimitiveSequenceType.subscribe(_:)"
        ),
        (
            "Your closure is given a function, not an observer",
            "closure#1 in PrimitiveSequenceType.create(subscribe:)"
        ),
        (
            "One success, first event: `next`",
            "closure#1 in closure#1 in PrimitiveSequenceType.create(subscribe:) (success(1))"
        ),
        (
            "`onSuccess`, and at once `onDisposed`",
            "closure#1 in PrimitiveSequenceType.subscribe(onSuccess:onFailure:onDisposed:) "
                + "(success(1))"
        ),
        (
            "One success, second event: `completed`",
            "AnyObserver.on(_:) (completed)"
        ),
        (
            "The sink disposes of itself too early",
            "Sink.dispose() [self: AnonymousObservableSink]"
        ),
        (
            "The cleanup comes last",
            "SinkDisposer.setSinkAndSubscription(sink:subscription:)"
        ),
        (
            "`dispose()` by hand finds nothing to do",
            "# dispose() by hand"
        ),
    ])
}
