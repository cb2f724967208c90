// `startWith`: emits elements before those of the source.
// Mirrors: RxSwift/Observables/StartWith.swift
// Chapter: 10 (how to read any operator)

extension ObservableType {
    /// Emits `elements` on the thread that subscribes, and then subscribes to the source.
    ///
    /// ```swift
    /// Observable.just(3).startWith(1, 2).subscribe(onNext: { print($0) })  // 1, 2, 3
    /// ```
    public func startWith(_ elements: Element...) -> Observable<Element> {
        StartWith(source: self.asObservable(), elements: elements)
    }
}

/// A producer without a sink: the source sends to the observer directly.
private final class StartWith<Element>: Producer<Element> {
    private let elements: [Element]
    private let source: Observable<Element>

    init(source: Observable<Element>, elements: [Element]) {
        self.source = source
        self.elements = elements
        super.init(StartWith.self)
    }

    override func run<Observer: ObserverType>(_ observer: Observer, cancel: Cancelable)
        -> (sink: Disposable, subscription: Disposable) where Observer.Element == Element
    {
        for element in elements {
            observer.on(.next(element))
        }
        return (sink: Disposables.create(), subscription: source.subscribe(observer))
    }
}
