// The numbered steps of chapter 9.
// Chapter: 9 (the sample)

extension [ChapterStep] {
    static let relayBindSteps = ChapterStep.numbered([
        ("A relay has a subject inside", "DisposeBag.init()"),
        ("`bind(to:)` for relays", "ObservableType.bind(to:) [self: PublishRelay]"),
        ("The binding goes into the bag", "Disposable.disposed(by:)"),
        (
            "A new subscriber receives the value",
            "ObservableType.subscribe(onNext:onError:onCompleted:onDisposed:) [self: BehaviorRelay]"
        ),
        ("`accept` is `onNext`", "PublishRelay.accept(_:)"),
        ("The binding calls `accept`", "closure#1 in ObservableType.bind(to:) (next(1))"),
        ("The value", "BehaviorSubject.value()"),
        ("The end of the scope", "# end of scope"),
    ])
}
