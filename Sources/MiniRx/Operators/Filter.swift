// `filter`: lets through the elements that pass a test; `ignoreElements`: none.
// Mirrors: RxSwift/Observables/Filter.swift
// Left out: nothing.
// Chapter: none

extension ObservableType {
    /// Passes on the elements for which `predicate` is true. A `predicate` that throws ends the
    /// sequence with its error.
    ///
    /// Mirrors `RxSwift/Observables/Filter.swift`.
    @inlinable
    public func filter(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
        Filter(source: self.asObservable(), predicate: predicate)
    }
}

extension ObservableType {
    /// No elements: only the end, `completed` or an error.
    ///
    /// Mirrors `RxSwift/Observables/Filter.swift`.
    @inlinable
    public func ignoreElements() -> Observable<Never> {
        flatMap { _ in
            Observable<Never>.empty()
        }
    }
}

@usableFromInline
final class FilterSink<Observer: ObserverType>: Sink<Observer>, ObserverType {
    @usableFromInline typealias Element = Observer.Element
    @usableFromInline typealias Predicate = (Element) throws -> Bool

    @usableFromInline let predicate: Predicate

    @inlinable
    init(predicate: @escaping Predicate, observer: Observer, cancel: Cancelable) {
        self.predicate = predicate
        super.init(observer: observer, cancel: cancel)
    }

    @inlinable
    func on(_ event: Event<Element>) {
        switch event {
        case .next(let element):
            do {
                if try predicate(element) {
                    forwardOn(.next(element))
                }
            } catch {
                forwardOn(.error(error))
                dispose()
            }
        case .error, .completed:
            forwardOn(event)
            dispose()
        }
    }
}

@usableFromInline
final class Filter<Element>: Producer<Element> {
    @usableFromInline typealias Predicate = (Element) throws -> Bool

    @usableFromInline let source: Observable<Element>
    @usableFromInline let predicate: Predicate

    @inlinable
    init(source: Observable<Element>, predicate: @escaping Predicate) {
        self.source = source
        self.predicate = predicate
        super.init()
        specialize(Filter.self)
    }

    @inlinable
    override func run<Observer: ObserverType>(_ observer: Observer, cancel: Cancelable)
        -> (sink: Disposable, subscription: Disposable) where Observer.Element == Element
    {
        let sink = FilterSink(predicate: predicate, observer: observer, cancel: cancel)
        let subscription = source.subscribe(sink.specialized)
        return (sink: sink, subscription: subscription)
    }
}
