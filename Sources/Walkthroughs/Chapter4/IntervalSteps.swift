// The numbered steps of chapter 4.
// Chapter: 4 (the walkthrough)

extension [ChapterStep] {
    static let intervalSteps = ChapterStep.numbered([
        ("`interval` makes a `Timer`, and nothing ticks", "MainScheduler.init()"),
        (
            "`subscribe` begins a trampoline",
            "ObservableType.subscribe(onNext:onError:onCompleted:onDisposed:) [self: Timer]"
        ),
        ("`Timer.run` chooses a sink", "closure#1 in Producer.subscribe(_:)"),
        ("The sink asks the scheduler to repeat", "TimerSink.run()"),
        (
            "The configuration makes a dispatch source",
            "DispatchQueueConfiguration.schedulePeriodic(_:startAfter:period:action:)"
        ),
        (
            "`subscribe` returns, and nothing has ticked",
            "SinkDisposer.setSinkAndSubscription(sink:subscription:)"
        ),
        ("The first tick", "# runs block 1"),
        ("The way up to your closure", "Sink.forwardOn(_:) [self: TimerSink] (next(0))"),
        ("The second tick, and the third", "# runs block 1"),
        ("`dispose()` cancels the source", "# dispose() after 3 ticks"),
    ])
}
