// The numbered steps of chapter 2.
// Chapter: 2 (the walkthrough)

extension [ChapterStep] {
    static let schedulersSteps = ChapterStep.numbered([
        ("The source is made", "DisposeBag.init()"),
        (
            "`subscribe(on:)` keeps source and scheduler",
            "ConcurrentDispatchQueueScheduler.init(queue:leeway:)"
        ),
        ("`observe(on:)` chooses the operator for serial schedulers", "MainScheduler.init()"),
        (
            "`subscribe` begins a trampoline on main",
            "ObservableType.subscribe(onNext:onError:onCompleted:onDisposed:) "
                + "[self: ObserveOnSerialDispatchQueue]"
        ),
        (
            "The last operator subscribes to its source",
            "closure#1 in Producer.subscribe(_:)"
        ),
        ("`subscribe(on:)` makes its sink", "SubscribeOn.run(_:cancel:)"),
        ("The first hand-over: the subscription itself", "SubscribeOnSink.run()"),
        (
            "`subscribe` returns, and nothing has been sent",
            "SinkDisposer.setSinkAndSubscription(sink:subscription:)"
        ),
        ("On the global queue, a second trampoline", "# runs block 1"),
        ("Your closure runs", "closure#1 in Producer.subscribe(_:)"),
        ("An element passes three sinks and is handed over", "ObserverType.onNext(_:)"),
        ("The second element is handed over without waiting", "ObserverType.onNext(_:)"),
        ("`completed` is handed over", "ObserverType.onCompleted()"),
        (
            "The source is disposed of before main receives anything",
            "Sink.dispose() [self: SubscribeOnSink]"
        ),
        (
            "One more hand-over, to dispose of the source",
            "ScheduledDisposable.init(scheduler:disposable:)"
        ),
        ("The fifth block has nothing to dispose of", "# runs block 5"),
        ("Main delivers the elements", "# runs block 2"),
        ("Main delivers `completed` and disposes", "# runs block 4"),
        ("The bag finds nothing to do", "# bag released"),
    ])
}
