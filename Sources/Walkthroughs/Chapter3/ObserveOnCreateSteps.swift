// The numbered steps of chapter 3.
// Chapter: 3 (the walkthrough)

extension [ChapterStep] {
    static let observeOnCreateSteps = ChapterStep.numbered([
        ("`create` keeps the closure", "DisposeBag.init()"),
        (
            "A scheduler with a queue of its own",
            "SerialDispatchQueueScheduler"
                + ".init(internalSerialQueueName:serialQueueConfiguration:leeway:)"
        ),
        (
            "`observe(on:)` looks at the scheduler's class",
            "ObservableType.observe(on:) [self: AnonymousObservable]"
        ),
        (
            "`subscribe` begins a trampoline",
            "ObservableType.subscribe(onNext:onError:onCompleted:onDisposed:) "
                + "[self: ObserveOnSerialDispatchQueue]"
        ),
        ("The sink between source and observer", "ObserveOnSerialDispatchQueue.run(_:cancel:)"),
        (
            "The source is subscribed to at once",
            "Producer.subscribe(_:) [self: AnonymousObservable]"
        ),
        ("The element is handed over", "ObserverType.onNext(_:)"),
        ("The second element is handed over without waiting", "ObserverType.onNext(_:)"),
        (
            "`completed` is handed over, and the source is disposed of",
            "ObserverType.onCompleted()"
        ),
        ("`subscribe` returns", "CurrentThreadScheduler.isScheduleRequired.set"),
        ("The serial queue delivers the first element", "# runs block 1"),
        ("The second element", "# runs block 2"),
        ("The queue delivers `completed` and disposes", "# runs block 3"),
        ("The bag finds nothing to do", "# bag released"),
    ])
}
