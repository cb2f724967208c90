// The numbered steps of chapter 3.
// Chapter: 3 (the walkthrough)

extension [ChapterStep] {
    static let observeOnSteps = ChapterStep.numbered([
        ("`of` keeps elements and a scheduler", "DisposeBag.init()"),
        (
            "A scheduler with a queue of its own",
            "SerialDispatchQueueScheduler"
                + ".init(internalSerialQueueName:serialQueueConfiguration:leeway:)"
        ),
        (
            "`observe(on:)` looks at the scheduler's class",
            "ObservableType.observe(on:) [self: ObservableSequence]"
        ),
        (
            "`subscribe` begins a trampoline",
            "ObservableType.subscribe(_:) [self: ObserveOnSerialDispatchQueue]"
        ),
        ("The sink between source and observer", "closure#1 in Producer.subscribe(_:)"),
        (
            "The source is subscribed to at once",
            "Producer.subscribe(_:) [self: ObservableSequence]"
        ),
        ("The sequence schedules its first iteration", "ObservableSequenceSink.run()"),
        (
            "Both disposers are filled before anything is sent",
            "SinkDisposer.setSinkAndSubscription(sink:subscription:)"
        ),
        ("The first iteration", "ScheduledItem.invoke()"),
        (
            "The element is handed over",
            "Sink.forwardOn(_:) [self: ObservableSequenceSink] (next(1))"
        ),
        ("The iteration schedules the next one", "RecursiveImmediateScheduler.schedule(_:)"),
        ("Nine more iterations", "ScheduledItem.invoke()"),
        (
            "`completed` is handed over, and the sequence stops",
            "Sink.forwardOn(_:) [self: ObservableSequenceSink] (completed)"
        ),
        ("`subscribe` returns", "CurrentThreadScheduler.isScheduleRequired.set"),
        ("The serial queue delivers the first element", "# runs block 1"),
        ("Nine more elements", "# runs block 2"),
        ("The queue delivers `completed` and disposes", "# runs block 11"),
        ("The bag finds nothing to do", "# bag released"),
    ])
}
