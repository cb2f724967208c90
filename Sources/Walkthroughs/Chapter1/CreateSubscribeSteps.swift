// The numbered steps of chapter 1.
// Chapter: 1 (the walkthrough)

extension [ChapterStep] {
    static let createSubscribeSteps: [ChapterStep] = {
        let subscribe = "ObservableType.subscribe(onNext:onError:onCompleted:onDisposed:)"
        let sink = "[self: AnonymousObservableSink]"
        return ChapterStep.numbered([
            ("`create` keeps the closure", "ObservableType.create(_:)"),
            (
                "`subscribe` makes a disposable of `onDisposed`",
                "\(subscribe) [self: AnonymousObservable]"
            ),
            ("The observer is made of a closure", "AnonymousObserver.init(_:)"),
            (
                "`asObservable` returns the object itself",
                "Observable.asObservable() [self: AnonymousObservable]"
            ),
            (
                "`Producer.subscribe` asks for a trampoline",
                "Producer.subscribe(_:) [self: AnonymousObservable]"
            ),
            (
                "The trampoline starts on the current thread",
                "CurrentThreadScheduler.schedule(_:action:)"
            ),
            ("The first action calls `run`", "closure#1 in Producer.subscribe(_:)"),
            ("The sink is made", "AnonymousObservableSink.init(observer:cancel:)"),
            ("The sink starts your closure", "AnonymousObservableSink.run(_:)"),
            ("`onNext` becomes `on`", "ObserverType.onNext(_:)"),
            ("The sink checks the rules", "AnonymousObservableSink.on(_:) (next(1))"),
            ("`forwardOn` reaches the observer", "Sink.forwardOn(_:) \(sink) (next(1))"),
            ("Your `onNext` prints 1", "closure#1 in \(subscribe) (next(1))"),
            ("`onCompleted` takes the same path", "ObserverType.onCompleted()"),
            ("`onDisposed` runs, still inside `subscribe`", "AnonymousDisposable.dispose()"),
            ("The sink disposes of itself, too early", "Sink.dispose() \(sink)"),
            ("Only now does your closure return", "Disposables.create()"),
            (
                "The disposer disposes of the sink a second time",
                "SinkDisposer.setSinkAndSubscription(sink:subscription:)"
            ),
            ("The trampoline ends", "CurrentThreadScheduler.isScheduleRequired.set"),
            ("What `subscribe` returns", "Disposables.create(_:_:)"),
            ("`dispose()` by hand finds nothing to do", "# dispose() by hand"),
        ])
    }()
}
