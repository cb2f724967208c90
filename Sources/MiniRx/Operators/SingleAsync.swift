// `single`: the one element of a sequence, and an error if there are more or none.
// Mirrors: RxSwift/Observables/SingleAsync.swift
// Left out: nothing.
// Chapter: none

extension ObservableType {
    /// The source's element, as soon as it comes. A second one ends the sequence with
    /// `RxError.moreThanOneElement`, a source without any with `RxError.noElements`.
    ///
    /// Mirrors `RxSwift/Observables/SingleAsync.swift`.
    @inlinable
    public func single() -> Observable<Element> {
        SingleAsync(source: self.asObservable())
    }

    /// The same of the elements for which `predicate` is true. A `predicate` that throws ends the
    /// sequence with its error.
    ///
    /// Mirrors `RxSwift/Observables/SingleAsync.swift`.
    @inlinable
    public func single(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
        SingleAsync(source: self.asObservable(), predicate: predicate)
    }
}

@usableFromInline
final class SingleAsyncSink<Observer: ObserverType>: Sink<Observer>, ObserverType {
    @usableFromInline typealias Element = Observer.Element
    @usableFromInline typealias Parent = SingleAsync<Element>

    @usableFromInline let parent: Parent
    @usableFromInline var seenValue = false

    @inlinable
    init(parent: Parent, observer: Observer, cancel: Cancelable) {
        self.parent = parent
        super.init(observer: observer, cancel: cancel)
    }

    @inlinable
    func on(_ event: Event<Element>) {
        switch event {
        case .next(let element):
            do {
                guard try parent.predicate?(element) ?? true else { return }
            } catch {
                forwardOn(.error(error))
                dispose()
                return
            }
            if seenValue {
                forwardOn(.error(RxError.moreThanOneElement))
                dispose()
                return
            }
            seenValue = true
            forwardOn(.next(element))
        case .error:
            forwardOn(event)
            dispose()
        case .completed:
            if seenValue {
                forwardOn(.completed)
            } else {
                forwardOn(.error(RxError.noElements))
            }
            dispose()
        }
    }
}

@usableFromInline
final class SingleAsync<Element>: Producer<Element> {
    @usableFromInline typealias Predicate = (Element) throws -> Bool

    @usableFromInline let source: Observable<Element>
    @usableFromInline let predicate: Predicate?

    @inlinable
    init(source: Observable<Element>, predicate: Predicate? = nil) {
        self.source = source
        self.predicate = predicate
        super.init()
        specialize(SingleAsync.self)
    }

    @inlinable
    override func run<Observer: ObserverType>(_ observer: Observer, cancel: Cancelable)
        -> (sink: Disposable, subscription: Disposable) where Observer.Element == Element
    {
        let sink = SingleAsyncSink(parent: self, observer: observer, cancel: cancel)
        let subscription = source.subscribe(sink.specialized)
        return (sink: sink, subscription: subscription)
    }
}
