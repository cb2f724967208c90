// `ifEmpty(default:)`: emits a default element if the source emits none.
// Mirrors: RxSwift/Observables/DefaultIfEmpty.swift
// Chapter: none

extension ObservableType {
    /// Emits `default` before `completed` if the source has emitted no element.
    ///
    /// ```swift
    /// Observable.empty().ifEmpty(default: 0).subscribe { print($0) }  // next(0), completed
    /// ```
    public func ifEmpty(default: Element) -> Observable<Element> {
        DefaultIfEmpty(source: self.asObservable(), default: `default`)
    }
}

private final class DefaultIfEmptySink<Observer: ObserverType>: Sink<Observer>, ObserverType {
    typealias Element = Observer.Element

    private let `default`: Element
    private var isEmpty = true

    init(default: Element, observer: Observer, cancel: Cancelable) {
        self.default = `default`
        super.init(observer: observer, cancel: cancel)
    }

    func on(_ event: Event<Element>) {
        switch event {
        case .next:
            isEmpty = false
            forwardOn(event)
        case .error:
            forwardOn(event)
            dispose()
        case .completed:
            if isEmpty {
                forwardOn(.next(`default`))
            }
            forwardOn(.completed)
            dispose()
        }
    }
}

private final class DefaultIfEmpty<SourceType>: Producer<SourceType> {
    private let source: Observable<SourceType>
    private let `default`: SourceType

    init(source: Observable<SourceType>, default: SourceType) {
        self.source = source
        self.default = `default`
        super.init(DefaultIfEmpty.self)
    }

    override func run<Observer: ObserverType>(_ observer: Observer, cancel: Cancelable)
        -> (sink: Disposable, subscription: Disposable) where Observer.Element == SourceType
    {
        let sink = DefaultIfEmptySink(default: `default`, observer: observer, cancel: cancel)
        let subscription = source.subscribe(sink)
        return (sink: sink, subscription: subscription)
    }
}
