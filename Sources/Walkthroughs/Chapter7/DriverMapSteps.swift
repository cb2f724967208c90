// The numbered steps of chapter 7's Driver.
// Chapter: 7 (a Driver, step by step)

extension [ChapterStep] {
    static let driverMapSteps = ChapterStep.numbered([
        ("A relay with a value", "DisposeBag.init()"),
        ("`asDriver()` assembles", "BehaviorRelay.asDriver()"),
        (
            "`map` takes off the wrapping, maps, and shares again",
            "SharedSequenceConvertibleType.map(_:)"
        ),
        (
            "`drive` must be called on main, and subscribes",
            "SharedSequenceConvertibleType.drive(onNext:onCompleted:onDisposed:)"
        ),
        ("Connecting subscribes upstream", "Producer.subscribe(_:) [self: Map]"),
        ("The first element comes at once", "BehaviorSubject.synchronized_subscribe(_:)"),
        ("The second element takes the same path", "BehaviorRelay.accept(_:)"),
        ("The bag is released", "# end of scope"),
    ])
}
