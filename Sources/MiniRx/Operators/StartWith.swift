// `startWith`: elements before the first one.
// Mirrors: RxSwift/Observables/StartWith.swift
// Left out: nothing.
// Chapter: 10 (how to read any operator)

extension ObservableType {
    /// Sends `elements` to who subscribes, on the thread that does, and then subscribes to the
    /// source.
    ///
    /// Mirrors `RxSwift/Observables/StartWith.swift`.
    @inlinable
    public func startWith(_ elements: Element...) -> Observable<Element> {
        StartWith(source: self.asObservable(), elements: elements)
    }
}

/// It has no sink: nothing stands between the source and the observer.
@usableFromInline
final class StartWith<Element>: Producer<Element> {
    @usableFromInline let elements: [Element]
    @usableFromInline let source: Observable<Element>

    @inlinable
    init(source: Observable<Element>, elements: [Element]) {
        self.source = source
        self.elements = elements
        super.init()
        specialize(StartWith.self)
    }

    @inlinable
    override func run<Observer: ObserverType>(_ observer: Observer, cancel: Cancelable)
        -> (sink: Disposable, subscription: Disposable) where Observer.Element == Element
    {
        for element in elements {
            observer.on(.next(element))
        }
        return (sink: Disposables.create(), subscription: source.subscribe(observer))
    }
}
