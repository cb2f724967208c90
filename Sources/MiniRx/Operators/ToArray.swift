// `toArray`: emits all elements as one array when the source completes.
// Mirrors: RxSwift/Observables/ToArray.swift
// Chapter: 7 (from a sequence to a trait)

extension ObservableType {
    /// Emits all elements as one array when the source completes. An error drops them.
    ///
    /// ```swift
    /// Observable.of(1, 2, 3).toArray().subscribe { print($0) }  // success([1, 2, 3])
    /// ```
    public func toArray() -> Single<[Element]> {
        PrimitiveSequence(raw: ToArray(source: self.asObservable()))
    }
}

private final class ToArraySink<SourceType, Observer: ObserverType>: Sink<Observer>, ObserverType
where Observer.Element == [SourceType] {
    typealias Parent = ToArray<SourceType>

    /// Never read: it keeps the operator alive as long as the sink lives.
    private let parent: Parent
    private var list: [SourceType] = []

    init(parent: Parent, observer: Observer, cancel: Cancelable) {
        self.parent = parent
        super.init(observer: observer, cancel: cancel)
    }

    func on(_ event: Event<SourceType>) {
        switch event {
        case .next(let element):
            list.append(element)
        case .error(let error):
            forwardOn(.error(error))
            dispose()
        case .completed:
            forwardOn(.next(list))
            forwardOn(.completed)
            dispose()
        }
    }
}

private final class ToArray<SourceType>: Producer<[SourceType]> {
    private let source: Observable<SourceType>

    init(source: Observable<SourceType>) {
        self.source = source
        super.init(ToArray.self)
    }

    override func run<Observer: ObserverType>(_ observer: Observer, cancel: Cancelable)
        -> (sink: Disposable, subscription: Disposable) where Observer.Element == [SourceType]
    {
        let sink = ToArraySink(parent: self, observer: observer, cancel: cancel)
        let subscription = source.subscribe(sink)
        return (sink: sink, subscription: subscription)
    }
}
