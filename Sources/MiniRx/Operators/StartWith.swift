// `startWith`: elements before the first one.
// Mirrors: RxSwift/Observables/StartWith.swift
// Chapter: 10 (how to read any operator)

extension ObservableType {
    /// Sends `elements` to who subscribes, on the thread that does, and then subscribes to the
    /// source.
    public func startWith(_ elements: Element...) -> Observable<Element> {
        StartWith(source: self.asObservable(), elements: elements)
    }
}

/// It has no sink: nothing stands between the source and the observer.
final class StartWith<Element>: Producer<Element> {
    private let elements: [Element]
    private let source: Observable<Element>

    init(source: Observable<Element>, elements: [Element]) {
        self.source = source
        self.elements = elements
        super.init(specializedRun(of: StartWith.self))
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
