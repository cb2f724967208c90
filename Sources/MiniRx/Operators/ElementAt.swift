// `element(at:)`: emits the element at one index.
// Mirrors: RxSwift/Observables/ElementAt.swift
// Chapter: none

extension ObservableType {
    /// Emits the element at `index` (from 0), then `completed`. If the source completes before,
    /// fails with `RxError.argumentOutOfRange`. A negative `index` ends the program.
    ///
    /// ```swift
    /// Observable.of("a", "b", "c").element(at: 1).subscribe { print($0) }  // next(b), completed
    /// ```
    public func element(at index: Int) -> Observable<Element> {
        ElementAt(source: self.asObservable(), index: index, throwOnEmpty: true)
    }

    /// The name of this operator before RxSwift 6.
    @available(*, deprecated, renamed: "element(at:)")
    public func elementAt(_ index: Int) -> Observable<Element> {
        element(at: index)
    }
}

private final class ElementAtSink<Observer: ObserverType>: Sink<Observer>, ObserverType {
    typealias SourceType = Observer.Element
    typealias Parent = ElementAt<SourceType>

    private let parent: Parent
    private var i: Int

    init(parent: Parent, observer: Observer, cancel: Cancelable) {
        self.parent = parent
        i = parent.index
        super.init(observer: observer, cancel: cancel)
    }

    func on(_ event: Event<SourceType>) {
        switch event {
        case .next:
            if i == 0 {
                forwardOn(event)
                forwardOn(.completed)
                dispose()
            }
            do {
                _ = try decrementChecked(&i)
            } catch {
                forwardOn(.error(error))
                dispose()
            }
        case .error(let error):
            forwardOn(.error(error))
            dispose()
        case .completed:
            if parent.throwOnEmpty {
                forwardOn(.error(RxError.argumentOutOfRange))
            } else {
                forwardOn(.completed)
            }
            dispose()
        }
    }
}

private final class ElementAt<SourceType>: Producer<SourceType> {
    private let source: Observable<SourceType>
    let throwOnEmpty: Bool
    let index: Int

    init(source: Observable<SourceType>, index: Int, throwOnEmpty: Bool) {
        guard index >= 0 else {
            rxFatalError("index can't be negative")
        }
        self.source = source
        self.index = index
        self.throwOnEmpty = throwOnEmpty
        super.init(ElementAt.self)
    }

    override func run<Observer: ObserverType>(_ observer: Observer, cancel: Cancelable)
        -> (sink: Disposable, subscription: Disposable) where Observer.Element == SourceType
    {
        let sink = ElementAtSink(parent: self, observer: observer, cancel: cancel)
        let subscription = source.subscribe(sink)
        return (sink: sink, subscription: subscription)
    }
}
